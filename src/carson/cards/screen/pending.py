"""What the table waits for, as far as it is something to draw: a window, a card to place, a sale."""

from msgspec.structs import asdict

from carson.cards.count.gains import gain_of_card, gain_of_sale, gains_of_places
from carson.cards.count.piles import owner_of
from carson.cards.facts.characters import IDS
from carson.cards.facts.deck import CARD_NAMES
from carson.cards.facts.grid import bits_of, column_of, row_of
from carson.cards.facts.ids import NONE, TERRAIN
from carson.cards.screen.cards import character, terrain
from carson.cards.screen.types import Place, Placing, Sale, Selling, Taking, Using, Window
from carson.cards.state import CardsState
from carson.cards.table import agenda
from carson.cards.table.cities import place_of
from carson.cards.table.schedule import STEP_AT, WINDOWS, part_now
from carson.cards.table.stack import top
from carson.cards.words.actions import TEXTS, cell_text
from carson.cards.words.terms import character_name


def _asked(s: CardsState, kind: int) -> int | None:
    """The question on top of the agenda if it is of this kind."""
    return top(s) if s.agenda and agenda.kind_of(top(s)) == kind else None


def windows(s: CardsState) -> list[Window]:
    """The seven moments of a round at which a character may be used, in their order."""
    packed = _asked(s, agenda.ASK_USE)
    now = NONE if packed is None else agenda.a_of(packed)
    return [_window(s, number, number == now) for number in WINDOWS]


def _window(s: CardsState, number: int, now: bool) -> Window:
    owner = owner_of(s, number)
    return Window(
        character=IDS[number],
        name=character_name(number),
        seat=None if owner == NONE else owner,
        turned=bool(s.tired >> number & 1),
        now=now,
        past=STEP_AT[number] < part_now(s),
    )


def using(s: CardsState) -> Using | None:
    """The character whose owner is asked whether to use it."""
    packed = _asked(s, agenda.ASK_USE)
    return (
        None
        if packed is None
        else Using(seat=agenda.seat_of(packed), character=character(agenda.a_of(packed)))
    )


def taking(s: CardsState) -> Taking | None:
    """Who takes a card of the offer, and what each would add to the score in its best place."""
    packed = _asked(s, agenda.ASK_TAKE)
    if packed is None:
        return None
    seat = agenda.seat_of(packed)
    gains = {TEXTS[action]: gain_of_card(s, seat, action) for action in s.legal(seat)}
    return Taking(seat=seat, gains=gains)


def placing(s: CardsState) -> Placing | None:
    """The card to be placed, and every legal place with the change of the score it would bring."""
    packed = _asked(s, agenda.ASK_PLACE)
    if packed is None:
        return None
    seat, card = agenda.seat_of(packed), agenda.a_of(packed)
    cells = s.legal(seat)
    gains = gains_of_places(s, seat, card, cells)
    places = [_place(cell, gain) for cell, gain in zip(cells, gains, strict=True)]
    return Placing(seat=seat, card=terrain(card), places=places)


def _place(cell: int, gain: int) -> Place:
    return Place(at=cell_text(cell), x=column_of(cell), y=row_of(cell), gain=gain)


def selling(s: CardsState) -> Selling | None:
    """The cards the Auctioneer may sell now, where they lie, and what each sale would bring."""
    packed = _asked(s, agenda.ASK_SALE)
    if packed is None:
        return None
    seat = agenda.seat_of(packed)
    cards = bits_of(s.options >> TERRAIN & (1 << len(CARD_NAMES)) - 1)
    return Selling(seat=seat, cards=[_sale(s, seat, card) for card in cards])


def _sale(s: CardsState, seat: int, card: int) -> Sale:
    place = _place(place_of(s, seat, card), gain_of_sale(s, seat, card))
    return Sale(**asdict(place), id=CARD_NAMES[card])


def fetching(s: CardsState) -> int | None:
    """The seat whose Paperboy is on his errand."""
    packed = _asked(s, agenda.ASK_FETCH)
    return None if packed is None else agenda.seat_of(packed)
