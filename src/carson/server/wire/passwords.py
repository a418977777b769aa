"""REST about accounts that last: another password, and everything one has."""

from typing import Any

from litestar import Request, Response, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from carson.server.accounts.accounts import Accounts
from carson.server.accounts.export import export
from carson.server.accounts.recovery import Recovery
from carson.server.accounts.sessions import Visitor
from carson.server.door.addresses import client_of
from carson.server.settings import Settings
from carson.server.tables.registry import TableRegistry
from carson.server.wire.account_messages import Forgotten, Me, NewPassword, OtherPassword, Sent
from carson.server.wire.accounts import Who, device_of, me_of, with_cookie

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


PASSWORDS = [change_password, forgot_password, reset_password, get_export]
