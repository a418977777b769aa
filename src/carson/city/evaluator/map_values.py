"""MapValues: the map through the eyes of every seat, made once for each search. What sites bring."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carson.city.count import places
from carson.city.count.incomes import building_count, homes, income
from carson.city.count.prices import price_for
from carson.city.evaluator import scale
from carson.city.evaluator.house_values import HouseValues
from carson.city.evaluator.ways import Ways
from carson.city.facts import ids
from carson.city.facts.buildings import CAP, HOMES, HOUSES, REVOLVERS
from carson.city.facts.geometry import PARCELS, bit, count, first, neighbours
from carson.city.facts.spaces import PRICE
from carson.city.table.table import Table

NO_SPOT: Final = -99.0
NOWHERE: Final = -9.0  # the worth of a building where it cannot stand
MOST_LAND: Final = 8  # parcels on the shortlist besides the best one for each type of building
MOST_RAIDS: Final = 3


class MapValues(HouseValues):
    """Numbers of the round and, by seat, type and parcel, what a building would be worth."""

    round: i64
    ramp: float  # a dollar more in each later round
    dollar: float
    pay_day: float
    nerve: float
    carry: float
    revolver: float
    patience: float  # what is left of a worth when it has to wait for a round
    worth: vec[float]  # (seat * TYPES + type) * PARCELS + parcel: with the roads it takes
    price: vec[float]  # seat * PARCELS + parcel
    abroad: vec[float]  # seat * TYPES + type: on the best land for sale, less the price of the land
    shortlist: vec[i64]  # by seat: the land most worth a cowboy
    raids: vec[i64]  # by seat: the rival buildings most worth a cowboy
    spoils: vec[float]  # by parcel: what a raid on the building there is worth
    estate: vec[float]  # seat * PARCELS + parcel: points from owning what stands on a parcel
    incomes: vec[float]  # by seat: dollars its buildings earn in a round
    buildings: vec[float]  # by seat
    spots: vec[i64]  # by seat: where it may put a House without asking anybody
    spot: vec[float]  # seat * PARCELS + parcel: and what a House there is worth
    top_spot: vec[i64]  # by seat: the best of them
    second_spot: vec[float]  # by seat: what the second best is worth
    need: float  # dollars that are worth `next_dollar` in the next round
    next_dollar: float
    idle: float  # a dollar beyond these
    first_pass: float
    ways: Ways

    def __init__(self, seats: i64) -> None:
        self.worth = vec[float]([0.0] * (int(seats) * ids.TYPES * PARCELS))
        self.price = vec[float]([0.0] * (int(seats) * PARCELS))
        self.abroad = vec[float]([0.0] * (int(seats) * ids.TYPES))
        self.shortlist = vec[i64]([0] * int(seats))
        self.raids = vec[i64]([0] * int(seats))
        self.spoils = vec[float]([0.0] * PARCELS)
        self.estate = vec[float]([0.0] * (int(seats) * PARCELS))
        self.incomes = vec[float]([0.0] * int(seats))
        self.buildings = vec[float]([0.0] * int(seats))
        self.spots = vec[i64]([0] * int(seats))
        self.spot = vec[float]([0.0] * (int(seats) * PARCELS))
        self.top_spot = vec[i64]([ids.NONE] * int(seats))
        self.second_spot = vec[float]([0.0] * int(seats))
        self.ways = Ways()
        self.round = 1

    def begin(self, s: Table) -> None:
        """Take in a position."""
        now = min(max(s.round, 1), scale.LAST_ROW)
        row = int(now)
        self.round = now
        self.left = float(s.rules.rounds - now + 1)
        self.stream = 0.0
        self.ramp = 0.0
        for later in range(row, int(s.rules.rounds) + 1):
            dollar = scale.PAY_DAY[min(later, scale.LAST_ROW)]
            self.stream += dollar
            self.ramp += (later - row) * dollar
        self.share = min(scale.SPITE / float(max(s.rules.seats - 1, 1)), scale.SPITE_MOST)
        self.dollar = scale.DOLLAR[row]
        self.pay_day = scale.PAY_DAY[row]
        self.nerve = scale.NERVE[row] if s.rules.seats > 2 else scale.NERVE[row] * 0.4
        self.carry = scale.CARRY[row]
        self.revolver = scale.REVOLVER[row]
        self.need = scale.NEED[row]
        self.next_dollar = scale.DOLLAR[min(row + 1, scale.LAST_ROW)]
        self.idle = scale.IDLE[row]
        self.first_pass = scale.FIRST_PASS[row]
        self.patience = scale.LATER if now < s.rules.rounds else 0.0
        self.property_vp = float(s.rules.property_vp)
        self.ways.measure(s)
        seat: i64
        self.full = 0
        for seat in range(s.rules.seats):
            self._note_prices(s, seat)
            self._note_holdings(s, seat)
        for seat in range(s.rules.seats):
            self._note_estates(s, seat)
            self._note_spots(s, seat)
            self._fill(s, seat)
            self._look_abroad(s, seat)
            self.shortlist[seat] |= self._best_land(s, seat)
        for seat in range(s.rules.seats):
            self.raids[seat] = self._best_raids(s, seat)

    def _fill(self, s: Table, seat: i64) -> None:
        """The worth of every type that may be built this round on every site that may become the seat's."""
        land = places.empty_land(s) & (s.owned[seat] | ~s.taken)
        types = _types_at_hand(s, seat)
        roads_left = s.unplaced_roads[seat] + s.road_cowboys[seat]
        if (s.at_space[seat] & bit(ids.ROADS)) != 0:
            roads_left += s.rules.roads_won
        t: i64
        parcel: i64
        for t in range(ids.CITY_HALL):
            if (types & bit(t)) == 0:
                continue
            for parcel in range(PARCELS):
                worth = NOWHERE
                if (land & bit(parcel)) != 0:
                    worth = self.building(s, seat, t, parcel)
                    roads = self.ways.roads_for(s, t, parcel)
                    if roads > roads_left:
                        worth *= self.patience
                    worth -= scale.STICK * float(min(roads, roads_left))
                self.worth[(seat * ids.TYPES + t) * PARCELS + parcel] = worth

    def _note_prices(self, s: Table, seat: i64) -> None:
        parcel: i64
        for parcel in range(PARCELS):
            self.price[seat * PARCELS + parcel] = float(price_for(s, seat, parcel))

    def _note_holdings(self, s: Table, seat: i64) -> None:
        """What a seat has, and which of its buildings nothing can change."""
        total: i64 = 0
        own = s.owned[seat]
        t: i64
        for t in range(ids.TYPES):
            left = s.built[t] & own
            while left != 0:
                parcel = first(left)
                left &= ~bit(parcel)
                dollars = income(s, seat, t, parcel)
                total += dollars
                self.spoils[parcel] = float(dollars >> 1) * self.pay_day * (1.0 + self.share)
                stuck = dollars <= s.rules.ranch_minimum if t == ids.RANCH else dollars >= CAP[t]
                if stuck:
                    self.full |= bit(parcel)
        self.incomes[seat] = float(total)
        self.buildings[seat] = float(building_count(s, seat))

    def _note_estates(self, s: Table, seat: i64) -> None:
        """What a seat could take over."""
        left = s.occupied & ~s.taken
        while left != 0:
            parcel = first(left)
            left &= ~bit(parcel)
            worth = scale.LAND * self.left + self.property_vp + self.keeps(s, seat, parcel)
            self.estate[seat * PARCELS + parcel] = worth

    def _note_spots(self, s: Table, seat: i64) -> None:
        """Where a seat may put a House or make one a Townhouse, and the two best of these places."""
        self.spots[seat] = (places.house_sites(s) | places.upgradable(s)) & (~s.taken | s.owned[seat])
        top: i64 = ids.NONE
        best = NO_SPOT
        second = NO_SPOT
        left = self.spots[seat]
        while left != 0:
            parcel = first(left)
            left &= ~bit(parcel)
            worth = self.house(s, seat, parcel)
            self.spot[seat * PARCELS + parcel] = worth
            if worth > best:
                second = best
                best = worth
                top = parcel
            elif worth > second:
                second = worth
        self.top_spot[seat] = top
        self.second_spot[seat] = 0.0 if second == NO_SPOT else second

    def at(self, seat: i64, building: i64, parcel: i64) -> float:
        """Points from a building on a parcel, as the map was when the search began."""
        return self.worth[(seat * ids.TYPES + building) * PARCELS + parcel]

    def _look_abroad(self, s: Table, seat: i64) -> None:
        """For each type the best land for sale; that land is on the shortlist."""
        self.shortlist[seat] = 0
        t: i64
        for t in range(ids.CITY_HALL):
            best = 0.0
            where: i64 = ids.NONE
            left = places.free_parcels(s)
            while left != 0:
                parcel = first(left)
                left &= ~bit(parcel)
                worth = self.at(seat, t, parcel) - self.dollar * self.price[seat * PARCELS + parcel]
                if worth > best:
                    best = worth
                    where = parcel
            self.abroad[seat * ids.TYPES + t] = best
            if where != ids.NONE:
                self.shortlist[seat] |= bit(where)

    def _best_land(self, s: Table, seat: i64) -> i64:
        """The land that is worth most by itself, its price taken off."""
        chosen: i64 = 0
        land = places.unowned_land(s)
        number = 0
        while number < MOST_LAND:
            left = land & ~chosen
            best = -99.0
            where: i64 = ids.NONE
            while left != 0:
                parcel = first(left)
                left &= ~bit(parcel)
                worth = self.land(s, seat, parcel) - self.dollar * self.price[seat * PARCELS + parcel]
                if worth > best:
                    best = worth
                    where = parcel
            if where == ids.NONE:
                break
            chosen |= bit(where)
            number += 1
        return chosen

    def land(self, s: Table, seat: i64, parcel: i64) -> float:
        """Points from owning a parcel by itself: what stands on it, or the best that may be built there."""
        if (s.occupied & bit(parcel)) != 0:
            return self.estate[seat * PARCELS + parcel]
        worth = scale.LAND * self.left
        best = scale.SITE * (self.left - 1.0)
        slot: i64
        for slot in range(ids.MARKET):
            if s.market[slot] != ids.NONE:
                cost = float(PRICE[ids.BUILD_12 + slot]) * self.dollar
                best = max(best, scale.HOPE * (self.at(seat, s.market[slot], parcel) - cost))
        return worth + best

    def _best_raids(self, s: Table, seat: i64) -> i64:
        chosen: i64 = 0
        number = 0
        while number < MOST_RAIDS:
            left = places.attackable(s, seat) & ~chosen
            best = 0.5
            where: i64 = ids.NONE
            while left != 0:
                parcel = first(left)
                left &= ~bit(parcel)
                worth = self.spoils[parcel]
                if worth > best:
                    best = worth
                    where = parcel
            if where == ids.NONE:
                break
            chosen |= bit(where)
            number += 1
        return chosen

    # ---- on the map as it is

    def building(self, s: Table, seat: i64, t: i64, parcel: i64) -> float:
        """Points from a building on a parcel, with its House at the best place."""
        own = s.owned[seat]
        dollars = float(income(s, seat, t, parcel))
        per_home = 0.0
        growth = 0.0
        if t == ids.MINE:
            dollars += 3.0 * float(count(s.built[ids.BANK] & own))
        elif t == ids.RANCH:
            dollars += 3.0 * float(count(s.built[ids.DRUGSTORE] & own)) + 5.0 * float(
                count(s.built[ids.BLACKSMITH] & own)
            )
            growth = -scale.FADING
        elif t == ids.BLACKSMITH:
            growth = scale.SMITH_GROWTH
        elif t == ids.SALOON:
            per_home = 5.0
        elif t == ids.DRUGSTORE or t == ids.BANK or t == ids.STORE:
            per_home = 3.0
        near = neighbours(parcel)
        if per_home > 0.0:
            room = count(near & ~s.occupied & ~s.river & (~s.taken | own))
            growth = per_home * scale.CROWD * float(min(room, 4)) / 4.0
        worth = dollars * self.stream + growth * self.ramp
        worth += self.filling(s, seat, parcel)
        if HOMES[t]:
            worth += float(HOMES[t]) * self.pull(s, seat, parcel) * self.stream
        worth += self.property_vp + scale.BUILDING * self.left + float(REVOLVERS[t]) * self.revolver
        if HOUSES[t]:
            worth += float(HOUSES[t]) * self._house_with(seat, parcel, per_home)
        if t == ids.STATION:
            worth += float(homes(s, -1)) / 2.0 + self.left
        return worth

    def _house_with(self, seat: i64, parcel: i64, per_home: float) -> float:
        """The best place for the House that comes with a building, which may be next door."""
        top = self.top_spot[seat]
        if top == ids.NONE:
            return 0.0
        best = self.second_spot[seat] if top == parcel else self.spot[seat * PARCELS + top]
        if per_home > 0.0:
            near = neighbours(parcel) & self.spots[seat]
            while near != 0:
                place = first(near)
                near &= ~bit(place)
                best = max(best, self.spot[seat * PARCELS + place] + per_home * self.stream)
        return best


def _types_at_hand(s: Table, seat: i64) -> i64:
    """Mask of the types on the track or in this hand; Mines and Ranches may also come by a character."""
    mask = bit(ids.RANCH) | bit(ids.MINE)
    slot: i64
    t: i64
    for slot in range(ids.MARKET):
        if s.market[slot] != ids.NONE:
            mask |= bit(s.market[slot])
    for t in range(ids.TYPES):
        if s.hand[seat * ids.TYPES + t] > 0:
            mask |= bit(t)
    return mask
