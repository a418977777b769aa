"""Where a cowboy is not wasted, and when it is time to pass."""

from typing import Final

from carson.city.count import shifting
from carson.city.count.firepower import firepower
from carson.city.count.incomes import building_count, income, loot, type_income
from carson.city.count.places import property_left
from carson.city.count.prices import building_price, price_for
from carson.city.facts import ids
from carson.city.facts.buildings import CAP, LEVEL
from carson.city.facts.enclosures import YARDS
from carson.city.facts.geometry import PARCELS
from carson.city.facts.spaces import DUEL, PRICE
from carson.city.players.masks import ALL
from carson.city.players.sense import budget, is_last_round, spare_sites
from carson.city.table import Table, moves, stable

SITES: Final = 3  # empty parcels that are enough
SAVED: Final = 2  # cowboys that may be kept for the next round
FAIR_DIE: Final = 4  # what a die may be hoped to show


def places(s: Table, me: int, legal: list[int]) -> list[int]:
    """Places where something can be won; with few cowboys left, or nothing to win, the word that ends it."""
    good = useful(s, me, legal) + [
        a for a in legal if a >= ids.SPACE + ids.SPACES and a not in (ids.PASS, ids.NO, ids.DYNAMITE)
    ]
    good = [a for a in good if not ids.HAT <= a < ids.HAT + YARDS or stable.horses_in(s, me, a - ids.HAT) > 0]
    good = [a for a in good if not shifting.is_take_back(a) or outgunned(s, me, int(shifting.place_of(a)))]
    if not good or (s.cowboys[me] <= SAVED and not is_last_round(s)):
        good += [action for action in legal if action in (ids.PASS, ids.NO)]
    return good


def shifts(s: Table, me: int, legal: list[int]) -> list[int]:
    """A place where a cowboy that was taken back can win something, or home."""
    return [*useful(s, me, legal), *[action for action in legal if action == ids.DONE]]


def outgunned(s: Table, me: int, place: int) -> bool:
    """Whether a stronger rival stands at a place."""
    strength = int(firepower(s, me))
    return any(int(firepower(s, rival)) > strength for rival in rivals_at(s, me, place))


def white_places(s: Table, me: int, legal: list[int]) -> list[int]:
    """Any useful place: nobody contests it."""
    means = Means(s, me)
    return [place for place in legal if means.can_use(place)]


def duels(s: Table, me: int, legal: list[int]) -> list[int]:
    """A useful place where a rival stands."""
    means = Means(s, me)
    return [place for place in legal if rivals_at(s, me, place) and means.can_use(place)]


def useful(s: Table, me: int, legal: list[int]) -> list[int]:
    """Places where something can be won and nobody stronger stands."""
    means = Means(s, me)
    strength = int(firepower(s, me)) - 1
    return [
        place
        for place in legal
        if means.can_use(place)
        and all(int(firepower(s, rival)) <= strength for rival in rivals_at(s, me, place))
    ]


def rivals_at(s: Table, me: int, place: int) -> list[int]:
    """Whose cowboys would fight for a place."""
    seats = [seat for seat in range(int(s.rules.seats)) if seat != me]
    if place < ids.SPACE:
        return [seat for seat in seats if int(s.at_parcel[seat]) >> place & 1]
    if not DUEL[place - ids.SPACE]:
        return []
    return [seat for seat in seats if int(s.at_space[seat]) >> (place - ids.SPACE) & 1]


class Means:
    """What a seat has to make something of a place."""

    __slots__ = ("budget", "earned", "land", "me", "own", "s", "spare")

    def __init__(self, s: Table, me: int) -> None:
        self.s = s
        self.me = me
        self.own = int(s.owned[me]) & ALL
        self.land = self.own.bit_count()
        self.budget = budget(s, me)
        self.spare = spare_sites(s, me) if property_left(s, me) > 0 else SITES
        self.earned = sum([int(type_income(s, me, t)) for t in range(ids.TYPES) if CAP[t]])

    def can_use(self, place: int) -> bool:
        """Whether there is anything to win."""
        s = self.s
        if ids.SPACE <= place < ids.SPACE + ids.SPACES:
            return self._can_use_space(place - ids.SPACE)
        if place >= PARCELS:
            return False
        if int(s.outlaws) >> place & 1:
            return firepower(s, self.me) - 1 + FAIR_DIE >= s.outlaw_strength
        if int(s.built[ids.CITY_HALL]) >> place & 1:
            return any(LEVEL[t] and int(s.built[t]) & self.own for t in range(ids.TYPES))
        if self.own >> place & 1:
            return bool(rivals_at(s, self.me, place))
        if int(s.taken) >> place & 1:
            return _pays(s, place)
        return self.spare < SITES and price_for(s, self.me, place) <= self.budget

    def _can_use_space(self, space: int) -> bool:
        s = self.s
        if ids.BUILD_12 <= space <= ids.BUILD_3:
            price = building_price(s, self.me, space)
            return s.market[space - ids.BUILD_12] != ids.NONE and self.spare > 0 and price <= self.budget
        if space >= ids.VP_5:
            return self.budget + self.earned >= PRICE[space]
        if space in (ids.ROADS, ids.ROAD):
            return not is_last_round(s) and s.unplaced_roads[self.me] == 0
        if space in (ids.PARCEL_INCOME, ids.PARCEL_VP):
            return self.land > 1
        return space != ids.BUILDING_VP or building_count(s, self.me) > 0


def _pays(s: Table, parcel: int) -> bool:
    """Whether there is something to take from a rival's building."""
    owner = next(seat for seat in range(int(s.rules.seats)) if int(s.owned[seat]) >> parcel & 1)
    return loot(income(s, owner, moves.building_at(s, parcel), parcel)) > 0
