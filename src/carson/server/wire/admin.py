"""REST for admins. Who is one is checked here and nowhere else, each time anew in the database."""

from litestar import Router, delete, get, post, put
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import select

from carson.server.accounts.sessions import Visitor
from carson.server.db.models import Person
from carson.server.order import shown
from carson.server.order.audit import Actor
from carson.server.order.kinds import ADMIN, BAN, CLOSED, MUTE, OPEN
from carson.server.order.office import Office
from carson.server.order.until import until
from carson.server.order.watch import Watch
from carson.server.refusal import Refused
from carson.server.settings import Settings
from carson.server.wire.messages import AnnouncedOut
from carson.server.wire.order_messages import (
    AdminTables,
    Announce,
    AuditList,
    Decision,
    NamesOut,
    NewName,
    Ordered,
    OtherName,
    OwnLimit,
    PeopleList,
    PersonPage,
    ReportList,
    Restrict,
)
from carson.server.words import later

AnyActor = NamedDependency[Actor]
AnyOffice = NamedDependency[Office]
ONE = "/people/{person:str}"


async def provide_actor(visitor: NamedDependency[Visitor], office: AnyOffice) -> Actor:
    """The admin who asks; whoever is none learns nothing."""
    async with office.engine.connect() as connection:
        role = await connection.scalar(select(Person.role).where(Person.id == visitor.id))
    if role != ADMIN:
        raise Refused(later("refused.admins-only"), status=403)
    return Actor(visitor.id, visitor.name)


# ---- people


@get("/people", summary="People: everybody, or accounts, guests, admins, muted, banned")
async def list_people(
    actor: AnyActor,
    office: AnyOffice,
    text: FromQuery[str] = "",
    who: FromQuery[str] = "all",
    after: FromQuery[str] = "",
) -> PeopleList:
    return await shown.people_list(office.engine, text.strip(), who, after)


@get(ONE, summary="What there is to know about somebody")
async def get_person(
    actor: AnyActor, office: AnyOffice, settings: NamedDependency[Settings], person: FromPath[str]
) -> PersonPage:
    return await shown.person_page(office.engine, settings, person)


@put(f"{ONE}/mute", summary="Somebody may not chat, for a time or for ever")
async def mute(
    actor: AnyActor,
    office: AnyOffice,
    settings: NamedDependency[Settings],
    person: FromPath[str],
    data: JSONBody[Restrict],
) -> PersonPage:
    await office.mute(actor, person, until(data.until), data.reason)
    return await shown.person_page(office.engine, settings, person)


@put(f"{ONE}/ban", summary="Somebody may not come in, for a time or for ever")
async def ban(
    actor: AnyActor,
    office: AnyOffice,
    settings: NamedDependency[Settings],
    person: FromPath[str],
    data: JSONBody[Restrict],
) -> PersonPage:
    await office.ban(actor, person, until(data.until), data.reason)
    return await shown.person_page(office.engine, settings, person)


@delete(f"{ONE}/mute", status_code=200, summary="Somebody may chat again")
async def unmute(
    actor: AnyActor, office: AnyOffice, settings: NamedDependency[Settings], person: FromPath[str]
) -> PersonPage:
    await office.lift(actor, MUTE, person)
    return await shown.person_page(office.engine, settings, person)


@delete(f"{ONE}/ban", status_code=200, summary="Somebody may come in again")
async def unban(
    actor: AnyActor, office: AnyOffice, settings: NamedDependency[Settings], person: FromPath[str]
) -> PersonPage:
    await office.lift(actor, BAN, person)
    return await shown.person_page(office.engine, settings, person)


@put(f"{ONE}/name", summary="Somebody goes by another name")
async def rename(
    actor: AnyActor,
    office: AnyOffice,
    settings: NamedDependency[Settings],
    person: FromPath[str],
    data: JSONBody[OtherName],
) -> PersonPage:
    await office.rename(actor, person, data.name, data.reason)
    return await shown.person_page(office.engine, settings, person)


@put(f"{ONE}/quota", summary="A limit of somebody's own, or the usual one again")
async def set_quota(
    actor: AnyActor,
    office: AnyOffice,
    settings: NamedDependency[Settings],
    person: FromPath[str],
    data: JSONBody[OwnLimit],
) -> PersonPage:
    await office.set_quota(actor, person, data.kind, data.most)
    return await shown.person_page(office.engine, settings, person)


# ---- tables


@get("/tables", summary="Tables: all, or those that are open, playing, over")
async def list_tables(
    actor: AnyActor,
    office: AnyOffice,
    text: FromQuery[str] = "",
    which: FromQuery[str] = "all",
    after: FromQuery[str] = "",
) -> AdminTables:
    return await shown.table_list(office.engine, text.strip(), which, after)


@post("/tables/{table_id:str}", summary="Close a table without a result, or delete it")
async def order_table(
    actor: AnyActor, office: AnyOffice, table_id: FromPath[str], data: JSONBody[Ordered]
) -> AdminTables:
    await office.order(actor, data.kind, table_id, data.reason)
    return await shown.table_list(office.engine, table_id, "all")


# ---- reports


@get("/reports", summary="Reports that wait, or those that were decided")
async def list_reports(
    actor: AnyActor, office: AnyOffice, closed: FromQuery[bool] = False, before: FromQuery[int] = 0
) -> ReportList:
    return await shown.report_list(office.engine, CLOSED if closed else OPEN, before)


@post("/reports/{report:int}", summary="Close a report with a decision; those that wait")
async def decide(
    actor: AnyActor, office: AnyOffice, report: FromPath[int], data: JSONBody[Decision]
) -> ReportList:
    await office.decide(actor, report, data.decision)
    return await shown.report_list(office.engine, OPEN)


# ---- names and announcements


@get("/names", summary="Names that nobody can take")
async def list_names(actor: AnyActor, office: AnyOffice, watch: NamedDependency[Watch]) -> NamesOut:
    return await _names(office, watch)


@post("/names", summary="Reserve a name, or a pattern of names with *")
async def reserve(
    actor: AnyActor, office: AnyOffice, watch: NamedDependency[Watch], data: JSONBody[NewName]
) -> NamesOut:
    await office.reserve(actor, data.pattern)
    return await _names(office, watch)


@delete("/names/{pattern:str}", status_code=200, summary="Anybody may take this name again")
async def unreserve(
    actor: AnyActor, office: AnyOffice, watch: NamedDependency[Watch], pattern: FromPath[str]
) -> NamesOut:
    await office.unreserve(actor, pattern)
    return await _names(office, watch)


async def _names(office: Office, watch: Watch) -> NamesOut:
    own = (await shown.facts_of(office.engine)).reserved
    return NamesOut(list(watch.rules.usual_names), sorted(own))


@post("/announcements", summary="A line for everybody; all there are")
async def announce(
    actor: AnyActor, office: AnyOffice, watch: NamedDependency[Watch], data: JSONBody[Announce]
) -> list[AnnouncedOut]:
    await office.announce(actor, data.text, until(data.until))
    return watch.rules.announced


@delete("/announcements/{announcement:int}", status_code=200, summary="Withdraw an announcement; the rest")
async def withdraw(
    actor: AnyActor, office: AnyOffice, watch: NamedDependency[Watch], announcement: FromPath[int]
) -> list[AnnouncedOut]:
    await office.withdraw(actor, announcement)
    return watch.rules.announced


# ---- the log


@get("/log", summary="What was done to keep order, the newest first")
async def get_log(actor: AnyActor, office: AnyOffice, before: FromQuery[int] = 0) -> AuditList:
    return await shown.audit_list(office.engine, before)


ADMINS = Router(
    "/admin",
    route_handlers=[
        list_people,
        get_person,
        mute,
        ban,
        unmute,
        unban,
        rename,
        set_quota,
        list_tables,
        order_table,
        list_reports,
        decide,
        list_names,
        reserve,
        unreserve,
        announce,
        withdraw,
        get_log,
    ],
    dependencies={"actor": Provide(provide_actor)},
)
