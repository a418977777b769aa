"""The scene: everything a screen draws (docs/cards.md)."""

from carson.cards.count.moment import all_shown
from carson.cards.count.order import taking_order
from carson.cards.count.piles import era_of, pile_size
from carson.cards.facts.ids import NONE, ROUNDS
from carson.cards.facts.parcels import LETTERS, NAMES
from carson.cards.screen.cards import back, character, characters, terrain
from carson.cards.screen.pending import fetching, placing, selling, taking, using, windows
from carson.cards.screen.players import player
from carson.cards.screen.types import CardsScene, Offer, ParcelName, Piles
from carson.cards.state import CardsState
from carson.cards.table.agenda import TAKING, a_of, kind_of
from carson.cards.table.schedule import stage_now
from carson.cards.words.terms import parcel_name, say
from carson.core.language import kept


@kept
def _parcels() -> dict[str, ParcelName]:
    """The kinds of parcels by letter."""
    return {
        letter: ParcelName(thing=name, name=parcel_name(symbol))
        for symbol, (letter, name) in enumerate(zip(LETTERS, NAMES, strict=True))
    }


def scene_of(s: CardsState, viewer: int) -> CardsScene:
    """The table as this seat sees it; only what others have sealed is missing."""
    stage = stage_now(s)
    return CardsScene(
        era=era_of(s) + 1,
        round=s.round,
        rounds=ROUNDS,
        stage=stage,
        stage_name=say(f"stage.{stage}"),
        parcels=_parcels(),
        offer=Offer(
            character=None if s.shown == NONE else character(s.shown),
            terrain=[terrain(card) for card in s.offer],
        ),
        piles=Piles(terrain=s.pile.bit_count(), characters=pile_size(s)),
        next=back(s.top_back),
        ranking=back(s.ranking),
        under=[character(card & 255) for card in s.queue],
        passed=characters(s.passed),
        windows=windows(s),
        using=using(s),
        taking=taking(s),
        placing=placing(s),
        selling=selling(s),
        fetching=fetching(s),
        order=taking_order(s) if all_shown(s) else [],
        taken=_taken(s),
        players=[player(s, seat, viewer) for seat in range(s.rules.seats)],
    )


def _taken(s: CardsState) -> list[int]:
    """The seats that have had their turn of this round, or have it now."""
    for packed in s.agenda:
        if kind_of(packed) == TAKING:
            return [seat for seat in range(s.rules.seats) if a_of(packed) >> seat & 1]
    return []
