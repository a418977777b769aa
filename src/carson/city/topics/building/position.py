"""Building: what is bought, where it goes, what was kept, and the tiles that are drawn."""

from carson.city.count.powers import power
from carson.city.facts.buildings import BUILDINGS
from carson.city.facts.characters import BUY_TILE, GRANT_MINE, GRANT_RANCH
from carson.city.facts.ids import BUILD_3, BUILD_12, CITY_HALL, NONE, TYPES
from carson.city.position import forms
from carson.city.position.forms import SEAT, Fitting, Form, refuse
from carson.city.position.names import BUILDING, PARCEL, SLOT, bits_of
from carson.city.table import agenda, schedule
from carson.city.topics.choosing.position import CHOOSING, just_chosen, last_chooser
from carson.city.topics.spaces.position import same_space
from carson.core.agenda_text import Part, flag

BUILD_SPACES = forms.steps(*range(BUILD_12, BUILD_3 + 1))
WHERE_BUILT = BUILD_SPACES | {"deferred", "draw-tile"}
FROM_TRACK = (BUY_TILE, GRANT_MINE, GRANT_RANCH)
FIRST_DRAWS = {"draw-centre", "draw-tile", "ask-start", forms.BEFORE_FIRST}

_for_sale = refuse("no-building-here", lambda e: e.a == e.step and e.s.market[e.a - BUILD_12] == NONE)
_is_city_hall = refuse("not-city-hall", lambda e: e.below.a != e.a or e.below.b or not e.s.bag[CITY_HALL])


def in_hand(e: Fitting, *types: int) -> None:
    for t in types:
        e.refuse_if(not e.s.hand[e.seat * TYPES + t], "not-in-hand", building=BUILDINGS[t].name)


def builds_now(e: Fitting) -> None:
    """Over a draw only what was bought from the track in phase 1 is placed (R-CHINESE-R-BUILD)."""
    if e.below.kind == agenda.DRAW_TILE:
        just_chosen(BUY_TILE)(e)
    elif e.below.kind == agenda.DEFERRED_TURNS:
        e.must_ask(forms.passed(e.s, e.below.a))


def _draw_tile(e: Fitting) -> None:
    """Before the first round, at its end, or in the place of one that somebody has just taken."""
    twice = [entry for entry in e.frames[: e.at] if entry.kind == agenda.DRAW_TILE and entry.a == e.a]
    e.refuse_if(e.s.market[e.a] != NONE, "tile-lies-there")
    e.refuse_if(twice, "filled-twice")
    if e.frames[0].a:
        e.refuse_if(e.b, "no-city-hall-later")
    elif e.s.rules.city_hall_at_setup:  # after the order with it, or before the centre (R-CITYHALL-SETUP)
        e.refuse_if(e.b or e.below.kind == agenda.DRAW_CENTRE, "tiles-after-order")
    else:
        e.refuse_if(not e.b, "no-city-hall-first")
        e.refuse_if(e.below.kind == agenda.ASK_START, "tiles-before-centre")
    if e.frames[0].a and e.step == schedule.CHOOSE:
        seat = last_chooser(e)
        e.refuse_if(e.a != 0, "fills-12")
        taken = seat != NONE and any(power(e.s, seat, kind) for kind in FROM_TRACK)
        e.refuse_if(not taken, "no-tile-taken")


AT_SITE = Part("b", PARCEL, word="at", optional=True, plus=1)
KEPT = Part("b", BUILDING, many=True, optional=True)
FIRST_PASSER = forms.asks(lambda e: forms.passed(e.s, 0))
DRAWN_OVER = forms.steps(schedule.REFILL) | CHOOSING | FIRST_DRAWS
FORMS = {
    agenda.ASK_BUILDING: Form((SEAT, forms.ON_SPACE), BUILD_SPACES, (_for_sale, same_space)),
    agenda.ASK_SITE: Form(
        (SEAT, forms.OF_BUILDING, AT_SITE),
        WHERE_BUILT,
        (forms.decided("b"), lambda e: in_hand(e, e.a), builds_now),
    ),
    agenda.DEFERRED_TURNS: Form((forms.COUNT, KEPT), forms.steps(schedule.DEFERRED), (forms.few_seats,)),
    agenda.ASK_DEFERRED: Form(
        (SEAT, Part("a", BUILDING, many=True)),
        {"deferred"},
        (lambda e: in_hand(e, *bits_of(e.a)), builds_now),
    ),
    agenda.DRAW_TILE: Form((Part("a", SLOT), flag("b", "no-city-hall")), DRAWN_OVER, (_draw_tile,)),
    agenda.ASK_CITY_HALL: Form((SEAT, Part("a", SLOT)), {"draw-tile"}, (_is_city_hall, FIRST_PASSER)),
}
