"""Outlaws in a position: who can have come, and what they can be about to do."""

from carson.city.count.outlaws import movers, order_seat, raid_parcels, undecided
from carson.city.count.places import attackable
from carson.city.facts.geometry import bit, count
from carson.city.facts.ids import PRISON
from carson.city.facts.outlaws import COMING, OUTLAWS, STRONGEST, WEAKEST
from carson.city.position.blame import Blame, noun
from carson.city.position.forms import COUNT, ON_PARCEL, SEAT, Fitting, Form, steps
from carson.city.position.names import bits_of, parcels
from carson.city.position.page import Case, PieceCheck
from carson.city.table import agenda, schedule
from carson.city.table.moves import stands_at
from carson.city.topics.duels.position import DIE
from carson.core.agenda_text import Part, flag
from carson.core.position_lines import amount

AT_ONCE = max(COMING)  # outlaws that come in one round


STRENGTH = noun("the-strength-of-the-outlaws")
LINES = [
    amount(130, "outlaw-strength", "outlaw_strength", STRONGEST, least=WEAKEST, what=STRENGTH),
    parcels(140, "restless", "restless"),
]


def check_outlaws(case: Case) -> None:
    """Refuse outlaws that cannot have come, and a strength nobody can have rolled."""
    s, moment = case.s, case.moment
    for parcel in bits_of(int(s.outlaws)):
        blame = case.parcel(parcel)
        blame.refuse_if(not s.rules.outlaws, "only-with-outlaws")
        most = min(AT_ONCE * _rolls(case), OUTLAWS)
        blame.refuse_if(count(s.outlaws) > most, "outlaws", number=most, found=count(s.outlaws))
        blame.refuse_if(s.built[PRISON] & bit(parcel), "jailed")
    have_come = s.rules.outlaws and _rolls(case) > 0
    lacking = have_come and not s.outlaw_strength
    Blame(0).refuse_if(lacking, "needs-strength", low=WEAKEST, high=STRONGEST)
    case.word("outlaw-strength").refuse_if(s.outlaw_strength and not have_come, "no-strength")
    moving = moment.find(agenda.MOVE_OUTLAWS)
    begun = moving is not None and moving.a == 1
    strange = not begun or s.restless & ~s.outlaws or movers(s) != s.restless
    case.word("restless").refuse_if(s.restless and strange, "restless")


def _rolls(case: Case) -> int:
    """In how many rounds outlaws have come so far."""
    waiting = case.moment.find(agenda.ROLL_OUTLAWS) is not None
    return max(int(case.s.round) - (2 if waiting else 1), 0)


CHECKS = PieceCheck(check_outlaws)

# ---- entries


def _before_the_choice(e: Fitting) -> None:
    """Outlaws come and, where they move early, move before anybody has chosen."""
    e.refuse_if(not e.s.rules.outlaws, "no-outlaws")
    choosing = e.case.moment.find(agenda.ASK_CHARACTER)
    e.refuse_if(choosing and choosing.a, "chosen-already")
    e.refuse_if(e.s.round < 2, "outlaws-in-round-2")


def _arrival(e: Fitting) -> None:
    _before_the_choice(e)
    moves_later = e.case.moment.find(agenda.MOVE_OUTLAWS) is not None
    e.refuse_if(e.s.rules.outlaws_move_early and not moves_later, "moves-under")
    e.refuse_if(moves_later and not e.s.rules.outlaws_move_early, "moves-not-under")


def _draw_outlaw(e: Fitting) -> None:
    e.refuse_if(not 1 <= e.a <= AT_ONCE, "outlaws-to-come", number=AT_ONCE)
    e.refuse_if(count(e.s.outlaws) + e.a > OUTLAWS, "few-outlaws", number=OUTLAWS)


def _move_outlaws(e: Fitting) -> None:
    early, on_arrival = e.step != schedule.OUTLAWS_MOVE, e.s.rules.outlaws_move_early
    _before_the_choice(e)
    e.refuse_if(on_arrival and not early, "moves-on-arrival")
    e.refuse_if(early and not on_arrival, "moves-after-choice")
    above = e.frames[e.at + 1 : e.at + 2]
    arriving = above and above[0].kind in (agenda.ROLL_OUTLAWS, agenda.DRAW_OUTLAW)
    e.refuse_if(e.a and arriving, "not-begun")


def _ask_outlaw(e: Fitting) -> None:
    e.refuse_if(not undecided(e.s, e.s.restless), "any-order")
    e.refuse_if(not e.below.a, "has-not-begun")
    e.must_ask(int(order_seat(e.s)))


def _draw_raid(e: Fitting) -> None:
    e.refuse_if(not e.s.restless & bit(e.a), "not-restless")
    e.refuse_if(count(raid_parcels(e.s, e.a)) < 2, "no-raid")
    e.refuse_if(not e.below.a, "has-not-begun")


def _ask_booty(e: Fitting) -> None:
    e.refuse_if(e.step != schedule.OUTLAW_FIGHTS or e.s.outlaws & bit(e.a), "nobody-beaten")
    robs = stands_at(e.s, e.seat, e.a) and attackable(e.s, e.seat) & bit(e.a)
    e.refuse_if(not robs, "cannot-rob")


COMING_BEFORE = {"ask-character", "move-outlaws"}

FORMS = {
    agenda.ROLL_OUTLAWS: Form((Part("a", DIE, optional=True),), COMING_BEFORE, (_arrival,)),
    agenda.DRAW_OUTLAW: Form((COUNT,), COMING_BEFORE, (_draw_outlaw, _arrival)),
    agenda.MOVE_OUTLAWS: Form(
        (flag("a", "begun"),), steps(schedule.OUTLAWS_MOVE) | {"ask-character"}, (_move_outlaws,)
    ),
    agenda.ASK_OUTLAW: Form((SEAT,), {"move-outlaws"}, (_ask_outlaw,)),
    agenda.DRAW_RAID: Form((ON_PARCEL,), {"move-outlaws"}, (_draw_raid,)),
    agenda.ASK_BOOTY: Form((SEAT, ON_PARCEL), {"fights", "ask-heal", "ask-mourn"}, (_ask_booty,)),
}
