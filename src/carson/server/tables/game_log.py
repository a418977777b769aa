"""The game log: a match that keeps its events as lines of text, and which of them were undone."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from datetime import datetime

import msgspec

from carson.core.events import Event
from carson.core.game import Game, Options
from carson.core.match import BACK, Match
from carson.server.db.writer import NewEntry
from carson.server.wire.messages import LogLine, Mark

Told = tuple[int | None, str, str]  # a line as it is stored: seat, kind, text


class LoggedMatch(Match):
    """A match with the lines of its log."""

    def __init__(self, game: Game, options: Options, seed: str, names: Sequence[str]) -> None:
        super().__init__(game, options, seed, names)
        self.face = game.face()
        self.lines: list[LogLine] = []
        self.went_back = 0  # the version at which play last went back

    def enter(self, seat: int, action: int) -> list[Event]:
        events = super().enter(seat, action)
        if seat == BACK:
            self.went_back = self.version
            self._mark_undone()
        for event in events:
            self._tell(event)
        return events

    def forget(self, version: int) -> None:
        super().forget(version)
        self.lines = [line for line in self.lines if line.version <= version]
        self._mark_undone()

    def _tell(self, event: Event) -> None:
        text = self.face.tell(event, self.names)
        if text:
            self.lines.append(
                LogLine(
                    version=self.version,
                    seat=event.seat if event.seat >= 0 else None,
                    kind=event.kind,
                    text=text,
                    places=self.face.places(event),
                    amount=self.face.amount(event),
                    bonus=self.face.bonus(event),
                )
            )

    def _mark_undone(self) -> None:
        standing = set(self.path())
        for line in self.lines:
            line.undone = self.history[line.version] not in standing

    # ---- what is new

    def rows_since(self, version: int, table_id: str, at: datetime, ran: float) -> list[NewEntry]:
        """What was entered after a version, with the lines that tell it, to be stored."""
        told: dict[int, list[Told]] = {}
        for line in self.lines_after(version):
            told.setdefault(line.version, []).append((line.seat, line.kind, line.text))
        return [
            NewEntry(table_id, ply, seat, action, at, msgspec.json.encode(told.get(ply, [])).decode(), ran)
            for ply, (seat, action) in enumerate(self.entries[version:], version + 1)
        ]

    def lines_after(self, version: int) -> list[LogLine]:
        """What was told after a version."""
        return self.lines[self._lines_up_to(version) :]

    def marks_since(self, version: int) -> list[Mark]:
        """Which of the lines told up to a version have been undone since then, or stand again."""
        if self.went_back <= version:
            return []
        then, now = set(self.path(self.history[version])), set(self.path())
        marks: list[Mark] = []
        goes_on = False
        for line in self.lines[: self._lines_up_to(version)]:
            node = self.history[line.version]
            if (node in then) == (node in now):
                goes_on = False
            elif goes_on and marks[-1].undone == line.undone:
                marks[-1].until = line.version
            else:
                marks.append(Mark(line.version, line.version, line.undone))
                goes_on = True
        return marks

    def _lines_up_to(self, version: int) -> int:
        """How many lines had been told at a version."""
        return bisect_right(self.lines, version, key=lambda line: line.version)
