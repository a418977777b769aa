"""Horses: one after each cowboy or bought on Wages, riding, Ranches that pay double, and the rodeo."""

from mypy_extensions import i64

from carson.city.count import payouts, places, rodeo, shifting
from carson.city.facts import enclosures, geometry, ids
from carson.city.question import ENTRIES, Question, Step, Turns
from carson.city.table import Table, agenda, events, moves, schedule, stable, stack
from carson.city.topics.placing.rules import offer_cowboys, send, take_place
from carson.city.topics.placing.turns import next_turn
from carson.city.topics.powers.dynamite import send_with_dynamite
from carson.city.topics.powers.singer import send_with_no_duel
from carson.city.topics.spaces.rules import workers_leave

# ---- a horse goes into an enclosure


class AskHorse(Question):
    """Every enclosure in use, or none: no horse has to work."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        stack.allow(s, ids.NO)
        stable.offer_enclosures(s)

    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        """A bought one comes too late for riding: there it is only for the rodeo (R-HORSE-WAGES-E2)."""
        bought = a != 0
        if bought:
            stack.pop(s)
        if bought and action == ids.NO:
            moves.earn(s, seat, s.rules.wage, ids.WAGES)
        elif bought:
            moves.pay(s, seat, enclosures.HORSE_PRICE, events.FOR_HORSE)
            stable.gain_horses(s, seat, 1)
        if action != ids.NO:
            stable.work_in(s, seat, action - ids.HORSE)
        if not bought and action == ids.HORSE + enclosures.RIDE:
            stack.replace(s, agenda.frame(agenda.ASK_RIDE, seat, 0, 0))
        elif not bought:
            next_turn(s, seat)


class BuyHorses(Turns):
    """$4 for each cowboy; a horse may be bought instead of the last (R-WAGES-ORDER, D-05)."""

    def turn(self, s: Table, seat: i64) -> None:
        workers = workers_leave(s, seat)
        if workers == 0:
            return
        moves.earn(s, seat, (workers - 1) * s.rules.wage, ids.WAGES)
        if rodeo.horses_left(s) > 0 and s.cash[seat] >= enclosures.HORSE_PRICE:
            stack.push(s, agenda.ASK_HORSE, seat, 1)
        else:
            moves.earn(s, seat, s.rules.wage, ids.WAGES)


# ---- riding: an extra cowboy, a move of one that stands on the board, or a pass (R-HORSE-E2)


class AskRide(Question):
    """Another cowboy of the personal supply, perhaps the white one, a move, a pass; or nothing."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        stack.allow(s, ids.NO)
        stack.allow(s, ids.PASS)
        if places.may_send_white(s, seat):
            stack.allow(s, ids.WHITE)
        offer_cowboys(s, seat)
        if shifting.movable_parcels(s, seat) != 0 or shifting.movable_spaces(s, seat) != 0:
            stack.allow(s, ids.MOVE)

    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        if action == ids.NO:
            next_turn(s, seat)
        elif action == ids.MOVE:
            stack.replace(s, agenda.frame(agenda.ASK_MOVE, seat, 0, 0))
        else:
            take_place(s, seat, action)


class AskMove(Question):
    """First the cowboy, then another place where it may go with what it carries; or home."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        origin = a - 1
        if origin < 0:
            s.options[ids.PARCEL] |= shifting.movable_parcels(s, seat)
            s.options[ids.SPACE >> 6] |= shifting.movable_spaces(s, seat)
            return
        stack.allow(s, ids.NO)
        if not shifting.has_own_cowboy(s, seat, origin):
            _offer_white_goals(s, seat, origin)
            return
        s.options[ids.PARCEL] |= shifting.goal_parcels(s, seat, origin)
        s.options[ids.SPACE >> 6] |= shifting.goal_spaces(s, seat, origin)

    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        origin = a - 1
        if origin < 0:
            stack.replace(s, agenda.frame(agenda.ASK_MOVE, seat, action + 1, 0))
            return
        if shifting.has_own_cowboy(s, seat, origin):
            _move_cowboy(s, seat, origin, action)
        else:
            _move_white(s, seat, origin, action)
        next_turn(s, seat)  # a move brings no further horse


def _move_cowboy(s: Table, seat: i64, origin: i64, action: i64) -> None:
    """With what it carries to another place, or home."""
    dynamite = moves.carries_dynamite(s, seat, origin)
    no_duel = origin >= ids.SPACE and moves.carries_no_duel(s, seat, origin - ids.SPACE)
    moves.take_back(s, seat, origin)
    s.tell(events.LIFTED, seat, origin)
    if action != ids.NO:
        if dynamite:
            send_with_dynamite(s, seat, action)
        elif no_duel:
            send_with_no_duel(s, seat, action)
        else:
            send(s, seat, action)


def _offer_white_goals(s: Table, seat: i64, origin: i64) -> None:
    """Where the white cowboy could be placed, but not where it stands."""
    ENTRIES[agenda.ASK_WHITE].offer(s, seat, 0)
    s.options[origin >> 6] &= ~geometry.bit(origin & 63)


def _move_white(s: Table, seat: i64, origin: i64, action: i64) -> None:
    """The white cowboy goes to another place, or home."""
    s.tell(events.LIFTED, seat, origin)
    s.white_at = ids.NONE
    s.used[seat] = 0
    if action != ids.NO:
        s.white_at = action
        s.used[seat] = 1
        s.tell(events.PLACED_WHITE, seat, action)


# ---- Ranches and the rodeo


class Herding(Step):
    """Horses double all Ranches, or those their owner names; not beside the Grocer (R-HORSE3-GROCER)."""

    def run(self, s: Table, seat: i64, a: i64) -> None:
        if s.rules.horses == 0:
            return
        for position in range(s.rules.seats - 1, -1, -1):
            seat = s.pass_order[position]
            horses = stable.horses_in(s, seat, enclosures.HERD)
            if horses == 0 or payouts.doubles(s, seat):
                continue
            ranches = _ranches(s, seat)
            if horses < geometry.count(ranches):
                stack.push(s, agenda.ASK_HERD, seat)
                continue
            for parcel in geometry.bits(ranches):
                _double(s, seat, parcel)


def _double(s: Table, seat: i64, parcel: i64) -> None:
    s.herds[seat] |= geometry.bit(parcel)
    s.tell(events.HERDED, seat, parcel)


def _ranches(s: Table, seat: i64) -> i64:
    return s.built[ids.RANCH] & s.owned[seat]


class AskHerd(Question):
    """Own Ranches that no horse doubles yet, while there are horses for them."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        if stable.horses_in(s, seat, enclosures.HERD) > geometry.count(s.herds[seat]):
            s.options[ids.PARCEL] |= _ranches(s, seat) & ~s.herds[seat]

    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        """One horse for one Ranch; then the next one is asked for."""
        _double(s, seat, action)


class Rodeo(Step):
    """The best horses win a token; of equals, even of nothing, those of who passed first (R-RODEO-ZERO).

    Then all come home (R-RODEO-COWBOY).
    """

    def run(self, s: Table, seat: i64, a: i64) -> None:
        if s.rules.horses == 0:
            return
        winner: i64 = ids.NONE
        best: i64 = -1
        for position in range(s.rules.seats):
            seat = s.pass_order[position]
            points = rodeo.rodeo_points(s, seat)
            s.tell(events.RODE, seat, points)
            if points > best:
                best = points
                winner = seat
        s.rodeo_tokens[winner] += 1
        s.tell(events.RODEO_WON, winner, best)
        for position in range(s.rules.seats):
            stable.clear_enclosures(s, position)


QUESTIONS = [
    BuyHorses(agenda.BUY_HORSES),
    AskHorse(agenda.ASK_HORSE),
    AskRide(agenda.ASK_RIDE),
    AskMove(agenda.ASK_MOVE),
    AskHerd(agenda.ASK_HERD),
]
ROUND_STEPS = {schedule.HERDING: Herding(), schedule.RODEO: Rodeo()}
