"""REST about people: who asks, names, accounts, and the devices they are signed in with."""

from typing import Any

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from carson.server.accounts.accounts import Accounts
from carson.server.accounts.devices import device_name
from carson.server.accounts.names import LONGEST_NAME, plain
from carson.server.accounts.sessions import Visitor
from carson.server.door.addresses import client_of
from carson.server.refusal import Refused
from carson.server.settings import Settings
from carson.server.wire.account_messages import Credentials, DeviceOut, Me, Rename, TransferCode
from carson.server.words import later

COOKIE = "carson"

AnyRequest = Request[Any, Any, Any]
Who = tuple[str, Visitor]


# ---- who asks


async def provide_session(request: AnyRequest, accounts: NamedDependency[Accounts]) -> Who:
    found = await accounts.sessions.visitor(request.cookies.get(COOKIE))
    if found is None:
        raise Refused(later("refused.unknown-you"), status=401)
    return found


async def provide_visitor(session: NamedDependency[Who]) -> Visitor:
    return session[1]


def device_of(request: AnyRequest) -> str:
    return device_name(request.headers.get("user-agent", ""))


async def newcomer(request: AnyRequest, accounts: Accounts) -> Who:
    return await accounts.welcome(client_of(request.scope), device_of(request))


def me_of(visitor: Visitor) -> Me:
    return Me(visitor.id, visitor.name, visitor.login)


def with_cookie(accounts: Accounts, settings: Settings, who: Who) -> Response[Me]:
    cookie = Cookie(
        COOKIE,
        value=accounts.sessions.cookie_for(who[0]),
        max_age=accounts.sessions.cookie_seconds,
        httponly=True,
        samesite="lax",
        secure=settings.secure,
    )
    return Response(me_of(who[1]), cookies=[cookie])


# ---- people


@get("/me", summary="Who am I? A newcomer becomes a guest")
async def get_me(
    request: AnyRequest, accounts: NamedDependency[Accounts], settings: NamedDependency[Settings]
) -> Response[Me]:
    found = await accounts.sessions.visitor(request.cookies.get(COOKIE))
    return with_cookie(accounts, settings, found or await newcomer(request, accounts))


@put("/me", summary="Change my name")
async def rename(
    data: JSONBody[Rename], accounts: NamedDependency[Accounts], visitor: NamedDependency[Visitor]
) -> Me:
    name = plain(data.name)[:LONGEST_NAME]
    if not name:
        raise Refused(later("refused.nameless"))
    return me_of(await accounts.rename(visitor, name))


@post("/account", summary="Turn the guest into an account")
async def create_account(
    data: JSONBody[Credentials], accounts: NamedDependency[Accounts], session: NamedDependency[Who]
) -> Me:
    return me_of(await accounts.create_account(session, data.login, data.password))


@post("/login", summary="Sign in to an account")
async def sign_in(
    request: AnyRequest,
    data: JSONBody[Credentials],
    accounts: NamedDependency[Accounts],
    settings: NamedDependency[Settings],
) -> Response[Me]:
    who = await accounts.sign_in(data.login, data.password, client_of(request.scope), device_of(request))
    return with_cookie(accounts, settings, who)


@post("/logout", summary="Sign out and become a new guest")
async def sign_out(
    request: AnyRequest,
    accounts: NamedDependency[Accounts],
    settings: NamedDependency[Settings],
    session: NamedDependency[Who],
) -> Response[Me]:
    await accounts.sessions.end(session[0])
    return with_cookie(accounts, settings, await newcomer(request, accounts))


# ---- devices


@post("/transfer", summary="A one-time link for another device")
async def make_transfer(
    accounts: NamedDependency[Accounts], visitor: NamedDependency[Visitor]
) -> TransferCode:
    code, expires = await accounts.make_transfer(visitor)
    return TransferCode(code, expires.isoformat())


@post("/transfer/{code:str}", summary="Become the person of a transfer link")
async def use_transfer(
    request: AnyRequest,
    code: FromPath[str],
    accounts: NamedDependency[Accounts],
    settings: NamedDependency[Settings],
) -> Response[Me]:
    return with_cookie(accounts, settings, await accounts.use_transfer(code, device_of(request)))


@get("/devices", summary="Where am I signed in?")
async def list_devices(accounts: NamedDependency[Accounts], session: NamedDependency[Who]) -> list[DeviceOut]:
    return await _devices(accounts, session)


@delete("/devices/{device:str}", status_code=200, summary="Sign out there")
async def sign_out_there(
    device: FromPath[str], accounts: NamedDependency[Accounts], session: NamedDependency[Who]
) -> list[DeviceOut]:
    await accounts.sessions.end_device(session[1].id, device)
    return await _devices(accounts, session)


@delete("/devices", status_code=200, summary="Sign out everywhere else")
async def sign_out_elsewhere(
    accounts: NamedDependency[Accounts], session: NamedDependency[Who]
) -> list[DeviceOut]:
    await accounts.sessions.end_others(session[1].id, session[0])
    return await _devices(accounts, session)


async def _devices(accounts: Accounts, who: Who) -> list[DeviceOut]:
    return [
        DeviceOut(device.id, device.name, device.created.isoformat(), device.seen.isoformat(), device.here)
        for device in await accounts.sessions.devices(who[1].id, who[0])
    ]


ACCOUNTS = [
    get_me,
    rename,
    create_account,
    sign_in,
    sign_out,
    make_transfer,
    use_transfer,
    list_devices,
    sign_out_there,
    sign_out_elsewhere,
]
