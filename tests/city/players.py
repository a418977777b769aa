"""Players with habits, for games that must show what chance rarely does."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from carson.city.evaluator.evaluator import evaluator_of
from carson.city.facts import ids
from carson.city.facts.enclosures import HERD, RIDE
from carson.city.facts.geometry import EDGES, PARCELS, bit
from carson.city.state import CityState
from carson.city.table.agenda import kind_of
from carson.city.table.moves import building_at
from carson.city.table.stack import top
from carson.core.bot import Bot, RandomBot
from carson.core.clock import Clock
from carson.core.state import own
from carson.core.view import View
from carson.search import rancher as ranchers

Wishes = Callable[[CityState, int], Iterable[int]]
rancher = ranchers.rancher(evaluator_of)


class Wishing(RandomBot):
    """Takes the first of its wishes that is offered, and else whatever comes."""

    def __init__(self, seed: str, wishes: Wishes) -> None:
        super().__init__(seed)
        self.wishes = wishes

    def choose(self, view: View, legal: list[int], clock: Clock) -> int:
        offered = set(legal)
        wished = (wish for wish in self.wishes(own(view.state, CityState), view.seat) if wish in offered)
        return next(wished, super().choose(view, legal, clock))


class Curious(RandomBot):
    """Gives every question the sort of answer it has given least often, but never starts again."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.given: Counter[tuple[int, int, int]] = Counter()

    def choose(self, view: View, legal: list[int], clock: Clock) -> int:
        s = own(view.state, CityState)
        kind = int(kind_of(top(s)))
        sorts = {action: (kind, *sort_of(s, action)) for action in legal if action != ids.AGAIN}
        least = min(self.given[sort] for sort in sorts.values())
        chosen = super().choose(view, [a for a, sort in sorts.items() if self.given[sort] == least], clock)
        self.given[sorts[chosen]] += 1
        return chosen


def sort_of(s: CityState, action: int) -> tuple[int, int]:
    """What stands on a parcel or is for sale on a space counts, not which it is; a road is a road."""
    if action < ids.EDGE:
        return ids.PARCEL, int(building_at(s, action))
    if action < ids.EDGE + EDGES:
        return ids.EDGE, 0
    if ids.SPACE + ids.BUILD_12 <= action <= ids.SPACE + ids.BUILD_3:
        return ids.TILE, int(s.market[action - ids.SPACE - ids.BUILD_12])
    if ids.BACK <= action < ids.BACK_SPACE:
        return ids.BACK, 0
    if action >= ids.AMOUNT:
        return ids.AMOUNT, min(action - ids.AMOUNT, 4)
    return action, 0


# ---- wishes


def builder(building: int, answers: Mapping[int, int] = MappingProxyType({})) -> Callable[[str], Bot]:
    """Lays one straight road across the map and builds one type along it; some questions have set answers."""

    def wishes(s: CityState, seat: int) -> Iterable[int]:
        line = straight_line(s)
        slots = [ids.SPACE + ids.BUILD_12 + n for n in range(ids.MARKET) if s.market[n] == building]
        along = [parcel for edge in line for parcel in (edge, edge - 8)]
        roads = [ids.SPACE + ids.ROADS, ids.SPACE + ids.ROAD]
        said = answers.get(int(kind_of(top(s))), ids.YES)
        return [said, *[ids.EDGE + edge for edge in line], *slots, *roads, *along]

    return lambda seed: Wishing(seed, wishes)


def straight_line(s: CityState) -> list[int]:
    """The road places of the straight line above or below the first road on the map."""
    first = next((e for e in range(8, 64) if s.roads[0] >> e & 1), 32)
    return list(range(first // 8 * 8, first // 8 * 8 + 8))


def horseman(seed: str) -> Bot:
    """Collects Ranches and horses, and lets them work in all ways."""

    def wishes(s: CityState, seat: int) -> Iterable[int]:
        slots = [ids.SPACE + ids.BUILD_12 + n for n in range(ids.MARKET) if s.market[n] == ids.RANCH]
        yard = ids.HORSE + (HERD if s.built[ids.RANCH] & s.owned[seat] else RIDE)
        return [ids.MOVE, yard, ids.YES, *slots, *range(PARCELS)]

    return Wishing(seed, wishes)


def keeper(seed: str) -> Bot:
    """Buys buildings and keeps them for later."""
    slots = [ids.SPACE + ids.BUILD_12 + n for n in reversed(range(ids.MARKET))]
    return Wishing(seed, lambda s, seat: [ids.KEEP, ids.YES, *slots, *range(PARCELS)])


def hermit(seed: str) -> Bot:
    """Bids for nothing, pays for nothing and agrees to nothing."""
    return Wishing(seed, lambda s, seat: [ids.PASS, ids.NO])


def mayor(seed: str) -> Bot:
    """Goes to the City Hall whenever there is one."""
    return Wishing(seed, lambda s, seat: [p for p in range(PARCELS) if s.built[ids.CITY_HALL] & bit(p)])
