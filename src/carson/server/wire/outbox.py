"""Making the messages of a table: each seat its own view, everything shared only once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from carson.core.bot_names import kind_of
from carson.core.state import NOBODY
from carson.server.tables.adviser import adviser
from carson.server.tables.connection import UPDATE, Connection
from carson.server.tables.seating import SeatState, seats_kept_for, seats_of
from carson.server.wire.messages import (
    Asked,
    ChoiceOut,
    Outcome,
    Poll,
    ScoreLineOut,
    SeatInfo,
    SeatScore,
    TableInfo,
    UndoOut,
    Update,
)
from carson.server.words import say

if TYPE_CHECKING:
    from carson.server.tables.card import Card
    from carson.server.tables.hall import Hall
    from carson.server.tables.live import LiveTable
    from carson.server.tables.stored import StoredTable, Trouble

ENCODER = msgspec.json.Encoder()


def message(kind: str, **fields: Any) -> bytes:
    """A small message as JSON."""
    return ENCODER.encode({"type": kind, **fields})


def shared_info(table: LiveTable) -> TableInfo:
    """What everybody may know about a table."""
    here = {connection.person for connection in table.connections}
    return _info(table.hall, table.card, table.seats, here, table.actors, table.version, status(table))


def stored_info(hall: Hall, stored: StoredTable, person: str) -> TableInfo:
    """What one person may know about a table that sleeps, or that cannot be played here."""
    trouble = stored.known_trouble(hall.games)
    told = say(f"status.{trouble.kind}") if trouble is not None else stored.status or ""
    if trouble is None and stored.card.state == "open":
        told = _waiting_for(stored.seats)
    actors = stored.actors or [] if trouble is None else []
    shared = _info(hall, stored.card, stored.seats, set(), actors, stored.entries, told, trouble)
    return _for_person(shared, stored.card, stored.seats, person)


def _info(
    hall: Hall,
    card: Card,
    seats: list[SeatState],
    here: set[str],
    actors: list[int],
    version: int,
    told: str,
    trouble: Trouble | None = None,
) -> TableInfo:
    return TableInfo(
        id=card.id,
        name=card.name,
        game=card.game,
        options=card.options,
        public=card.public,
        state=card.state,
        seats=[
            SeatInfo(
                seat.seat,
                seat.kind,
                seat.name,
                seat.bot,
                _strength(hall, card.game, seat.bot),
                seat.person in here,
                False,
                seat.forfeited,
            )
            for seat in seats
        ],
        clock=card.clock,
        actors=actors,
        version=version,
        status=told,
        host=False,
        invite=None,
        mine=[],
        kept=[],
        rematch=card.rematch,
        hints=adviser(hall, card, seats) if trouble is None else None,
        updated=card.updated.isoformat(),
        trouble=None if trouble is None else trouble.kind,
    )


def _strength(hall: Hall, game: str, bot: str | None) -> str | None:
    """What people call this bot; a program of the host goes by the name it was given."""
    if bot is None or game not in hall.games:
        return bot
    kind = kind_of(bot)
    return hall.faces[game].bot_label(kind) if kind in hall.games[game].bots() else bot


def table_info(table: LiveTable, person: str, shared: TableInfo) -> TableInfo:
    """The same for one person: those at the table also see what is theirs, and the invitation."""
    return _for_person(shared, table.card, table.seats, person)


def _for_person(shared: TableInfo, card: Card, places: list[SeatState], person: str) -> TableInfo:
    mine = seats_of(places, person)
    kept = seats_kept_for(places, person) if card.state == "playing" else []
    host = card.host == person
    if not mine and not host and not kept:
        return shared
    seats = [replace(seat, you=seat.seat in mine) for seat in shared.seats]
    return replace(shared, seats=seats, host=host, invite=card.invite, mine=mine, kept=kept)


def status(table: LiveTable) -> str:
    """Where the game stands, in a few words."""
    if table.card.state == "open":
        return _waiting_for(table.seats)
    match = table.story.match
    result = match.state.result()
    if result is None:
        return table.story.face.status(match.view(NOBODY))
    if result.winners > 1:
        names = [match.names[seat] for seat in result.ranking[: result.winners]]
        return say("status.won-together", names=", ".join(names))
    name = match.names[result.ranking[0]]
    best, *others = (result.total(seat) for seat in result.ranking)
    ahead = best - max(others, default=0)
    return say("status.won-by", name=name, points=ahead) if ahead > 0 else say("status.won-tie", name=name)


def _waiting_for(seats: list[SeatState]) -> str:
    return say("status.waiting", number=sum(seat.kind == "open" for seat in seats))


def poll(table: LiveTable, person: str) -> Poll | None:
    """The open poll as this person sees it."""
    open_poll = table.council.poll
    if open_poll is None:
        return None

    def seats(people: set[str]) -> list[int]:
        return [seat.seat for seat in table.seats if seat.person in people]

    return Poll(
        open_poll.kind,
        open_poll.text,
        open_poll.seat,
        open_poll.version,
        seats(open_poll.yes),
        seats(open_poll.no),
        person in open_poll.voters and person not in open_poll.yes | open_poll.no,
    )


class Outbox:
    """Updates of one table. What several readers share is made and encoded once for each version."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.scenes: dict[int, msgspec.Raw] = {}
        self.questions: dict[tuple[int, ...], msgspec.Raw] = {}
        self.news: dict[int, tuple[msgspec.Raw, msgspec.Raw]] = {}  # lines and marks, by the version seen
        self.outcome: Outcome | None = None

    def clear(self) -> None:
        """The state has changed."""
        self.scenes.clear()
        self.questions.clear()
        self.news.clear()
        self.outcome = None

    def tell(self, connection: Connection, shared: TableInfo) -> None:
        """Send one reader the state of play; one that still waits there is not needed any more."""
        connection.push(self._update(connection, shared), UPDATE, self.table.version)

    def _update(self, connection: Connection, shared: TableInfo) -> bytes:
        """The state of play for one reader, with what has happened to the log since it was sent something."""
        table = self.table
        story = table.story
        mine = table.mine(connection.person)
        over = table.card.state == "over"
        undo = table.undo_versions(connection.person)
        lines, marks = self._news(connection.seen)
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
                clocks=table.clocks.shown(table.hall.running.now()),
                commitment=table.commitment,
                seed=story.match.dealer.seed if over else None,
                result=self._result() if over else None,
            )
        )

    def _news(self, seen: int) -> tuple[msgspec.Raw, msgspec.Raw]:
        """The lines told since a version, and the earlier ones that have been undone or stand again."""
        if seen not in self.news:
            story = self.table.story
            lines, marks = story.lines_after(seen), story.marks_since(seen)
            self.news[seen] = msgspec.Raw(ENCODER.encode(lines)), msgspec.Raw(ENCODER.encode(marks))
        return self.news[seen]

    def _scene(self, seat: int) -> msgspec.Raw:
        """What a seat sees, or a spectator; equal scenes are shared."""
        table = self.table
        match = table.story.match
        key = match.state.viewer(seat)
        if key not in self.scenes:
            scene = table.story.face.scene(match.view(key))
            self.scenes[key] = msgspec.Raw(ENCODER.encode(scene))
        return self.scenes[key]

    def _asked(self, mine: list[int]) -> msgspec.Raw:
        seats = tuple(seat for seat in mine if seat in self.table.actors)
        if seats not in self.questions:
            self.questions[seats] = msgspec.Raw(ENCODER.encode([self._question(seat) for seat in seats]))
        return self.questions[seats]

    def _question(self, seat: int) -> Asked:
        story = self.table.story
        view, names = story.match.view(seat), story.match.names
        choices = [
            ChoiceOut(
                choice.action,
                story.match.game.action_text(choice.action),
                choice.label,
                choice.group,
                choice.at,
                choice.mark,
            )
            for choice in story.face.choices(view, names)
        ]
        return Asked(seat, story.face.question(view, names), choices)

    def _waiting(self, mine: list[int]) -> str:
        """Who is thinking about what, for those who are not asked."""
        actors = self.table.actors
        if not actors or any(seat in mine for seat in actors):
            return ""
        story = self.table.story
        return story.face.waiting(story.match.view(NOBODY), story.match.names)

    def _result(self) -> Outcome | None:
        story = self.table.story
        result = story.match.state.result()
        if self.outcome is None and result is not None:
            face, options = story.face, story.match.options
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
            self.outcome = Outcome(face.reason(result, options), result.ranking, scores, result.winners)
        return self.outcome
