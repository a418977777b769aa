"""Outlaws read as literally as possible: where they come, where they go, and what they cost.

Written from the rulings and the chapters on the variant only.
"""

from itertools import permutations

from tests.oracle import rules
from tests.oracle.characters import character, holder
from tests.oracle.physics import INNER
from tests.oracle.world import World


def prisons(world: World) -> set[str]:
    return {parcel for parcel, kind in world.buildings.items() if kind == "prison"}


def landing(world: World) -> set[str]:
    """Where dice may put one (R-OUTLAW-REROLL, R-RIVER-DICE)."""
    hall = {parcel for parcel, kind in world.buildings.items() if kind == "city-hall"}
    repelled = {parcel for parcel in INNER if rules.neighbours(parcel) & prisons(world)}
    return set(INNER) - repelled - hall - world.river - world.outlaws


def attraction(world: World, parcel: str) -> int:
    """The income an outlaw sees (R-OUTLAW-MOVE)."""
    if parcel not in world.buildings or rules.neighbours(parcel) & prisons(world):
        return 0
    if world.owner.get(parcel) is not None and world.owner.get(parcel) == holder(world, "16Y"):
        return 0
    return rules.income(world, parcel)


def goals(world: World, parcel: str, outlaws: frozenset[str]) -> set[str]:
    """The equally good parcels an outlaw moves to; its own when it stays (R-OUTLAW-MOVE)."""
    open_to_it = {near for near in rules.neighbours(parcel) if near not in outlaws}
    best = max((attraction(world, near) for near in open_to_it), default=0)
    if best <= attraction(world, parcel):
        return {parcel}
    return {near for near in open_to_it if attraction(world, near) == best}


def outcomes(world: World, order: tuple[str, ...]) -> frozenset[frozenset[str]]:
    """Every way the map may look after the outlaws have moved in this order."""
    maps = {frozenset(world.outlaws)}
    for parcel in order:
        maps = {
            (before - {parcel}) | {goal}
            for before in maps
            for goal in goals(world, parcel, before - {parcel})
        }
    return frozenset(maps)


def order_matters(world: World) -> bool:
    """Whether two orders may end differently (R-OUTLAW-FIRST)."""
    return len({outcomes(world, order) for order in permutations(sorted(world.outlaws))}) > 1


def payments(world: World) -> list[int]:
    """What the seats get if no outlaw is beaten: half where one sits, rounded down (R-OUTLAW-HALF)."""
    received = rules.payments(world)
    for parcel in world.outlaws & set(world.buildings):
        owner = world.owner.get(parcel)
        if owner is not None and character(world, owner) != "16Y":
            whole = rules.pays(world, parcel)
            received[owner] -= whole - whole // 2
    return received


def fight_winner(world: World, totals: dict[int, int], strength: int) -> int | None:
    """The best player if it is at least as strong, of equals the first passer; None for the outlaw (D-51)."""
    best = max(totals.values())
    if best < strength:
        return None
    return next(seat for seat in world.pass_order if totals.get(seat) == best)
