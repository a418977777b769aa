"""Plan: what a seat has claimed so far this round, what it can still pay, and what goes where."""

from __future__ import annotations

from typing import Final

from carson.city.bots.masks import ALL, bits
from carson.city.bots.survey import Survey
from carson.city.count.places import unowned_land
from carson.city.count.powers import power
from carson.city.count.prices import building_price
from carson.city.facts.characters import WHITE_COWBOY
from carson.city.facts.geometry import PARCELS
from carson.city.facts.ids import BUILD_3, BUILD_12, MARKET, NONE, ROADS, SPACE, TYPES

BUILD_SPACES: Final = ((1 << MARKET) - 1) << BUILD_12
NO_WORTH: Final = -1.0


class Plan:
    """The claims of one seat and the best use of its tiles and sites."""

    __slots__ = (
        "_at",
        "_elsewhere",
        "_spare",
        "budget",
        "claims",
        "goods",
        "spaces",
        "spare_sites",
        "spare_tiles",
        "survey",
        "taste",
        "unplaced_roads",
        "used",
        "wanted",
    )

    def __init__(self, survey: Survey) -> None:
        s = survey.s
        me = survey.me
        self.survey = survey
        self.taste = survey.taste
        self._spare: dict[int, float] = {}
        self._elsewhere: dict[int, float] = {}
        self.spaces = int(s.at_space[me])
        self.wanted = int(s.at_parcel[me]) & int(unowned_land(s) & ~s.outlaws) & ALL
        if s.white_at != NONE and power(s, me, WHITE_COWBOY):
            if s.white_at >= SPACE:
                self.spaces |= 1 << int(s.white_at - SPACE)
            else:
                self.wanted |= 1 << int(s.white_at) & ~survey.taken
        self.unplaced_roads = int(s.unplaced_roads[me] + s.road_cowboys[me])
        if self.spaces >> ROADS & 1:
            self.unplaced_roads += int(s.rules.roads_won)
        self._at = survey.notes(self.unplaced_roads)
        self._count_money()
        self._note_goods()
        self._match()

    def _count_money(self) -> None:
        s = self.survey.s
        me = self.survey.me
        self.claims = [
            (int(s.market[space - BUILD_12]), int(building_price(s, me, space)))
            for space in bits(self.spaces & BUILD_SPACES)
            if s.market[space - BUILD_12] != NONE
        ]  # buildings to be bought: type and price
        self.budget = int(s.cash[me] + s.wages[me] * s.rules.wage)
        self.budget -= sum([price for _, price in self.claims])
        self.budget -= sum([self.survey.price(parcel) for parcel in bits(self.wanted)])

    def _note_goods(self) -> None:
        """The cheapest price of each type on the track that nobody stands on yet."""
        s = self.survey.s
        taken = 0
        for seat in range(self.survey.seats):
            taken |= int(s.at_space[seat])
        self.goods: dict[int, int] = {}
        for space in range(BUILD_12, BUILD_3 + 1):
            building = int(s.market[space - BUILD_12])
            if building != NONE and not (taken | self.spaces) >> space & 1:
                self.goods[building] = int(building_price(s, self.survey.me, space))

    def _match(self) -> None:
        """Give each tile in hand or claimed the site where it is worth most, the best pair first."""
        s = self.survey.s
        me = self.survey.me
        tiles = [building for building, _ in self.claims]
        for t in range(TYPES):
            tiles += [t] * int(s.hand[me * TYPES + t])
        sites = bits((self.survey.owned[me] | self.wanted) & self.survey.empty)
        self.used: list[tuple[int, int]] = []
        while tiles and sites:
            best = NO_WORTH
            pair = (NONE, NONE)
            for t in sorted(set(tiles)):
                for parcel in sites:
                    worth = self.at(t, parcel)
                    if worth > best:
                        best = worth
                        pair = (t, parcel)
            if pair[0] == NONE:
                break
            self.used.append(pair)
            tiles.remove(pair[0])
            sites.remove(pair[1])
        self.spare_tiles = tiles
        self.spare_sites = sites

    # ---- worth

    def at(self, building: int, parcel: int) -> float:
        """Points from a building on a parcel, with the roads it takes."""
        key = building * PARCELS + parcel
        if key not in self._at:
            worth = self.survey.tile_worth(building, parcel)
            roads = self.survey.roads_needed(building, parcel)
            if roads > self.unplaced_roads:
                worth *= self.patience
            self._at[key] = worth - self.taste.road * min(roads, self.unplaced_roads)
        return self._at[key]

    @property
    def patience(self) -> float:
        """What is left of a worth when it has to wait for a round."""
        return self.taste.later if self.survey.round < self.survey.rounds else 0.0

    def tile(self, building: int, more_land: bool) -> float:
        """Points from one more building of a type: on a spare site, or on land still to be bought."""
        if self.spare_sites:
            return self._on_spare(building)
        return max(self._on_new_land(building) * (self.taste.hope if more_land else self.patience), 0.0)

    def _on_spare(self, building: int) -> float:
        """Points from a building on the best spare site."""
        if building not in self._spare:
            self._spare[building] = max([self.at(building, parcel) for parcel in self.spare_sites])
        return self._spare[building]

    def _on_new_land(self, building: int) -> float:
        """Points from a building on the best parcel for sale, less its price."""
        if building not in self._elsewhere:
            survey = self.survey
            dollar = self.taste.dollar[survey.round]
            worths = [
                self.at(building, p) - dollar * survey.price(p) for p in bits(~survey.taken & survey.empty)
            ]
            self._elsewhere[building] = max(worths, default=0.0)
        return self._elsewhere[building]

    def reserved(self, parcel: int) -> float:
        """Points lost when a parcel is filled that a waiting tile has no other site for."""
        if self.spare_sites:
            return 0.0
        return sum([self.at(building, site) for building, site in self.used if site == parcel])

    def land(self, parcel: int) -> float:
        """Points from owning one more parcel, apart from its price."""
        survey = self.survey
        worth = self.taste.land * survey.left
        if survey.empty >> parcel & 1:
            return worth + self._site(parcel)
        if survey.occupied >> parcel & 1:
            worth += survey.property_vp + self._keeps_from_rivals(parcel)
        return worth

    def _keeps_from_rivals(self, parcel: int) -> float:
        """Houses and mountains serve only their owner."""
        survey = self.survey
        customers = survey.customers
        is_mountain = int(survey.s.mountains) >> parcel & 1
        values = 2 if int(survey.s.townhouses) >> parcel & 1 else 1
        rows = customers.digging if is_mountain else customers.pull
        lost = sum([rows[seat][parcel] for seat in range(survey.seats) if seat != survey.me])
        own = 0 if is_mountain else customers.shop[survey.me][parcel]
        return values * (survey.share * lost + own) * survey.stream

    def _site(self, parcel: int) -> float:
        """What could be built here: a tile that waits for land, or one from the track."""
        option = self.taste.site * max(self.survey.left - 1, 0)
        waiting = max([self.at(t, parcel) for t in self.spare_tiles], default=0.0)
        hoped = 0.0
        for t, price in self.goods.items():
            here = self.at(t, parcel)
            if self.spare_sites:
                here -= self._on_spare(t)
            else:
                here -= price * self.taste.dollar[self.survey.round]
            hoped = max(hoped, here * self.taste.hope)
        return max(waiting, hoped, option)
