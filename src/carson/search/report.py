"""What a search found: the answers it looked at, and how much work that was."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Option:
    """One answer."""

    action: int
    visits: int
    value: float  # 0 to 1, a mixture of the chance to win and the points ahead
    win: float  # chance to win


@dataclass(frozen=True)
class Report:
    """The answers, the best first."""

    options: list[Option]
    playouts: int
    carried: int  # playouts of an earlier search that could be used again
    ms: float

    @property
    def best(self) -> int:
        return self.options[0].action
