"""Horses: firepower, Ranches, the rodeo and the points at the end.

Written from the rulings and the rulebook only: sections 2.I and 4.6.
"""

from tests.oracle import ending, rules
from tests.oracle.world import Stable, World

HATS = {1: 1, 2: 2, 3: 2, 4: 3, 5: 5}
"""Rodeo points for one horse in each enclosure (R-HAT-VALUES)."""


def horses(stable: Stable) -> int:
    """All horses of a seat."""
    return stable.at_home + sum(stable.enclosures.values())


def firepower(world: World, seat: int) -> int:
    """+1 with a horse in the first enclosure, +2 with three or more (R-HORSE-E1, D-55)."""
    there = world.stables[seat].enclosures.get(1, 0)
    return rules.firepower(world, seat) + (2 if there >= 3 else 1 if there else 0)


def rodeo_points(stable: Stable) -> int:
    """Horses times hats, twice where a cowboy stands (EX-23, R-HORSE-E5)."""
    total = 0
    for enclosure, number in stable.enclosures.items():
        points = number * HATS[enclosure]
        total += points + points if enclosure in stable.cowboys else points
    return total


def rodeo_winner(world: World) -> int:
    """The first passer among those with most points (R-RODEO-ZERO)."""
    most = max(rodeo_points(stable) for stable in world.stables)
    return next(seat for seat in world.pass_order if rodeo_points(world.stables[seat]) == most)


def final_score(world: World, seat: int) -> dict[str, int]:
    """A point for each horse, and one more for each token (EX-24, D-67)."""
    stable = world.stables[seat]
    points = sum(1 + stable.tokens for _ in range(horses(stable)))
    return {**ending.final_score(world, seat), "horses": points}


def ranches(world: World, seat: int) -> set[str]:
    return {p for p, kind in world.buildings.items() if kind == "ranch" and world.owner.get(p) == seat}


def may_double(world: World, seat: int) -> int:
    """How many Ranches horses double; none where the Grocer doubles anything (R-HORSE3-GROCER)."""
    if world.doubled is not None and world.doubled[0] == seat:
        return 0
    return min(world.stables[seat].enclosures.get(3, 0), len(ranches(world, seat)))


def payments(world: World, doubled: set[str]) -> list[int]:
    """What the income step changes when these Ranches pay double (D-21, R-ATTACK-BASE)."""
    changes = rules.payments(world)
    for parcel in doubled:
        once, owner = rules.pays(world, parcel), world.owner[parcel]
        if parcel in world.robbers:
            changes[world.robbers[parcel]] += (2 * once) // 2 - once // 2
            changes[owner] += (2 * once - (2 * once) // 2) - (once - once // 2)
        else:
            changes[owner] += once
    return changes
