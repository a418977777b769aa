"""Sense: for each question, the answers that nobody in their right mind would call a waste.

A sense looks at the table and gives back some of the legal actions; none of them means that all are as good.
"""

from collections.abc import Callable
from typing import Final

from carson.city.count import shifting
from carson.city.count.firepower import firepower
from carson.city.count.incomes import building_count, income, loot, type_income
from carson.city.count.places import empty_land, property_left, unowned_land
from carson.city.count.prices import building_price, price_for
from carson.city.evaluator.ways import Ways
from carson.city.facts import ids
from carson.city.facts.buildings import CAP, LEVEL
from carson.city.facts.characters import BUY_TILE
from carson.city.facts.enclosures import YARDS
from carson.city.facts.geometry import EDGES, PARCELS, bits, count
from carson.city.facts.spaces import DUEL, PRICE
from carson.city.table import Table, agenda, moves, stable, stack

Sense = Callable[[Table, int, list[int]], list[int]]

TOKEN: Final = 4  # dollars that "3 revolvers" are worth
BARGAIN: Final = 2  # dollars above its price that a parcel under the hammer is worth
SITES: Final = 3  # empty parcels that are enough
SAVED: Final = 2  # cowboys that may be kept for the next round
FAIR_DIE: Final = 4  # what a die may be hoped to show


def is_road(action: int) -> bool:
    return ids.EDGE <= action < ids.EDGE + EDGES


def without(word: int) -> Sense:
    """Everything but one word, and no roads."""
    return lambda s, me, legal: [a for a in legal if a != word and not is_road(a)]


# ---- what a seat has and can still pay


def is_last_round(s: Table) -> bool:
    return s.round >= s.rules.rounds


def wanted(s: Table, me: int) -> list[int]:
    """Land where own cowboys stand."""
    return [int(parcel) for parcel in bits(s.at_parcel[me] & unowned_land(s) & ~s.outlaws)]


def claims(s: Table, me: int) -> list[int]:
    """Building spaces where own cowboys stand."""
    return [space for space in range(ids.BUILD_12, ids.BUILD_3 + 1) if s.at_space[me] >> space & 1]


def budget(s: Table, me: int) -> int:
    """Dollars that are not spoken for in this round."""
    cash = int(s.cash[me] + s.wages[me] * s.rules.wage)
    cash -= sum([int(price_for(s, me, parcel)) for parcel in wanted(s, me)])
    return cash - sum([int(building_price(s, me, space)) for space in claims(s, me)])


def spare_sites(s: Table, me: int) -> int:
    """Empty own or wanted parcels that no tile in hand or to be bought waits for."""
    empty = empty_land(s)
    sites = int(count(s.owned[me] & empty)) + len([p for p in wanted(s, me) if empty >> p & 1])
    waiting = sum([int(s.hand[me * ids.TYPES + t]) for t in range(ids.TYPES)])
    return sites - waiting - len(claims(s, me))


# ---- building


def tiles(s: Table, me: int, legal: list[int]) -> list[int]:
    """A building is bought if it can stand somewhere, or later."""
    room = s.owned[me] & empty_land(s)
    return [ids.YES if ids.YES in legal and (room or not is_last_round(s)) else ids.NO]


def land_and_tiles(s: Table, me: int, legal: list[int]) -> list[int]:
    """What a character lets buy: tiles only with land for them."""
    if int(agenda.a_of(stack.top(s))) == BUY_TILE and spare_sites(s, me) <= 0:
        return [ids.NO]
    return without(ids.NO)(s, me, legal)


def sites(s: Table, me: int, legal: list[int]) -> list[int]:
    """A parcel; or a road towards one that the own roads can reach."""
    parcels = [action for action in legal if action < PARCELS]
    return parcels or _roads_towards(s, me, legal, int(s.owned[me]))


def houses(s: Table, me: int, legal: list[int]) -> list[int]:
    """A parcel that needs nobody's consent, or any; or a road towards one."""
    free = int(s.owned[me]) | int(unowned_land(s))
    parcels = [action for action in legal if action < PARCELS]
    own = [parcel for parcel in parcels if free >> parcel & 1]
    return own or parcels or _roads_towards(s, me, legal, free)


def _roads_towards(s: Table, me: int, legal: list[int], land: int) -> list[int]:
    ways = Ways()
    ways.measure(s)
    empty = bits(land & empty_land(s))
    near = [p for p in empty if 0 < int(ways.roads_to(p)) <= s.unplaced_roads[me]]
    edges = {ids.EDGE + int(ways.first_road(parcel)) for parcel in near}
    return [action for action in legal if action in edges]


# ---- money


def doubling(s: Table, me: int, legal: list[int]) -> list[int]:
    """The dollars, or a type of building that earns no less."""
    cash = max([action - ids.AMOUNT for action in legal if action >= ids.AMOUNT], default=0)
    return [a for a in legal if a >= ids.AMOUNT or int(type_income(s, me, a - ids.TILE)) >= cash]


def points(s: Table, me: int, legal: list[int]) -> list[int]:
    """Any number of points for dollars; as many as possible when dollars will buy nothing else."""
    cheap = PRICE[int(agenda.a_of(stack.top(s)))] < s.rules.final_rate
    return [max(legal)] if is_last_round(s) and cheap else [a for a in legal if a >= ids.AMOUNT]


def less(s: Table, me: int, legal: list[int]) -> list[int]:
    """No more than must be spent."""
    return [min([action for action in legal if action >= ids.AMOUNT])]


def raises(s: Table, me: int, legal: list[int]) -> list[int]:
    """One dollar more while that is not too much for what is sold; or out."""
    worth = sum([int(price_for(s, me, parcel)) + BARGAIN for parcel in bits(s.lot)]) or TOKEN
    least = min([action for action in legal if action >= ids.AMOUNT])
    return [ids.PASS, least] if least - ids.AMOUNT <= worth else [ids.PASS]


# ---- where a cowboy is not wasted, and when it is time to pass


def places(s: Table, me: int, legal: list[int]) -> list[int]:
    """Places where something can be won; with few cowboys left, or nothing to win, the word that ends it."""
    good = useful(s, me, legal) + [
        a
        for a in legal
        if shifting.is_take_back(a)
        or (a >= ids.SPACE + ids.SPACES and a not in (ids.PASS, ids.NO, ids.DYNAMITE))
    ]
    good = [a for a in good if not ids.HAT <= a < ids.HAT + YARDS or stable.horses_in(s, me, a - ids.HAT) > 0]
    good = [a for a in good if not shifting.is_take_back(a) or is_wasted(s, me, a)]
    if not good or (s.cowboys[me] <= SAVED and not is_last_round(s)):
        good += [action for action in legal if action in (ids.PASS, ids.NO)]
    return good


def shifts(s: Table, me: int, legal: list[int]) -> list[int]:
    """A place where a cowboy that was taken back can win something, or home."""
    return [*useful(s, me, legal), *[action for action in legal if action == ids.DONE]]


def is_wasted(s: Table, me: int, action: int) -> bool:
    """Whether a cowboy that may be taken back does nothing where it is."""
    if shifting.is_from_enclosure(action):
        return stable.horses_in(s, me, action - ids.BACK_HAT) == 0
    return outgunned(s, me, int(shifting.place_of(action)))


def outgunned(s: Table, me: int, place: int) -> bool:
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
    if place >= ids.SPACE and not DUEL[place - ids.SPACE]:
        return []
    return [n for n in range(int(s.rules.seats)) if n != me and moves.stands_at(s, n, place)]


class Means:
    """What a seat has to make something of a place."""

    def __init__(self, s: Table, me: int) -> None:
        self.s = s
        self.me = me
        self.own = s.owned[me]
        self.land = count(self.own)
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
            loss = income(s, moves.owner_of(s, place), moves.building_at(s, place), place)
            return loot(loss) > 0  # something to take from a rival
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


def rides(s: Table, me: int, legal: list[int]) -> list[int]:
    """Any cowboy may move, to a place where something can be won, or home."""
    if agenda.a_of(stack.top(s)) == 0:
        return legal
    return [*useful(s, me, [action for action in legal if action != ids.NO]), ids.NO]
