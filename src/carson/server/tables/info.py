"""What a list or a screen says about a table, apart from its play."""

from collections.abc import Collection
from typing import NamedTuple

from msgspec.structs import replace

from carson.core.sentence import Sentence, read
from carson.core.state import NOBODY
from carson.core.view import View
from carson.server.tables.about import about_table
from carson.server.tables.adviser import adviser
from carson.server.tables.seats import SeatState, colours_of, seats_kept_for, seats_of
from carson.server.tables.services import Services
from carson.server.tables.settings import TableSettings
from carson.server.tables.stored import StoredTable, Trouble
from carson.server.tables.table import Table
from carson.server.wire.messages import RemovedOut, SeatInfo, TableInfo
from carson.server.words import later, say


def shared_info(table: Table, view: View | None = None) -> TableInfo:
    """What everybody may know about a table; the view is that of a spectator."""
    here = {connection.person for connection in table.connections}
    return _info(
        table.settings,
        about_table(table.services, table.settings),
        _seats(table.services, table.settings, table.seats, here, table.stuck),
        table.actors,
        table.version,
        str(status(table, view)),
        adviser(table.services, table.settings, table.seats),
        watching=sum(not seats_of(table.seats, person) for person in here),
    )


def table_info(table: Table, person: str, shared: TableInfo) -> TableInfo:
    """The same for one person: those at the table also see what is theirs, and the invitation."""
    return _for_person(shared, table.settings, table.seats, person)


def info_for(table: Table, person: str) -> TableInfo:
    """What one person may know about a table."""
    return table_info(table, person, shared_info(table))


def stored_info(services: Services, stored: StoredTable, person: str) -> TableInfo:
    """What one person may know about a table that sleeps, or that cannot be played here."""
    settings, trouble = stored.settings, stored.known_trouble(services.games)
    told = say(f"status.{trouble.kind}") if trouble is not None else read(stored.status or "")
    if trouble is None and settings.state == "open":
        told = str(_waiting_for(stored.seats))
    shared = _info(
        settings,
        about_table(services, settings),
        _seats(services, settings, stored.seats, (), ()),
        stored.actors or [] if trouble is None else [],
        stored.entries,
        told,
        adviser(services, settings, stored.seats) if trouble is None else None,
        trouble,
    )
    return _for_person(shared, settings, stored.seats, person)


def _seats(
    services: Services,
    settings: TableSettings,
    seats: list[SeatState],
    here: Collection[str],
    stuck: Collection[int],
) -> list[SeatInfo]:
    return [
        SeatInfo(
            seat.seat,
            seat.kind,
            seat.name,
            colour,
            seat.bot,
            services.bot_label(settings.game, seat.bot),
            seat.person in here,
            False,
            seat.forfeited,
            seat.seat in stuck,
        )
        for seat, colour in zip(seats, colours_of(seats), strict=True)
    ]


def _info(
    settings: TableSettings,
    about: str,
    seats: list[SeatInfo],
    actors: list[int],
    version: int,
    told: str,
    hints: str | None,
    trouble: Trouble | None = None,
    watching: int = 0,
) -> TableInfo:
    return TableInfo(
        id=settings.id,
        name=settings.name,
        game=settings.game,
        about=about,
        options=settings.options,
        public=settings.public,
        state=settings.state,
        seats=seats,
        clock=settings.clock,
        actors=actors,
        version=version,
        status=told,
        host=False,
        invite=None,
        mine=[],
        kept=[],
        rematch=settings.rematch,
        copy=settings.forked,
        abandoned=settings.abandoned,
        closed=settings.closed,
        hints=hints,
        updated=settings.updated.isoformat(),
        trouble=None if trouble is None else trouble.kind,
        watching=watching,
    )


class Own(NamedTuple):
    """What is somebody's own at a table."""

    mine: list[int]
    kept: list[int]
    host: bool


def own_of(settings: TableSettings, places: list[SeatState], person: str) -> Own:
    kept = seats_kept_for(places, person) if settings.state == "playing" else []
    return Own(seats_of(places, person), kept, settings.host == person)


def _for_person(
    shared: TableInfo, settings: TableSettings, places: list[SeatState], person: str
) -> TableInfo:
    mine, kept, host = own_of(settings, places, person)
    if not mine and not host and not kept:
        return shared
    seats = [replace(seat, you=seat.seat in mine) for seat in shared.seats]
    removed = [RemovedOut(*one) for one in settings.removed.items()] if host else []
    return replace(
        shared, seats=seats, host=host, invite=settings.invite, mine=mine, kept=kept, removed=removed
    )


def status(table: Table, view: View | None = None) -> Sentence:
    """Where the game stands, in a few words; the view is that of a spectator."""
    if table.settings.state == "open":
        return _waiting_for(table.seats)
    match = table.match
    result = match.state.result()
    if table.settings.abandoned:
        return later("status.abandoned" if table.settings.closed is None else "status.closed")
    if result is None:
        return match.face.status(view or match.view(NOBODY))
    if result.winners > 1:
        names = [match.names[seat] for seat in result.ranking[: result.winners]]
        return later("status.won-together", names=", ".join(names))
    name = match.names[result.ranking[0]]
    best, *others = (result.total(seat) for seat in result.ranking)
    ahead = best - max(others, default=0)
    return (
        later("status.won-by", name=name, points=ahead) if ahead > 0 else later("status.won-tie", name=name)
    )


def _waiting_for(seats: list[SeatState]) -> Sentence:
    return later("status.waiting", number=sum(seat.kind == "open" for seat in seats))
