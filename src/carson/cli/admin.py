"""`carson admin`: keeping order, on the database of a server that may run meanwhile."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from carson.cli.admin_tables import as_json_or, show_lines, show_reports
from carson.cli.contests import Json
from carson.cli.data import Data
from carson.cli.serve import DEFAULT_DATA, Database
from carson.cli.spoken import SpokenCommand, SpokenGroup
from carson.cli.words import later, say
from carson.core.errors import BadOption

if TYPE_CHECKING:
    from carson.server.order.audit import Actor
    from carson.server.order.office import Office

T = TypeVar("T")
Deed = Callable[["Office", "Actor"], Awaitable[T]]

Who = Annotated[str, typer.Argument(metavar="WHO")]
Until = Annotated[str, typer.Option("--until", metavar="WHEN")]
Reason = Annotated[str, typer.Option("--reason", metavar="TEXT")]
Number = Annotated[int, typer.Argument(metavar="NUMBER")]
TableId = Annotated[str, typer.Argument(metavar="TABLE")]
Text = Annotated[str, typer.Argument(metavar="TEXT")]
Pattern = Annotated[str, typer.Argument(metavar="PATTERN")]


class AdminCommand(SpokenCommand):
    """One of the commands of `carson admin`."""

    def __init__(self, name: str | None, **extra: Any) -> None:
        super().__init__(f"admin-{name}", **extra)
        self.name = name


admin = typer.Typer(cls=SpokenGroup, rich_markup_mode=None, add_completion=False)


@admin.callback(invoke_without_command=True)
def _admin(context: typer.Context) -> None:
    """Keep order on a server."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def _command(function: Callable[..., None]) -> Callable[..., None]:
    name = function.__name__.rstrip("_").replace("_", "-")
    return admin.command(name, cls=AdminCommand)(function)


def _office(data: str, database: str, deed: "Deed[T]") -> T:
    """Do something at the server's machine."""
    from carson.server.order.audit import at_the_machine
    from carson.server.order.machine import at_the_office
    from carson.server.settings import Settings

    return at_the_office(Settings(Path(data), database), lambda office: deed(office, at_the_machine()))


def _moment(text: str) -> Any:
    from carson.server.order.until import until
    from carson.server.refusal import Refused

    try:
        return until(text)
    except Refused as refused:
        raise BadOption(refused.reason) from refused


def _until(text: str) -> str:
    """Until when, in words."""
    moment = _moment(text)
    return (
        say("admin.for-ever") if moment is None else say("admin.until", when=f"{moment:%Y-%m-%d %H:%M} UTC")
    )


# ---- who is an admin


@_command
def grant(who: Who, data: Data = DEFAULT_DATA, database: Database = "") -> None:
    """Make an account an admin."""
    person = _office(data, database, lambda office, actor: office.grant(actor, who))
    typer.echo(say("admin.granted", name=person.name))


@_command
def revoke(who: Who, data: Data = DEFAULT_DATA, database: Database = "") -> None:
    """An admin is none any more."""
    person = _office(data, database, lambda office, actor: office.revoke(actor, who))
    typer.echo(say("admin.revoked", name=person.name))


# ---- people


@_command
def people(
    text: Text = "",
    group: Annotated[str, typer.Option("--group", metavar="GROUP")] = "all",
    data: Data = DEFAULT_DATA,
    database: Database = "",
    as_json: Json = False,
) -> None:
    """List people, or those whose name or login has a text."""
    from carson.server.order.shown import people_list

    found = _office(data, database, lambda office, _: people_list(office.engine, text, group))
    as_json_or(found, as_json, lambda: show_lines("people", found.people, found.more is not None))


@_command
def person(who: Who, data: Data = DEFAULT_DATA, database: Database = "", as_json: Json = False) -> None:
    """Show what there is to know about somebody."""
    from carson.server.order.people import find
    from carson.server.order.shown import person_page
    from carson.server.settings import Settings
    from carson.server.wire.order_messages import PersonPage

    async def page(office: "Office", _: "Actor") -> PersonPage:
        found = await find(office.engine, who)
        return await person_page(office.engine, Settings(Path(data), database), found.id)

    found = _office(data, database, page)

    def show() -> None:
        show_lines("people", [found.person])
        show_lines("quotas", found.quotas)
        if found.tables:
            show_lines("own-tables", found.tables)
        if found.log:
            show_lines("log", found.log)
        if found.reports:
            show_reports(found.reports)

    as_json_or(found, as_json, show)


@_command
def mute(
    who: Who, reason: Reason, until: Until = "", data: Data = DEFAULT_DATA, database: Database = ""
) -> None:
    """Somebody may not chat, for a time or for ever."""
    moment = _moment(until)
    person = _office(data, database, lambda office, actor: office.mute(actor, who, moment, reason))
    typer.echo(say("admin.muted", name=person.name, until=_until(until)))


@_command
def unmute(who: Who, data: Data = DEFAULT_DATA, database: Database = "") -> None:
    """Somebody may chat again."""
    person = _office(data, database, lambda office, actor: office.lift(actor, "mute", who))
    typer.echo(say("admin.unmuted", name=person.name))


@_command
def ban(
    who: Who, reason: Reason, until: Until = "", data: Data = DEFAULT_DATA, database: Database = ""
) -> None:
    """Somebody may not come in, for a time or for ever."""
    moment = _moment(until)
    person = _office(data, database, lambda office, actor: office.ban(actor, who, moment, reason))
    typer.echo(say("admin.banned", name=person.name, until=_until(until)))


@_command
def unban(who: Who, data: Data = DEFAULT_DATA, database: Database = "") -> None:
    """Somebody may come in again."""
    person = _office(data, database, lambda office, actor: office.lift(actor, "ban", who))
    typer.echo(say("admin.unbanned", name=person.name))


@_command
def rename(
    who: Who,
    name: Annotated[str, typer.Argument(metavar="NAME")],
    reason: Reason = "",
    data: Data = DEFAULT_DATA,
    database: Database = "",
) -> None:
    """Give somebody another name, also where the old one is to be read."""
    person = _office(data, database, lambda office, actor: office.rename(actor, who, name, reason))
    typer.echo(say("admin.renamed", old=person.name, name=name))


@_command
def quota(
    who: Who,
    kind: Annotated[str, typer.Argument(metavar="KIND")],
    most: Annotated[str, typer.Argument(metavar="NUMBER|usual")],
    data: Data = DEFAULT_DATA,
    database: Database = "",
) -> None:
    """Raise or lower a limit for one person."""
    if most != "usual" and not (most.isascii() and most.isdecimal()):
        raise BadOption(later("admin.no-number", text=most))
    number = None if most == "usual" else int(most)
    person = _office(data, database, lambda office, actor: office.set_quota(actor, who, kind, number))
    typer.echo(say("admin.limited", name=person.name, kind=kind, most=most))


# ---- reports


@_command
def reports(
    closed: Annotated[bool, typer.Option("--closed")] = False,
    data: Data = DEFAULT_DATA,
    database: Database = "",
    as_json: Json = False,
) -> None:
    """List reports that wait for a decision, with what was said."""
    from carson.server.order.shown import report_list

    state = "closed" if closed else "open"
    found = _office(data, database, lambda office, _: report_list(office.engine, state))
    as_json_or(found, as_json, lambda: show_reports(found.reports, found.more is not None))


@_command
def decide(number: Number, decision: Text, data: Data = DEFAULT_DATA, database: Database = "") -> None:
    """Close a report, with what came of it."""
    _office(data, database, lambda office, actor: office.decide(actor, number, decision))
    typer.echo(say("admin.decided", number=number))


# ---- names


@_command
def names(data: Data = DEFAULT_DATA, database: Database = "", as_json: Json = False) -> None:
    """List the names that nobody can take."""
    from carson.server.order.names import usual
    from carson.server.order.shown import facts_of
    from carson.server.wire.order_messages import NamesOut

    own = _office(data, database, lambda office, _: facts_of(office.engine)).reserved
    found = NamesOut(list(usual()), sorted(own))

    def show() -> None:
        typer.echo(say("admin.usual-names", names=", ".join(found.usual)))
        typer.echo(say("admin.own-names", number=len(found.own), names=", ".join(found.own)))

    as_json_or(found, as_json, show)


@_command
def reserve(pattern: Pattern, data: Data = DEFAULT_DATA, database: Database = "") -> None:
    """Nobody can take a name, or any of a pattern with *."""
    kept = _office(data, database, lambda office, actor: office.reserve(actor, pattern))
    typer.echo(say("admin.reserved", pattern=kept))


@_command
def unreserve(pattern: Pattern, data: Data = DEFAULT_DATA, database: Database = "") -> None:
    """Anybody may take a name again."""
    kept = _office(data, database, lambda office, actor: office.unreserve(actor, pattern))
    typer.echo(say("admin.unreserved", pattern=kept))


# ---- tables


@_command
def tables(
    text: Text = "",
    state: Annotated[str, typer.Option("--state", metavar="STATE")] = "all",
    data: Data = DEFAULT_DATA,
    database: Database = "",
    as_json: Json = False,
) -> None:
    """List tables, or those whose name or people have a text."""
    from carson.server.order.shown import table_list

    found = _office(data, database, lambda office, _: table_list(office.engine, text, state))
    as_json_or(found, as_json, lambda: show_lines("tables", found.tables, found.more is not None))


@_command
def close(table: TableId, reason: Reason, data: Data = DEFAULT_DATA, database: Database = "") -> None:
    """End a game without a result; its players are told why."""
    name = _office(data, database, lambda office, actor: office.order(actor, "close", table, reason))
    typer.echo(say("admin.closed", name=name))


@_command
def delete(table: TableId, reason: Reason, data: Data = DEFAULT_DATA, database: Database = "") -> None:
    """Delete a table with everything there is of it."""
    name = _office(data, database, lambda office, actor: office.order(actor, "delete", table, reason))
    typer.echo(say("admin.deleted", name=name))


# ---- announcements


@_command
def announce(text: Text, until: Until = "", data: Data = DEFAULT_DATA, database: Database = "") -> None:
    """Show everybody a line, now and until it ends."""
    moment = _moment(until)
    _office(data, database, lambda office, actor: office.announce(actor, text, moment))
    typer.echo(say("admin.announced", until=_until(until)))


@_command
def announcements(data: Data = DEFAULT_DATA, database: Database = "", as_json: Json = False) -> None:
    """List what everybody is shown now."""
    from carson.server.order.rules import announced_in
    from carson.server.order.shown import facts_of

    found = announced_in(_office(data, database, lambda office, _: facts_of(office.engine)))
    as_json_or(found, as_json, lambda: show_lines("announcements", found))


@_command
def withdraw(number: Number, data: Data = DEFAULT_DATA, database: Database = "") -> None:
    """Take an announcement back."""
    _office(data, database, lambda office, actor: office.withdraw(actor, number))
    typer.echo(say("admin.withdrawn", number=number))


# ---- the log


@_command
def log(
    most: Annotated[int, typer.Option("--most", metavar="N", min=1, max=10_000)] = 50,
    data: Data = DEFAULT_DATA,
    database: Database = "",
    as_json: Json = False,
) -> None:
    """Show who has done what, when, on whom and why; nobody can change it."""
    from carson.server.order.shown import audit_list

    found = _office(data, database, lambda office, _: audit_list(office.engine, most=most))
    as_json_or(found, as_json, lambda: show_lines("log", found.rows, found.more is not None))
