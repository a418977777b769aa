"""Building income: the City Hall, the payment, and what a robber takes (R-INCOME-ORDER)."""

from mypy_extensions import i64

from carson.city.count import duels, incomes, outlaws, payouts, places, powers
from carson.city.facts.characters import STORY
from carson.city.facts.geometry import bit, first
from carson.city.facts.ids import CITY_HALL, NONE
from carson.city.question import Step, run_now
from carson.city.table import Table, agenda, events, moves, schedule
from carson.city.topics.duels.rules import start


class CityHallDuel(Step):
    """Whoever stands in the City Hall fights for it (R-CITYHALL-STAY)."""

    def run(self, s: Table, seat: i64, a: i64) -> None:
        hall = s.built[CITY_HALL]
        if hall != 0 and duels.duellists(s, first(hall)) > 1:
            start(s, first(hall))


class SeatMayor(Step):
    """The one cowboy left in the City Hall gives its player the bonus (R-CITYHALL-WHEN)."""

    def run(self, s: Table, _seat: i64, _a: i64) -> None:
        for seat in range(s.rules.seats):
            if (s.at_parcel[seat] & s.built[CITY_HALL]) != 0 and s.mayor != seat:
                s.mayor = seat
                s.tell(events.MAYOR, seat)


class PayOut(Step):
    """Every building pays its owner, a robber takes half, and the cowboys go to the general supply."""

    def run(self, s: Table, seat: i64, a: i64) -> None:
        for position in range(s.rules.seats):
            seat = s.pass_order[position]
            earned: i64 = 0
            for t in range(CITY_HALL):
                left = s.built[t] & s.owned[seat]
                while left != 0:
                    parcel = first(left)
                    left &= ~bit(parcel)
                    earned += _pay_building(s, seat, t, parcel)
            _tell_story(s, seat, earned)
        s.doubled = NONE
        s.tripled = 0
        if s.rules.horses != 0:
            for position in range(s.rules.seats):
                s.herds[position] = 0
        _clear_buildings(s)
        if s.rules.standish != NONE:
            run_now(s, agenda.CONVERT_INCOME)


def _pay_building(s: Table, owner: i64, building: i64, parcel: i64) -> i64:
    """What the owner gets; a robber gets half of what the building pays, rounded down (R-ATTACK-BASE)."""
    amount = payouts.full_payout(s, owner, building, parcel)
    if outlaws.is_halved(s, owner, parcel):  # R-OUTLAW-HALF: nobody gets the rest
        s.tell(events.HALVED, owner, parcel, amount - (amount >> 1))
        amount >>= 1
    robber = _robber(s, owner, parcel)
    if robber != NONE:
        taken = incomes.loot(amount)
        s.tell(events.STOLE, robber, parcel, taken)
        moves.earn(s, robber, taken, events.FOR_THEFT)
        amount -= taken
    s.tell(events.INCOME, owner, parcel, amount)
    moves.earn(s, owner, amount, events.FOR_INCOME)
    return amount


def _tell_story(s: Table, seat: i64, earned: i64) -> None:
    """The Editor's point for every $5, $10, $15 or $20 begun, by round (R-EDITOR-BASE, EX-21, D-44)."""
    if powers.power(s, seat, STORY) != 0:
        step = 5 * s.round
        moves.score(s, seat, (earned + step - 1) // step, events.FOR_STORY)


def _robber(s: Table, owner: i64, parcel: i64) -> i64:
    """The rival whose cowboy is left on the building (R-LONE-ATTACKER, R-MULTI-ATTACK)."""
    for seat in range(s.rules.seats):
        if seat != owner and (s.at_parcel[seat] & bit(parcel)) != 0:
            return seat
    return NONE


def _clear_buildings(s: Table) -> None:
    """Attackers and defenders go to the general supply, not so in the City Hall (R-DEFEND-EMPTY)."""
    buildings = places.all_buildings(s)
    for seat in range(s.rules.seats):
        left = s.at_parcel[seat] & buildings
        while left != 0:
            parcel = first(left)
            left &= ~bit(parcel)
            moves.retire(s, seat, parcel)


ROUND_STEPS = {
    schedule.CITY_HALL_DUEL: CityHallDuel(),
    schedule.SEAT_MAYOR: SeatMayor(),
    schedule.PAY_OUT: PayOut(),
}
