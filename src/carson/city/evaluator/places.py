"""Places: what each place is worth to a cowboy, how likely he gets it, and when to stop."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.incomes import loot
from carson.city.count.outlaws import is_halved, tile_vp
from carson.city.count.payouts import full_payout
from carson.city.count.places import attackable
from carson.city.count.powers import power
from carson.city.count.prices import building_price
from carson.city.evaluator import scale
from carson.city.evaluator.map_values import MapValues
from carson.city.evaluator.money import keep_worth, limit_of
from carson.city.evaluator.plan import Plan
from carson.city.evaluator.rivals import Rivals
from carson.city.facts import ids
from carson.city.facts.buildings import LEVEL
from carson.city.facts.characters import VP_WON
from carson.city.facts.geometry import PARCELS, bit, count, first
from carson.city.facts.spaces import DUEL, PRICE
from carson.city.table.moves import building_at, owner_of
from carson.city.table.table import Table

SPACE_BITS: Final = (1 << ids.SPACES) - 1
NOTHING: Final = -1.0  # the worth of a place that is of no use
GAMBLE: Final = 7.0  # dollars two dice show on average
LIKELY: Final = 0.9  # how likely a planned building stands at the end of the round


class Places(Rivals):
    """What a place is worth to one seat, with the rivals it has to fear there."""

    values: MapValues
    plan: Plan
    point: float  # one more point of firepower in this round
    save: float  # a cowboy that stays in hand
    end_cash: float
    limit: float

    def __init__(self, seats: i64, values: MapValues) -> None:
        super().__init__(seats)
        self.values = values
        self.plan = Plan()

    def look(self, s: Table, seat: i64) -> None:
        """Take in the table for a seat that is about to place."""
        values = self.values
        self.plan.make(s, seat, values)
        active = self.meet(s, seat)
        duels = count(self.on_spaces & s.at_space[seat]) + count(self.on_parcels & s.at_parcel[seat])
        self.point = values.nerve * active / float(max(s.rules.seats - 1, 1)) + scale.DUEL_POINT * float(
            duels
        )
        if (self.plan.spaces & bit(ids.COWBOY_INCOME)) != 0:
            self.point += 2.0 * values.pay_day
        if (self.plan.spaces & bit(ids.COWBOY_VP)) != 0:
            self.point += 0.5
        self.save = values.carry + self.point
        self.limit = limit_of(s, seat)
        self.end_cash = self._end_cash(s, seat)

    def _end_cash(self, s: Table, seat: i64) -> float:
        """A guess at the dollars in hand when points are sold."""
        plan = self.plan
        cash = max(plan.budget, 0.0) + plan.income + self.values.incomes[seat]
        if (plan.spaces & bit(ids.PARCEL_INCOME)) != 0:
            cash += 2.0 * float(plan.parcels(s))
        if (plan.spaces & bit(ids.COWBOY_INCOME)) != 0:
            cash += 2.0 * self.mine
        if (plan.spaces & bit(ids.GAMBLING)) != 0:
            cash += GAMBLE
        return cash

    def offered(self, s: Table) -> i64:
        """Mask of the spaces among the answers."""
        return s.options[ids.SPACE >> 6] & SPACE_BITS

    # ---- the worth of a place once it is won

    def worth(self, s: Table, seat: i64, place: i64) -> float:
        if place >= ids.SPACE:
            return self._space(s, seat, place - ids.SPACE)
        here = bit(place)
        if (s.outlaws & here) != 0:
            return self._outlaw(s, seat, place)
        if (s.built[ids.CITY_HALL] & here) != 0:
            return self._city_hall(s, seat)
        if (s.owned[seat] & here) != 0:
            return self.values.spoils[place] if (self.on_parcels & here) != 0 else NOTHING
        if (s.taken & here) != 0:
            return self.values.spoils[place]
        price = self.values.price[seat * PARCELS + place]
        if price > self.plan.budget + (price if (self.plan.wanted & here) != 0 else 0.0):
            return NOTHING
        return self.plan.land(s, self.values, place) - price * self.values.dollar

    def _outlaw(self, s: Table, seat: i64, parcel: i64) -> float:
        """Its points and the half of an own building it keeps, or the half of a rival's if that is more."""
        points = float(tile_vp(s) + power(s, seat, VP_WON))
        half = self._kept_by_outlaw(s, parcel)
        if (s.owned[seat] & bit(parcel)) != 0:
            return points + half
        points -= self.values.share * half
        if (attackable(s, seat) & bit(parcel)) == 0:
            return points
        return max(points, self.values.spoils[parcel])

    def _kept_by_outlaw(self, s: Table, parcel: i64) -> float:
        """The income an outlaw keeps from a building's owner, in points."""
        owner = owner_of(s, parcel)
        building = building_at(s, parcel)
        if owner == ids.NONE or building == ids.NONE or not is_halved(s, owner, parcel):
            return 0.0
        return float(loot(full_payout(s, owner, building, parcel))) * self.values.pay_day

    def _space(self, s: Table, seat: i64, space: i64) -> float:
        values = self.values
        plan = self.plan
        if ids.BUILD_12 <= space <= ids.BUILD_3:
            return self._tile(s, seat, space)
        if ids.VP_5 <= space <= ids.VP_2:
            return self._purchase(s, seat, space)
        if space == ids.WAGES:
            return float(s.rules.wage) * values.dollar
        if space == ids.AMMUNITION:
            return float(s.rules.ammunition) * self.point
        if space == ids.ROADS:
            return self._roads(s, seat, float(s.rules.roads_won))
        if space == ids.ROAD:
            return self._roads(s, seat, 1.0)
        if space == ids.PARCEL_INCOME:
            return 2.0 * float(plan.parcels(s)) * values.pay_day
        if space == ids.COWBOY_INCOME:
            return 2.0 * self.mine * values.pay_day
        if space == ids.GAMBLING:
            return GAMBLE * values.pay_day
        if space == ids.PARCEL_VP:
            return float(plan.parcels(s) // 2)
        if space == ids.COWBOY_VP:
            return self.mine / 2.0 - 0.25
        if space == ids.BUILDING_VP:
            return values.buildings[seat] + LIKELY * float(plan.placed)
        return NOTHING

    def _roads(self, s: Table, seat: i64, number: float) -> float:
        """Roads in the supply, and more when a planned building cannot be reached without them."""
        worth = number * scale.STICK
        plan = self.plan
        values = self.values
        k: i64
        for k in range(plan.placed):
            t = plan.used[k]
            parcel = plan.at[k]
            short = values.ways.roads_for(s, t, parcel) - plan.unplaced_roads
            if short > 0:
                gained = values.building(s, seat, t, parcel) * (1.0 - values.patience)
                worth = max(worth, gained * min(number / float(short), 1.0) * scale.HOPE)
        return worth

    def _tile(self, s: Table, seat: i64, space: i64) -> float:
        building = s.market[space - ids.BUILD_12]
        price = float(building_price(s, seat, space))
        if building == ids.NONE or price > self.plan.budget:
            return NOTHING
        return self.plan.tile(self.values, building, s.cowboys[seat] > 1) - price * self.values.dollar

    def _purchase(self, s: Table, seat: i64, space: i64) -> float:
        """Buying points, as far as no other purchase is claimed already."""
        gain = self._bought(s, seat, float(PRICE[space]))
        claimed = self.plan.spaces
        other: i64
        for other in range(ids.VP_5, ids.VP_2 + 1):
            if other != space and (claimed & bit(other)) != 0:
                gain -= self._bought(s, seat, float(PRICE[other]))
        return gain

    def _bought(self, s: Table, seat: i64, price: float) -> float:
        """Points gained when points may be bought at a price."""
        cash = self.end_cash
        limit = self.limit
        values = self.values
        before = keep_worth(s, values, cash, limit)
        best = max(cash / price - before, 0.0)
        if values.need < cash:
            best = max(
                best, (cash - values.need) / price + keep_worth(s, values, values.need, limit) - before
            )
        if limit < cash:
            best = max(best, (cash - limit) / price + keep_worth(s, values, limit, limit) - before)
        return best

    def _city_hall(self, s: Table, seat: i64) -> float:
        """One level more for own buildings from now on, and for nobody else's."""
        worth = float(levels(s, seat))
        other: i64
        for other in range(s.rules.seats):
            if other != seat and (s.at_parcel[other] & s.built[ids.CITY_HALL]) != 0:
                worth += self.values.share * float(levels(s, other))
        return worth * self.values.stream

    # ---- the worth of an answer

    def rate(self, s: Table, seat: i64, place: i64) -> float:
        """Chance times worth, less what the cowboy would be worth in hand."""
        worth = self.worth(s, seat, place)
        gain = worth - self.save
        if place >= ids.SPACE and not DUEL[place - ids.SPACE]:
            return gain
        if place < ids.SPACE and (s.outlaws & bit(place)) != 0:
            likely = self.challenging(s, seat, place)
            return gain * likely if likely > 0.0 and gain > 0.0 else NOTHING
        if self.is_contested(place):
            gain += self.values.share * worth
        return gain * self.wins(s, seat, place, worth) if gain > 0.0 else gain

    def stand(self, s: Table, seat: i64, place: i64) -> float:
        """What a cowboy at a place will bring."""
        worth = self.worth(s, seat, place)
        if worth <= 0.0 or (place >= ids.SPACE and not DUEL[place - ids.SPACE]):
            return worth
        return worth * self.wins(s, seat, place, worth)

    def turn(self, s: Table, seat: i64, place: i64) -> float:
        """What it is worth to go there now: of many places some are left for later."""
        gain = self.rate(s, seat, place)
        passing = self.pass_worth(s)
        if gain <= passing or s.rules.seats == 2:
            return gain
        part = 1.0
        if self.is_contested(place):
            part = scale.CHALLENGE_WAITS
        elif place < ids.SPACE:
            part = scale.LAND_WAITS
        elif not DUEL[place - ids.SPACE]:
            part = scale.WORK_WAITS
        return passing + (gain - passing) * part

    def best_rated(self, s: Table, seat: i64, parcels: i64, spaces: i64) -> float:
        """The best answer among these places."""
        best = NOTHING
        while spaces != 0:
            space = first(spaces)
            spaces &= ~bit(space)
            best = max(best, self.rate(s, seat, ids.SPACE + space))
        while parcels != 0:
            parcel = first(parcels)
            parcels &= ~bit(parcel)
            best = max(best, self.rate(s, seat, parcel))
        return best

    def known_land(self, s: Table, seat: i64) -> i64:
        """The parcels worth a look at any time: of the land only the best known."""
        return (
            self.values.shortlist[seat]
            | self.values.raids[seat]
            | s.built[ids.CITY_HALL]
            | s.outlaws
            | s.owned[seat]
        )

    def best_stand(self, s: Table, seat: i64, parcels: i64, spaces: i64) -> float:
        """What a cowboy brings at the best of these places; of the land only the best known is looked at."""
        best = NOTHING
        while spaces != 0:
            space = first(spaces)
            spaces &= ~bit(space)
            best = max(best, self.stand(s, seat, ids.SPACE + space))
        parcels &= self.values.shortlist[seat] | self.values.raids[seat] | s.built[ids.CITY_HALL]
        while parcels != 0:
            parcel = first(parcels)
            parcels &= ~bit(parcel)
            best = max(best, self.stand(s, seat, parcel))
        return best

    def pass_worth(self, s: Table) -> float:
        """Being early on the pass track, while others still place."""
        worth = 0.0
        if s.rules.take_backs != 0 and s.round >= s.rules.rounds:
            worth = scale.HASTE * float(s.rules.pass_vp)
        if self.passed == s.rules.seats - 1:
            return worth
        early = self.values.first_pass
        _step: i64
        for _step in range(self.passed):
            early *= scale.NEXT_PASS
        return worth + early

    def best_of(self, s: Table, seat: i64, parcels: i64, spaces: i64) -> float:
        """The best place once it is won, of these."""
        best = NOTHING
        while spaces != 0:
            space = first(spaces)
            spaces &= ~bit(space)
            best = max(best, self.worth(s, seat, ids.SPACE + space))
        while parcels != 0:
            parcel = first(parcels)
            parcels &= ~bit(parcel)
            best = max(best, self.worth(s, seat, parcel))
        return best


def levels(s: Table, seat: i64) -> i64:
    """Dollars a seat's buildings would earn more with the City Hall."""
    total: i64 = 0
    t: i64
    for t in range(ids.TYPES):
        if LEVEL[t]:
            total += LEVEL[t] * count(s.built[t] & s.owned[seat])
    return total
