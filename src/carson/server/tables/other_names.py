"""Other names: what was told about somebody at a table, told again of somebody whose name nobody knows."""

import json
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property

import msgspec

from carson.core.events import Event
from carson.core.game import Game
from carson.core.sentence import MARK
from carson.server.tables.game_log import Told
from carson.server.tables.reading import StoredEntry
from carson.server.tables.review import Findings


@dataclass(frozen=True)
class OtherNames:
    """The names of the seats from now on, and by which other one each of the former goes."""

    now: list[str]
    others: Mapping[str, str]

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        """Any former name as a whole; the longest first, so that “Ann 2” is not taken for “Ann”."""
        known = sorted({*self.others, *self.now} - {""}, key=len, reverse=True)
        return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, known))})(?!\w)")

    def in_text(self, text: str) -> str:
        """Words in which names stand somewhere."""
        return self._pattern.sub(lambda found: self.others.get(found[0], found[0]), text)

    def in_sentence(self, stored: str) -> str:
        """A stored sentence: names are among its values."""
        if not stored.startswith(MARK):
            return self.in_text(stored)
        package, key, values = json.loads(stored[1:])
        told = [package, key, self._in_values(values)]
        return MARK + json.dumps(told, ensure_ascii=False, separators=(",", ":"))

    def _in_values(self, values: object) -> object:
        if isinstance(values, dict):
            return {name: self._in_values(value) for name, value in values.items()}
        if isinstance(values, list):  # a sentence among the values
            return [*values[:2], self._in_values(values[2])]
        return self.in_text(values) if isinstance(values, str) else values

    def in_log(self, entries: Sequence[StoredEntry], game: Game | None) -> dict[int, str]:
        """The lines of a log that read differently from now on, by ply."""
        told = {entry.ply: self._in_entry(entry.told, game) for entry in entries if entry.told}
        return {
            entry.ply: told[entry.ply] for entry in entries if told.get(entry.ply, entry.told) != entry.told
        }

    def _in_entry(self, told: str, game: Game | None) -> str:
        try:
            lines = msgspec.json.decode(told, type=list[Told])
        except msgspec.MsgspecError:
            return self.in_text(told)
        return msgspec.json.encode([self._in_line(line, game) for line in lines]).decode()

    def _in_line(self, line: Told, game: Game | None) -> Told:
        """As the game tells it; where it knows no such event, the words of then."""
        seat, kind, what = line
        if isinstance(what, str):
            return seat, kind, self.in_text(what)
        numbers, words = what
        words = self.in_text(words)
        if game is not None and seat is not None:
            with suppress(LookupError, TypeError, ValueError):
                words = game.face().tell(Event(kind, seat, numbers), self.now)
        return seat, kind, (numbers, words)

    def in_review(self, told: str) -> str | None:
        """What a bot thought of a game; None when it cannot be read."""
        try:
            found = msgspec.json.decode(told, type=Findings)
        except msgspec.MsgspecError:
            return None
        for move in found.moves:
            move.done, move.better = self.in_text(move.done), self.in_text(move.better)
        return msgspec.json.encode(found).decode()
