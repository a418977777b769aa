"""When something is told, whom the server calls, and that two processes never both tell it."""

import asyncio
import socket
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import select

from carson.core.errors import BadOption
from carson.server.db.models import Outgoing
from carson.server.notices import hooks
from carson.server.notices.deliverer import Deliverer
from carson.server.notices.guard import Caller, is_open
from carson.server.notices.kinds import CONFIRM, NTFY, OVER, TURN, VOTE
from carson.server.notices.links import Links
from carson.server.notices.mail import MailServer, mailbox
from carson.server.notices.message import Gone, Message, NotSent, Way
from carson.server.notices.wishes import WishList
from carson.server.notices.writing import written
from tests.server.conftest import ON_BOTH_ANEW, RunningServer, quick
from tests.server.people import Browser
from tests.server.receivers import PhoneBrowser, Web
from tests.server.test_notices import telling

NIGHT = datetime(2026, 3, 28, 23, 30, tzinfo=UTC)  # half past midnight in Berlin; an hour is lost at two
HOUR = timedelta(hours=1)


@pytest.mark.parametrize(
    ("wishes", "due"),
    [
        (WishList(), NIGHT),
        (WishList(pace="hour"), NIGHT + HOUR),
        (WishList(pace="day", daily_at=18, zone="Europe/Berlin"), datetime(2026, 3, 29, 16, tzinfo=UTC)),
        (WishList(pace="day", daily_at=1, zone="Europe/Berlin"), datetime(2026, 3, 29, 0, tzinfo=UTC)),
        (WishList(quiet_from=22, quiet_until=7, zone="Europe/Berlin"), datetime(2026, 3, 29, 5, tzinfo=UTC)),
        (WishList(quiet_from=1, quiet_until=7, zone="Europe/Berlin"), NIGHT),
        (WishList(quiet_from=9, quiet_until=9, zone="Europe/Berlin"), NIGHT),
        (WishList(quiet_from=22, quiet_until=7, zone="Nowhere/At all"), datetime(2026, 3, 29, 7, tzinfo=UTC)),
    ],
)
def test_things_are_told_when_somebody_wishes(wishes: WishList, due: datetime) -> None:
    assert wishes.due(TURN, NIGHT, NIGHT) == due
    assert wishes.due(CONFIRM, NIGHT, NIGHT) == NIGHT  # they wait for that
    assert wishes.due(TURN, NIGHT - timedelta(days=3), due) == due  # what is late comes now


def test_everybody_chooses_what_they_hear() -> None:
    wishes = WishList(kinds=(OVER,))
    assert (wishes.wants(OVER), wishes.wants(TURN), wishes.wants(CONFIRM)) == (True, False, True)


# ---- whom the server calls


@pytest.mark.parametrize(
    ("address", "fine"),
    [
        ("93.184.215.14", True),
        ("2606:4700::1111", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("192.168.0.7", False),
        ("172.16.0.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:127.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("64:ff9b:1::7f00:1", False),
        ("::127.0.0.1", False),
        ("fec0::1", False),
        ("2002:7f00:1::", False),
        ("nonsense", False),
    ],
)
def test_the_open_internet_is_told_from_everything_else(address: str, fine: bool) -> None:
    assert is_open(address) is fine


@pytest.fixture
def web() -> Iterator[Web]:
    made = Web()
    yield made
    made.stop()


def call(url: str, loopback: bool = False) -> None:
    async def ask() -> None:
        caller = Caller(loopback)
        try:
            await caller.call("POST", url, {}, b"")
        finally:
            await caller.close()

    asyncio.run(ask())


@pytest.mark.parametrize(
    "url",
    [
        "http://93.184.215.14/",
        "https://127.0.0.1/",
        "https://localhost/",
        "https://[::1]/",
        "https://user:pass@93.184.215.14/",
        "https://93.184.215.14:22/",
        "ftp://93.184.215.14/",
        "https:///nowhere",
        "https://[broken/",
    ],
)
def test_the_server_calls_no_address_of_its_own_network(url: str) -> None:
    with pytest.raises(Gone):
        call(url)


def test_a_name_that_leads_into_the_own_network_is_not_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor one of which some addresses are harmless: which one is taken is up to nobody else."""

    async def lookup(*_: object, **__: object) -> list[Any]:
        return [
            (socket.AF_INET, 1, 6, "", ("93.184.215.14", 443)),
            (socket.AF_INET, 1, 6, "", ("10.0.0.1", 443)),
        ]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", lookup)
    with pytest.raises(Gone):
        call("https://push.example.org/")


def test_redirects_are_not_followed(web: Web) -> None:
    web.answers["/moved"] = [302]
    with pytest.raises(NotSent):
        call(f"{web.base}/moved", loopback=True)
    assert web.at("/elsewhere") == []


def test_addresses_of_services_are_known_by_their_form() -> None:
    assert hooks.is_address("discord", "https://discord.com/api/webhooks/123/abc-DEF_9")
    assert hooks.is_address("ntfy", "ntfy://push.example.org/topic")
    assert not hooks.is_address("ntfy", "https://push.example.org/topic")
    assert not hooks.is_address("discord", "http://127.0.0.1:80/~discord.com/api/webhooks/1/a")
    assert not hooks.is_address("other", "https://example.org/")


def test_mail_addresses_and_servers_are_checked() -> None:
    assert mailbox("Ann.Lee@Post.Example") == "Ann.Lee@post.example"
    wrong = (
        "ann",
        "ann@",
        "@post.example",
        "ann@post",
        "a b@post.example",
        "a@post.example\nBcc: b@x.example",
    )
    assert [mailbox(one) for one in wrong] == [None] * len(wrong)
    server = MailServer.read("smtp://me:se%40cret@mail.example:587", "carson@post.example")
    assert (server.host, server.port, server.tls, server.password) == ("mail.example", 587, False, "se@cret")
    assert MailServer.read("smtps://mail.example", "c@post.example").port == 465
    for url, sender in (("http://x", "c@post.example"), ("smtp://", "c@post.example"), ("smtp://x", "me")):
        with pytest.raises(BadOption):
            MailServer.read(url, sender)


def test_much_news_is_one_short_message_with_its_links() -> None:
    """Services cut what is long, or refuse it; the way to stop comes last."""
    rows = [
        SimpleNamespace(id=n, kind=VOTE, table_id=f"t{n}", person_id="ann", facts="x" * 400, created=NIGHT)
        for n in range(30)
    ]
    links = Links("a secret", "https://carson.example.org")
    message = written(None, links, Way("channel", NTFY, "", ""), rows, {})  # type: ignore[arg-type]
    assert message.text.count("\n") == 10
    assert message.text.endswith("And 20 more.")
    whole = hooks.written(message)
    assert len(whole.encode()) < hooks.LONGEST
    assert whole.endswith(links.stop("channel"))


# ---- two processes


class Broken:
    """Cannot even write."""

    async def write(self, way: Way, rows: Sequence[Any]) -> Message:
        raise KeyError("nobody foresaw this")

    async def send(self, way: Way, message: Message) -> None:
        raise AssertionError


class Slow:
    """Sends to nobody, and takes its time."""

    def __init__(self) -> None:
        self.sent: list[int] = []

    async def write(self, way: Way, rows: Sequence[Any]) -> Message:
        self.rows = [row.id for row in rows]
        return Message("key", "tag", "title", "text", "/", "/", "stop")

    async def send(self, way: Way, message: Message) -> None:
        rows = self.rows
        await asyncio.sleep(0.1)
        self.sent += rows


@ON_BOTH_ANEW
def test_what_one_process_is_about_to_tell_no_other_tells(
    tmp_path: Path, database_url: str, web: Web
) -> None:
    settings = telling(quick(tmp_path), 25, database_url=database_url, deliver_every=600.0, trial_burst=100)
    server = RunningServer(settings)
    with Browser(server.base) as ann:
        ann.post("/api/notices/push", PhoneBrowser(web, "/push/two").subscription)
        notices = server.app.state.notices
        server.on_loop(notices.deliverer.stop())
        (channel,) = ann.get("/api/notices")["channels"]
        ann.post(f"/api/notices/channels/{channel['id']}/trial")
        slow = Slow()

        async def both() -> None:
            mine = notices.deliverer
            others = [
                Deliverer(settings, mine.engine, mine.writer, mine.listeners, slow, mine.here)
                for _ in range(2)
            ]
            await asyncio.gather(*(one.deliver() for one in others))
            await asyncio.sleep(0.05)
            await asyncio.gather(*(one.deliver() for one in others))
            await asyncio.sleep(0.3)

        server.on_loop(both())
        assert len(slow.sent) == 1
        ann.post(f"/api/notices/channels/{channel['id']}/trial")

        async def in_vain() -> list[int]:
            mine = notices.deliverer
            one = Deliverer(settings, mine.engine, mine.writer, mine.listeners, Broken(), mine.here)
            await one.deliver()
            await asyncio.gather(*one._sending)
            async with mine.engine.connect() as connection:
                return list((await connection.execute(select(Outgoing.tries))).scalars())

        assert server.on_loop(in_vain()) == [1]  # it is tried again, and not for ever
    server.stop()
