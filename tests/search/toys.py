"""Toys: games of a few moves whose best answers anybody can work out, and a frame to write them in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from carson.core.events import Event
from carson.core.origin import Origin
from carson.core.result import Result, ScoreLine
from carson.core.state import CHANCE, State, numbers_in

if TYPE_CHECKING:
    from carson.core.dealer import Dealer


class Toy(State):
    """A game whose state is the list of everything that was done: (seat, action)."""

    seats = 2

    def __init__(self, done: list[tuple[int, int]]) -> None:
        self.done = done

    def points(self) -> list[int]:
        """What each seat has when the game is over."""
        return [0] * self.seats

    def why_not(self, seat: int, action: int) -> str:
        return "no"

    def chance(self) -> list[tuple[int, int]]:
        return []

    def play(self, seat: i64, action: i64) -> None:
        self.done.append((int(seat), int(action)))

    def take(self, seat: int, action: int) -> list[Event]:
        self.play(seat, action)
        return []

    def clone(self) -> State:
        return type(self)(self.done.copy())

    def result(self) -> Result | None:
        if self.actors():
            return None
        points = self.points()
        ranking = sorted(range(self.seats), key=lambda seat: -points[seat])
        return Result("over", ranking, [[ScoreLine("points", n, n)] for n in points])

    def view(self, seat: int) -> dict[str, object]:
        return {"done": [list(pair) for pair in self.done]}

    def resample(self, seat: int, dealer: Dealer) -> State:
        return self.clone()

    def dump(self) -> list[int]:
        return [number for pair in self.done for number in pair]

    def origin(self) -> Origin:
        return Origin("toy", {})

    def unpack(self, packed: bytes) -> None:
        numbers = numbers_in(packed)
        self.done = list(zip(numbers[::2], numbers[1::2], strict=True))


class Nim(Toy):
    """In turn one to three are taken of ten; whoever takes the last one gets ten points."""

    def left(self) -> int:
        return 10 - sum(action for _, action in self.done)

    def actors(self) -> list[int]:
        return [len(self.done) % 2] if self.left() > 0 else []

    def legal(self, seat: int) -> list[int]:
        return [n for n in (1, 2, 3) if n <= self.left()] if seat in self.actors() else []

    def points(self) -> list[int]:
        return [10, 0] if self.done[-1][0] == 0 else [0, 10]


SURE, RISKY, GOOD, BAD = 1, 2, 3, 4


class Gamble(Toy):
    """Five points for sure, or ten by a draw whose chances are `good` to `bad`; the other seat has two."""

    good = 1
    bad = 1

    def actors(self) -> list[int]:
        if not self.done:
            return [0]
        return [CHANCE] if self.done == [(0, RISKY)] else []

    def legal(self, seat: int) -> list[int]:
        return [SURE, RISKY] if seat in self.actors() and seat == 0 else []

    def chance(self) -> list[tuple[int, int]]:
        return [(GOOD, self.good), (BAD, self.bad)] if self.actors() == [CHANCE] else []

    def points(self) -> list[int]:
        if self.done == [(0, SURE)]:
            return [5, 2]
        return [10, 2] if self.done[-1][1] == GOOD else [0, 2]


class LongShot(Gamble):
    """The draw fails nine times of ten."""

    good = 1
    bad = 9


class SafeBet(Gamble):
    """The draw succeeds nine times of ten, and that is not worth the tenth."""

    good = 9
    bad = 1


class Pennies(Toy):
    """Both show heads or tails at once; alike is ten points for the first, otherwise for the second."""

    def actors(self) -> list[int]:
        acted = {seat for seat, _ in self.done}
        return [seat for seat in (0, 1) if seat not in acted]

    def legal(self, seat: int) -> list[int]:
        return [0, 1] if seat in self.actors() else []

    def points(self) -> list[int]:
        shown = dict(self.done)
        return [10, 0] if shown[0] == shown[1] else [0, 10]


class OpenPennies(Pennies):
    """As Pennies, but whoever shows first is seen by the other."""

    def sealed(self) -> bool:
        return False


KNOCK = 9


class Doors(Toy):
    """After a knock the draw opens one of two houses, each with two doors of its own; the second one pays."""

    def actors(self) -> list[int]:
        return [[0], [CHANCE], [0], []][len(self.done)]

    def legal(self, seat: int) -> list[int]:
        if seat not in self.actors():
            return []
        return [KNOCK, KNOCK + 1] if not self.done else [10 * self.done[1][1] + n for n in (1, 2)]

    def chance(self) -> list[tuple[int, int]]:
        return [(1, 99), (2, 1)] if len(self.done) == 1 else []

    def points(self) -> list[int]:
        return [10 if self.done[2][1] % 10 == 2 else 0, 5]


class Many(Toy):
    """Two hundred answers, of which one is right."""

    right = 137

    def actors(self) -> list[int]:
        return [] if self.done else [0]

    def legal(self, seat: int) -> list[int]:
        return list(range(200)) if seat in self.actors() else []

    def points(self) -> list[int]:
        return [10, 5] if self.done[0][1] == self.right else [0, 5]
