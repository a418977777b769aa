"""Dump: a state as numbers, for another process of the same build. Files hold records and positions."""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass

from carson.core.errors import BadDump
from carson.core.game import Game, Options
from carson.core.state import State, fingerprint
from carson.core.words import later


@dataclass(frozen=True)
class Dump:
    """The numbers of a state, and what is needed to tell whether they mean the same elsewhere."""

    game: str
    version: str  # of the rules, with the mark of an owner's values
    layout: str  # of the numbers
    options: Options
    numbers: list[int]
    fingerprint: str  # of the numbers


def layout_of(fields: Iterable[str]) -> str:
    """The mark of a layout, made of the names of its fields in their order."""
    return hashlib.sha256(",".join(fields).encode()).hexdigest()[:12]


def dump_state(game: Game, state: State) -> Dump:
    """The state as numbers."""
    options, numbers = game.options_of(state), state.dump()
    return Dump(game.name, game.version_of(options), game.layout, options, numbers, fingerprint(numbers))


def load_state(game: Game, dump: Dump) -> State:
    """The inverse of `dump_state`; BadDump when another build, or another game, has made the numbers."""
    if dump.game != game.name:
        raise BadDump(later("dump.other-game", found=dump.game, wanted=game.name))
    version = game.version_of(dump.options)
    if (dump.version, dump.layout) != (version, game.layout):
        raise BadDump(
            later(
                "dump.other-build",
                version=dump.version,
                layout=dump.layout,
                own_version=version,
                own_layout=game.layout,
            )
        )
    if dump.fingerprint != fingerprint(dump.numbers):
        raise BadDump(later("dump.damaged"))
    return game.load(dump.options, dump.numbers)
