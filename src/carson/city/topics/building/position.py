"""Building: what is bought, where it goes, what was kept, and the tiles that are drawn."""

from carson.city.count.powers import power
from carson.city.facts.buildings import BUILDINGS
from carson.city.facts.characters import BUY_TILE, GRANT_MINE, GRANT_RANCH
from carson.city.facts.ids import BUILD_3, BUILD_12, CITY_HALL, NONE, TYPES
from carson.city.position import forms
from carson.city.position.names import BUILDING, PARCEL, SLOT, bits_of
from carson.city.table import agenda, schedule
from carson.city.topics.choosing.position import CHOOSING, just_chosen, last_chooser
from carson.city.topics.spaces.position import same_space
from carson.core.agenda_text import Part, flag

BUILD_SPACES = forms.steps(*range(BUILD_12, BUILD_3 + 1))
WHERE_BUILT = BUILD_SPACES | {"deferred", "draw-tile"}
FROM_TRACK = (BUY_TILE, GRANT_MINE, GRANT_RANCH)


def _ask_building(e: forms.Fitting) -> None:
    e.refuse_if(e.a == e.step and e.s.market[e.a - BUILD_12] == NONE, "no-building-here")
    same_space(e)


def in_hand(e: forms.Fitting, *types: int) -> None:
    for t in types:
        e.refuse_if(not e.s.hand[e.seat * TYPES + t], "not-in-hand", building=BUILDINGS[t].name)


def builds_now(e: forms.Fitting) -> None:
    """Over a draw only what was bought from the track in phase 1 is placed (R-CHINESE-R-BUILD)."""
    if e.below.kind == agenda.DRAW_TILE:
        just_chosen(BUY_TILE)(e)
    elif e.below.kind == agenda.DEFERRED_TURNS:
        e.must_ask(forms.passed(e.s, e.below.a))


def decided(e: forms.Fitting, noted: int) -> None:
    """Only Standish notes a decision before he acts."""
    e.refuse_if(noted and e.seat != e.s.rules.standish, "only-standish")


def _deferred(e: forms.Fitting) -> None:
    e.refuse_if(e.a > len(e.case.seats), "few-seats", number=len(e.case.seats))


def _ask_site(e: forms.Fitting) -> None:
    decided(e, e.b)
    in_hand(e, e.a)
    builds_now(e)


def _ask_deferred(e: forms.Fitting) -> None:
    in_hand(e, *bits_of(e.a))
    builds_now(e)


# ---- tiles that are drawn


def _draw_tile(e: forms.Fitting) -> None:
    twice = [entry for entry in e.frames[: e.at] if entry.kind == agenda.DRAW_TILE and entry.a == e.a]
    e.refuse_if(e.s.market[e.a] != NONE, "tile-lies-there")
    e.refuse_if(twice, "filled-twice")
    if e.frames[0].a == 0:
        _first_tile(e)
        return
    e.refuse_if(e.b, "no-city-hall-later")
    if e.step == schedule.CHOOSE:  # it takes the place of one somebody has just taken
        seat = last_chooser(e)
        e.refuse_if(e.a != 0, "fills-12")
        taken = seat != NONE and any(power(e.s, seat, kind) for kind in FROM_TRACK)
        e.refuse_if(not taken, "no-tile-taken")


def _first_tile(e: forms.Fitting) -> None:
    """Before the centre without the City Hall, or after the order with it (R-CITYHALL-SETUP)."""
    if e.s.rules.city_hall_at_setup:
        e.refuse_if(e.b or e.below.kind == agenda.DRAW_CENTRE, "tiles-after-order")
    else:
        e.refuse_if(not e.b, "no-city-hall-first")
        e.refuse_if(e.below.kind == agenda.ASK_START, "tiles-before-centre")


def _ask_city_hall(e: forms.Fitting) -> None:
    other = e.below.a != e.a or e.below.b or not e.s.bag[CITY_HALL]
    e.refuse_if(other, "not-city-hall")
    e.must_ask(forms.passed(e.s, 0))


FORMS = {
    agenda.ASK_BUILDING: forms.Form((forms.SEAT, forms.ON_SPACE), BUILD_SPACES, (_ask_building,)),
    agenda.ASK_SITE: forms.Form(
        (forms.SEAT, forms.OF_BUILDING, Part("b", PARCEL, word="at", optional=True, plus=1)),
        WHERE_BUILT,
        (_ask_site,),
    ),
    agenda.DEFERRED_TURNS: forms.Form(
        (forms.COUNT, Part("b", BUILDING, many=True, optional=True)),
        forms.steps(schedule.DEFERRED),
        (_deferred,),
    ),
    agenda.ASK_DEFERRED: forms.Form(
        (forms.SEAT, Part("a", BUILDING, many=True)), {"deferred"}, (_ask_deferred,)
    ),
    agenda.DRAW_TILE: forms.Form(
        (Part("a", SLOT), flag("b", "no-city-hall")),
        forms.steps(schedule.REFILL)
        | CHOOSING
        | {"draw-centre", "draw-tile", "ask-start", forms.BEFORE_FIRST},
        (_draw_tile,),
    ),
    agenda.ASK_CITY_HALL: forms.Form((forms.SEAT, Part("a", SLOT)), {"draw-tile"}, (_ask_city_hall,)),
}
