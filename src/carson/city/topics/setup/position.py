"""Setting up: the draws before the first round, and the start parcels."""

from carson.city.count.sheets import bid_of, start_picker
from carson.city.facts.geometry import bit, count
from carson.city.facts.ids import NONE
from carson.city.facts.sheets import MOST_OF_A_LINE
from carson.city.position.blame import noun
from carson.city.position.forms import BEFORE_FIRST, COUNT, SEAT, Fitting, Form, refuse
from carson.city.position.names import CHARACTER_NUMBER
from carson.city.table import agenda
from carson.city.topics.building.track import FIRST_DRAWN
from carson.core.agenda_text import Part
from carson.core.position_text import numbers
from carson.core.seats import LETTERS

PICKS = Part("a", numbers(noun("number"), 0, len(LETTERS) * MOST_OF_A_LINE))


def _draw_side(e: Fitting) -> None:
    """A character with two sides to choose from that has none yet."""
    rules, name = e.s.rules, CHARACTER_NUMBER.text(e.a)
    sides = [tile for tile in rules.pool if tile >> 1 == e.a]
    e.refuse_if(len(sides) < 2, "side-settled", character=name)
    e.refuse_if(any(e.s.in_play & bit(tile) for tile in sides), "drawn-already", character=name)
    if rules.draws:
        e.refuse_if(not e.is_last, "must-be-last")
    else:
        drawn = [entry.a for entry in e.frames[: e.at + 1] if entry.kind == agenda.DRAW_SIDE]
        order = list(rules.open_sides)[::-1]
        e.refuse_if(drawn != order[: len(drawn)], "sides-in-order")


def in_set_up_order(e: Fitting) -> None:
    """After the mountains come sheets, tiles, the order; in a solo game the order is settled."""
    order = [*_after_mountains(e), agenda.DRAW_MOUNTAIN]
    found = [entry.kind for entry in e.frames[1 : e.at + 1]]
    later = ", ".join([agenda.FRAME_NAMES[kind] for kind in reversed(order[:-1])])
    e.refuse_if(found != order[: len(found)], "after-mountains", later=later)


def _after_mountains(e: Fitting) -> list[int]:
    """The entries of the set-up under that of the mountains, from the bottom."""
    rules = e.s.rules
    kinds = [agenda.DRAW_ORDER]
    if rules.standish != NONE:
        kinds = [] if rules.sheets else [agenda.ASK_START]
    if rules.dealt_tiles:
        kinds.append(agenda.DEAL_TILES)
    return [*kinds, agenda.ASK_SHEETS] if rules.sheets else kinds


def _draw_order(e: Fitting) -> None:
    s = e.s
    placed = [int(seat) for seat in s.pass_order if seat != NONE]
    e.refuse_if(e.a != len(placed) or len(placed) == s.rules.seats, "on-pass-track", number=len(placed))
    bids = [int(bid_of(s, seat)) for seat in placed]
    bids.append(max([int(bid_of(s, seat)) for seat in e.case.seats if seat not in placed]))
    e.refuse_if(e.is_last and bids != sorted(bids, reverse=True), "highest-bid")  # R-NB-SHEET
    early = s.rules.city_hall_at_setup and any(s.market[slot] != NONE for slot in FIRST_DRAWN)
    e.refuse_if(early, "first-tiles-empty")
    e.refuse_if(s.taken, "nobody-owns")


def _ask_start(e: Fitting) -> None:
    """Reverse order first and then forward, or the other way round (R-START-PARCELS)."""
    earlier = [start_picker(e.s, pick) for pick in range(e.a)]
    e.refuse_if(start_picker(e.s, e.a) == NONE, "start-over")
    for seat in e.case.seats:
        number = earlier.count(seat)
        e.refuse_if(count(e.s.owned[seat]) != number, "start-parcels", seat=LETTERS[seat], number=number)
    e.must_ask(int(start_picker(e.s, e.a)))


def _cast_open(e: Fitting) -> None:
    """Characters are drawn before the centre, or when all else is done (R-CHAR-LAST)."""
    first = e.case.moment.find(agenda.DRAW_CENTRE) is not None
    e.refuse_if(first != e.s.rules.characters_first, "cast-settled" if not first else "cast-later")


MOUNTAIN_LEFT = refuse("no-mountain", lambda e: not e.a)
SIDE_OF = Part("a", CHARACTER_NUMBER)
CAST_OVER = {BEFORE_FIRST, "draw-centre", "draw-tile", "draw-character"}
MOUNTAINS_OVER = {"draw-order", "ask-start", "deal-tiles", "ask-sheets"}
FORMS = {
    agenda.DRAW_CHARACTER: Form((), CAST_OVER, (_cast_open,)),
    agenda.DRAW_SIDE: Form((SIDE_OF,), CAST_OVER | {"draw-side"}, (_cast_open, _draw_side)),
    agenda.DRAW_CENTRE: Form((), {"draw-mountain"}),
    agenda.DRAW_MOUNTAIN: Form((COUNT,), MOUNTAINS_OVER, (in_set_up_order, MOUNTAIN_LEFT)),
    agenda.DRAW_ORDER: Form((COUNT,), {BEFORE_FIRST}, (_draw_order,)),
    agenda.ASK_START: Form((SEAT, PICKS), {BEFORE_FIRST}, (_ask_start,)),
}
