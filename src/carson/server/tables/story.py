"""The story of a table: its match, the lines of its log, and which of them were undone."""

from __future__ import annotations

from bisect import bisect_right
from datetime import datetime

import msgspec

from carson.core.events import Event
from carson.core.face import Face
from carson.core.match import Match, Node
from carson.core.state import CHANCE
from carson.server.db.writer import NewEntry
from carson.server.wire.messages import LogLine, Mark

BACK = -3  # the seat of an entry that goes back to an earlier version

Told = tuple[int | None, str, str]  # a line as it is stored: seat, kind, text


class Story:
    """Every entry of a table in order, told in words."""

    def __init__(self, match: Match, face: Face) -> None:
        self.match = match
        self.face = face
        self.entries: list[tuple[int, int]] = []  # seat and action of each version, ways back included
        self.lines: list[LogLine] = []
        self.shown: set[int] = set()  # nodes at which something hidden was shown
        self.went_back = 0  # the version at which play last went back

    def enter(self, seat: int, action: int) -> None:
        """Take one entry of the log: a move, an outcome, or a way back."""
        if seat == BACK:
            self.match.back_to(action)
            self.went_back = self.match.version
            self._mark_undone()
        else:
            self._tell(self.match.enter(seat, action))
        self.entries.append((seat, action))

    def act(self, seat: int, action: int, version: int) -> None:
        """A seat's answer to its question at a version, and every outcome after it."""
        self.match.check_version(seat, version)
        self.match.state.check(seat, action)
        self.enter(seat, action)
        self.deal()

    def deal(self) -> None:
        """Let the Dealer decide until a seat is asked."""
        state = self.match.state
        while state.actor() == CHANCE:
            self.enter(CHANCE, self.match.dealer.draw(state.chance()))

    def rows_since(self, version: int, table_id: str, at: datetime, ran: float) -> list[NewEntry]:
        """What was entered after a version, with the lines that tell it, to be stored."""
        told: dict[int, list[Told]] = {}
        for line in self.lines_after(version):
            told.setdefault(line.version, []).append((line.seat, line.kind, line.text))
        return [
            NewEntry(table_id, ply, seat, action, at, msgspec.json.encode(told.get(ply, [])).decode(), ran)
            for ply, (seat, action) in enumerate(self.entries[version:], version + 1)
        ]

    def forget(self, version: int) -> None:
        """Drop what could not be stored."""
        self.match.forget(version)
        del self.entries[version:]
        self.shown = {node for node in self.shown if node < len(self.match.nodes)}
        self.lines = [line for line in self.lines if line.version <= version]
        self._mark_undone()

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            if event.kind in self.match.game.reveals:
                self.shown.add(self.match.history[-1])
            text = self.face.tell(event, self.match.names)
            if text:
                self.lines.append(
                    LogLine(
                        version=self.match.version,
                        seat=event.seat if event.seat >= 0 else None,
                        kind=event.kind,
                        text=text,
                        places=self.face.places(event),
                        amount=self.face.amount(event),
                    )
                )

    def _mark_undone(self) -> None:
        standing = set(self.match.path())
        for line in self.lines:
            line.undone = self.match.history[line.version] not in standing

    # ---- the way back

    def own_turn_start(self, seats: list[int]) -> tuple[int, int] | None:
        """Versions before the last action and before its whole turn, if these seats may take it back.

        It must be theirs, and nobody else may have had the chance to act in the open just before or after it:
        where the order of commands counts, what is done is done. Nor can anybody choose anew who has seen
        what others had hidden.
        """
        nodes, here = self.match.nodes, self.match.history[-1]
        if nodes[here].seat not in seats or self._others_may_act(seats) or not self._is_free(here, seats):
            return None
        start = nodes[here].parent
        while nodes[start].seat == nodes[here].seat and self._is_free(start, seats):
            start = nodes[start].parent
        return self.match.version_of(nodes[here].parent), self.match.version_of(start)

    def _is_free(self, node: int, seats: list[int]) -> bool:
        """Whether a move can be taken back as far as it is concerned."""
        return _alone(self.match.nodes[node], seats) and node not in self.shown

    def _others_may_act(self, seats: list[int]) -> bool:
        """Whether somebody else may act now at the same time as others, in the open."""
        state = self.match.state
        actors = state.actors()
        return len(actors) > 1 and not state.sealed() and any(seat not in seats for seat in actors)

    # ---- what is new

    def lines_after(self, version: int) -> list[LogLine]:
        """What was told after a version."""
        return self.lines[self._lines_up_to(version) :]

    def marks_since(self, version: int) -> list[Mark]:
        """Which of the lines told up to a version have been undone since then, or stand again."""
        if self.went_back <= version:
            return []
        match = self.match
        then, now = set(match.path(match.history[version])), set(match.path())
        marks: list[Mark] = []
        goes_on = False
        for line in self.lines[: self._lines_up_to(version)]:
            node = match.history[line.version]
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


def _alone(move: Node, seats: list[int]) -> bool:
    """Whether a move was made while only these seats could act, or in secret."""
    return not move.crowded or all(seat in seats for seat in move.asked)
