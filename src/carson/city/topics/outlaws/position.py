"""Outlaws in a position: who can have come, and what they can be about to do."""

from carson.city.count import outlaws, places
from carson.city.facts.geometry import bit, count
from carson.city.facts.ids import PRISON
from carson.city.facts.outlaws import COMING, OUTLAWS, STRONGEST, WEAKEST
from carson.city.position.blame import Blame, noun
from carson.city.position.forms import COUNT, ON_PARCEL, SEAT, Fitting, Form, asks, played_with, refuse, steps
from carson.city.position.names import bits_of, parcels
from carson.city.position.page import Case
from carson.city.table import agenda, moves, schedule
from carson.city.topics.duels.position import DIE
from carson.core.agenda_text import Part, flag
from carson.core.position_lines import amount
from carson.core.position_text import numbers

AT_ONCE = max(COMING)  # outlaws that come in one round


STRENGTH = noun("the-strength-of-the-outlaws")
LINES = [
    amount(130, "outlaw-strength", "outlaw_strength", STRONGEST, least=WEAKEST, what=STRENGTH)._replace(
        kind=numbers(STRENGTH, WEAKEST, STRONGEST)
    ),
    parcels(140, "restless", "restless"),
]


def check_outlaws(case: Case) -> None:
    """Refuse outlaws that cannot have come, and a strength nobody can have rolled."""
    s, moment = case.s, case.moment
    rolls = max(int(s.round) - (2 if moment.find(agenda.ROLL_OUTLAWS) else 1), 0)  # so far
    most, found = min(AT_ONCE * rolls, OUTLAWS), count(s.outlaws)
    for parcel in bits_of(int(s.outlaws)):
        blame = case.parcel(parcel)
        blame.refuse_if(not s.rules.outlaws, "only-with-outlaws")
        blame.refuse_if(found > most, "outlaws", number=most, found=found)
        blame.refuse_if(s.built[PRISON] & bit(parcel), "jailed")
    have_come = s.rules.outlaws and rolls > 0
    lacking = have_come and not s.outlaw_strength
    Blame(0).refuse_if(lacking, "needs-strength", low=WEAKEST, high=STRONGEST)
    case.word("outlaw-strength").refuse_if(s.outlaw_strength and not have_come, "no-strength")
    moving = moment.find(agenda.MOVE_OUTLAWS)
    begun = moving is not None and moving.a == 1
    strange = not begun or s.restless & ~s.outlaws or outlaws.movers(s) != s.restless
    case.word("restless").refuse_if(s.restless and strange, "restless")


CHECKS = check_outlaws


def _early(e: Fitting) -> None:
    """Outlaws come and, where they move early, move before anybody has chosen."""
    choosing = e.case.moment.find(agenda.ASK_CHARACTER)
    e.refuse_if(choosing and choosing.a, "chosen-already")
    e.refuse_if(e.s.round < 2, "outlaws-in-round-2")


def _arrival(e: Fitting) -> None:
    moves_later, early = e.case.moment.find(agenda.MOVE_OUTLAWS), e.s.rules.outlaws_move_early
    e.refuse_if(early and not moves_later, "moves-under")
    e.refuse_if(moves_later and not early, "moves-not-under")


def _draw_outlaw(e: Fitting) -> None:
    e.refuse_if(not 1 <= e.a <= AT_ONCE, "outlaws-to-come", number=AT_ONCE)
    e.refuse_if(count(e.s.outlaws) + e.a > OUTLAWS, "few-outlaws", number=OUTLAWS)


def _move_outlaws(e: Fitting) -> None:
    early, on_arrival = e.step != schedule.OUTLAWS_MOVE, e.s.rules.outlaws_move_early
    e.refuse_if(on_arrival and not early, "moves-on-arrival")
    e.refuse_if(early and not on_arrival, "moves-after-choice")
    arriving = [entry for entry in e.frames[e.at + 1 : e.at + 2] if entry.kind in ARRIVALS]
    e.refuse_if(e.a and arriving, "not-begun")


def _draw_raid(e: Fitting) -> None:
    e.refuse_if(not e.s.restless & bit(e.a), "not-restless")
    e.refuse_if(count(outlaws.raid_parcels(e.s, e.a)) < 2, "no-raid")


def _ask_booty(e: Fitting) -> None:
    e.refuse_if(e.step != schedule.OUTLAW_FIGHTS or e.s.outlaws & bit(e.a), "nobody-beaten")
    robs = moves.stands_at(e.s, e.seat, e.a) and places.attackable(e.s, e.seat) & bit(e.a)
    e.refuse_if(not robs, "cannot-rob")


ARRIVALS = (agenda.ROLL_OUTLAWS, agenda.DRAW_OUTLAW)
COMING_BEFORE = {"ask-character", "move-outlaws"}
MOVING_AT = steps(schedule.OUTLAWS_MOVE) | {"ask-character"}
IN_TIME = (played_with("outlaws"), _early)
ORDER_MATTERS = refuse("any-order", lambda e: not outlaws.undecided(e.s, e.s.restless))
MOVING = refuse("has-not-begun", lambda e: not e.below.a)
FIRST_DECIDES = asks(lambda e: outlaws.order_seat(e.s))
FORMS = {
    agenda.ROLL_OUTLAWS: Form((Part("a", DIE, optional=True),), COMING_BEFORE, (*IN_TIME, _arrival)),
    agenda.DRAW_OUTLAW: Form((COUNT,), COMING_BEFORE, (_draw_outlaw, *IN_TIME, _arrival)),
    agenda.MOVE_OUTLAWS: Form((flag("a", "begun"),), MOVING_AT, (*IN_TIME, _move_outlaws)),
    agenda.ASK_OUTLAW: Form((SEAT,), {"move-outlaws"}, (ORDER_MATTERS, MOVING, FIRST_DECIDES)),
    agenda.DRAW_RAID: Form((ON_PARCEL,), {"move-outlaws"}, (_draw_raid, MOVING)),
    agenda.ASK_BOOTY: Form((SEAT, ON_PARCEL), {"fights", "ask-heal", "ask-mourn"}, (_ask_booty,)),
}
