"""What a program says about itself when it is greeted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from carson.core.errors import BadBot
from carson.core.game import Game, Options
from carson.core.outside.command import Command
from carson.core.words import later

FIRST, NEWEST = 1, 2
GREETING: dict[str, object] = {"type": "hello", "protocol": FIRST, "newest": NEWEST}


@dataclass(frozen=True)
class Hello:
    """Which protocol a program speaks, what it plays and whether it learns; BadBot refuses it by name."""

    command: Command
    protocol: int = FIRST
    games: Mapping[str, Mapping[str, list[str]]] | None = None  # with values of options; None: all there are
    learns: bool = False
    said: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def read(cls, command: Command, answer: dict[str, Any]) -> Hello:
        """What an answer to the greeting says."""
        protocol = answer.get("protocol")
        if type(protocol) is not int or not FIRST <= protocol <= NEWEST:
            said = str(protocol)[:40]
            raise BadBot(later("outside.protocol", command=command, answer=said, first=FIRST, newest=NEWEST))
        if protocol == FIRST:
            return cls(command, said=answer)
        games = answer.get("games")
        if isinstance(games, list):
            games = {game: {} for game in games if isinstance(game, str)}
        learns = answer.get("learns", False)
        if not _are_games(games) or not isinstance(learns, bool):
            raise BadBot(later("outside.bad-hello", command=command))
        return cls(command, protocol, games, learns, answer)

    def check_game(self, game: Game) -> None:
        """BadBot unless it plays this game."""
        if self.games is not None and game.name not in self.games:
            known = ", ".join(self.games) or "-"
            raise BadBot(later("outside.other-game", command=self.command, game=game.name, known=known))

    def check_options(self, game: Game, options: Options) -> None:
        """BadBot unless it plays the game with these options."""
        self.check_game(game)
        for name, values in (self.games or {}).get(game.name, {}).items():
            value = options.get(name)
            if value is not None and any(part not in values for part in value.split(",") if part):
                known = ", ".join(values)
                raise BadBot(
                    later("outside.other-option", command=self.command, name=name, value=value, known=known)
                )


def _are_games(games: object) -> bool:
    if games is None:
        return True
    return isinstance(games, dict) and all(
        isinstance(options, dict)
        and all(
            isinstance(values, list) and all(isinstance(v, str) for v in values)
            for values in options.values()
        )
        for options in games.values()
    )
