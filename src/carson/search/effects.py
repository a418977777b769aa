"""Effects: how what comes of one answer differs from what comes of another, as far as that is no accident."""

from math import sqrt
from typing import Final

from carson.core.effect import Effect
from carson.search.tally import Sums, Tally

SURE: Final = 2.0  # a difference of so many times its error is told
ENOUGH: Final = 8  # playouts of an answer that say something
MOST: Final = 3  # effects of an answer
OWN: Final = 1.5  # what is one's own counts so many times as much


def effects_of(tally: Tally, seat: int, action: int, other: int) -> tuple[Effect, ...]:
    """The few largest effects of an answer beside another one, the most important first."""
    mine, theirs = tally.sums.get(action), tally.sums.get(other)
    if mine is None or theirs is None or min(mine.number, theirs.number) < ENOUGH:
        return ()
    found: list[tuple[float, Effect]] = []
    things = tally.evaluator.things()
    for at in range(len(mine.total)):
        who, thing = divmod(at, len(things))
        amount, error = _difference(mine, theirs, at)
        if abs(amount) >= max(things[thing].least, SURE * error):
            weight = abs(amount) * things[thing].points * (OWN if who == seat else 1.0)
            found.append((weight, Effect(things[thing].name, who, amount)))
    found.sort(key=lambda one: -one[0])
    return tuple(effect for _, effect in found[:MOST])


def _difference(mine: Sums, theirs: Sums, at: int) -> tuple[float, float]:
    """How much more there is of a number on average, and by how much that may be off."""
    means, errors = [], 0.0
    for sums in (mine, theirs):
        number = float(sums.number)
        mean = sums.total[at] / number
        means.append(mean)
        errors += max(sums.square[at] / number - mean * mean, 0.0) / number
    return means[0] - means[1], sqrt(errors)
