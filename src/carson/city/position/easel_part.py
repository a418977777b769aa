"""What a room brings to the easel: pieces, boxes they lie in, words that list them, and fields."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from carson.city.facts.rules import Rules
from carson.city.words.terms import say
from carson.core.easel import Piece
from carson.core.easel_rows import Entry, Holding, Pile
from carson.core.seats import LETTERS

HOME: Final = "home {seat}"  # the box with what a player has at hand


class EaselPart(NamedTuple):
    """Rooms list theirs as ON_EASEL."""

    when: Callable[[Rules], object] = lambda rules: True
    pieces: Callable[[Rules], Sequence[Piece]] = lambda rules: ()
    holdings: tuple[Holding, ...] = ()
    piles: tuple[Pile, ...] = ()
    entries: Callable[[Rules], Sequence[Entry]] = lambda rules: ()
    parcels: tuple[str, ...] = ()  # kinds of pieces that lie there
    spaces: tuple[str, ...] = ()
    home: tuple[str, ...] = ()


def label(key: str) -> Callable[[], str]:
    """The sentence `easel.<key>`, when somebody reads it."""
    return lambda: say(f"easel.{key}")


def piece(name: str, kind: str, group: str, picture: str = "") -> Piece:
    """A piece of nobody."""
    return Piece(name, say(f"easel.{name}"), kind, picture, group=say(f"easel.group-{group}"))


def of_each(rules: Rules, name: str, kind: str, group: str, picture: str = "") -> list[Piece]:
    """The same piece of every player."""
    return [
        Piece(
            f"{name}-{letter}",
            say(f"easel.{name}", seat=letter),
            kind,
            picture,
            seat,
            group=say(f"easel.group-{group}"),
        )
        for seat, letter in enumerate(LETTERS[: int(rules.seats)])
    ]
