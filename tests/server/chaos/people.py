"""Scripted people: they open tables, join, play, talk, take back and copy, and note what they are told."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import cache

import httpx

from carson.core import registry
from carson.core.match import Match
from carson.core.record import write_record
from tests.server.chaos.chair import LOST, PATIENCE, Chair
from tests.server.chaos.host import Host
from tests.server.chaos.ledger import Json, Ledger
from tests.server.chaos.plan import Wish

ALLOWED = {200, 201, 400, 403, 404, 409, 410, 429, 503}  # answers that are no fault of the server
SHORT = 0.25  # seconds somebody waits for others before looking elsewhere
REFUSALS = {"stale", "illegal", "seat", "bad", "busy"}


@cache
def a_record() -> str:
    """A game that was played to its end."""
    game, chance = registry.game("city"), random.Random(1)
    match = Match.start(game, game.settle({"seats": "2"}), "chaos", ["Ann", "Ben"])
    while seats := match.state.actors():
        match.act(seats[0], chance.choice(match.state.legal(seats[0])))
    return write_record(match.record())


class Town:
    """What all people share: the server, the ledger, and invitations to tables."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.ledger = Ledger()
        self.people: list[Person] = []
        self.acknowledged = 0  # moves
        self.not_stored = 0  # answers that say the disk is to blame
        self.public: list[str] = []  # tables anybody may look at

    def count(self, answer: Json) -> None:
        """Note what an answer says about the disk."""
        self.not_stored += "disk of this server" in answer.get("reason", "") + answer.get("detail", "")


class Person:
    """Somebody with a browser and an address of their own."""

    def __init__(self, town: Town, seed: str, address: str, wishes: list[Wish]) -> None:
        self.town = town
        self.ledger = town.ledger
        self.address = address
        self.wishes = list(wishes)
        self.chance = random.Random(seed)
        self.http = httpx.AsyncClient(
            transport=httpx.AsyncHTTPTransport(local_address=address, verify=False), timeout=PATIENCE
        )
        self.id = ""
        self.tables: dict[str, int] = {}  # mine, and the version seen last at each
        self.friends: list[Person] = []
        self.invitations: list[Json] = []
        self.has_brought_a_game = False
        self.words = 0

    # ---- days

    async def live(self) -> None:
        """Do one thing after the other until told to stop."""
        while True:
            await self.town.host.up.wait()
            try:
                await self._next()()
            except LOST:
                await asyncio.sleep(0.05)

    def _next(self) -> Callable[[], Awaitable[None]]:
        if not self.id:
            return self.arrive
        if self.wishes:
            return self.open_table
        if self.invitations:
            return self.join
        if not self.has_brought_a_game:
            return self.bring_a_game
        if self.chance.random() < 0.03:
            return self.take_a_name
        if self.tables:
            return self.visit
        return self.wait

    async def wait(self) -> None:
        await asyncio.sleep(SHORT)

    # ---- requests

    async def call(self, method: str, path: str, body: object = None) -> Json:
        """The answer to a request, whatever it is; a body is sent as JSON, or as the text it is."""
        headers = {"x-csrftoken": self.http.cookies.get("csrftoken") or ""}
        address = f"http://127.0.0.1:{self.town.host.port}{path}"
        text, data = (body, None) if isinstance(body, str) else (None, body)
        answer = await self.http.request(method, address, json=data, content=text, headers=headers)
        if answer.status_code not in ALLOWED:
            self.ledger.faults.append(f"{method} {path}: {answer.status_code} {answer.text}")
        said: Json = answer.json() if answer.content else {}
        if answer.status_code >= 400:
            self.town.count(said)
            await asyncio.sleep(0.3 if answer.status_code == 429 else 0.02)
            return {"refused": answer.status_code, **said}
        return said

    async def arrive(self) -> None:
        me = await self.call("GET", "/api/me")
        if "id" in me:
            self.id = me["id"]
            self.ledger.people.add(self.id)

    async def take_a_name(self) -> None:
        name = f"Name {self.chance.randrange(10**9)}"
        self.ledger.names.pop(self.id, None)  # nobody knows until the answer is here
        me = await self.call("PUT", "/api/me", {"name": name})
        if "id" in me:
            self.ledger.names[self.id] = name

    async def open_table(self) -> None:
        wish = self.wishes[0]
        body = {"game": wish.game, "options": wish.options, "seats": wish.seats, "hints": wish.hints}
        made = await self.call("POST", "/api/tables", {**body, "public": True})
        if "id" in made:
            del self.wishes[0]
            self.keep(made)
            self.town.public.append(made["id"])
            for friend in self.friends:
                friend.invitations.append(made)

    def keep(self, made: Json) -> None:
        self.ledger.opened(made, self.id)
        if made["mine"]:
            self.tables[made["id"]] = 0

    async def join(self) -> None:
        """Several friends are invited for one seat: the first gets it, and nobody else."""
        invitation = self.invitations[0]
        path = f"/api/tables/{invitation['id']}"
        got = await self.call("POST", f"{path}/join", {"invite": invitation["invite"]})
        if got.get("refused") == 409:  # or an answer was lost, and it is mine already
            got = await self.call("GET", f"{path}?invite={invitation['invite']}")
        if "id" in got:
            self.ledger.joined(got, self.id)
            if got["mine"]:
                self.tables[got["id"]] = 0
            self.invitations.remove(invitation)

    async def bring_a_game(self) -> None:
        """One that was played elsewhere: it is over, so it can be played again."""
        made = await self.call("POST", "/api/records", a_record())
        if "id" in made:
            self.has_brought_a_game = True
            self.keep(made)

    # ---- at a table

    def sit(self, table: str) -> Chair:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        seen = self.tables.get(table, 0)
        return Chair(self.town.host.port, self.address, cookie, table, self.ledger, seen)

    async def visit(self) -> None:
        """Sit down at one of my tables and do something there while there is something to do."""
        table = self.chance.choice(list(self.tables))
        async with self.sit(table) as chair:
            for _ in range(self.chance.randint(3, 15)):
                if chair.is_over:
                    await self.after_the_end(chair)
                    return
                if chair.now["table"]["state"] == "open" and self.chance.random() < 0.3:
                    await self.leave(chair)
                    return
                if not chair.asked and not await chair.news(SHORT):
                    return
                await self.do_something(chair)
                self.tables[table] = chair.seen

    async def do_something(self, chair: Chair) -> None:
        if chair.poll is not None and chair.poll["mine"]:
            await self.ask(chair, type="answer", seat=0, yes=self.chance.random() < 0.7)
            chair.poll = None
        elif chair.asked and self.chance.random() < 0.75:
            await self.act(chair)
        else:
            doings = [
                self.act_by_request,
                self.act_twice,
                self.act_and_vanish,
                self.act_too_late,
                self.undo,
                self.undo,
                self.ask_back,
                self.chat,
                self.chat,
                self.hurry,
                self.look_around,
                self.hint,
                self.fork,
            ]
            await self.chance.choice(doings)(chair)

    async def ask(self, chair: Chair, **command: object) -> Json:
        answer = await chair.ask(**command)
        if answer["type"] == "refused":
            if answer["code"] not in REFUSALS:
                self.ledger.faults.append(f"{command}: {answer}")
            self.town.count(answer)
            await asyncio.sleep(0.2 if answer["code"] == "busy" else 0.01)
        return answer

    def pick(self, chair: Chair) -> Json | None:
        """An answer to what is asked, if anything is."""
        if not chair.asked:
            return None
        asked = self.chance.choice(chair.asked)
        choice = self.chance.choice(asked["choices"])
        return {"seat": asked["seat"], "action": choice["action"], "version": chair.now["version"]}

    async def act(self, chair: Chair) -> None:
        if move := self.pick(chair):
            with self.ledger.trying(chair.table):
                answer = await self.ask(chair, type="act", **move)
            if answer["type"] == "accepted":
                self.note(chair, move, answer["version"])

    def note(self, chair: Chair, move: Json, version: int) -> None:
        self.ledger.moved(chair.table, move["seat"], move["action"], version)
        self.town.acknowledged += 1

    async def act_by_request(self, chair: Chair) -> None:
        if move := self.pick(chair):
            with self.ledger.trying(chair.table):
                answer = await self.call("POST", f"/api/tables/{chair.table}/actions", move)
            if "version" in answer:
                self.note(chair, move, answer["version"])

    async def act_twice(self, chair: Chair) -> None:
        """The same move on two lines at the same moment."""
        if move := self.pick(chair):
            async with self.sit(chair.table) as other:
                await asyncio.gather(self._same(chair, move), self._same(other, move))

    async def _same(self, chair: Chair, move: Json) -> None:
        with self.ledger.trying(chair.table):
            answer = await self.ask(chair, type="act", **move)
        if answer["type"] == "accepted":
            self.note(chair, move, answer["version"])

    async def act_and_vanish(self, chair: Chair) -> None:
        if move := self.pick(chair):
            with self.ledger.trying(chair.table):
                await chair.say(type="act", id=0, **move)
                chair.vanish()
                raise ConnectionError

    async def act_too_late(self, chair: Chair) -> None:
        """What was asked a while ago is not asked any more."""
        if move := self.pick(chair):
            with self.ledger.trying(chair.table):
                answer = await self.ask(chair, type="act", **{**move, "version": max(0, move["version"] - 7)})
            if answer["type"] == "accepted":  # where several are asked at once, it may be
                self.note(chair, move, answer["version"])

    async def undo(self, chair: Chair) -> None:
        seat = self.chance.choice(chair.now["table"]["mine"])
        to = self.chance.choice(["last", "turn"])
        answer = await self.ask(chair, type="undo", seat=seat, to=to)
        if answer["type"] == "accepted":
            self.ledger.tables[chair.table].ways_back.add(answer["version"])

    async def ask_back(self, chair: Chair) -> None:
        seat = self.chance.choice(chair.now["table"]["mine"])
        version = max(0, chair.now["version"] - self.chance.randint(1, 6))
        await self.ask(chair, type="ask-back", seat=seat, version=version)

    async def chat(self, chair: Chair) -> None:
        self.words += 1
        text = f"{self.address} says {self.words}"
        with self.ledger.saying(chair.table, text):
            answer = await self.ask(chair, type="chat", text=text)
        if answer["type"] == "accepted":
            self.ledger.tables[chair.table].said.append((self.id, text))

    async def hurry(self, chair: Chair) -> None:
        await self.ask(chair, type="hurry")

    async def look_around(self, chair: Chair) -> None:
        await self.ask(chair, type="explain", seat=0, target=self.chance.choice(["d4", "wages", "?", "h8"]))
        await self.ask(chair, type="past", version=self.chance.randint(0, chair.now["version"]))

    async def hint(self, chair: Chair) -> None:
        if chair.asked and chair.now["table"]["hints"]:
            body = {"seat": chair.asked[0]["seat"], "version": chair.now["version"]}
            await self.call("POST", f"/api/tables/{chair.table}/hint", body)

    async def fork(self, chair: Chair) -> None:
        version = self.chance.randint(0, chair.now["version"])
        made = await self.call("POST", f"/api/tables/{chair.table}/fork", {"version": version})
        if "id" in made:
            self.keep(made)

    async def leave(self, chair: Chair) -> None:
        """Stand up before it begins, unless the table is one's own."""
        if not chair.now["table"]["host"]:
            self.ledger.left(chair.table, self.id)
            await self.call("POST", f"/api/tables/{chair.table}/leave")
            self.tables.pop(chair.table)

    async def after_the_end(self, chair: Chair) -> None:
        """A game is over: play it again, with everybody who was there."""
        made = await self.call("POST", f"/api/tables/{chair.table}/rematch")
        if "id" in made:
            self.ledger.rematched(chair.table, made["id"])
            self.keep(made)
            self.tables.pop(chair.table)

    async def go(self) -> None:
        await self.http.aclose()
