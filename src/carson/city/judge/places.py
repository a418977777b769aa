"""Places: what each place is worth to a cowboy, how likely he gets it, and when to stop."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carson.city.count.outlaws import tile_vp
from carson.city.count.powers import power
from carson.city.count.prices import building_price
from carson.city.count.standish import expected_strength
from carson.city.facts.buildings import LEVEL
from carson.city.facts.characters import FIREPOWER
from carson.city.facts.geometry import bit, count, first
from carson.city.facts.ids import (
    AMMUNITION,
    BUILD_3,
    BUILD_12,
    BUILDING_VP,
    CITY_HALL,
    COWBOY_INCOME,
    COWBOY_VP,
    GAMBLING,
    NONE,
    PARCEL_INCOME,
    PARCEL_VP,
    ROAD,
    ROADS,
    SPACE,
    SPACES,
    TYPES,
    VP_2,
    VP_5,
    WAGES,
)
from carson.city.facts.spaces import DUEL, PRICE
from carson.city.judge import scale
from carson.city.judge.money import keep_worth, limit_of
from carson.city.judge.odds import beats, reaches
from carson.city.judge.plan import Plan
from carson.city.judge.study import Study
from carson.city.table.moves import stands_at
from carson.city.table.table import Table

SPACE_BITS: Final = (1 << SPACES) - 1
NOTHING: Final = -1.0  # the worth of a place that is of no use
GAMBLE: Final = 7.0  # dollars two dice show on average
LIKELY: Final = 0.9  # how likely a planned building stands at the end of the round


class Places:
    """Who stands where, how strong everybody will be, and what a place is worth to one seat."""

    study: Study
    plan: Plan
    strength: vec[float]  # by seat: a guess at the firepower when the duels come
    danger: vec[float]  # by seat: how likely a duel against it would be lost; 0 for whoever comes no more
    tie: vec[float]  # by seat: what a tie against it is worth
    mine: float
    point: float  # one more point of firepower in this round
    save: float  # a cowboy that stays in hand
    passed: i64
    end_cash: float
    limit: float
    on_spaces: i64  # mask of the spaces where rivals stand
    on_parcels: i64  # mask of the parcels where rivals stand

    def __init__(self, seats: i64, study: Study) -> None:
        self.study = study
        self.plan = Plan()
        self.strength = vec[float]([0.0] * int(seats))
        self.danger = vec[float]([0.0] * int(seats))
        self.tie = vec[float]([0.0] * int(seats))

    def look(self, s: Table, seat: i64) -> None:
        """Take in the table for a seat that is about to place."""
        study = self.study
        self.plan.make(s, seat, study)
        seats = s.rules.seats
        out: i64 = 0
        position: i64
        for position in range(seats):
            if s.pass_order[position] != NONE:
                out |= bit(s.pass_order[position])
        self.passed = count(out)
        other: i64
        for other in range(seats):
            part = 1.0 if (out & bit(other)) != 0 else scale.STAY
            self.tie[other] = 0.0 if (out & bit(other)) != 0 else 0.5
            guess = float(s.revolvers[other] + power(s, other, FIREPOWER)) + part * float(s.cowboys[other])
            if s.ammunition == other:
                guess += float(s.rules.ammunition)
            elif (s.at_space[other] & bit(AMMUNITION)) != 0:
                guess += 0.7 * float(s.rules.ammunition)
            if other == s.rules.standish:
                guess = expected_strength(s)
                self.tie[other] = 0.0
            self.strength[other] = guess
        self.mine = self.strength[seat] - scale.STAY
        self.on_spaces = 0
        self.on_parcels = 0
        active = 0.0
        duels: i64 = 0
        for other in range(seats):
            self.danger[other] = 0.0
            if other == seat:
                continue
            self.on_spaces |= s.at_space[other]
            self.on_parcels |= s.at_parcel[other]
            if (out & bit(other)) == 0 and (s.cowboys[other] > 0 or other == s.rules.standish):
                self.danger[other] = 1.0 - beats(self.mine, self.strength[other], 0.5)
                active += 1.0
            duels += count(s.at_space[other] & s.at_space[seat]) + count(
                s.at_parcel[other] & s.at_parcel[seat]
            )
        self.point = study.nerve * active / float(max(seats - 1, 1)) + scale.DUEL_POINT * float(duels)
        if (self.plan.spaces & bit(COWBOY_INCOME)) != 0:
            self.point += 2.0 * study.pay_day
        if (self.plan.spaces & bit(COWBOY_VP)) != 0:
            self.point += 0.5
        self.save = study.carry + self.point
        self.limit = limit_of(s, seat)
        self.end_cash = self._end_cash(s, seat)

    def _end_cash(self, s: Table, seat: i64) -> float:
        """A guess at the dollars in hand when points are sold."""
        plan = self.plan
        cash = max(plan.budget, 0.0) + plan.income + self.study.incomes[seat]
        if (plan.spaces & bit(PARCEL_INCOME)) != 0:
            cash += 2.0 * plan.parcels(s)
        if (plan.spaces & bit(COWBOY_INCOME)) != 0:
            cash += 2.0 * self.mine
        if (plan.spaces & bit(GAMBLING)) != 0:
            cash += GAMBLE
        return cash

    def offered(self, s: Table) -> i64:
        """Mask of the spaces among the answers."""
        return s.options[SPACE >> 6] & SPACE_BITS

    # ---- the worth of a place once it is won

    def worth(self, s: Table, seat: i64, place: i64) -> float:
        if place >= SPACE:
            return self._space(s, seat, place - SPACE)
        here = bit(place)
        if (s.outlaws & here) != 0:
            return self._outlaw(s, seat, place)
        if (s.built[CITY_HALL] & here) != 0:
            return self._city_hall(s, seat)
        if (s.owned[seat] & here) != 0:
            return self.study.spoils[place] if (self.on_parcels & here) != 0 else NOTHING
        if (s.taken & here) != 0:
            return self.study.spoils[place]
        price = self.study.price[place]
        if price > self.plan.budget + (price if (self.plan.wanted & here) != 0 else 0.0):
            return NOTHING
        return self.plan.land(s, self.study, place) - price * self.study.dollar

    def _outlaw(self, s: Table, seat: i64, parcel: i64) -> float:
        """Its points and the half of an own building it keeps, or the half of a rival's if that is more."""
        points = float(tile_vp(s))
        spoils = self.study.spoils[parcel]
        return points + spoils if (s.owned[seat] & bit(parcel)) != 0 else max(points, spoils)

    def _space(self, s: Table, seat: i64, space: i64) -> float:
        study = self.study
        plan = self.plan
        if BUILD_12 <= space <= BUILD_3:
            return self._tile(s, seat, space)
        if VP_5 <= space <= VP_2:
            return self._purchase(s, seat, space)
        if space == WAGES:
            return float(s.rules.wage) * study.dollar
        if space == AMMUNITION:
            return float(s.rules.ammunition) * self.point
        if space == ROADS:
            return self._roads(float(s.rules.roads_won))
        if space == ROAD:
            return self._roads(1.0)
        if space == PARCEL_INCOME:
            return 2.0 * plan.parcels(s) * study.pay_day
        if space == COWBOY_INCOME:
            return 2.0 * self.mine * study.pay_day
        if space == GAMBLING:
            return GAMBLE * study.pay_day
        if space == PARCEL_VP:
            return plan.parcels(s) / 2.0 - 0.25
        if space == COWBOY_VP:
            return self.mine / 2.0 - 0.25
        if space == BUILDING_VP:
            return study.buildings[seat] + LIKELY * float(plan.placed)
        return NOTHING

    def _roads(self, number: float) -> float:
        """Roads in the supply; more when a tile or site waits for them."""
        if self.plan.unplaced_roads == 0 and self.plan.tile_number + self.plan.placed > 0:
            return number * scale.STICK * 2.0
        return number * scale.STICK

    def _tile(self, s: Table, seat: i64, space: i64) -> float:
        building = s.market[space - BUILD_12]
        price = float(building_price(s, seat, space))
        if building == NONE or price > self.plan.budget:
            return NOTHING
        return self.plan.tile(self.study, building, s.cowboys[seat] > 1) - price * self.study.dollar

    def _purchase(self, s: Table, seat: i64, space: i64) -> float:
        """Buying points, as far as no other purchase is claimed already."""
        gain = self._bought(s, seat, float(PRICE[space]))
        claimed = self.plan.spaces
        other: i64
        for other in range(VP_5, VP_2 + 1):
            if other != space and (claimed & bit(other)) != 0:
                gain -= self._bought(s, seat, float(PRICE[other]))
        return gain

    def _bought(self, s: Table, seat: i64, price: float) -> float:
        """Points gained when points may be bought at a price."""
        cash = self.end_cash
        limit = self.limit
        study = self.study
        before = keep_worth(s, study, cash, limit)
        best = max(cash / price - before, 0.0)
        if study.need < cash:
            best = max(best, (cash - study.need) / price + keep_worth(s, study, study.need, limit) - before)
        if limit < cash:
            best = max(best, (cash - limit) / price + keep_worth(s, study, limit, limit) - before)
        return best

    def _city_hall(self, s: Table, seat: i64) -> float:
        """One level more for own buildings from now on."""
        total: i64 = 0
        t: i64
        for t in range(TYPES):
            if LEVEL[t]:
                total += LEVEL[t] * count(s.built[t] & s.owned[seat])
        return float(total) * self.study.stream

    # ---- the worth of an answer

    def rate(self, s: Table, seat: i64, place: i64) -> float:
        """Chance times worth, less what the cowboy would be worth in hand."""
        worth = self.worth(s, seat, place)
        gain = worth - self.save
        if place >= SPACE and not DUEL[place - SPACE]:
            return gain
        if gain <= 0.0:
            return gain
        if place < SPACE and (s.outlaws & bit(place)) != 0:
            likely = reaches(self.mine, float(s.outlaw_strength)) * self.challenging(s, seat, place)
            return gain * likely if likely > 0.0 else NOTHING
        if not self._is_contested(place):
            return gain * self._unchallenged(s, worth)
        return self.challenging(s, seat, place) * (gain + self.study.share * worth)

    def stand(self, s: Table, seat: i64, place: i64) -> float:
        """What a cowboy at a place will bring."""
        worth = self.worth(s, seat, place)
        if worth <= 0.0 or (place >= SPACE and not DUEL[place - SPACE]):
            return worth
        if self._is_contested(place):
            return worth * self.challenging(s, seat, place)
        return worth * self._unchallenged(s, worth)

    def best_stand(self, s: Table, seat: i64, parcels: i64, spaces: i64) -> float:
        """What a cowboy brings at the best of these places; of the land only the best known is looked at."""
        best = NOTHING
        while spaces != 0:
            space = first(spaces)
            spaces &= ~bit(space)
            best = max(best, self.stand(s, seat, SPACE + space))
        parcels &= self.study.shortlist[seat] | self.study.raids[seat] | s.built[CITY_HALL]
        while parcels != 0:
            parcel = first(parcels)
            parcels &= ~bit(parcel)
            best = max(best, self.stand(s, seat, parcel))
        return best

    def _is_contested(self, place: i64) -> bool:
        if place < SPACE:
            return (self.on_parcels & bit(place)) != 0
        return (self.on_spaces & bit(place - SPACE)) != 0

    def _unchallenged(self, s: Table, worth: float) -> float:
        """How likely a place stays or becomes the seat's when nobody stands there yet."""
        comes = min(scale.CONTEST * worth, scale.CONTEST_MOST)
        likely = 1.0
        other: i64
        for other in range(s.rules.seats):
            likely *= 1.0 - comes * self.danger[other]
        return likely

    def challenging(self, s: Table, seat: i64, place: i64) -> float:
        """How likely the rivals who stand at a place are beaten."""
        likely = 1.0
        other: i64
        for other in range(s.rules.seats):
            if other != seat and stands_at(s, other, place):
                likely *= beats(self.mine, self.strength[other], self.tie[other])
        return likely

    def pass_worth(self, s: Table) -> float:
        """Being early on the pass track, while others still place."""
        if self.passed == s.rules.seats - 1:
            return 0.0
        worth = self.study.first_pass
        _step: i64
        for _step in range(self.passed):
            worth *= scale.NEXT_PASS
        return worth

    def best_of(self, s: Table, seat: i64, parcels: i64, spaces: i64) -> float:
        """The best place once it is won, of these."""
        best = NOTHING
        while spaces != 0:
            space = first(spaces)
            spaces &= ~bit(space)
            best = max(best, self.worth(s, seat, SPACE + space))
        while parcels != 0:
            parcel = first(parcels)
            parcels &= ~bit(parcel)
            best = max(best, self.worth(s, seat, parcel))
        return best
