"""What happened, for logs, animation and statistics. Rules never read an event back."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field

from carson.core.marks import shipped


@dataclass(frozen=True)
class Event:
    """One thing that happened: a named kind, the seat it concerns (or none) and its numbers."""

    kind: str
    seat: int
    data: dict[str, int]
    more: dict[str, int] = field(default_factory=dict)  # of the table at that moment: for words alone

    @property
    def numbers(self) -> dict[str, int]:
        """All that its words are made of."""
        return self.data | self.more


Heard = list[tuple[int, int, int, int]]  # kind, seat and two numbers, as an engine notes them
Kinds = dict[int, tuple[str, tuple[str, ...]]]  # the name of each kind, and the names of its numbers


def fields_in(package: str) -> dict[str, str]:
    """The names of the data with the kinds that carry them, as `events.toml` of a package tells them."""
    return tomllib.loads(shipped(package, "events.toml"))


def kinds_of(names: Mapping[int, str], fields: Mapping[str, str]) -> Kinds:
    """The kinds by their names, and the names of the data with the kinds that carry them."""
    carried = {name: tuple(data.split()) for data, kinds in fields.items() for name in kinds.split()}
    unknown = carried.keys() - set(names.values())
    if unknown:
        raise ValueError(f"no kinds of events: {unknown}")
    return {number: (name, carried.get(name, ())) for number, name in names.items()}


def told(heard: Heard, kinds: Kinds) -> list[Event]:
    """What an engine has noted, as events."""
    events: list[Event] = []
    for kind, seat, a, b in heard:
        name, fields = kinds[kind]
        events.append(Event(name, seat, dict(zip(fields, (a, b), strict=False))))
    return events
