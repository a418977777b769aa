"""Rater: what the answers to a question are worth; every room has those of its own."""

from mypy_extensions import mypyc_attr

from carson.cards.evaluator.card_values import CardValues
from carson.cards.evaluator.scale import NOISE
from carson.cards.facts.ids import NONE
from carson.cards.table.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Rater:
    """Rates the answers to one question, for Rancher, hints and search alike."""

    noise: float  # points by which a quick player misjudges an answer

    def __init__(self, noise: float = NOISE) -> None:
        self.noise = noise

    def worths(self, s: Table, seat: int, packed: int, actions: list[int], values: CardValues) -> list[float]:
        """The worth of each answer in points."""
        return [0.0] * len(actions)

    def at_once(self, s: Table, seat: int, packed: int, values: CardValues) -> int:
        """The answer of a quick player who need not think; NONE when it must."""
        return NONE

    def gains(self, s: Table, seat: int, packed: int, actions: list[int]) -> list[int]:
        """What each answer adds to the score if the game ended right after it."""
        return [0] * len(actions)

    def sane(self, s: Table, seat: int, packed: int, actions: list[int]) -> list[int]:
        """The answers that nobody would call a waste; none when all are as good."""
        return actions


def decent(actions: list[int], gains: list[int]) -> list[int]:
    """What brings at least half of what the best one brings."""
    most = max(gains)
    least = most if most < 0 else most / 2
    return [action for action, gain in zip(actions, gains, strict=True) if gain >= least]
