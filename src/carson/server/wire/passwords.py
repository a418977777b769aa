"""REST about accounts that last: another password, everything one has, and the end of it."""

from typing import Any

from litestar import Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from carson.server.accounts.accounts import Accounts
from carson.server.accounts.export import export
from carson.server.accounts.leaving import Leaving
from carson.server.accounts.recovery import Recovery
from carson.server.accounts.sessions import Visitor
from carson.server.door.addresses import client_of
from carson.server.settings import Settings
from carson.server.tables.registry import TableRegistry
from carson.server.wire.account_messages import Forgotten, Me, NewPassword, OtherPassword, Sent
from carson.server.wire.accounts import Who, device_of, me_of, newcomer, with_cookie

AnyRequest = Request[Any, Any, Any]
NAME = 'attachment; filename="carson.zip"'


@put("/account/password", summary="Another password; whoever is signed in elsewhere has to do so again")
async def change_password(
    request: AnyRequest,
    data: JSONBody[OtherPassword],
    recovery: NamedDependency[Recovery],
    session: NamedDependency[Who],
) -> Me:
    await recovery.change(session, data.old, data.new, client_of(request.scope))
    return me_of(session[1])


@post(
    "/account/forgotten",
    status_code=202,
    summary="A link for a new password to the mailbox of a login, if it has one",
)
async def forgot_password(
    request: AnyRequest, data: JSONBody[Forgotten], recovery: NamedDependency[Recovery]
) -> Sent:
    recovery.forgotten(data.login.strip(), client_of(request.scope))
    return Sent(True)


@post(
    "/account/reset/{token:str}", summary="A new password, by the link in a mail; it works once, for an hour"
)
async def reset_password(
    request: AnyRequest,
    token: FromPath[str],
    data: JSONBody[NewPassword],
    recovery: NamedDependency[Recovery],
    accounts: NamedDependency[Accounts],
    settings: NamedDependency[Settings],
) -> Response[Me]:
    return with_cookie(accounts, settings, await recovery.reset(token, data.password, device_of(request)))


@get("/account/export", media_type="application/zip", summary="Everything this server has of me, as a zip")
async def get_export(
    tables: NamedDependency[TableRegistry], visitor: NamedDependency[Visitor]
) -> Response[bytes]:
    return Response(
        await export(tables, visitor), media_type="application/zip", headers={"content-disposition": NAME}
    )


@delete(
    "/account",
    status_code=200,
    summary="Delete everything this server has of me; games of others stay, and I become a new guest",
)
async def delete_account(
    request: AnyRequest,
    leaving: NamedDependency[Leaving],
    accounts: NamedDependency[Accounts],
    settings: NamedDependency[Settings],
    session: NamedDependency[Who],
) -> Response[Me]:
    await leaving.proof.check(session)
    guest = await newcomer(request, accounts)
    await leaving.leave(session[1])
    return with_cookie(accounts, settings, guest)


PASSWORDS = [change_password, forgot_password, reset_password, get_export, delete_account]
