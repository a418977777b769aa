"""A storm: people play while one thing after the other goes wrong; then everything is looked at again."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from types import TracebackType

from carson.server.tables.checking import check_folder
from tests.server.chaos.chair import LOST, Chair
from tests.server.chaos.host import Host, Use
from tests.server.chaos.people import Person, Town
from tests.server.chaos.plan import Round, Trouble
from tests.server.chaos.rude import Rude

PATIENCE = 120.0  # seconds in which something must go on, on a machine that is busy
LOOKS = 0.5  # seconds between two looks the keeper takes round
PLAYED_ON = 3  # moves at each table, after the storm
KEPT = 12  # tables that may stay awake: somebody has asked something there that nobody has answered
QUICK: dict[str, float | str] = {  # what takes a server seconds takes it less here
    "bot_pause": 0.0,
    "bot_patience": 0.05,
    "stalled_after": 1.0,
    "hello_within": 1.0,
    "request_within": 1.0,
    "body_within": 1.0,
    "look_round_every": LOOKS,
    "sleep_after": 1.0,
    "tables_kept": KEPT,
    "messages_per_second": 200,
    "stop_within": 30.0,  # it is to stop by itself, also on a machine that is busy
    "hint_bot": "marshal:playouts=4",
}


class Storm:
    """One town through all rounds of a plan."""

    def __init__(self, host: Host, seed: int) -> None:
        self.host = host
        self.seed = seed
        self.town = Town(host)
        self.chance = random.Random(f"{seed}/rude")
        self.rounds = 0
        self.happened: list[str] = []
        self.played: set[str] = set()  # tables at which somebody has moved after the storm, or that are over

    async def __aenter__(self) -> Storm:
        await self.host.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Everybody goes home, and the server stops; what was planned is told if something went wrong."""
        if error is not None:
            error.add_note(f"seed {self.seed}, round {self.rounds}, after {', '.join(self.happened)}")
        for person in self.town.people:
            await person.go()
        await (self.host.stop() if error is None else self.host.kill())

    async def round(self, plan: Round) -> None:
        """People come and play; each trouble comes after some more moves, and play goes on after the last."""
        self.rounds += 1
        async with self._people(plan), self._guest() as rude:
            for trouble in plan.troubles:
                await self.progress(trouble.after)
                self.happened.append(trouble.kind)
                await self._happen(trouble, rude)
            await self.progress(plan.troubles[0].after)

    @asynccontextmanager
    async def _people(self, plan: Round) -> AsyncIterator[None]:
        people = [
            Person(
                self.town, f"{self.seed}/{self.rounds}/{number}", f"127.1.{self.rounds}.{number + 1}", wishes
            )
            for number, wishes in enumerate(plan.wishes)
        ]
        for person in people:
            person.friends = [friend for friend in people if friend is not person]
        self.town.people += people
        tasks = [asyncio.create_task(person.live()) for person in people]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
        for end in ended:
            if isinstance(end, Exception):
                raise end

    @asynccontextmanager
    async def _guest(self) -> AsyncIterator[Rude]:
        guest = Person(self.town, "", f"127.2.{self.rounds}.1", [])
        while not guest.id or not self.town.public:
            try:
                await guest.arrive()
            except LOST:
                await asyncio.sleep(0.05)
        cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
        rude = Rude(self.host.port, guest.address, cookie, "", self.chance)
        yield rude
        rude.go()
        await guest.go()

    async def at_rest(self) -> Use:
        """What the server holds once everybody has gone, no bot is due, and all but a few tables sleep."""
        deadline = time.monotonic() + PATIENCE
        while self.host.waiting_bots() or await self.host.metric("carson_tables_in_memory") > KEPT:
            assert time.monotonic() < deadline, "the server does not come to rest"
            await asyncio.sleep(LOOKS)
        await asyncio.sleep(2 * LOOKS)
        return self.host.use()

    # ---- troubles

    async def _happen(self, trouble: Trouble, rude: Rude) -> None:
        end, _, how = trouble.kind.partition(" with ")
        if how:
            await self._full_disk()
        if end == "kill":
            await self.host.kill()
            await self.host.start()
        elif end == "stop":
            await self.host.stop()
            await self.host.start()
        elif end == "disk":
            await self._full_disk()
            self.host.make_room()
        elif end == "worker":
            for worker in self.host.workers():
                os.kill(worker, signal.SIGKILL)
        else:
            rude.port, rude.table = self.host.port, self.chance.choice(self.town.public[-8:])
            await rude.do(end)

    async def _full_disk(self) -> None:
        """Until some were told so."""
        self.host.fill_disk()
        told = self.town.not_stored
        await self._until(lambda: self.town.not_stored >= told + 3, "nobody hears of the full disk")

    async def progress(self, moves: int) -> None:
        """Wait until so many more moves were acknowledged."""
        goal = self.town.acknowledged + moves
        await self._until(lambda: self.town.acknowledged >= goal, "play stands still")

    async def _until(self, done: Callable[[], bool], otherwise: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < deadline, f"{otherwise}"
            await asyncio.sleep(0.01)

    # ---- afterwards

    async def afterwards(self) -> None:
        """The storm is over, and a server is there: so is everything else, and every table is played."""
        missing = self.town.ledger.missing(self.host.data / "carson.sqlite3")
        assert not missing, "\n".join(missing)
        found = await asyncio.to_thread(check_folder, self.host.data)
        assert not found.wrong, "\n".join(found.wrong)
        assert found.tables >= len(self.town.ledger.tables)
        for person in self.town.people:
            await self._everything_of(person)
        left = self.town.ledger.tables.keys() - self.played
        assert not left, f"{left} cannot be played"
        await self.host.no_worker_is_left_over()
        complaints = self.host.complaints()
        assert not complaints, "\n".join(complaints[:20])

    async def _everything_of(self, person: Person) -> None:
        """Somebody looks through all their tables, and plays on where they are asked."""
        lobby = await person.call("GET", "/api/tables")
        assert "mine" in lobby, lobby
        for info in (*lobby["mine"], *lobby["copies"]):
            person.keep(info)
            person.tables[info["id"]] = 0
            if info["state"] == "open":
                await self._fill(person, info["id"])
            await self._play_on(person, info["id"])

    async def _fill(self, person: Person, table: str) -> None:
        """Whoever opened a table lets bots take the seats nobody came for."""
        info = await person.call("GET", f"/api/tables/{table}")
        for seat in info["seats"] if info["host"] else []:
            if seat["kind"] == "open":
                body = {"seat": seat["seat"], "bot": "random"}
                seated = await person.call("POST", f"/api/tables/{table}/bot", body)
                assert "refused" not in seated, seated

    async def _play_on(self, person: Person, table: str) -> None:
        page = self.town.ledger.tables[table]
        async with person.sit(table) as chair:
            told = {line["text"] for line in chair.log}
            assert chair.now["version"] >= page.newest
            heard = set().union(*page.heard.values())
            assert heard <= told, f"{table}: {heard - told} was heard, and is not there"
            while not chair.chat and page.said:
                await chair.hear(PATIENCE)
            said = {line["text"] for line in chair.chat}
            assert {text for _, text in page.said} <= said
            for _ in range(PLAYED_ON):
                if not await self._is_asked(chair):
                    return
                before = self.town.acknowledged
                await person.act(chair)
                assert self.town.acknowledged == before + 1, f"{table} cannot be played"
                self.played.add(table)

    async def _is_asked(self, chair: Chair) -> bool:
        """Whether somebody is asked here, once bots have moved; False as well when it is another's turn."""
        while not chair.asked:
            seats = chair.now["table"]["seats"]
            actors = {seats[seat]["kind"] for seat in chair.now["table"]["actors"]}
            if chair.is_over:
                self.played.add(chair.table)
            if chair.is_over or "person" in actors:
                return False
            await chair.hear(PATIENCE)
        return True
