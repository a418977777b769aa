"""Sense: for each question, the answers that nobody in their right mind would call a waste.

A sense looks at the table and gives back some of the legal actions; none of them means that all are as good.
"""

from collections.abc import Callable
from typing import Final

from carson.city.count.incomes import type_income
from carson.city.count.places import empty_land, unowned_land
from carson.city.count.prices import building_price, price_for
from carson.city.evaluator.ways import Ways
from carson.city.facts import ids
from carson.city.facts.characters import BUY_TILE
from carson.city.facts.geometry import EDGES, PARCELS
from carson.city.facts.spaces import PRICE
from carson.city.players.masks import ALL, bits
from carson.city.table import Table, agenda, stack

Sense = Callable[[Table, int, list[int]], list[int]]

TOKEN: Final = 4  # dollars that "3 revolvers" are worth
BARGAIN: Final = 2  # dollars above its price that a parcel under the hammer is worth


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
    return bits(int(s.at_parcel[me]) & int(unowned_land(s) & ~s.outlaws) & ALL)


def claims(s: Table, me: int) -> list[int]:
    """Building spaces where own cowboys stand."""
    return [
        space for space in range(ids.BUILD_12, ids.BUILD_12 + ids.MARKET) if int(s.at_space[me]) >> space & 1
    ]


def budget(s: Table, me: int) -> int:
    """Dollars that are not spoken for in this round."""
    cash = int(s.cash[me] + s.wages[me] * s.rules.wage)
    cash -= sum([int(price_for(s, me, parcel)) for parcel in wanted(s, me)])
    return cash - sum([int(building_price(s, me, space)) for space in claims(s, me)])


def spare_sites(s: Table, me: int) -> int:
    """Empty own or wanted parcels that no tile in hand or to be bought waits for."""
    empty = int(empty_land(s)) & ALL
    sites = (int(s.owned[me]) & empty).bit_count() + len([p for p in wanted(s, me) if empty >> p & 1])
    waiting = sum([int(s.hand[me * ids.TYPES + t]) for t in range(ids.TYPES)])
    return sites - waiting - len(claims(s, me))


# ---- building


def tiles(s: Table, me: int, legal: list[int]) -> list[int]:
    """A building is bought if it can stand somewhere, or later."""
    room = int(s.owned[me]) & int(empty_land(s)) & ALL
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
    empty = bits(land & int(empty_land(s)) & ALL)
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
    worth = sum([int(price_for(s, me, parcel)) + BARGAIN for parcel in bits(int(s.lot) & ALL)]) or TOKEN
    least = min([action for action in legal if action >= ids.AMOUNT])
    return [ids.PASS, least] if least - ids.AMOUNT <= worth else [ids.PASS]
