"""Places: what each place is worth to a cowboy, how likely he gets it, and when to stop."""

from math import pow
from typing import Final

from mypy_extensions import i64

from carson.city.count import incomes, outlaws, payouts, places, powers, prices, shifting
from carson.city.evaluator import scale
from carson.city.evaluator.map_values import MapValues, limit_of
from carson.city.evaluator.plan import Plan
from carson.city.evaluator.rivals import Rivals
from carson.city.facts import buildings, characters, ids
from carson.city.facts.geometry import PARCELS, bit, bits, count
from carson.city.facts.spaces import DUEL, PRICE
from carson.city.table.moves import building_at, owner_of
from carson.city.table.table import Table
from carson.search.best_answers import BestAnswers

SPACE_BITS: Final = (1 << ids.SPACES) - 1
NOTHING: Final = -1.0  # the worth of a place that is of no use
GAMBLE: Final = 7.0  # dollars two dice show on average
LIKELY: Final = 0.9  # how likely a planned building stands at the end of the round

# ---- ways to look at a place
SURE: Final = 0  # nobody contests it
STAND: Final = 1  # by the chance that the cowboy gets it
RATE: Final = 2  # and less what the cowboy would be worth in hand
TURN: Final = 3  # and whether it can wait
GAIN: Final = 4  # for a cowboy that stands there: how much better off it is at its best other place


class Places(Rivals):
    """What a place is worth to one seat, with the rivals it has to fear there."""

    def __init__(self, seats: i64, values: MapValues) -> None:
        super().__init__(seats)
        self.values = values
        self.plan = Plan()
        self.top = BestAnswers()

    def look(self, s: Table, seat: i64) -> None:
        """Take in the table for a seat that is about to place."""
        values = self.values
        self.plan.make(s, seat, values)
        active = self.meet(s, seat)
        duels = count(self.on_spaces & s.at_space[seat]) + count(self.on_parcels & s.at_parcel[seat])
        # one more point of firepower in this round
        self.point = values.nerve * active / float(max(s.rules.seats - 1, 1))
        self.point += scale.DUEL_POINT * float(duels)
        if (self.plan.spaces & bit(ids.COWBOY_INCOME)) != 0:
            self.point += 2.0 * values.pay_day
        if (self.plan.spaces & bit(ids.COWBOY_VP)) != 0:
            self.point += 0.5
        self.save = values.carry + self.point  # a cowboy that stays in hand
        self.passing = 0.0  # being early on the pass track, while others still place
        if s.rules.take_backs != 0 and s.round >= s.rules.rounds:
            self.passing = scale.HASTE * float(s.rules.pass_vp)
        if self.passed != s.rules.seats - 1:
            self.passing += values.first_pass * pow(scale.NEXT_PASS, float(self.passed))
        self.limit = limit_of(s, seat)
        # a guess at the dollars in hand when points are sold, and what they are worth if none are
        self.end_cash = max(self.plan.budget, 0.0) + self.plan.income + values.incomes[seat]
        space: i64
        for space in range(ids.PARCEL_INCOME, ids.GAMBLING + 1):
            if (self.plan.spaces & bit(space)) != 0:
                self.end_cash += self._dollars(s, space)
        self.end_worth = values.keep_worth(s, self.end_cash, self.limit)

    def _dollars(self, s: Table, space: i64) -> float:
        """What one of the three spaces with money brings at the end of the round."""
        if space == ids.PARCEL_INCOME:
            return 2.0 * float(self.plan.parcels(s))
        return 2.0 * self.mine if space == ids.COWBOY_INCOME else GAMBLE

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
        if (s.taken & here) != 0:
            is_safe = (s.owned[seat] & ~self.on_parcels & here) != 0
            return NOTHING if is_safe else self.values.spoils[place]
        price = self.values.price[seat * PARCELS + place]
        if price > self.plan.budget + (price if (self.plan.wanted & here) != 0 else 0.0):
            return NOTHING
        return self.plan.land(s, self.values, place) - price * self.values.dollar

    def _outlaw(self, s: Table, seat: i64, parcel: i64) -> float:
        """Its points and the half of an own building it keeps, or the half of a rival's if that is more."""
        values = self.values
        points = float(outlaws.tile_vp(s) + powers.power(s, seat, characters.VP_WON))
        owner = owner_of(s, parcel)
        building = building_at(s, parcel)
        half = 0.0
        if owner != ids.NONE and building != ids.NONE and outlaws.is_halved(s, owner, parcel):
            half = float(incomes.loot(payouts.full_payout(s, owner, building, parcel))) * values.pay_day
        if owner == seat:
            return points + half
        points -= values.share * half
        is_target = (places.attackable(s, seat) & bit(parcel)) != 0
        return max(points, values.spoils[parcel]) if is_target else points

    def _space(self, s: Table, seat: i64, space: i64) -> float:
        values = self.values
        plan = self.plan
        if ids.BUILD_12 <= space <= ids.BUILD_3:
            return self._tile(s, seat, space)
        if ids.VP_5 <= space <= ids.VP_2:
            return self._purchase(s, space)
        if space == ids.WAGES:
            return float(s.rules.wage) * values.dollar
        if space == ids.AMMUNITION:
            return float(s.rules.ammunition) * self.point
        if space == ids.ROADS:
            return self._roads(s, seat, float(s.rules.roads_won))
        if space == ids.ROAD:
            return self._roads(s, seat, 1.0)
        if ids.PARCEL_INCOME <= space <= ids.GAMBLING:
            return self._dollars(s, space) * values.pay_day
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
        for k in range(plan.placed):
            short = values.ways.roads_for(s, plan.used[k], plan.at[k]) - plan.unplaced_roads
            if short > 0:
                gained = values.building(s, seat, plan.used[k], plan.at[k]) * (1.0 - values.patience)
                worth = max(worth, gained * min(number / float(short), 1.0) * scale.HOPE)
        return worth

    def _tile(self, s: Table, seat: i64, space: i64) -> float:
        building = s.market[space - ids.BUILD_12]
        price = float(prices.building_price(s, seat, space))
        if building == ids.NONE or price > self.plan.budget:
            return NOTHING
        return self.plan.tile(self.values, building, s.cowboys[seat] > 1) - price * self.values.dollar

    def _purchase(self, s: Table, space: i64) -> float:
        """Buying points, as far as no other purchase is claimed already."""
        gain = self._bought(s, space)
        other: i64
        for other in range(ids.VP_5, ids.VP_2 + 1):
            if other != space and (self.plan.spaces & bit(other)) != 0:
                gain -= self._bought(s, other)
        return gain

    def _bought(self, s: Table, space: i64) -> float:
        """Points gained when points may be bought until nothing, the need or the limit is left."""
        price = float(PRICE[space])
        best = max(self._bought_down_to(s, price, 0.0), 0.0)
        best = max(best, self._bought_down_to(s, price, self.values.need))
        return max(best, self._bought_down_to(s, price, self.limit))

    def _bought_down_to(self, s: Table, price: float, left: float) -> float:
        if left >= self.end_cash:
            return 0.0
        points = (self.end_cash - left) / price
        return points + self.values.keep_worth(s, left, self.limit) - self.end_worth

    def _city_hall(self, s: Table, seat: i64) -> float:
        """One level more for own buildings from now on, and for nobody else's."""
        worth = float(levels(s, seat))
        for other in range(s.rules.seats):
            if other != seat and (s.at_parcel[other] & s.built[ids.CITY_HALL]) != 0:
                worth += self.values.share * float(levels(s, other))
        return worth * self.values.stream

    # ---- the worth of an answer

    def weigh(self, s: Table, seat: i64, place: i64, how: i64) -> float:
        """What a cowboy at a place is worth, seen in one of these ways."""
        if how == SURE:
            return self.worth(s, seat, place)
        if how == STAND:
            return self.stand(s, seat, place)
        if how == GAIN:
            return self._gain(s, seat, place)
        return self.rate(s, seat, place) if how == RATE else self.turn(s, seat, place)

    def add_all(self, s: Table, seat: i64, parcels: i64, spaces: i64, how: i64, ranked: BestAnswers) -> None:
        for space in bits(spaces):
            ranked.add(ids.SPACE + space, self.weigh(s, seat, ids.SPACE + space, how))
        for parcel in bits(parcels):
            ranked.add(parcel, self.weigh(s, seat, parcel, how))

    def best_of(self, s: Table, seat: i64, parcels: i64, spaces: i64, how: i64 = SURE) -> float:
        self.top.worth = NOTHING
        self.add_all(s, seat, parcels, spaces, how, self.top)
        return self.top.worth

    def rate(self, s: Table, seat: i64, place: i64) -> float:
        """Chance times worth, less what the cowboy would be worth in hand."""
        worth = self.worth(s, seat, place)
        gain = worth - self.save
        if _has_room(place):
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
        return worth if worth <= 0.0 or _has_room(place) else worth * self.wins(s, seat, place, worth)

    def turn(self, s: Table, seat: i64, place: i64) -> float:
        """What it is worth to go there now: of many places some are left for later."""
        gain = self.rate(s, seat, place)
        passing = self.passing
        if gain <= passing or s.rules.seats == 2:
            return gain
        part = 1.0
        if self.is_contested(place):
            part = scale.CHALLENGE_WAITS
        elif place < ids.SPACE:
            part = scale.LAND_WAITS
        elif _has_room(place):
            part = scale.WORK_WAITS
        return passing + (gain - passing) * part

    def more_firepower(self, s: Table, seat: i64, more: i64, consolation: float) -> float:
        """What so much more brings at places where this seat stands, if a lost duel pays something itself."""
        gain = 0.0
        if (s.at_space[seat] & bit(ids.COWBOY_INCOME)) != 0:
            gain += 2.0 * float(more) * self.values.pay_day
        if (s.at_space[seat] & bit(ids.COWBOY_VP)) != 0:
            gain += 0.5 * float(more)
        for parcel in bits(s.at_parcel[seat] & self.on_parcels):
            gain += self._won_by(s, seat, parcel, more, consolation)
        for space in bits(s.at_space[seat] & self.on_spaces):
            gain += self._won_by(s, seat, ids.SPACE + space, more, consolation)
        return gain

    def _won_by(self, s: Table, seat: i64, place: i64, more: i64, consolation: float) -> float:
        """What more firepower brings in one duel: the place for the points of who loses."""
        before = self.challenging(s, seat, place)
        self.mine += float(more)
        after = self.challenging(s, seat, place)
        self.mine -= float(more)
        return (after - before) * (max(self.worth(s, seat, place), 0.0) - consolation)

    def _gain(self, s: Table, seat: i64, origin: i64) -> float:
        if not shifting.has_own_cowboy(s, seat, origin):
            return self._gain_of_white(s, seat, origin)
        land = shifting.goal_parcels(s, seat, origin) & self.known_land(s, seat)
        best = self.best_of(s, seat, land, shifting.goal_spaces(s, seat, origin), STAND)
        return max(best, self.save) - self.stand(s, seat, origin)

    def _gain_of_white(self, s: Table, seat: i64, origin: i64) -> float:
        """Nobody contests it, neither where it stands nor where it goes."""
        land = places.white_land(s) & self.known_land(s, seat)
        best = self.best_of(s, seat, land, places.white_spaces(s))
        return max(best, self.save) - self.worth(s, seat, origin)

    def known_land(self, s: Table, seat: i64) -> i64:
        """Of the land for sale and the buildings to attack the best known, and the City Hall."""
        return self.values.shortlist[seat] | self.values.raids[seat] | s.built[ids.CITY_HALL]


def _has_room(place: i64) -> bool:
    """Whether everybody may act at a place, with any number of cowboys."""
    return place >= ids.SPACE and not DUEL[place - ids.SPACE]


def levels(s: Table, seat: i64) -> i64:
    """Dollars a seat's buildings would earn more with the City Hall."""
    total: i64 = 0
    for t in range(ids.TYPES):
        total += buildings.LEVEL[t] * count(s.built[t] & s.owned[seat])
    return total
