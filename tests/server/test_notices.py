"""Your turn: whoever is not here hears of it where they wish, and never when it is so no more."""

import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import httpx
import pytest
from py_vapid import Vapid02
from sqlalchemy import func, select

from carson.server.db.models import Outgoing
from carson.server.settings import Settings
from tests.server.conftest import ON_BOTH_ANEW, RunningServer, quick
from tests.server.people import Browser, Json
from tests.server.receivers import Mailboxes, PhoneBrowser, Web, wait_for

HOME = "https://carson.example"
WISHES = {
    "kinds": ["turn", "invited", "begun", "vote", "over"],
    "pace": "once",
    "daily_at": 18,
    "quiet_from": None,
    "quiet_until": None,
    "zone": "Europe/Berlin",
}


@pytest.fixture(scope="module")
def mailboxes() -> Iterator[Mailboxes]:
    made = Mailboxes()
    yield made
    made.stop()


@pytest.fixture(scope="module")
def web() -> Iterator[Web]:
    made = Web()
    yield made
    made.stop()


def telling(settings: Settings, mail_port: int, **changes: Any) -> Settings:
    """A server that tells people at once, and may call the loopback."""
    return replace(
        settings,
        **{
            "url": HOME,
            "smtp": f"smtp://127.0.0.1:{mail_port}",
            "mail_from": "carson@carson.example",
            "told_after": 0.0,
            "deliver_every": 0.05,
            "try_again": 0.05,
            "trial_burst": 1000,
            "calls_loopback": True,
            **changes,
        },
    )


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, mailboxes: Mailboxes) -> Iterator[RunningServer]:
    running = RunningServer(telling(quick(tmp_path_factory.mktemp("data")), mailboxes.port))
    yield running
    running.stop()


class Pair:
    """Ann and Ben at a table, at which neither of them looks unless they move."""

    def __init__(self, base: str) -> None:
        self.people = [Browser(base), Browser(base)]
        self.ann, self.ben = self.people

    def begin(self) -> str:
        table = self.ann.table(public=False)
        self.ben.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
        self.table = str(table["id"])
        return self.table

    def answer(self, who: Browser) -> None:
        """Answer until others are asked."""
        with who.sit(self.table) as chair:
            while chair.now["asked"]:
                version = chair.act()["version"]
                chair.up_to(version)

    def until_asked(self, who: Browser) -> None:
        """Somebody is asked, after the other has moved."""
        if self.is_asked(who):
            self.answer(who)
        other = self.ann if who is self.ben else self.ben
        while not self.is_asked(who):
            self.answer(other)

    def is_asked(self, who: Browser) -> bool:
        info = who.get(f"/api/tables/{self.table}")
        return bool(set(info["mine"]) & set(info["actors"]))

    def close(self) -> None:
        for one in self.people:
            one.http.close()


@pytest.fixture
def pair(house: RunningServer) -> Iterator[Pair]:
    made = Pair(house.base)
    yield made
    made.close()


def outbox(server: RunningServer, person: str) -> int:
    """How much waits for a person."""

    async def count() -> int:
        query = select(func.count()).select_from(Outgoing).where(Outgoing.person_id == person)
        async with server.app.state.tables.services.engine.connect() as connection:
            return int(await connection.scalar(query) or 0)

    return server.on_loop(count())


def channels(browser: Browser) -> list[Json]:
    found: list[Json] = browser.get("/api/notices")["channels"]
    return found


def wish(browser: Browser, **changes: object) -> None:
    browser.send("PUT", "/api/notices/wishes", {**WISHES, **changes}, 200)


# ---- browsers


@ON_BOTH_ANEW
def test_a_browser_hears_of_a_turn_and_nobody_else_can_read_it(
    tmp_path_factory: pytest.TempPathFactory, database_url: str, mailboxes: Mailboxes, web: Web
) -> None:
    settings = telling(quick(tmp_path_factory.mktemp("data")), mailboxes.port, database_url=database_url)
    server = RunningServer(settings)
    pair = Pair(server.base)
    phone = PhoneBrowser(web, f"/push/{'pg' if database_url else 'lite'}")
    offered = pair.ben.get("/api/notices")["offer"]
    pair.ben.post("/api/notices/push", phone.subscription)
    wish(pair.ben, kinds=["turn"])
    table = pair.begin()
    pair.until_asked(pair.ben)
    notice = wait_for(lambda: phone.notices)[0]
    assert (notice["title"], notice["link"]) == ("It is your turn", f"/table/{table}")
    assert pair.ann.me["name"] in notice["text"]
    auth = phone.calls[0].headers["authorization"]
    assert Vapid02.verify(auth)
    assert offered["push"] in auth
    wait_for(lambda: outbox(server, pair.ben.me["id"]) == 0)
    assert pair.ann.get(f"/api/tables/{pair.ann.table()['id']}/companions") == []  # turns are all Ben wants
    told = len(phone.calls)
    pair.until_asked(pair.ben)
    wait_for(lambda: len(phone.calls) > told)
    pair.close()
    server.stop()


def test_what_is_answered_is_not_told(house: RunningServer, pair: Pair, web: Web) -> None:
    phone = PhoneBrowser(web, "/push/answered")
    pair.ben.post("/api/notices/push", phone.subscription)
    wish(pair.ben, kinds=["turn"], pace="hour")
    pair.begin()
    pair.until_asked(pair.ben)
    wait_for(lambda: outbox(house, pair.ben.me["id"]) == 1)  # that it has begun is not wanted, and dropped
    pair.answer(pair.ben)
    assert outbox(house, pair.ben.me["id"]) == 0
    pair.until_asked(pair.ben)
    assert outbox(house, pair.ben.me["id"]) == 1  # a new turn
    pair.ben.post(f"/api/tables/{pair.table}/resign")
    assert (outbox(house, pair.ben.me["id"]), phone.calls) == (0, [])


def test_whoever_looks_at_the_table_hears_nothing(house: RunningServer, pair: Pair, web: Web) -> None:
    phone = PhoneBrowser(web, "/push/looking")
    pair.ben.post("/api/notices/push", phone.subscription)
    table = pair.begin()
    with pair.ben.sit(table):
        pair.until_asked(pair.ben)
        time.sleep(0.3)  # several looks at the outbox
        assert [one["title"] for one in phone.notices if one["title"] == "It is your turn"] == []
        assert outbox(house, pair.ben.me["id"]) == 1  # for the moment they leave


def test_a_browser_that_is_gone_is_dropped(pair: Pair, house: RunningServer, web: Web) -> None:
    for status in (404, 410):
        phone = PhoneBrowser(web, f"/push/{status}")
        web.answers[phone.path] = [status]
        pair.ben.post("/api/notices/push", phone.subscription)
        channel = next(one for one in channels(pair.ben) if one["state"] == "on")
        pair.ben.post(f"/api/notices/channels/{channel['id']}/trial")
        wait_for(lambda: "on" not in [one["state"] for one in channels(pair.ben)])
        assert channels(pair.ben)[-1]["state"] == "dead"
        assert (len(phone.calls), outbox(house, pair.ben.me["id"])) == (1, 0)


def test_a_browser_has_one_person_at_a_time(pair: Pair, web: Web) -> None:
    phone = PhoneBrowser(web, "/push/shared")
    for one in pair.people:
        one.post("/api/notices/push", phone.subscription)
    assert [len(channels(one)) for one in pair.people] == [0, 1]


def test_what_fails_is_tried_again(pair: Pair, house: RunningServer, web: Web) -> None:
    phone = PhoneBrowser(web, "/push/busy")
    web.answers[phone.path] = [503, 429, 500, 201]
    pair.ben.post("/api/notices/push", phone.subscription)
    pair.ben.post(f"/api/notices/channels/{channels(pair.ben)[0]['id']}/trial")
    wait_for(lambda: len(phone.calls) == 4)
    wait_for(lambda: outbox(house, pair.ben.me["id"]) == 0)
    assert channels(pair.ben)[0]["state"] == "on"


# ---- mail


def confirmed(browser: Browser, mailboxes: Mailboxes, address: str) -> None:
    asked = wait_for(lambda: mailboxes.to(address))[0]
    link = next(line for line in asked.get_content().splitlines() if "/confirm/" in line)
    with httpx.Client(base_url=browser.base) as stranger:  # opened wherever the mail is read
        path = link.replace(f"{HOME}/confirm", "/api/notices/confirm")
        assert stranger.post(path).json() == {"label": address, "on": True}


def test_mail_comes_once_the_address_is_confirmed_and_stops_with_a_click(
    pair: Pair, mailboxes: Mailboxes
) -> None:
    address = "ben@post.example"
    pair.ben.post("/api/notices/mail", {"address": " ben@POST.example "})
    assert channels(pair.ben)[0]["state"] == "asked"
    assert pair.ben.send("PUT", f"/api/notices/channels/{channels(pair.ben)[0]['id']}", {"on": True}, 409)
    confirmed(pair.ben, mailboxes, address)
    assert [(one["label"], one["state"]) for one in channels(pair.ben)] == [(address, "on")]
    wish(pair.ben, kinds=["turn"])
    table = pair.begin()
    pair.until_asked(pair.ben)
    mail = wait_for(lambda: [one for one in mailboxes.to(address) if one["Subject"] == "It is your turn"])[0]
    assert f"{HOME}/table/{table}" in mail.get_content()
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = mail["List-Unsubscribe"].strip(" <>")
    assert stop.startswith(f"{HOME}/stop/")
    assert stop in mail.get_content()
    path = stop.removeprefix(HOME)
    body = {"List-Unsubscribe": "One-Click"}  # as mail programs send it
    assert httpx.post(pair.ben.base + path, data=body).json() == {"label": address, "on": False}
    assert channels(pair.ben)[0]["state"] == "off"
    told = len(mailboxes.to(address))
    pair.answer(pair.ben)
    pair.until_asked(pair.ben)
    time.sleep(0.2)
    assert len(mailboxes.to(address)) == told
    assert httpx.post(pair.ben.base + path[:-2]).status_code == 404
    again = httpx.post(pair.ben.base + path.replace("/stop", "/api/notices/start"))
    assert again.json() == {"label": address, "on": True}


def test_a_mailbox_that_is_not_there_is_dropped_and_a_full_one_tried_again(
    pair: Pair, mailboxes: Mailboxes
) -> None:
    mailboxes.refuses = {"gone@post.example": "550 no such user", "full@post.example": "452 full"}
    for browser, address in zip(pair.people, mailboxes.refuses, strict=True):
        browser.post("/api/notices/mail", {"address": address})
    wait_for(lambda: states(pair))
    mailboxes.refuses = {}
    wait_for(lambda: mailboxes.to("full@post.example"))
    assert mailboxes.to("gone@post.example") == []


def states(pair: Pair) -> bool:
    found = {one["label"]: one["state"] for browser in pair.people for one in channels(browser)}
    return found == {"gone@post.example": "dead", "full@post.example": "asked"}


# ---- chat services

HOOKS = {
    "discord": "~discord.com/api/webhooks/1234/a-token",
    "slack": "~hooks.slack.com/services/T0/B0/xyz",
    "matrix": "~m.example.org/_matrix/client/v3/rooms/!r:m.example.org/send/m.room.message?access_token=tok",
    "telegram": "~api.telegram.org/bot12:tok/sendMessage?chat_id=-77",
    "ntfy": "~ntfy.sh/my-topic",
}


@pytest.mark.parametrize("service", HOOKS)
def test_a_chat_service_gets_what_it_understands(pair: Pair, web: Web, service: str) -> None:
    before = len(web.calls)
    pair.ben.post("/api/notices/hooks", {"service": service, "address": f"{web.base}/{HOOKS[service]}"})
    pair.ben.post(f"/api/notices/channels/{channels(pair.ben)[0]['id']}/trial")
    call = wait_for(lambda: web.calls[before:])[0]
    title, told = "A message to try it out", call.json
    if service == "discord":
        assert told["content"].startswith(title)
        assert told["allowed_mentions"] == {"parse": []}
    elif service == "slack":
        assert told["text"].startswith(title)
    elif service == "matrix":
        assert (call.method, call.headers["authorization"]) == ("PUT", "Bearer tok")
        assert "tok" not in call.path
        assert told["body"].startswith(title)
    elif service == "telegram":
        assert told["chat_id"] == "-77"
        assert told["text"].startswith(title)
    else:
        assert (told["topic"], told["title"]) == ("my-topic", title)
        assert call.path == "/~ntfy.sh/"
    assert f"{HOME}/stop/" in call.body.decode()


def test_only_addresses_of_these_services_are_taken(pair: Pair, web: Web) -> None:
    wrong = [
        ("discord", "https://discord.com.example.org/api/webhooks/1/a"),
        ("slack", "https://hooks.slack.com@10.0.0.1/services/T/B/x"),
        ("ntfy", "https://10.0.0.1/topic"),
        ("telegram", "https://api.telegram.org/bot1/getMe"),
        ("matrix", "http://m.example.org/_matrix/client/v3/rooms/r/send/m.room.message?access_token=t"),
    ]
    for service, address in wrong:
        body = {"service": service, "address": address}
        assert pair.ben.post("/api/notices/hooks", body, 400)["extra"][0]["key"] == "address", address


# ---- beginnings, ends, votes


def test_a_game_that_begins_and_ends_is_told_and_so_is_a_vote(pair: Pair, web: Web) -> None:
    phone = PhoneBrowser(web, "/push/events")
    pair.ann.post("/api/notices/push", phone.subscription)
    wish(pair.ann, kinds=["begun", "vote", "over"])
    table = pair.begin()
    assert wait_for(lambda: phone.notices)[0]["title"] == "A game has begun"
    with pair.ben.sit(table) as chair:
        chair.ask(type="abandon", seat=1)
        vote = wait_for(lambda: phone.notices[1:])[0]
        assert vote["title"] == "You are asked for a vote"
        assert f"{pair.ben.me['name']} asks to end the game without a result" in vote["text"]
        with pair.ann.sit(table) as other:
            other.ask(type="abandon", seat=0)
        chair.ask(type="answer", seat=1, yes=True)
    over = wait_for(lambda: phone.notices[2:])[0]
    assert over["title"] == "A game is over"
    assert "ended without a result" in over["text"]


def test_people_one_has_played_with_can_be_called_to_a_table(pair: Pair, web: Web) -> None:
    phone = PhoneBrowser(web, "/push/called")
    pair.ben.post("/api/notices/push", phone.subscription)
    wish(pair.ben, kinds=["invited"])
    new = pair.ann.table(public=False)["id"]
    assert pair.ann.get(f"/api/tables/{new}/companions") == []  # they have not met
    pair.begin()
    ben = {"id": pair.ben.me["id"], "name": pair.ben.me["name"]}
    assert pair.ann.get(f"/api/tables/{new}/companions") == [ben]
    pair.ann.post(f"/api/tables/{new}/companions", {"person": ben["id"]})
    call = wait_for(lambda: [one for one in phone.notices if one["title"] == "You are invited"])[0]
    assert pair.ann.me["name"] in call["text"]
    assert call["link"].startswith(f"/join/{new}/")
    assert "already" in pair.ann.post(f"/api/tables/{new}/companions", {"person": ben["id"]}, 409)["detail"]
    wish(pair.ben, kinds=["turn"])
    assert pair.ann.get(f"/api/tables/{new}/companions") == []
    pair.ann.post(f"/api/tables/{new}/companions", {"person": ben["id"]}, 404)


def test_alone_with_bots_nobody_is_called(house: RunningServer, pair: Pair, web: Web) -> None:
    phone = PhoneBrowser(web, "/push/alone")
    pair.ann.post("/api/notices/push", phone.subscription)
    pair.ann.table(2, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    assert outbox(house, pair.ann.me["id"]) == 0


# ---- what this server offers


def test_without_a_mail_server_all_else_works_and_the_page_can_tell(tmp_path_factory: Any) -> None:
    server = RunningServer(quick(tmp_path_factory.mktemp("data")))
    with Browser(server.base) as ann:
        offer = ann.get("/api/notices")["offer"]
        assert (offer["mail"], offer["services"], bool(offer["push"])) == (False, [], True)
        assert ann.post("/api/notices/mail", {"address": "ann@post.example"}, 409)["detail"]
        slack = {"service": "slack", "address": "https://hooks.slack.com/services/T/B/x"}
        assert ann.post("/api/notices/hooks", slack, 409)["detail"]
        local = {"endpoint": "http://127.0.0.1:9/x", "keys": {"p256dh": "x", "auth": "x"}}
        assert ann.post("/api/notices/push", local, 400)["detail"]
        wrong = {**WISHES, "zone": "../etc/passwd"}
        assert ann.send("PUT", "/api/notices/wishes", wrong, 400)["extra"][0]["key"] == "zone"
    server.stop()
