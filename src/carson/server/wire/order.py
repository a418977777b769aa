"""REST: what everybody has to do with order: announcements, reports, and whom a host does not want."""

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from carson.server.accounts.sessions import Visitor
from carson.server.order.reports import Reports, count_open
from carson.server.order.watch import Watch
from carson.server.tables.info import info_for
from carson.server.tables.live import LiveTable
from carson.server.wire.messages import OneSeat, TableInfo
from carson.server.wire.order_messages import InvitedAgain, NewReport, NewsOut, Reported


@get("/news", summary="What is announced; for admins, how many reports wait")
async def get_news(watch: NamedDependency[Watch], visitor: NamedDependency[Visitor]) -> NewsOut:
    is_admin = visitor.id in watch.rules.facts.admins
    waiting = await count_open(watch.services.engine) if is_admin else None
    return NewsOut(watch.rules.announced, waiting)


@post("/tables/{table_id:str}/reports", summary="Report a person at a table, or a line of the chat")
async def report(
    data: JSONBody[NewReport],
    table: NamedDependency[LiveTable],
    reports: NamedDependency[Reports],
    visitor: NamedDependency[Visitor],
) -> Reported:
    await reports.file(table, visitor, data.seat, data.line, data.reason)
    return Reported(True)


@post("/tables/{table_id:str}/remove", summary="The host sends somebody away before the start")
async def remove(
    data: JSONBody[OneSeat], table: NamedDependency[LiveTable], visitor: NamedDependency[Visitor]
) -> TableInfo:
    await table.seat_changes.remove(visitor, data.seat)
    return info_for(table, visitor.id)


@post("/tables/{table_id:str}/invite-again", summary="The host lets somebody in again")
async def invite_again(
    data: JSONBody[InvitedAgain], table: NamedDependency[LiveTable], visitor: NamedDependency[Visitor]
) -> TableInfo:
    await table.seat_changes.invite_again(visitor, data.person)
    return info_for(table, visitor.id)


ORDER = [get_news, report, remove, invite_again]
