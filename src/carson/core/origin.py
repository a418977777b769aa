"""Origin: which game a state is of, and the options it was made with."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from carson.core.snapshot import Head, write_head


class Origin:
    """One for all states of a game in progress; never changed once made."""

    game: str  # the name it is registered under
    options: dict[str, str]  # settled
    _head: bytes

    def __init__(self, game: str, options: dict[str, str]) -> None:
        self.game = game
        self.options = options
        self._head = b""

    def head(self) -> bytes:
        """What its snapshots begin with."""
        if not self._head:
            game = _game(self.game)
            version = game.version_of(self.options)
            self._head = write_head(Head(self.game, version, game.layout, self.options))
        return self._head

    def __repr__(self) -> str:
        """The game, and the options that are not as usual."""
        usual = {option.name: option.default for option in _game(self.game).options()}
        return " ".join(
            [
                self.game,
                *[f"{name}={value}" for name, value in self.options.items() if usual.get(name) != value],
            ]
        )

    def is_like(self, other: Origin) -> bool:
        """Whether both are of the same game with the same options."""
        return self is other or (self.game == other.game and self.options == other.options)


def _game(name: str) -> Any:
    """The registry is asked late: it knows the games, which know their states, which know this."""
    return import_module("carson.core.registry").game(name)
