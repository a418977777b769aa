"""Bots that do not fit, or fail, each in its own way."""

from typing import Any

from carson.api import Advice, Clock, View

NOTHING = "a word"


class Good:
    """The last answer, however it is asked; it explains itself, too."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, view: View, legal: list[int], clock: Clock) -> int:
        return legal.pop()  # the list is its own

    def explain(self, view: View, legal: list[int], clock: Clock) -> list[Advice]:
        return [Advice(action, points=float(at)) for at, action in enumerate(reversed(legal))]


class Cards(Good):
    games = ("cards",)


class Dumb:
    def __init__(self, seed: str) -> None:
        pass


class Needy:
    def __init__(self, seed: str, teacher: str) -> None:
        pass

    def choose(self, view: View, legal: list[int], clock: Clock) -> int:
        return legal[0]


class Hasty:
    def __init__(self, seed: str) -> None:
        pass

    def choose(self, view: View) -> int:
        return 0


class Stillborn(Good):
    def __init__(self, seed: str) -> None:
        raise LookupError("no saddle")


class Lame(Good):
    def choose(self, view: View, legal: list[int], clock: Clock) -> int:
        return self._ride(legal)

    def _ride(self, legal: list[int]) -> int:
        raise RuntimeError("my horse is lame")


class Cheat(Good):
    def choose(self, view: View, legal: list[int], clock: Clock) -> Any:
        return "all of them"


def maker(seed: str) -> Good:
    return Good(seed)


def empty_maker(seed: str) -> Dumb:
    return Dumb(seed)
