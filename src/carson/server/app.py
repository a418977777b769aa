"""The application: settings in, a Litestar app out."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from carson import __version__
from carson.server.accounts.accounts import Accounts
from carson.server.accounts.leaving import Leaving
from carson.server.accounts.passkeys import Passkeys
from carson.server.accounts.proof import Proof
from carson.server.accounts.recovery import Recovery
from carson.server.accounts.sessions import Sessions
from carson.server.allowance import Allowances
from carson.server.bots.far_lane import FarLane
from carson.server.bots.pool import BotPool
from carson.server.db.engine import storage_of
from carson.server.db.ledger import Mark
from carson.server.db.lock import FolderLock
from carson.server.db.start import open_storage
from carson.server.db.writer import Writer
from carson.server.desk.desk import Desk
from carson.server.desk.puzzles import Puzzles
from carson.server.door.addresses import client_of
from carson.server.homes.forwarding import elsewhere
from carson.server.homes.homes import Elsewhere
from carson.server.homes.neighbours import Neighbours
from carson.server.homes.start import homes_of
from carson.server.installable import INSTALLABLE
from carson.server.metrics import Metrics
from carson.server.notices.notices import Notices
from carson.server.order.lines import OpenLines
from carson.server.order.office import Office
from carson.server.order.reports import Reports
from carson.server.order.rules import Rules
from carson.server.order.watch import Watch
from carson.server.refusal import Refused
from carson.server.remote.book import RemoteBook
from carson.server.remote.remotes import Remotes
from carson.server.settings import Settings
from carson.server.static import app_page, static_routes
from carson.server.tables.invitations import Invitations
from carson.server.tables.keeper import Keeper
from carson.server.tables.opening import Opening
from carson.server.tables.parting import Parting
from carson.server.tables.pictures import Pictures
from carson.server.tables.registry import TableRegistry
from carson.server.tables.services import Services
from carson.server.tables.sharing import Sharing
from carson.server.wire.account_keys import Account
from carson.server.wire.among import Among
from carson.server.wire.document import document_refusals
from carson.server.wire.notices import UNSIGNED, stop_from_a_mail_program
from carson.server.wire.ops import health, metrics, numbers_of
from carson.server.wire.reader import in_the_readers_language
from carson.server.wire.remote import REMOTE, RemoteLimits
from carson.server.wire.rest import API
from carson.server.wire.shared import SHARED
from carson.server.wire.shared_pages import shared_page
from carson.server.wire.socket import table_socket
from carson.server.wire.traffic import Traffic
from carson.server.words import say

log = structlog.get_logger()


def create_app(settings: Settings) -> Litestar:
    """Everything one server process needs; the database is opened when it starts."""
    lock = FolderLock(settings.data, shared=bool(settings.redis_url))
    secret = settings.secret()
    link, missing = open_storage(settings)
    engine = storage_of(settings).for_reading()
    writer = Writer(link, Mark(settings), missing)
    homes = homes_of(settings, engine)
    sessions = Sessions(engine, writer, secret, settings.session_days)
    newcomers = Allowances(settings.guests_per_hour / 3600, settings.guest_burst)
    rules = Rules()
    accounts = Accounts(engine, writer, sessions, newcomers, rules)
    bots = BotPool(
        settings.bot_workers, settings.bot_milliseconds, settings.host_bots, settings.bot_workers_early
    )
    remotes = Remotes(settings, RemoteBook(engine, writer, settings.remotes_per_account, rules))
    services = Services(settings, engine, writer, bots, homes, remotes, rules)
    pictures = Pictures(settings)
    limits = RemoteLimits(settings.remote_requests_per_minute, settings.remote_burst)
    homes.share("newcomers", newcomers)
    homes.share("pictures", pictures.allowances)
    homes.share("answers", limits.spent)
    tables = TableRegistry(services)
    watched = Metrics(services.traces)
    watched.sources.append(lambda: numbers_of(tables))
    writer.on_stored = watched.commits.observe
    keeper = Keeper(tables)
    traffic = Traffic(settings, homes)
    watch = Watch(rules, tables, sessions, OpenLines())
    among = Among(homes, tables, keeper, accounts, watch) if isinstance(homes, Neighbours) else None
    bots.far = FarLane(among.homes) if among else None
    notices = Notices(settings, tables, secret)
    watched.sources.append(notices.numbers)
    proof = Proof(accounts)
    passkeys = Passkeys(accounts, proof, secret)
    recovery = Recovery(settings, accounts, proof, notices, secret)
    homes.share("forgotten", recovery.asking)
    pictures = Pictures(settings)
    leaving = Leaving(sessions, proof, Parting(tables, pictures), remotes)

    def start_anew() -> None:
        """The host has put back a backup."""
        sessions.forget()
        services.listeners.forget()
        remotes.start_anew()
        tables.start_anew()
        watch.forget()

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        writer.start()
        writer.on_replaced = start_anew
        await homes.start()
        await accounts.sessions.sweep()
        await remotes.book.read()
        await services.running.start()
        await watch.start()
        keeper.start()
        await notices.start()
        log.info("ready", data=str(settings.data), database=storage_of(settings).name)
        try:
            yield
        finally:
            await notices.stop()
            await watch.stop()
            await keeper.stop()
            await services.running.stop()
            await homes.stop()
            await writer.stop()
            bots.stop()
            accounts.stop()
            await engine.dispose()
            services.traces.stop()
            lock.release()

    def provide(value: object) -> Provide:
        async def give() -> Any:
            return value

        return Provide(give)

    app = Litestar(
        route_handlers=[
            API,
            REMOTE,
            SHARED,
            shared_page,
            table_socket,
            health,
            metrics,
            stop_from_a_mail_program,
            *INSTALLABLE,
            *static_routes(),
        ],
        lifespan=[life],
        dependencies={
            "settings": provide(settings),
            "accounts": provide(accounts),
            "tables": provide(tables),
            "opening": provide(Opening(tables)),
            "desk": provide(Desk(services)),
            "puzzles": provide(Puzzles(services)),
            "sharing": provide(Sharing(tables)),
            "pictures": provide(pictures),
            "traffic": provide(traffic),
            "metrics": provide(watched),
            "far_lines": provide(among.far_lines if among else None),
            "notices": provide(notices),
            "recovery": provide(recovery),
            "proof": provide(proof),
            "passkeys": provide(passkeys),
            "account": provide(Account(settings, proof, passkeys, notices)),
            "leaving": provide(leaving),
            "invitations": provide(Invitations(services)),
            "remotes": provide(remotes),
            "limits": provide(limits),
            "watch": provide(watch),
            "office": provide(Office(engine, writer.store, watch.decided)),
            "reports": provide(Reports(services)),
        },
        middleware=[watched.timed, in_the_readers_language],
        csrf_config=CSRFConfig(secret=secret, cookie_secure=settings.secure, exclude=[UNSIGNED]),
        exception_handlers={
            Refused: _refused,
            **({Elsewhere: elsewhere(among.homes)} if among else {}),
            RecursionError: _nested,
            UnicodeDecodeError: _garbled,
            HTTPException: _http_error,
            Exception: _crashed,
        },
        request_max_body_size=settings.body_limit,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude=REMOTE.path),
        openapi_config=OpenAPIConfig(
            title="Carson", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )
    document_refusals(app.openapi_schema)
    if among is not None:
        among.answer_for(app)
    app.state.homes = homes
    app.state.hand_over = among.hand_over if among else homes.hand_over
    app.state.tables = tables
    app.state.keeper = keeper
    app.state.accounts = accounts
    app.state.notices = notices
    app.state.watch = watch
    return app


# ---- one place that turns errors into answers

# addresses that are no pages
PROGRAMS = ("/api", "/ws", "/assets", "/icons", "/schema", "/health", "/metrics")
# whose sentences are better than those of the decoder
FIELDS = ("login", "password", "new", "name", "text", "reason")
STATUSES = (403, 404, 405, 413, 429)  # the same for refusals of the framework

AnyRequest = Request[Any, Any, Any]
Answer = Response[dict[str, Any]]


def _refused(_: AnyRequest, error: Refused) -> Answer:
    answer: dict[str, Any] = {"detail": error.reason}
    if error.field:
        answer["extra"] = [{"key": error.field, "message": error.reason}]
    if error.line:
        answer["line"] = error.line
    headers = {"retry-after": str(error.wait)} if error.wait else None
    return Response(answer, status_code=error.status, headers=headers)


def _nested(_: AnyRequest, __: RecursionError) -> Answer:
    return Response({"detail": say("refused.nested")}, status_code=400)


def _garbled(_: AnyRequest, __: UnicodeDecodeError) -> Answer:
    return Response({"detail": say("refused.garbled")}, status_code=400)


def _http_error(request: AnyRequest, error: HTTPException) -> Response[Any]:
    if error.status_code == 404 and not request.url.path.startswith(PROGRAMS):
        return Response(app_page(), status_code=404, media_type="text/html")
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        return _invalid(error.extra)
    status = error.status_code
    detail = say(f"http.{status}") if status in STATUSES else error.detail
    return Response({"detail": detail}, status_code=status, headers=error.headers)


def _invalid(problems: list[Any]) -> Response[Any]:
    """What is wrong with which field, each in a sentence."""
    fields: list[dict[str, str]] = []
    sentences: list[str] = []
    for problem in problems:
        key = str(problem.get("key", ""))
        message = say(f"field.{key}") if key in FIELDS else str(problem.get("message"))
        fields.append({"key": key, "message": message})
        sentences.append(say("invalid.field" if key else "invalid.request", field=key, problem=message))
    return Response({"detail": say("invalid.and").join(sentences), "extra": fields}, status_code=400)


def _crashed(request: AnyRequest, error: Exception) -> Answer:
    client, table = client_of(request.scope), request.path_params.get("table_id")
    path = request.scope.get("path_template")  # what stands in it may be a secret link
    log.exception("request failed", path=path, table=table, client=client, exc_info=error)
    return Response({"detail": say("refused.crashed")}, status_code=500)
