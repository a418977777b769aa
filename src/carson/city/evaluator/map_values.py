"""MapValues: the map through the eyes of every seat, made once for a search: what sites and dollars bring."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carson.city.count import casting, incomes, places, powers, prices
from carson.city.evaluator import scale
from carson.city.evaluator.ways import Ways
from carson.city.facts import buildings, characters, ids, spaces
from carson.city.facts.geometry import PARCELS, bit, bits, count, neighbours
from carson.city.table.moves import owner_of
from carson.city.table.table import Table
from carson.core.rows import filled, floats, zeros

NO_SPOT: Final = -99.0
NOWHERE: Final = -9.0  # the worth of a building where it cannot stand
PER_HOME: Final = bytes([0, 0, 3, 3, 5, 0, 0, 0, 0, 3, 0, 0, 0])  # dollars by type for a House next door
MOST_LAND: Final = 8  # parcels on the shortlist besides the best one for each type of building
MOST_RAIDS: Final = 3
LEAST_RAID: Final = 0.5
TIE: Final = 0.001  # points a dollar left over is worth when it buys no more
NO_LIMIT: Final = 999.0


class MapValues:
    """Numbers of the round and, by seat, type and parcel, what a building would be worth."""

    def __init__(self, seats: i64) -> None:
        self.round: i64 = 1
        self.ways = Ways()
        self.worth = floats(seats * ids.TYPES * PARCELS)  # (seat * TYPES + type) * PARCELS + parcel
        self.price = floats(seats * PARCELS)  # seat * PARCELS + parcel
        self.net = floats(PARCELS)  # by parcel: what is compared just now, the price of the land taken off
        self.abroad = floats(seats * ids.TYPES)  # seat * TYPES + type: on the best land for sale
        self.shortlist = zeros(seats)  # by seat: the land most worth a cowboy
        self.raids = zeros(seats)  # by seat: the rival buildings most worth a cowboy
        self.spoils = floats(PARCELS)  # by parcel: what a raid on the building there is worth
        self.estate = floats(seats * PARCELS)  # seat * PARCELS + parcel: owning what stands there
        self.incomes = floats(seats)  # by seat: dollars its buildings earn in a round
        self.buildings = floats(seats)  # by seat
        self.spots = zeros(seats)  # by seat: where it may put a House without asking anybody
        self.spot = floats(seats * PARCELS)  # seat * PARCELS + parcel: and what a House there is worth
        self.top_spot = filled(seats, ids.NONE)  # by seat: the best of them
        self.second_spot = floats(seats)  # by seat: what the second best is worth

    def begin(self, s: Table) -> None:
        """Take in a position."""
        now = min(max(s.round, 1), scale.LAST_ROW)
        row = int(now)
        self.round = now
        self.left = float(s.rules.rounds - now + 1)  # rounds in which income still comes
        # a dollar in each round to come, and a dollar more in each later one
        self.stream, self.ramp = scale.streams(row, row, s.rules.rounds)
        # of what a rival wins or loses
        self.share = min(scale.SPITE / float(max(s.rules.seats - 1, 1)), scale.SPITE_MOST)
        self.dollar = scale.DOLLAR[row]
        self.pay_day = scale.PAY_DAY[row]
        self.nerve = scale.NERVE[row] if s.rules.seats > 2 else scale.NERVE[row] * 0.4
        self.carry = scale.CARRY[row]
        self.revolver = scale.REVOLVER[row]
        self.need = scale.NEED[row]  # dollars that are worth `next_dollar` in the next round
        self.next_dollar = scale.DOLLAR[min(row + 1, scale.LAST_ROW)]
        self.idle = scale.IDLE[row]  # a dollar beyond these
        self.first_pass = scale.FIRST_PASS[row]
        self.patience = scale.LATER if now < s.rules.rounds else 0.0  # what waiting for a round leaves
        self.property_vp = float(s.rules.property_vp)
        self.ways.measure(s)
        self.full: i64 = 0  # mask of the buildings that earn neither more nor less, whatever comes next door
        for seat in range(s.rules.seats):
            self._note_holdings(s, seat)
        for seat in range(s.rules.seats):
            self._note_parcels(s, seat)
            self._fill(s, seat)
            self._look_for_land(s, seat)
            self.raids[seat] = _most(self.spoils, places.attackable(s, seat), MOST_RAIDS, LEAST_RAID)

    def _fill(self, s: Table, seat: i64) -> None:
        """The worth of every type that may be built this round on every site that may become the seat's."""
        land = places.empty_land(s) & (s.owned[seat] | ~s.taken)
        roads_left = s.unplaced_roads[seat] + s.road_cowboys[seat]
        if (s.at_space[seat] & bit(ids.ROADS)) != 0:
            roads_left += s.rules.roads_won
        parcel: i64
        for t in range(ids.CITY_HALL):
            if not _may_be_built(s, seat, t):
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

    def _note_holdings(self, s: Table, seat: i64) -> None:
        """What a seat has, and which of its buildings nothing can change."""
        total: i64 = 0
        own = s.owned[seat]
        for t in range(ids.TYPES):
            for parcel in bits(s.built[t] & own):
                dollars = incomes.income(s, seat, t, parcel)
                total += dollars
                self.spoils[parcel] = float(dollars >> 1) * self.pay_day * (1.0 + self.share)
                if dollars <= s.rules.ranch_minimum if t == ids.RANCH else dollars >= buildings.CAP[t]:
                    self.full |= bit(parcel)
        self.incomes[seat] = float(total)
        self.buildings[seat] = float(incomes.building_count(s, seat))

    def _note_parcels(self, s: Table, seat: i64) -> None:
        """What parcels cost a seat, which it could take over, and where it may put a House or Townhouse."""
        row = seat * PARCELS
        spots = (places.house_sites(s) | places.upgradable(s)) & (~s.taken | s.owned[seat])
        parcel: i64
        for parcel in range(PARCELS):
            self.price[row + parcel] = float(prices.price_for(s, seat, parcel))
            if (s.occupied & ~s.taken & bit(parcel)) != 0:
                keeps = self.keeps(s, seat, parcel)
                self.estate[row + parcel] = scale.LAND * self.left + self.property_vp + keeps
            if (spots & bit(parcel)) != 0:
                self.spot[row + parcel] = self.house(s, seat, parcel)
        top = top_parcel(self.spot, row, spots, NO_SPOT)
        second = top if top == ids.NONE else top_parcel(self.spot, row, spots & ~bit(top), NO_SPOT)
        self.spots[seat] = spots
        self.top_spot[seat] = top
        self.second_spot[seat] = 0.0 if second == ids.NONE else self.spot[row + second]

    def best_at(self, seat: i64, building: i64, land: i64, least: float) -> float:
        """Points from a building on the best of these parcels, at least so many."""
        row = (seat * ids.TYPES + building) * PARCELS
        parcel = top_parcel(self.worth, row, land, least)
        return least if parcel == ids.NONE else self.worth[row + parcel]

    def at(self, seat: i64, building: i64, parcel: i64) -> float:
        """Points from a building on a parcel, as the map was when the search began."""
        return self.worth[(seat * ids.TYPES + building) * PARCELS + parcel]

    def _look_for_land(self, s: Table, seat: i64) -> None:
        """The land for sale that is best for each type, or by itself, goes on the shortlist."""
        self.shortlist[seat] = 0
        for t in range(ids.CITY_HALL):
            self._note_net(s, seat, t, places.free_parcels(s))
            best = top_parcel(self.net, 0, places.free_parcels(s), 0.0)
            self.abroad[seat * ids.TYPES + t] = 0.0 if best == ids.NONE else self.net[best]
            if best != ids.NONE:
                self.shortlist[seat] |= bit(best)
        self._note_net(s, seat, ids.NONE, places.unowned_land(s))
        self.shortlist[seat] |= _most(self.net, places.unowned_land(s), MOST_LAND, NO_SPOT)

    def _note_net(self, s: Table, seat: i64, building: i64, land: i64) -> None:
        """What these parcels are worth with a building, or by themselves, with their price taken off."""
        for parcel in bits(land):
            alone = building == ids.NONE
            worth = self.land(s, seat, parcel) if alone else self.at(seat, building, parcel)
            self.net[parcel] = worth - self.dollar * self.price[seat * PARCELS + parcel]

    def land(self, s: Table, seat: i64, parcel: i64) -> float:
        """Points from owning a parcel by itself: what stands on it, or the best that may be built there."""
        if (s.occupied & bit(parcel)) != 0:
            return self.estate[seat * PARCELS + parcel]
        worth = scale.LAND * self.left
        best = scale.SITE * (self.left - 1.0)
        for slot in range(ids.MARKET):
            if s.market[slot] != ids.NONE:
                cost = float(spaces.PRICE[ids.BUILD_12 + slot]) * self.dollar
                best = max(best, scale.HOPE * (self.at(seat, s.market[slot], parcel) - cost))
        return worth + best

    def horse(self, s: Table, seat: i64) -> float:
        """One more horse: its points at the end with the tokens still to come, and its work until then."""
        tokens = float(s.rodeo_tokens[seat]) + self.left / float(s.rules.seats)
        return 1.0 + tokens + scale.HORSE_WORK * max(self.left - 1.0, 0.0)

    # ---- money at the end of the round

    def keep_worth(self, s: Table, cash: float, limit: float) -> float:
        """Points from dollars at the end of the round, what lies above the limit included."""
        kept = min(cash, limit)
        over = (cash - kept) / float(s.rules.limit_rate)
        if self.round >= s.rules.rounds:
            return kept / float(s.rules.final_rate) + over
        needed = min(kept, self.need)
        return needed * self.next_dollar + (kept - needed) * self.idle + over

    def kept(self, s: Table, seat: i64, cash: i64) -> float:
        """As `keep_worth` under the limit of a seat, but in whole points at the end of the game."""
        limit = limit_of(s, seat)
        if self.round < s.rules.rounds:
            return self.keep_worth(s, float(cash), limit)
        most: i64 = int(limit)
        best: i64 = 0
        for points in range(max(cash - most, 0) // s.rules.limit_rate, cash // s.rules.limit_rate + 1):
            left = cash - max(points * s.rules.limit_rate, cash - most, 0)
            best = max(best, points + left // s.rules.final_rate)
        return float(best) + TIE * float(cash)

    # ---- on the map as it is

    def building(self, s: Table, seat: i64, t: i64, parcel: i64) -> float:
        """Points from a building on a parcel, with its House at the best place."""
        own = s.owned[seat]
        dollars = float(incomes.income(s, seat, t, parcel))
        per_home = float(PER_HOME[t])
        growth = 0.0
        if t == ids.MINE:
            dollars += 3.0 * float(count(s.built[ids.BANK] & own))
        elif t == ids.RANCH:
            dollars += 3.0 * float(count(s.built[ids.DRUGSTORE] & own))
            dollars += 5.0 * float(count(s.built[ids.BLACKSMITH] & own))
            growth = -scale.FADING
        elif t == ids.BLACKSMITH:
            growth = scale.SMITH_GROWTH
        elif per_home > 0.0:
            room = count(neighbours(parcel) & ~s.occupied & ~s.river & (~s.taken | own))
            growth = per_home * scale.CROWD * float(min(room, 4)) / 4.0
        worth = dollars * self.stream + growth * self.ramp + self.filling(s, seat, parcel)
        if buildings.HOMES[t]:
            worth += float(buildings.HOMES[t]) * self.pull(s, seat, parcel) * self.stream
        worth += self.property_vp + scale.BUILDING * self.left + float(buildings.REVOLVERS[t]) * self.revolver
        if buildings.HOUSES[t]:
            worth += float(buildings.HOUSES[t]) * self._house_with(seat, parcel, per_home)
        if t == ids.STATION:
            worth += float(incomes.homes(s, -1)) / 2.0 + self.left
        return worth

    def _house_with(self, seat: i64, parcel: i64, per_home: float) -> float:
        """The best place for the House that comes with a building, which may be next door."""
        top = self.top_spot[seat]
        if top == ids.NONE:
            return 0.0
        best = self.second_spot[seat] if top == parcel else self.spot[seat * PARCELS + top]
        if per_home > 0.0:
            near = top_parcel(self.spot, seat * PARCELS, neighbours(parcel) & self.spots[seat], NO_SPOT)
            if near != ids.NONE:
                best = max(best, self.spot[seat * PARCELS + near] + per_home * self.stream)
        return best

    def keeps(self, s: Table, seat: i64, parcel: i64) -> float:
        """Points from keeping a House or mountain from rivals: it serves only its owner."""
        near = neighbours(parcel) & s.taken & ~self.full
        values = 2.0 if (s.townhouses & bit(parcel)) != 0 else 1.0
        is_mountain = (s.mountains & bit(parcel)) != 0
        worth = 0.0 if is_mountain else 3.0 * float(count(near & s.built[ids.STORE] & s.owned[seat]))
        for other in range(s.rules.seats):
            here = near & s.owned[other]
            if other == seat or here == 0:
                continue
            if is_mountain:
                worth += self.share * 3.0 * float(count(here & s.built[ids.MINE]))
            else:
                worth += self.share * self._visitors(s, other, ids.NONE, here & ~s.built[ids.STORE])
        return values * worth * self.stream

    def pull(self, s: Table, seat: i64, parcel: i64) -> float:
        """Dollars a seat's shops earn by one more House value of its own on a parcel."""
        return self._visitors(s, seat, seat, neighbours(parcel) & s.owned[seat] & ~self.full)

    def filling(self, s: Table, seat: i64, parcel: i64) -> float:
        """Points from anything on a parcel: Ranches around it lose a dollar each."""
        ranches = neighbours(parcel) & s.built[ids.RANCH] & ~self.full
        if ranches == 0:
            return 0.0
        rivals = count(ranches & ~s.owned[seat])
        return (self.share * float(rivals) - float(count(ranches & s.owned[seat]))) * self.stream

    def house(self, s: Table, seat: i64, parcel: i64) -> float:
        """Points from a House or Townhouse on a parcel, for whoever builds it."""
        owner = owner_of(s, parcel)
        fresh = (s.occupied & bit(parcel)) == 0
        worth = self.filling(s, seat, parcel) if fresh else 0.0
        near = neighbours(parcel) & s.taken & ~self.full
        for other in range(s.rules.seats):
            if (near & s.owned[other]) != 0:
                dollars = self._visitors(s, other, owner, near & s.owned[other])
                worth += dollars * self.stream if other == seat else -self.share * dollars * self.stream
        if fresh and owner == seat:
            worth += self.property_vp - scale.SITE * self.left
        elif fresh and owner != ids.NONE:
            worth -= self.share * self.property_vp
        return worth

    def _visitors(self, s: Table, seat: i64, owner: i64, near: i64) -> float:
        """Dollars the shops among `near` earn by one more House value of `owner`."""
        shop = 3 * count(near & s.built[ids.STORE])
        if owner != ids.NONE and owner != seat:
            return float(shop)
        if owner == seat:
            shop *= 2
        shop += 3 * count(near & (s.built[ids.DRUGSTORE] | s.built[ids.BANK]))
        return float(shop + 5 * count(near & s.built[ids.SALOON]))


def limit_of(s: Table, seat: i64) -> float:
    """The cash limit of a seat; none before a character is chosen."""
    return NO_LIMIT if s.character[seat] == characters.NO_TILE else float(powers.cash_limit(s, seat))


def top_parcel(worths: vec[float], row: i64, land: i64, least: float) -> i64:
    """Of these parcels the one that is worth most, and more than the least, or NONE."""
    best: i64 = ids.NONE
    for parcel in bits(land):
        if worths[row + parcel] > least:
            least = worths[row + parcel]
            best = parcel
    return best


def _most(worths: vec[float], land: i64, number: i64, least: float) -> i64:
    """Mask of so many of these parcels that are worth most, of those worth more than the least."""
    chosen: i64 = 0
    for _ in range(number):
        parcel = top_parcel(worths, 0, land & ~chosen, least)
        if parcel == ids.NONE:
            break
        chosen |= bit(parcel)
    return chosen


def _may_be_built(s: Table, seat: i64, t: i64) -> bool:
    """Whether a type is on the track or in this hand; Mines and Ranches may also come by a character."""
    return t == ids.RANCH or t == ids.MINE or s.hand[seat * ids.TYPES + t] > 0 or casting.on_track(s, t)
