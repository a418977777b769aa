"""Duels: who decides their order, and the dice."""

from carson.city.count import duels, outlaws, powers
from carson.city.facts import characters, geometry, spaces
from carson.city.facts.ids import CITY_HALL, NONE, SPACE
from carson.city.position.blame import noun
from carson.city.position.forms import AT_PLACE, SEAT, Fitting, Form, asks, refuse, steps
from carson.city.table import agenda, schedule
from carson.city.table.moves import carries_dynamite, carries_no_duel, stands_at
from carson.core.agenda_text import Part, flag
from carson.core.position_text import Kind, numbers
from carson.core.seats import LETTERS

PIPS = 6
DIE = numbers(noun("die"), 1, PIPS)
DUELLING = steps(schedule.CITY_HALL_DUEL) | {"use-space", "fights"}
ARENA = Part("a", Kind(noun("sort-of-duels"), {"parcels": 0, "buildings": 1, "outlaws": 2}))
ARENAS = {
    schedule.PARCEL_DUELS: duels.ON_LAND,
    schedule.OUTLAW_FIGHTS: duels.WITH_OUTLAWS,
    schedule.ATTACKS: duels.ON_BUILDINGS,
}


def with_dice(e: Fitting) -> None:
    """Duels are rolled in this game, and there is one here with the dice that lie on the table."""
    e.refuse_if(e.s.rules.duel_tiles, "duels-with-tiles")
    check_duel(e, e.a)
    for seat in e.case.seats:
        die, two = e.s.dice[seat], carries_dynamite(e.s, seat, e.a)
        blame = e.case.word("dice")
        blame.refuse_if(die > PIPS and not two, "one-die", seat=LETTERS[seat], die=die)
        blame.refuse_if(die == 1 and two, "two-dice-show", seat=LETTERS[seat])


def check_duel(e: Fitting, place: int) -> None:
    """Refuse unless there is a duel of the entry below, in which only duellists have dice."""
    s, below, on_land = e.s, e.below, place < SPACE
    e.refuse_if(duels.duellists(s, place) < (1 if outlaws.outlaw_at(s, place) else 2), "no-duel-there")
    if below.kind == agenda.USE_SPACE:
        e.refuse_if(place != SPACE + below.a or not spaces.DUEL[below.a], "other-space")
    elif below.kind == agenda.FIGHTS:
        e.refuse_if(not on_land or not duels.contested(s, below.a) & geometry.bit(place), "other-duel")
    else:
        e.refuse_if(not on_land or not s.built[CITY_HALL] & geometry.bit(place), "hall-elsewhere")
    token = not on_land and any(carries_no_duel(s, seat, place - SPACE) for seat in e.case.seats)
    e.refuse_if(token, "no-duel-first")
    e.refuse_if(s.rules.standish != NONE and s.dice[s.rules.standish], "standish-rolls")
    strange = [seat for seat in e.case.seats if s.dice[seat] and not stands_at(s, seat, place)]
    e.refuse_if(strange, "die-of-nobody")


def to_roll(e: Fitting) -> list[int]:
    """Duellists without a result, in pass order."""
    order = [int(seat) for seat in e.s.pass_order if seat != e.s.rules.standish]
    return [seat for seat in order if stands_at(e.s, seat, e.a) and not e.s.dice[seat]]


def _roll_duel(e: Fitting) -> None:
    before, again = e.b & (duels.AFTER_REROLL - 1), e.b & duels.AFTER_REROLL
    left = to_roll(e)
    e.refuse_if(not left, "all-rolled")
    second = before and not carries_dynamite(e.s, left[0], e.a)
    e.refuse_if(second, "no-second-die", seat=LETTERS[left[0]])
    e.refuse_if(again and (left[1:] or not powers.power(e.s, left[0], characters.REROLL)), "no-reroll")


def just_lost(e: Fitting) -> None:
    """Refuse unless somebody else has just won where the entries below say."""
    below = next(entry for entry in e.frames[e.at :: -1] if entry.kind != e.frame.kind)
    e.refuse_if(e.s.cowboys[e.seat] < 1, "no-beaten-cowboy")
    if below.kind == agenda.USE_SPACE:
        place = SPACE + below.a
    elif below.kind == agenda.ROUND:
        e.refuse_if(not e.s.built[CITY_HALL], "nobody-won")
        place = int(geometry.first(e.s.built[CITY_HALL]))
    else:
        return  # which of several duels it was is not said
    e.refuse_if(duels.duellists(e.s, place) != 1 or stands_at(e.s, e.seat, place), "nobody-won")


ORDERS = refuse("standish-orders", lambda e: e.seat == e.s.rules.standish)
THIS_STEP = refuse("other-step", lambda e: e.a != ARENAS[e.step])
SAME_DUELS = refuse("other-duels", lambda e: e.below.a != e.a)
ROLLED = (Part("b", DIE, word="first", optional=True, mask=7), flag("b", "again", 3, 1))
FORMS = {
    agenda.FIGHTS: Form((SEAT, ARENA), steps(*ARENAS), (ORDERS, THIS_STEP)),
    agenda.ASK_FIGHT: Form((SEAT, ARENA), {"fights"}, (SAME_DUELS, asks(lambda e: e.below.seat))),
    agenda.ROLL_DUEL: Form((AT_PLACE, *ROLLED), DUELLING, (with_dice, _roll_duel)),
}
