"""What is usual, and therefore left out of a position; also what follows from the rest of the table."""

from carson.cards.count.moment import is_sealed
from carson.cards.count.piles import era_of, in_pile, pile_size
from carson.cards.facts.characters import EVERYBODY, PAPERBOY
from carson.cards.facts.deck import BACK_CARDS, BACK_OF, BACK_SKULL
from carson.cards.facts.grid import bits_of
from carson.cards.facts.ids import ERA_CARDS, ERA_ROUNDS, NONE, ROUNDS
from carson.cards.position.names import mask_of
from carson.cards.table.agenda import (
    ASK_BIDS,
    ASK_FETCH,
    ASK_PLACE,
    DRAW_FACE,
    FOR_OFFER,
    FOR_PAPERBOY,
    GAME_OVER,
    PLACING,
    REVEAL,
    ROUND,
    a_of,
    b_of,
    frame,
    kind_of,
)
from carson.cards.table.cities import DRAWN, piece_of
from carson.cards.table.schedule import CHOICE, STEP_AT
from carson.cards.table.table import Table
from carson.cards.topics.eras.rules import WHOLE_ERA


def usual_agenda() -> list[int]:
    """The choice of auction cards."""
    return [frame(ROUND, 0, STEP_AT[CHOICE] + 1), frame(ASK_BIDS)]


def usual_hand(s: Table, seat: int) -> int:
    """All auction cards but the open one."""
    return s.rules.stacks[seat] & ~(0 if is_sealed(s) else 1 << s.bid[seat])


def cards_about(s: Table) -> list[int]:
    """Every terrain card that lies open somewhere, as often as it does."""
    found = list(s.offer) + bits_of(s.sold)
    for cards in s.beside:
        found += bits_of(cards)
    for pieces in s.laid:
        found += [piece_of(laid) for laid in pieces if piece_of(laid) < DRAWN]
    laid_now = set(found)
    waiting = {a_of(packed) for packed in s.agenda if kind_of(packed) in (PLACING, ASK_PLACE)}
    return found + sorted(waiting - laid_now)


def characters_about(s: Table) -> list[int]:
    """Every character outside the unknown part of the pile, as often as it is there."""
    found = [] if s.shown == NONE else [s.shown]
    found += [card & 255 for card in s.queue] + bits_of(s.passed)
    for owned in s.owned:
        found += bits_of(owned)
    return found


def unseen_now(s: Table) -> int:
    return EVERYBODY & ~mask_of(characters_about(s))


def pile_without(s: Table, gone: list[int]) -> int:
    """The terrain pile of this era when these cards have left the game."""
    era = era_of(s)
    away = [card % ERA_CARDS for card in cards_about(s) + gone if card // ERA_CARDS == era]
    return WHOLE_ERA & ~mask_of(away)


def gone_now(s: Table) -> list[int]:
    """The terrain cards of this era that left the game."""
    about = set(cards_about(s))
    era = era_of(s)
    return [
        era * ERA_CARDS + card
        for card in range(ERA_CARDS)
        if not s.pile >> card & 1 and era * ERA_CARDS + card not in about
    ]


def usual_back(s: Table) -> int:
    """The visible back when none is named: the first plain one that is possible."""
    if s.unseen == 0:
        return s.queue[0] >> 8 if s.queue else NONE
    backs = [BACK_OF[character] for character in bits_of(s.unseen)] if s.rules.printed_backs else BACK_OF
    plain = [back for back in backs if not BACK_SKULL[back]]
    return min(plain or backs)


def backs_seen(s: Table) -> list[int]:
    """The dealt backs that were seen, each as often as it was."""
    return [back for back, cards in enumerate(BACK_CARDS) for _ in range(cards - s.backs_left[back]) if cards]


# ---- the character pile


def characters_needed(s: Table) -> int:
    """How many the rest of the game may draw: one for each round to come, and one for the Paperboy."""
    if not s.agenda or kind_of(s.agenda[0]) == GAME_OVER:
        return 0
    reveals = [b_of(packed) for packed in s.agenda if kind_of(packed) == REVEAL]
    drawing = 0 in reveals or (1 in reveals and _draws_face(s, FOR_OFFER))
    needed = ROUNDS - s.round + (1 if drawing else 0)
    return needed + 1 if needed and _paperboy_may_come(s) else needed


def _paperboy_may_come(s: Table) -> bool:
    """Whether somebody may still send him to the pile."""
    if s.shown == PAPERBOY or in_pile(s) >> PAPERBOY & 1:
        return True
    return ASK_FETCH in map(kind_of, s.agenda) or _draws_face(s, FOR_PAPERBOY)


def _draws_face(s: Table, purpose: int) -> bool:
    """Whether the face of the top card is being drawn for this."""
    return (DRAW_FACE, purpose) in [(kind_of(packed), a_of(packed)) for packed in s.agenda]


def usual_round(s: Table) -> int:
    """The first round of the first era in which so many characters can have left the pile."""
    s.round = 1
    while s.round < ERA_ROUNDS and pile_size(s) < characters_needed(s):
        s.round += 1
    return s.round
