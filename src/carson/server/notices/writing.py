"""Writing: what a message says, in the language of whoever gets it."""

from collections.abc import Mapping, Sequence
from datetime import UTC
from typing import Any

from carson.core.sentence import read
from carson.server.notices.kinds import BEGUN, CONFIRM, INVITED, OVER, PROMPT, PUSH, RESET, TURN
from carson.server.notices.links import Links
from carson.server.notices.message import Message, Way
from carson.server.tables.about import about_table
from carson.server.tables.services import Services
from carson.server.tables.stored import StoredTable
from carson.server.words import say

MOST = 10  # things that one message tells; of the others it says how many there are
LONGEST = 140  # characters of each of several: so all goes through any service, with the links at its end


def written(
    services: Services, links: Links, way: Way, rows: Sequence[Any], tables: Mapping[str, StoredTable]
) -> Message:
    """One message with all that is to be told over a channel now."""
    rows = _telling(rows)
    first = rows[0]
    several = len(rows) > 1
    lines = [_line(services, one, tables.get(one.table_id)) for one in rows[:MOST]]
    if several:
        lines = [line[:LONGEST] for line in lines]
    if len(rows) > MOST:
        lines.append(say("notice.more", number=len(rows) - MOST))
    if not several and first.table_id in tables:
        lines.append(about(services, tables[first.table_id], first.person_id))
    where = {one.table_id for one in rows}
    path = _path(first, tables) if len(where) == 1 else "/"
    link = links.confirm(way.channel) if first.kind == CONFIRM else links.page(path)
    stop = links.stop(way.channel)
    if way.kind == PUSH:  # a browser knows where we are
        link, stop = link.removeprefix(links.home), stop.removeprefix(links.home)
    return Message(
        key=f"carson-{first.id}-{int(first.created.replace(tzinfo=UTC).timestamp())}",
        tag=f"{first.table_id or first.kind}",
        title=say("notice.several", number=len(rows)) if several else say(f"notice.title-{first.kind}"),
        text="\n".join(lines),
        link=link,
        stop=stop,
        stop_text=say("notice.stop-asking" if first.kind == CONFIRM else "notice.stop"),
        urgent=any(one.kind in (TURN, *PROMPT) for one in rows),
    )


def _telling(rows: Sequence[Any]) -> list[Any]:
    """A question tells that a game has begun; an end, that nothing else matters there."""
    turns = {one.table_id for one in rows if one.kind == TURN}
    ends = {one.table_id for one in rows if one.kind == OVER}
    return [
        one
        for one in rows
        if not (one.kind == BEGUN and one.table_id in turns | ends)
        and not (one.kind != OVER and one.table_id is not None and one.table_id in ends)
    ]


def _line(services: Services, row: Any, table: StoredTable | None) -> str:
    name = "" if table is None else table.settings.name
    said = read(row.facts)
    if row.kind == OVER and table is not None:
        said = read(table.status or "")
    return say(f"notice.{row.kind}", table=name, said=said)


def _path(row: Any, tables: Mapping[str, StoredTable]) -> str:
    if row.kind == RESET:
        return f"/reset/{row.facts}"
    if row.table_id not in tables:
        return "/account"
    settings = tables[row.table_id].settings
    return f"/join/{settings.id}/{settings.invite}" if row.kind == INVITED else f"/table/{settings.id}"


def about(services: Services, table: StoredTable, person: str) -> str:
    """The game, and with whom."""
    names = [seat.name for seat in table.seats if seat.name and seat.person != person]
    what = about_table(services, table.settings)
    return say("notice.about", what=what, names=", ".join(names)) if names else what
