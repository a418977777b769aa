"""Moment: how a table stands, in one language. What several readers see alike is made once."""

from functools import cached_property

import msgspec

from carson.core.state import NOBODY
from carson.core.view import View
from carson.server.tables.connection import ENCODER, Connection, message
from carson.server.tables.info import shared_info, table_info
from carson.server.tables.table import Table
from carson.server.wire.changes import changes
from carson.server.wire.messages import (
    Asked,
    Outcome,
    ScoreLineOut,
    SeatScore,
    UndoOut,
    Update,
)

REPLACED = ("asked", "waiting", "undo", "clocks", "seed", "result")  # sent as a whole when they have changed


class Moment:
    """The state of play for all readers of a language, who are at hand while it is made."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.match = table.match
        self.shared = shared_info(table)
        self._views: dict[int, View] = {}
        self._scenes: dict[int, msgspec.Struct] = {}
        self._questions: dict[int, Asked] = {}
        self._news: dict[int, tuple[msgspec.Raw, msgspec.Raw]] = {}  # lines and marks since a version
        self._scene_changes: dict[tuple[int, int], msgspec.Raw] = {}  # by the scenes before and now

    def told(self, connection: Connection) -> tuple[Update, bytes]:
        """What a reader is to have now, and the message that tells it: all of it to one who has nothing."""
        now, before = self._update(connection), connection.shown
        lines, marks = self._news_since(connection.seen)
        if before is None:
            return now, ENCODER.encode(msgspec.structs.replace(now, log=lines, marks=marks))
        fields = {
            name: getattr(now, name) for name in REPLACED if getattr(now, name) != getattr(before, name)
        }
        if self.match.went_back > connection.seen:
            fields["marks"] = marks
        table = changes(before.table, now.table)
        scene = self._changes_between(before.scene, now.scene)
        return now, message("changes", version=now.version, table=table, scene=scene, log=lines, **fields)

    def _update(self, connection: Connection) -> Update:
        """The state of play for one reader; its log is told apart from it."""
        table, person = self.table, connection.person
        mine = table.mine(person)
        over = table.settings.state == "over"
        undo = table.undo_versions(person) is not None
        return Update(
            table=table_info(table, person, self.shared),
            version=table.version,
            scene=self._scene(table.eyes(person)),
            asked=[self._asked(seat) for seat in mine if seat in self.shared.actors],
            waiting=self._waiting if self._is_waiting(mine) else "",
            whole=connection.seen == 0,
            undo=UndoOut(undo, undo),
            clocks=table.clocks.shown(table.services.running.now()),
            commitment=table.commitment,
            seed=self.match.dealer.seed if over else None,
            result=self._result if over else None,
        )

    def _changes_between(self, before: msgspec.Struct, now: msgspec.Struct) -> msgspec.Raw:
        key = id(before), id(now)
        if key not in self._scene_changes:
            self._scene_changes[key] = msgspec.Raw(ENCODER.encode(changes(before, now)))
        return self._scene_changes[key]

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

    def _asked(self, seat: int) -> Asked:
        if seat not in self._questions:
            face, view, names = self.match.face, self._view(seat), self.match.names
            choices = face.choices(view, names)
            for choice in choices:
                choice.text = self.match.game.action_text(choice.action)
                choice.price = choice.price or None
            self._questions[seat] = Asked(seat, face.question(view, names), choices)
        return self._questions[seat]

    def _is_waiting(self, mine: list[int]) -> bool:
        actors = self.shared.actors
        return bool(actors) and not any(seat in mine for seat in actors)

    @cached_property
    def _waiting(self) -> str:
        """Who is thinking about what, for those who are not asked."""
        return self.match.face.waiting(self._view(NOBODY), self.match.names)

    @cached_property
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
        return Outcome(face.reason(result, options), result.ranking, scores, result.winners)
