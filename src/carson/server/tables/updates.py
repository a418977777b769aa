"""Updates: what everybody at a table is sent. Each seat gets its own view; what is shared is made once."""

from collections.abc import Iterator
from typing import Any

import msgspec

from carson.core.language import READER, reading
from carson.core.state import NOBODY
from carson.server.tables.connection import TABLE, UPDATE, Connection
from carson.server.tables.info import shared_info, table_info
from carson.server.tables.table import Table
from carson.server.wire.messages import (
    Asked,
    ChoiceOut,
    Outcome,
    Poll,
    ScoreLineOut,
    SeatScore,
    TableInfo,
    UndoOut,
    Update,
)

ENCODER = msgspec.json.Encoder()


def message(kind: str, **fields: Any) -> bytes:
    """A small message as JSON."""
    return ENCODER.encode({"type": kind, **fields})


class Updates:
    """Sends the readers of one table what is new. What several share is encoded once for each version."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._scenes: dict[tuple[str, int], msgspec.Raw] = {}
        self._questions: dict[tuple[str, tuple[int, ...]], msgspec.Raw] = {}
        self._news: dict[
            tuple[str, int], tuple[msgspec.Raw, msgspec.Raw]
        ] = {}  # lines, marks since a version
        self._outcomes: dict[str, Outcome] = {}

    # ---- sending

    def tell_all(self) -> None:
        """The state of play has changed."""
        self._scenes.clear()
        self._questions.clear()
        self._news.clear()
        self._outcomes.clear()
        for connections in self._by_language():
            shared = shared_info(self.table)
            for connection in connections:
                self._send(connection, shared)

    def tell(self, connection: Connection) -> None:
        """The state of play, for one reader."""
        with reading(connection.language):
            self._send(connection, shared_info(self.table))

    def tell_table(self, besides: Connection | None = None) -> None:
        """Seats, presence or options have changed."""
        for connections in self._by_language():
            shared = shared_info(self.table)
            for connection in connections:
                if connection is not besides:
                    info = table_info(self.table, connection.person, shared)
                    connection.push(message(TABLE, table=info), TABLE)

    def tell_poll(self) -> None:
        """A question to the people here was asked, answered or settled."""
        for connection in self.table.connections:
            self.tell_poll_to(connection)

    def tell_poll_to(self, connection: Connection) -> None:
        with reading(connection.language):
            connection.push(message("poll", poll=self._poll(connection.person)), "poll")

    def _by_language(self) -> Iterator[list[Connection]]:
        """The readers of each language; what is made while they are at hand is made in theirs."""
        spoken = {connection.language for connection in self.table.connections}
        for language in sorted(spoken):
            with reading(language):
                yield [one for one in self.table.connections if one.language == language]

    def _send(self, connection: Connection, shared: TableInfo) -> None:
        """An update that still waits there is not needed any more."""
        connection.push(self._update(connection, shared), UPDATE, self.table.version)

    # ---- making

    def _update(self, connection: Connection, shared: TableInfo) -> bytes:
        """The state of play for one reader, with what has happened to the log since it was sent something."""
        table = self.table
        mine = table.mine(connection.person)
        over = table.settings.state == "over"
        undo = table.undo_versions(connection.person)
        lines, marks = self._news_since(connection.seen)
        return ENCODER.encode(
            Update(
                table=table_info(table, connection.person, shared),
                version=table.version,
                scene=self._scene(table.eyes(connection.person)),
                asked=self._asked(mine),
                waiting=self._waiting(mine),
                whole=connection.seen == 0,
                log=lines,
                marks=marks,
                undo=UndoOut(undo is not None, undo is not None),
                clocks=table.clocks.shown(table.services.running.now()),
                commitment=table.commitment,
                seed=table.match.dealer.seed if over else None,
                result=self._result() if over else None,
            )
        )

    def _news_since(self, seen: int) -> tuple[msgspec.Raw, msgspec.Raw]:
        """The lines told since a version, and the earlier ones that have been undone or stand again."""
        key = READER.get(), seen
        if key not in self._news:
            match = self.table.match
            lines, marks = match.lines_after(seen), match.marks_since(seen)
            self._news[key] = msgspec.Raw(ENCODER.encode(lines)), msgspec.Raw(ENCODER.encode(marks))
        return self._news[key]

    def _scene(self, seat: int) -> msgspec.Raw:
        """What a seat sees, or a spectator; equal scenes are shared."""
        match = self.table.match
        viewer = match.state.viewer(seat)
        key = READER.get(), viewer
        if key not in self._scenes:
            scene = match.face.shown(match.view(viewer), match.names)
            self._scenes[key] = msgspec.Raw(ENCODER.encode(scene))
        return self._scenes[key]

    def _asked(self, mine: list[int]) -> msgspec.Raw:
        seats = tuple(seat for seat in mine if seat in self.table.actors)
        key = READER.get(), seats
        if key not in self._questions:
            self._questions[key] = msgspec.Raw(ENCODER.encode([self._question(seat) for seat in seats]))
        return self._questions[key]

    def _question(self, seat: int) -> Asked:
        match = self.table.match
        view, names = match.view(seat), match.names
        choices = [
            ChoiceOut(
                choice.action,
                match.game.action_text(choice.action),
                choice.label,
                choice.group,
                choice.at,
                choice.mark,
                choice.amount,
                choice.price,
            )
            for choice in match.face.choices(view, names)
        ]
        return Asked(seat, match.face.question(view, names), choices)

    def _waiting(self, mine: list[int]) -> str:
        """Who is thinking about what, for those who are not asked."""
        actors = self.table.actors
        if not actors or any(seat in mine for seat in actors):
            return ""
        match = self.table.match
        return match.face.waiting(match.view(NOBODY), match.names)

    def _result(self) -> Outcome | None:
        match = self.table.match
        result = match.state.result()
        language = READER.get()
        if language not in self._outcomes and result is not None:
            face, options = match.face, match.options
            scores = [
                SeatScore(
                    result.total(seat),
                    [
                        ScoreLineOut(
                            face.score_label(line.key, options), face.score_detail(line), line.points
                        )
                        for line in lines
                    ],
                )
                for seat, lines in enumerate(result.scores)
            ]
            self._outcomes[language] = Outcome(
                face.reason(result, options), result.ranking, scores, result.winners
            )
        return self._outcomes.get(language)

    def _poll(self, person: str) -> Poll | None:
        """The open poll as this person sees it."""
        poll = self.table.poll
        if poll is None:
            return None

        def seats(people: set[str]) -> list[int]:
            return [seat.seat for seat in self.table.seats if seat.person in people]

        return Poll(
            poll.kind,
            str(poll.text),
            poll.seat,
            poll.version,
            seats(poll.yes),
            seats(poll.no),
            person in poll.voters and person not in poll.yes | poll.no,
        )
