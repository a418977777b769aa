"""The game log: a match that keeps its events, tells them to any reader, and knows which were undone."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime

import msgspec

from carson.core.events import Event
from carson.core.game import Game, Options
from carson.core.language import READER
from carson.core.match import BACK, Match
from carson.core.state import State
from carson.server.db.rows import NewEntry
from carson.server.wire.messages import LogLine, Mark

# An event as it is stored: seat, kind, its numbers, and words for the day when no game here knows it.
# Older rows have the words alone.
Told = tuple[int | None, str, str | tuple[dict[str, int], str]]


@dataclass
class Happening:
    """An event that is worth a line, and the line in every language it was told in."""

    version: int
    event: Event
    undone: bool = False
    texts: dict[str, str] = field(default_factory=dict)


class LoggedMatch(Match):
    """A match with the lines of its log."""

    def __init__(
        self, game: Game, options: Options, seed: str, names: Sequence[str], start: State | None = None
    ) -> None:
        super().__init__(game, options, seed, names, start)
        self.face = game.face()
        self.happenings: list[Happening] = []
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
        self.happenings = [one for one in self.happenings if one.version <= version]
        self._mark_undone()

    def _tell(self, event: Event) -> None:
        happening = Happening(self.version, event)
        if self._text(happening):
            self.happenings.append(happening)

    def _text(self, happening: Happening) -> str:
        language = READER.get()
        if language not in happening.texts:
            happening.texts[language] = self.face.tell(happening.event, self.names)
        return happening.texts[language]

    def _line(self, happening: Happening) -> LogLine:
        """A line for the reader."""
        event = happening.event
        return LogLine(
            version=happening.version,
            seat=event.seat if event.seat >= 0 else None,
            kind=event.kind,
            text=self._text(happening),
            places=self.face.places(event),
            amount=self.face.amount(event),
            bonus=self.face.bonus(event),
            undone=happening.undone,
        )

    def _mark_undone(self) -> None:
        standing = set(self.path())
        for one in self.happenings:
            one.undone = self.history[one.version] not in standing

    # ---- what is new

    def rows_since(self, version: int, table_id: str, at: datetime, ran: float) -> list[NewEntry]:
        """What was entered after a version, with what is worth telling of it, to be stored."""
        told: dict[int, list[Told]] = {}
        for one in self.happenings[self._lines_up_to(version) :]:
            event = one.event
            told.setdefault(one.version, []).append(
                (event.seat, event.kind, (event.numbers, self._text(one)))
            )
        return [
            NewEntry(table_id, ply, seat, action, at, msgspec.json.encode(told.get(ply, [])).decode(), ran)
            for ply, (seat, action) in enumerate(self.entries[version:], version + 1)
        ]

    def lines_after(self, version: int) -> list[LogLine]:
        """What was told after a version."""
        return [self._line(one) for one in self.happenings[self._lines_up_to(version) :]]

    def standing_events(self) -> list[Event]:
        """What happened and was not taken back, as far as it was told."""
        return [one.event for one in self.happenings if not one.undone]

    def lines_at(self, version: int) -> list[LogLine]:
        """What was told at a version."""
        return [self._line(one) for one in self.happenings if one.version == version]

    def marks_since(self, version: int) -> list[Mark]:
        """Which of the lines told up to a version have been undone since then, or stand again."""
        if self.went_back <= version:
            return []
        then, now = set(self.path(self.history[version])), set(self.path())
        marks: list[Mark] = []
        goes_on = False
        for line in self.happenings[: self._lines_up_to(version)]:
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
        return bisect_right(self.happenings, version, key=lambda one: one.version)
