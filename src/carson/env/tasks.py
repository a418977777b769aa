"""Tasks: games with fixed options under a name and a version, so that figures of different people compare.

A task is what its mark says: rules, actions, encoding and rewards. When any of them changes, the mark does,
and a test asks for the next version: a new name in its row. Nobody can play the old one any more.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from carson.core import registry
from carson.core.errors import BadOption
from carson.core.game import Game, Options
from carson.core.legend import Legend
from carson.core.rng import Rng
from carson.core.state import CHANCE, NOBODY, State
from carson.env.words import later

MARKED = range(2)  # seeds of the games that are part of a mark


@dataclass(frozen=True)
class Task:
    """One game with its options."""

    name: str
    game_name: str
    given: Mapping[str, str] = field(hash=False)
    mark: str  # what `fingerprint` says of this version

    def __reduce__(self) -> tuple[type[Task], tuple[str, str, dict[str, str], str]]:
        """What is made of these few words is made anew elsewhere."""
        return Task, (self.name, self.game_name, dict(self.given), self.mark)

    @cached_property
    def game(self) -> Game:
        """The game itself."""
        return registry.game(self.game_name)

    @cached_property
    def options(self) -> Options:
        """All options, settled."""
        return self.game.settle(self.given)

    @cached_property
    def first(self) -> State:
        """A game before its first draw; clone it."""
        return self.game.new(self.options)

    @cached_property
    def legend(self) -> Legend:
        """What each number of an observation means."""
        return self.game.legend(self.options)

    @cached_property
    def seats(self) -> list[int]:
        """The seats that are asked; those that the rules play come after them."""
        virtual = self.game.virtual(self.options)
        return [seat for seat in range(self.game.seats(self.options)) if seat not in virtual]

    @property
    def actions(self) -> int:
        """Every action is a number below this one."""
        return self.game.action_count

    def fingerprint(self) -> str:
        """Of everything that a policy or a figure depends on: two seeded games as they are observed."""
        digest = hashlib.sha256()
        for told in (self.game.version_of(self.options), self.options, self.actions, self.game.layout):
            digest.update(f"{told}\n".encode())
        for part in self.legend:
            digest.update(f"{part.name} {part.start} {part.shape}\n".encode())
        for seed in MARKED:
            _play(self.first.clone(), Rng(seed), digest.update)
        return digest.hexdigest()[:12]


def _play(state: State, rng: Rng, note: Callable[[bytes], None]) -> None:
    """A random game; what is asked and known is noted."""
    while (seat := int(state.actor())) != NOBODY:
        action = int(state.pick(rng))
        if seat != CHANCE:
            note(bytes([seat]) + state.mask(seat) + state.observe(seat) + action.to_bytes(2, "little"))
        state.play(seat, action)
    note(repr(state.returns()).encode())


EVERY_CHARACTER = {"characters": "random", "sides": "random"}

TASKS: dict[str, Task] = {  # all there are, by name
    one.name: one
    for one in (
        Task("City4p-v0", "city", {"seats": "4"}, "c57a142c553e"),
        Task("City2p-v0", "city", {"seats": "2"}, "be150b9a1c7b"),
        Task("City6p-v0", "city", {"seats": "6"}, "cf79eec6b389"),
        Task("CityAllCharacters-v0", "city", {"seats": "4", **EVERY_CHARACTER}, "1621f113b0db"),
        Task("CityMightIsRight-v0", "city", {"seats": "4", "variants": "might-is-right"}, "2dd94d39b37d"),
        Task("CitySolo-v0", "city", {"solo": "urban"}, "34414db8de8d"),
        Task("Cards4p-v0", "cards", {"seats": "4"}, "445bf3015105"),
        Task("CardsExpert-v0", "cards", {"seats": "1", "virtual": "expert"}, "5d12c6d63cfc"),
    )
}


def task(name: str | Task) -> Task:
    """The task of this name; BadOption tells which there are."""
    if isinstance(name, Task):
        return name
    found = TASKS.get(name)
    if found is not None:
        return found
    stem = name.partition("-v")[0]
    newer = [other for other in TASKS if other.partition("-v")[0] == stem]
    if newer:
        raise BadOption(later("task.other-version", name=name, present=newer[0]))
    raise BadOption(later("task.none", name=name, known=", ".join(TASKS)))
