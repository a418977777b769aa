"""REST about messages to people who are not here: ways to them, what they wish to hear, and how it ends."""

import json
from dataclasses import asdict
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from carson.core.sentence import read
from carson.server.accounts.devices import device_name
from carson.server.accounts.proof import Proof
from carson.server.accounts.sessions import Visitor
from carson.server.door.addresses import client_of
from carson.server.notices import hooks
from carson.server.notices.kinds import MATRIX, NTFY, PUSH
from carson.server.notices.mail import mailbox
from carson.server.notices.notices import Notices
from carson.server.notices.push import browser_keys
from carson.server.notices.wishes import WishList, is_zone
from carson.server.refusal import Refused
from carson.server.wire.accounts import Who
from carson.server.wire.notice_messages import (
    ChannelOut,
    NewBrowser,
    NewHook,
    NewMailbox,
    NoticesOut,
    Offer,
    Stopped,
    Turned,
    Wished,
)
from carson.server.words import later, say

AnyRequest = Request[Any, Any, Any]

PATH = "/notices"
ONE = f"{PATH}/channels/{{channel:str}}"
UNSIGNED = "^(/api/notices)?/(stop|start|confirm)/"  # the link says enough, wherever it is opened
MARK = 16  # characters of a browser's address
HOSTED = (MATRIX, NTFY)  # services that anybody may run


@get(PATH, summary="Where and when I hear from my games")
async def get_notices(notices: NamedDependency[Notices], visitor: NamedDependency[Visitor]) -> NoticesOut:
    return await _all(notices, visitor)


@put(f"{PATH}/wishes", summary="What I wish to hear, and when")
async def set_wishes(
    data: JSONBody[Wished], notices: NamedDependency[Notices], visitor: NamedDependency[Visitor]
) -> NoticesOut:
    if not is_zone(data.zone):
        raise Refused(later("refused.no-zone", zone=data.zone), field="zone")
    wished = msgspec.structs.asdict(data)
    await notices.channels.wish(visitor.id, WishList(**{**wished, "kinds": tuple(data.kinds)}))
    return await _all(notices, visitor)


@post(f"{PATH}/push", summary="Tell me in this browser")
async def add_browser(
    request: AnyRequest,
    data: JSONBody[NewBrowser],
    notices: NamedDependency[Notices],
    visitor: NamedDependency[Visitor],
) -> NoticesOut:
    keys = {"p256dh": data.keys.p256dh, "auth": data.keys.auth}
    try:
        browser_keys(keys)
    except ValueError:
        raise Refused(later("refused.bad-browser")) from None
    if not notices.post.caller.may_call(data.endpoint):
        raise Refused(later("refused.bad-browser"))
    label = device_name(request.headers.get("user-agent", ""))
    await notices.channels.add(visitor.id, PUSH, data.endpoint, label, json.dumps(keys))
    return await _all(notices, visitor)


@post(f"{PATH}/mail", summary="My mail address, once I have confirmed it; it takes the place of another one")
async def add_mailbox(
    request: AnyRequest,
    data: JSONBody[NewMailbox],
    notices: NamedDependency[Notices],
    proof: NamedDependency[Proof],
    session: NamedDependency[Who],
) -> NoticesOut:
    """Links for a new password go there, so who has an account has shown a moment ago that it is theirs."""
    visitor = session[1]
    if notices.post.mail is None:
        raise Refused(later("refused.no-mail"), status=409)
    address = mailbox(data.address)
    if address is None:
        raise Refused(later("refused.no-mailbox"), field="address")
    await proof.check(session)
    await notices.channels.add_mailbox(visitor.id, address, client_of(request.scope))
    return await _all(notices, visitor)


@post(f"{PATH}/hooks", summary="Tell me in a chat service")
async def add_hook(
    data: JSONBody[NewHook], notices: NamedDependency[Notices], visitor: NamedDependency[Visitor]
) -> NoticesOut:
    if data.service not in notices.post.services_offered:
        raise Refused(later("refused.no-services"), status=409)
    address = data.address.strip()
    if not hooks.is_address(data.service, address, notices.post.caller.loopback):
        service = later(f"service.{data.service}", host="")
        raise Refused(later("refused.bad-hook", service=service), field="address")
    host = urlsplit(address).hostname if data.service in HOSTED else ""
    label = later(f"service.{data.service}", host=host).stored()
    await notices.channels.add(visitor.id, data.service, address, label)
    return await _all(notices, visitor)


@put(ONE, summary="Turn a way to me on or off")
async def turn_channel(
    channel: FromPath[str],
    data: JSONBody[Turned],
    notices: NamedDependency[Notices],
    visitor: NamedDependency[Visitor],
) -> NoticesOut:
    await notices.channels.turn(visitor.id, channel, data.on)
    return await _all(notices, visitor)


@delete(ONE, status_code=200, summary="Forget a way to me")
async def remove_channel(
    channel: FromPath[str], notices: NamedDependency[Notices], visitor: NamedDependency[Visitor]
) -> NoticesOut:
    await notices.channels.remove(visitor.id, channel)
    return await _all(notices, visitor)


@post(f"{ONE}/trial", summary="Send me something there, to see whether it arrives")
async def try_channel(
    channel: FromPath[str], notices: NamedDependency[Notices], visitor: NamedDependency[Visitor]
) -> NoticesOut:
    await notices.channels.try_out(visitor.id, channel)
    return await _all(notices, visitor)


# ---- links in messages; whoever has one need not be known


@post(f"{PATH}/confirm/{{token:str}}", summary="This mailbox is mine")
async def confirm_mailbox(token: FromPath[str], notices: NamedDependency[Notices]) -> Stopped:
    return Stopped(read((await notices.channels.confirm(token)).label), True)


@post(f"{PATH}/stop/{{token:str}}", summary="No more messages there")
async def stop_messages(token: FromPath[str], notices: NamedDependency[Notices]) -> Stopped:
    return Stopped(read((await notices.channels.stop(token)).label), False)


@post("/stop/{token:str}", status_code=200, include_in_schema=False)
async def stop_from_a_mail_program(token: FromPath[str], notices: NamedDependency[Notices]) -> Stopped:
    """The address in the header of a mail is the one of the page: programs post there, people look."""
    return Stopped(read((await notices.channels.stop(token)).label), False)


@post(f"{PATH}/start/{{token:str}}", summary="Messages there again")
async def start_messages(token: FromPath[str], notices: NamedDependency[Notices]) -> Stopped:
    row = await notices.channels.stop(token, on=True)
    return Stopped(read(row.label), True)


async def _all(notices: Notices, visitor: Visitor) -> NoticesOut:
    wishes = await notices.channels.wishes(visitor.id)
    offer = Offer(notices.post.push.public_key, notices.post.mail is not None, notices.post.services_offered)
    channels = [
        ChannelOut(
            row.id,
            row.kind,
            read(row.label) or say("device.unknown"),
            row.state,
            row.address[-MARK:] if row.kind == PUSH else "",
        )
        for row in await notices.channels.of(visitor.id)
    ]
    wished = asdict(wishes)
    del wished["language"]  # of the page they are shown on
    return NoticesOut(offer, channels, msgspec.convert(wished, Wished))


NOTICES = [
    get_notices,
    set_wishes,
    add_browser,
    add_mailbox,
    add_hook,
    turn_channel,
    remove_channel,
    try_channel,
    confirm_mailbox,
    stop_messages,
    start_messages,
]
