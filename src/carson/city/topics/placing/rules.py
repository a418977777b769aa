"""Phase 2: one cowboy or a pass each, in turn order, until all have passed."""

from typing import Final

from mypy_extensions import i64

from carson.city.count import placing, shifting
from carson.city.count.places import may_send_white, taken_parcels, unowned_land
from carson.city.evaluator.places import SURE, TURN
from carson.city.evaluator.rater import MORE_TO_PLACE, Look, Rater
from carson.city.facts import geometry, ids
from carson.city.question import Question, Step, run_now
from carson.city.table import Table, agenda, events, moves, schedule, stable, stack
from carson.city.topics.placing.turns import next_turn, pass_now, placed


class Place(Step):
    """The pass track is cleared; the first in turn order begins."""

    def run(self, s: Table, seat: i64, a: i64) -> None:
        for position in range(s.rules.seats):
            s.pass_order[position] = ids.NONE
        stack.push(s, agenda.ASK_PLACE, s.turn_order[0])


class AskPlace(Question):
    """Where a cowboy goes, or a pass."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        offer_places(s, seat)

    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        take_place(s, seat, action)


# ---- what is offered


def offer_places(s: Table, seat: i64) -> None:
    """Everywhere a cowboy of this seat may go, and the special ways to place one."""
    stack.allow(s, ids.PASS)
    if s.used[seat] == 0:
        if may_send_white(s, seat):
            stack.allow(s, ids.WHITE)
        elif shifting.may_sing(s, seat):
            stack.allow(s, ids.SING)
    if s.rules.take_backs != 0 and shifting.take_backs_left(s, seat) > 0:  # a mayor of earlier rounds stays
        s.options[ids.BACK >> 6] |= shifting.movable_parcels(s, seat)
        s.options[ids.BACK_SPACE >> 6] |= shifting.spaces_with_piece(s, seat)
        s.options[ids.BACK_HAT >> 6] |= s.enclosure_cowboys[seat] << (ids.BACK_HAT & 63)
        s.words_used = ids.MASK_WORDS
    offer_cowboys(s, seat)


def offer_cowboys(s: Table, seat: i64) -> None:
    """Everywhere a cowboy of the personal supply may go, alone or with a token."""
    if s.cowboys[seat] == 0:
        return  # R-FORCED-PASS
    parcels = placing.target_parcels(s, seat)
    spaces = placing.target_spaces(s, seat)
    s.options[ids.PARCEL] |= parcels
    s.options[ids.SPACE >> 6] |= spaces
    if s.dynamite[seat] > 0 and (parcels | (spaces & ~placing.NEVER_DUELS)) != 0:
        stack.allow(s, ids.DYNAMITE)
    if s.no_duel[seat] > 0 and placing.singer_spaces(s, seat) != 0:
        stack.allow(s, ids.NO_DUEL)
    if s.rules.horses != 0:  # a cowboy in an enclosure uses the turn and brings no horse along (R-HORSE-WHEN)
        for yard in geometry.bits(s.rules.enclosures & ~s.enclosure_cowboys[seat]):
            stack.allow(s, ids.HAT + yard)


# ---- what is done


def take_place(s: Table, seat: i64, action: i64) -> None:
    if action == ids.PASS:
        pass_now(s, seat)
        next_turn(s, seat)
    elif action == ids.WHITE:
        stack.replace(s, agenda.frame(agenda.ASK_WHITE, seat, 0, 0))
    elif action == ids.DYNAMITE:
        stack.replace(s, agenda.frame(agenda.ASK_DYNAMITE, seat, 0, 0))
    elif action == ids.NO_DUEL:
        stack.replace(s, agenda.frame(agenda.ASK_NO_DUEL, seat, 0, 0))
    elif action == ids.SING:
        _sing(s, seat)
    elif shifting.is_take_back(action):
        run_now(s, agenda.TAKE_BACK, seat, action)
    elif action >= ids.HAT:
        stable.put_cowboy_in(s, seat, action - ids.HAT)
        next_turn(s, seat)
    else:
        send(s, seat, action)
        placed(s, seat)


def send(s: Table, seat: i64, place: i64) -> None:
    moves.station(s, seat, place)
    s.tell(events.PLACED, seat, place)


def _sing(s: Table, seat: i64) -> None:
    """A cowboy of the general supply gambles without a duel; that is the placement of this turn."""
    s.used[seat] = 1
    s.reserve[seat] -= 1
    s.at_space[seat] |= geometry.bit(ids.GAMBLING)
    s.no_duel_spaces[seat] |= geometry.bit(ids.GAMBLING)
    s.tell(events.SANG, seat)
    placed(s, seat)


# ---- what answers are worth


def rate_cowboys(s: Table, seat: i64, a: i64, look: Look) -> None:
    """Every place worth a look, and what else can be done with a cowboy; `places` has looked already."""
    land = look.values.shortlist[seat] if look.ranked.found is None else unowned_land(s)
    land |= look.values.raids[seat] | s.built[ids.CITY_HALL] | s.outlaws | (taken_parcels(s) & s.owned[seat])
    look.places.add_all(s, seat, s.options[0] & land, look.places.offered(s), TURN, look.ranked)
    for more in MORE_TO_PLACE:
        more.rate(s, seat, a, look)


class PlaceRater(Rater):
    """A cowboy to a place, or a pass."""

    def rate(self, s: Table, seat: i64, a: i64, look: Look) -> None:
        look.places.look(s, seat)
        look.ranked.add(ids.PASS, look.places.passing)
        rate_cowboys(s, seat, a, look)


class SureRater(Rater):
    """A cowboy that nobody contests: what a place is worth once it is won."""

    def rate(self, s: Table, seat: i64, a: i64, look: Look) -> None:
        look.places.look(s, seat)
        look.places.add_all(s, seat, look.known(s, seat), look.places.offered(s), SURE, look.ranked)


QUESTIONS = [AskPlace(agenda.ASK_PLACE)]
ROUND_STEPS = {schedule.PLACE: Place()}
RATERS: Final[dict[int, Rater]] = {agenda.ASK_PLACE: PlaceRater()}
