"""The plan of a storm: who opens what, who plays where, and what goes wrong when. A seed decides it all."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")
Seats = list[dict[str, str]]

ME, OPEN = {"kind": "me"}, {"kind": "open"}
LOCAL = {"kind": "local", "name": "Bea"}
RANCHER, RANDOM = {"kind": "bot", "bot": "rancher"}, {"kind": "bot", "bot": "random"}
THINKER = {"kind": "bot", "bot": "marshal:playouts=4"}


@dataclass(frozen=True)
class Wish:
    """A table somebody opens."""

    game: str
    options: dict[str, str]
    seats: Seats
    hints: bool | None = None


WISHES = (
    Wish("city", {"seats": "2"}, [ME, OPEN]),
    Wish("cards", {"seats": "2"}, [ME, OPEN]),
    Wish("city", {"seats": "3"}, [ME, OPEN, RANCHER]),
    Wish("city", {"seats": "2", "variants": "kit-carson", "kit-mode": "live"}, [ME, OPEN]),  # all at once
    Wish("city", {"seats": "2", "variants": "new-beginning,might-is-right"}, [ME, OPEN]),  # and in secret
    Wish("cards", {"seats": "3"}, [ME, RANDOM, THINKER], hints=True),
    Wish("city", {"seats": "4", "variants": "river,outlaws,horses"}, [ME, LOCAL, OPEN, OPEN], hints=True),
    Wish("city", {"seats": "2"}, [RANCHER, RANDOM]),
)
BOTS_ALONE = Wish("city", {"seats": "4"}, [RANCHER, RANDOM, RANCHER, THINKER])

GENTLE = ("worker", "stalled", "silent", "burst", "vanishing", "disk")  # the server lives through these
ENDS = ("kill", "stop", "kill with a full disk", "stop with a full disk")


@dataclass(frozen=True)
class Trouble:
    """Something goes wrong once so many more moves were acknowledged."""

    kind: str
    after: int


@dataclass(frozen=True)
class Round:
    """Some people, what they open, and what goes wrong while they play."""

    wishes: list[list[Wish]]  # of each person
    troubles: list[Trouble]


def draw(seed: int, rounds: int, people: int, moves: int) -> list[Round]:
    """A plan with about so many moves between two troubles; the last of each round ends the server."""
    chance = random.Random(seed)
    wishes, ends = _endless(chance, WISHES), _endless(chance, ENDS)
    return [
        Round(
            [[next(wishes), next(wishes)] for _ in range(people)],
            _troubles(chance, [*chance.sample(GENTLE, len(GENTLE)), next(ends)], moves),
        )
        for _ in range(rounds)
    ]


def draw_endurance(seed: int, rounds: int, people: int, moves: int) -> list[Round]:
    """A plan that no process of the server is ended in; somebody also lets bots play among themselves."""
    chance = random.Random(seed)
    wishes = _endless(chance, WISHES)
    kinds = [kind for kind in GENTLE if kind != "worker"]
    return [
        Round(
            [[next(wishes), *([] if person else [BOTS_ALONE])] for person in range(people)],
            _troubles(chance, chance.sample(kinds, len(kinds)), moves),
        )
        for _ in range(rounds)
    ]


def _troubles(chance: random.Random, kinds: list[str], moves: int) -> list[Trouble]:
    return [Trouble(kind, chance.randint(moves // 2, moves * 3 // 2)) for kind in kinds]


def _endless(chance: random.Random, all_of: tuple[T, ...]) -> Iterator[T]:
    """All of them in any order, then again."""
    while True:
        yield from chance.sample(all_of, len(all_of))
