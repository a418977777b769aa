"""Moment: how a table stands, in one language. What several readers see alike is made once."""

import msgspec

from carson.core.coach import YOU
from carson.core.in_short import in_short
from carson.core.state import NOBODY
from carson.core.view import View
from carson.server.tables.connection import ENCODER, Connection, Shown, message
from carson.server.tables.info import Own, own_of, shared_info, table_info
from carson.server.tables.table import Table
from carson.server.wire.changes import changes
from carson.server.wire.messages import (
    Asked,
    LessonOut,
    Outcome,
    ScoreLineOut,
    SeatScore,
    StandingOut,
    Update,
)

NOTHING = b"[]"


class Moment:
    """The state of play for all readers of a language, who are at hand while it is made."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.match = table.match
        self.version = table.version
        self.clocks = table.clocks.shown(table.services.running.now())
        self._views: dict[int, View] = {}
        self._scenes: dict[int, msgspec.Struct] = {}
        self._questions: dict[int, msgspec.Raw] = {}
        self._news: dict[int, tuple[msgspec.Raw, msgspec.Raw]] = {}  # lines and marks since a version
        self._changes: dict[tuple[int, int], msgspec.Raw] = {}  # by what was before, and what is now
        self._waiting = ""  # who is thinking about what, once it was said
        self.shared = shared_info(table, self._view(NOBODY))

    def told(self, connection: Connection) -> tuple[Shown, bytes]:
        """What a reader is to have now, and the message that tells it.

        All of it to one who has nothing yet or other seats than before, and when a game begins or ends;
        otherwise what is different.
        """
        own = own_of(self.table.settings, self.table.seats, connection.person)
        now, before = self._shown(own), connection.shown
        lines, marks = self._news_since(connection.seen)
        if before is None or before.own != own or before.table.state != self.shared.state:
            update = self._update(connection.person, connection.seen, now, lines, marks)
            return now, ENCODER.encode(update)
        fields: dict[str, object] = {"table": self._changes_between(before.table, now.table)}
        fields["scene"] = self._changes_between(before.scene, now.scene)
        if now.asked != before.asked:
            fields["asked"] = msgspec.Raw(now.asked)
        if now.waiting != before.waiting:
            fields["waiting"] = now.waiting
        if now.undo != before.undo:
            fields["undo"] = now.undo
        if now.lesson != before.lesson:
            fields["lesson"] = now.lesson
        if self.clocks is not None:
            fields["clocks"] = self.clocks
        if self.match.went_back > connection.seen:
            fields["marks"] = marks
        return now, message("changes", version=now.version, log=lines, **fields)

    def for_reader(self, person: str) -> Update:
        """All that somebody without a line gets to see."""
        lines, marks = self._news_since(0)
        own = own_of(self.table.settings, self.table.seats, person)
        return self._update(person, 0, self._shown(own), lines, marks)

    def _shown(self, own: Own) -> Shown:
        table = self.table
        return Shown(
            version=self.version,
            own=own,
            table=self.shared,
            scene=self._scene(table.eyes(own.mine)),
            asked=self._asked([seat for seat in own.mine if seat in self.shared.actors]),
            waiting=self._waiting_for_others(own.mine),
            undo=table.undo_offered(own.mine),
            lesson=self._lesson() if YOU in own.mine else None,
        )

    def _update(self, person: str, seen: int, now: Shown, lines: msgspec.Raw, marks: msgspec.Raw) -> Update:
        """All that a reader has now."""
        over = self.shared.state == "over"
        return Update(
            table=table_info(self.table, person, self.shared),
            version=now.version,
            scene=now.scene,
            asked=msgspec.Raw(now.asked),
            waiting=now.waiting,
            whole=seen == 0,
            log=lines,
            marks=marks,
            undo=now.undo,
            clocks=self.clocks,
            lesson=now.lesson,
            commitment=self.table.commitment,
            seed=self.match.dealer.seed if over else None,
            result=self._result() if over else None,
        )

    def _changes_between(self, before: msgspec.Struct, now: msgspec.Struct) -> msgspec.Raw:
        key = id(before), id(now)
        if key not in self._changes:
            self._changes[key] = msgspec.Raw(ENCODER.encode(changes(before, now)))
        return self._changes[key]

    def _news_since(self, seen: int) -> tuple[msgspec.Raw, msgspec.Raw]:
        """The lines told since a version, and the earlier ones that have been undone or stand again."""
        if seen not in self._news:
            lines, marks = self.match.lines_after(seen), self.match.marks_since(seen)
            self._news[seen] = msgspec.Raw(ENCODER.encode(lines)), msgspec.Raw(ENCODER.encode(marks))
        return self._news[seen]

    def _view(self, seat: int) -> View:
        if seat not in self._views:
            self._views[seat] = self.match.view(seat)
        return self._views[seat]

    def _scene(self, seat: int) -> msgspec.Struct:
        """What a seat sees, or a spectator; equal scenes are shared."""
        viewer = self.match.state.viewer(seat)
        if viewer not in self._scenes:
            self._scenes[viewer] = self.match.face.shown(self._view(viewer), self.match.names)
        return self._scenes[viewer]

    def _asked(self, seats: list[int]) -> bytes:
        """What these seats are asked, as it is sent."""
        return ENCODER.encode([self._question(seat) for seat in seats]) if seats else NOTHING

    def _question(self, seat: int) -> msgspec.Raw:
        if seat not in self._questions:
            face, view, names = self.match.face, self._view(seat), self.match.names
            choices = face.choices(view, names)
            for choice in choices:
                if not choice.text:
                    choice.text = self.match.game.action_text(choice.action)
            asked = Asked(seat, face.question(view, names), choices, face.idle(view))
            standing = face.standing(view)
            if standing is not None:
                asked.standing = StandingOut(standing.action, standing.label, standing.until)
            self._questions[seat] = msgspec.Raw(ENCODER.encode(asked))
        return self._questions[seat]

    def _waiting_for_others(self, mine: list[int]) -> str:
        """Who is thinking about what, for those who are not asked."""
        actors = self.shared.actors
        if not actors or any(seat in mine for seat in actors):
            return ""
        if not self._waiting:
            self._waiting = self.match.face.waiting(self._view(NOBODY), self.match.names)
        return self._waiting

    def _lesson(self) -> LessonOut | None:
        """What the coach of a guided first game says."""
        lead = self.table.coach.lead() if self.table.coach else None
        if lead is None:
            return None
        return LessonOut(lead.done, lead.steps, lead.told, lead.said, list(lead.lit), lead.aside)

    def _result(self) -> Outcome | None:
        face, options, result = self.match.face, self.match.options, self.match.state.result()
        if result is None:
            return None
        scores = [
            SeatScore(
                result.total(seat),
                [
                    ScoreLineOut(face.score_label(line.key, options), face.score_detail(line), line.points)
                    for line in lines
                ],
            )
            for seat, lines in enumerate(result.scores)
        ]
        story = in_short(face, self.match.standing_events(), len(self.match.moves), self.table.seconds)
        return Outcome(face.reason(result, options), result.ranking, scores, result.winners, story)
