"""REST: calling people one has played with to an open table."""

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from carson.server.accounts.sessions import Visitor
from carson.server.tables.invitations import Invitations
from carson.server.tables.live import LiveTable
from carson.server.wire.notice_messages import Called, CompanionOut

PATH = "/tables/{table_id:str}/companions"


@get(PATH, summary="Whom I have played with and may call to this table")
async def list_companions(
    table: NamedDependency[LiveTable],
    invitations: NamedDependency[Invitations],
    visitor: NamedDependency[Visitor],
) -> list[CompanionOut]:
    return await _companions(table, invitations, visitor)


@post(PATH, summary="Call somebody to this table")
async def call_companion(
    data: JSONBody[Called],
    table: NamedDependency[LiveTable],
    invitations: NamedDependency[Invitations],
    visitor: NamedDependency[Visitor],
) -> list[CompanionOut]:
    await invitations.call(table, visitor, data.person)
    return await _companions(table, invitations, visitor)


async def _companions(table: LiveTable, invitations: Invitations, visitor: Visitor) -> list[CompanionOut]:
    return [CompanionOut(one.id, one.name) for one in await invitations.companions(table, visitor)]


INVITATIONS = [list_companions, call_companion]
