"""Legend: what each number of an observation means."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import prod


@dataclass(frozen=True)
class Part:
    """Some numbers of an observation that belong together."""

    name: str
    start: int
    shape: tuple[int, ...]  # () for a single number
    text: str

    @property
    def size(self) -> int:
        """How many numbers they are."""
        return prod(self.shape)

    @property
    def place(self) -> slice:
        """Where they are in an observation."""
        return slice(self.start, self.start + self.size)


@dataclass(frozen=True)
class Legend:
    """All parts of the observations of one kind of game, which are signed 16-bit numbers."""

    parts: tuple[Part, ...]
    size: int  # numbers of an observation; a few between parts are always 0

    def __getitem__(self, name: str) -> Part:
        for part in self.parts:
            if part.name == name:
                return part
        raise KeyError(name)

    def __iter__(self) -> Iterator[Part]:
        return iter(self.parts)

    def __str__(self) -> str:
        """A line for each part."""
        shapes = ["x".join(map(str, part.shape)) or "1" for part in self.parts]
        wide = [max(map(len, column), default=0) for column in ([part.name for part in self.parts], shapes)]
        return "\n".join(
            f"{part.start:5} {part.name:{wide[0]}} {shape:>{wide[1]}} {part.text}"
            for part, shape in zip(self.parts, shapes, strict=True)
        )


@dataclass(frozen=True)
class Bounds:
    """How large things of one kind of game can become."""

    actions: int  # every action and outcome is a number below this one, a multiple of eight
    answers: int  # more than a game can take
    lowest: float  # of `State.returns`
    highest: float
