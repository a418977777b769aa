"""REST about the ways into an account: passkeys, and showing once more who one is."""

from typing import Any

from litestar import Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from carson.core.sentence import read
from carson.server.accounts.accounts import Accounts
from carson.server.accounts.passkeys import Passkeys
from carson.server.accounts.proof import Proof
from carson.server.accounts.recovery import Recovery
from carson.server.accounts.signatures import NewKey, Signed, encoded, handle_of
from carson.server.accounts.sites import Site, site_of
from carson.server.door.addresses import client_of
from carson.server.notices.notices import Notices
from carson.server.refusal import Refused
from carson.server.settings import Settings
from carson.server.wire.account_messages import (
    AccountOut,
    KeyMade,
    KeyQuestion,
    KeySigned,
    KeyWish,
    Me,
    PasskeyOut,
    PasswordGiven,
    Rename,
)
from carson.server.wire.accounts import Who, device_of, with_cookie
from carson.server.words import later

AnyRequest = Request[Any, Any, Any]
KEYS = "/account/passkeys"
ONE = f"{KEYS}/{{passkey:str}}"


async def provide_site(request: AnyRequest, settings: NamedDependency[Settings]) -> Site:
    """Where passkeys are made and used."""
    site = _site(request, settings)
    if site is None:
        raise Refused(later("refused.no-site"), status=409)
    return site


def _site(request: AnyRequest, settings: Settings) -> Site | None:
    return site_of(settings.url, request.headers.get("origin"), request.headers.get("host"))


class Account:
    """What the account page shows of the ways in."""

    def __init__(self, settings: Settings, proof: Proof, passkeys: Passkeys, notices: Notices) -> None:
        self.settings = settings
        self.proof = proof
        self.passkeys = passkeys
        self.notices = notices

    async def shown(self, request: AnyRequest, who: Who) -> AccountOut:
        visitor = who[1]
        site = _site(request, self.settings)
        return AccountOut(
            visitor.login,
            await self.proof.hash_of(visitor.id) is not None,
            [
                PasskeyOut(row.id, row.name, row.created.isoformat(), row.used and row.used.isoformat())
                for row in await self.passkeys.of(visitor.id)
            ],
            None if site is None else site.id,
            await self.notices.channels.mailbox(visitor.id),
            self.notices.post.mail is not None,
        )


@get("/account", summary="The ways into my account")
async def get_account(
    request: AnyRequest, account: NamedDependency[Account], session: NamedDependency[Who]
) -> AccountOut:
    return await account.shown(request, session)


# ---- passkeys


@post(f"{KEYS}/wish", status_code=200, summary="What a browser needs to make a passkey")
async def wish_for_passkey(
    passkeys: NamedDependency[Passkeys], site: NamedDependency[Site], session: NamedDependency[Who]
) -> KeyWish:
    challenge = await passkeys.wish(session)
    person = session[1]
    known = [row.credential for row in await passkeys.of(person.id)]
    return KeyWish(
        encoded(challenge), site.id, handle_of(person.id), person.login or person.name, person.name, known
    )


@post(KEYS, summary="One more passkey; with a login, a guest becomes an account")
async def add_passkey(
    request: AnyRequest,
    data: JSONBody[KeyMade],
    passkeys: NamedDependency[Passkeys],
    account: NamedDependency[Account],
    site: NamedDependency[Site],
    session: NamedDependency[Who],
) -> AccountOut:
    made = NewKey(data.id, data.client_data, data.attestation, list(data.transports))
    name = data.name or read(device_of(request))
    visitor = await passkeys.add(session, site, made, name, data.login)
    return await account.shown(request, (session[0], visitor))


@put(ONE, summary="Another name for a passkey of mine")
async def rename_passkey(
    request: AnyRequest,
    passkey: FromPath[str],
    data: JSONBody[Rename],
    passkeys: NamedDependency[Passkeys],
    account: NamedDependency[Account],
    session: NamedDependency[Who],
) -> AccountOut:
    await passkeys.rename(session[1].id, passkey, data.name)
    return await account.shown(request, session)


@delete(ONE, status_code=200, summary="Remove a passkey of mine")
async def remove_passkey(
    request: AnyRequest,
    passkey: FromPath[str],
    passkeys: NamedDependency[Passkeys],
    account: NamedDependency[Account],
    session: NamedDependency[Who],
) -> AccountOut:
    await passkeys.remove(session, passkey)
    return await account.shown(request, session)


@delete("/account/password", status_code=200, summary="No password any more: passkeys are enough")
async def give_up_password(
    request: AnyRequest,
    recovery: NamedDependency[Recovery],
    account: NamedDependency[Account],
    session: NamedDependency[Who],
) -> AccountOut:
    await recovery.give_up(session)
    return await account.shown(request, session)


# ---- signing in


@post("/login/passkey/question", status_code=200, summary="What a passkey is to sign, to sign in")
async def question_to_enter(
    passkeys: NamedDependency[Passkeys], site: NamedDependency[Site], session: NamedDependency[Who]
) -> KeyQuestion:
    return KeyQuestion(encoded(passkeys.ask(session[0])), site.id, [])


@post("/login/passkey", summary="Sign in with a passkey")
async def sign_in_by_passkey(
    request: AnyRequest,
    data: JSONBody[KeySigned],
    passkeys: NamedDependency[Passkeys],
    accounts: NamedDependency[Accounts],
    settings: NamedDependency[Settings],
    site: NamedDependency[Site],
    session: NamedDependency[Who],
) -> Response[Me]:
    who = await passkeys.enter(session[0], site, _signed(data), device_of(request))
    return with_cookie(accounts, settings, who)


# ---- once more


@post("/account/proof", status_code=200, summary="Show once more who I am, with my password")
async def prove_by_password(
    request: AnyRequest,
    data: JSONBody[PasswordGiven],
    proof: NamedDependency[Proof],
    account: NamedDependency[Account],
    session: NamedDependency[Who],
) -> AccountOut:
    await proof.by_password(session, data.password, client_of(request.scope))
    return await account.shown(request, session)


@post("/account/proof/question", status_code=200, summary="What one of my passkeys is to sign for that")
async def question_to_prove(
    passkeys: NamedDependency[Passkeys], site: NamedDependency[Site], session: NamedDependency[Who]
) -> KeyQuestion:
    challenge, known = await passkeys.ask_again(session)
    return KeyQuestion(encoded(challenge), site.id, known)


@post("/account/proof/passkey", status_code=200, summary="Show once more who I am, with a passkey")
async def prove_by_passkey(
    request: AnyRequest,
    data: JSONBody[KeySigned],
    passkeys: NamedDependency[Passkeys],
    account: NamedDependency[Account],
    site: NamedDependency[Site],
    session: NamedDependency[Who],
) -> AccountOut:
    await passkeys.prove(session, site, _signed(data))
    return await account.shown(request, session)


def _signed(data: KeySigned) -> Signed:
    return Signed(data.id, data.client_data, data.authenticator_data, data.signature, data.user_handle)


ACCOUNT_KEYS = [
    get_account,
    wish_for_passkey,
    add_passkey,
    rename_passkey,
    remove_passkey,
    give_up_password,
    question_to_enter,
    sign_in_by_passkey,
    prove_by_password,
    question_to_prove,
    prove_by_passkey,
]
