"""Neighbours: many processes share a database, and find each other and their tables through Redis."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy.ext.asyncio import AsyncEngine

from carson.core.language import READER, reading
from carson.server.allowance import Allowances
from carson.server.db.storage import Unreachable
from carson.server.homes import scripts
from carson.server.homes.common_limits import CommonLimits
from carson.server.homes.fences import FIRST, fences_of, raise_fence
from carson.server.homes.homes import Apart, Elsewhere, Handler, Homes
from carson.server.homes.letters import Answer, AnyLetter, Question
from carson.server.homes.life import ALIVE, SignsOfLife
from carson.server.homes.mail import Mail
from carson.server.homes.redis import Address, Redis, RedisError, RedisLost
from carson.server.refusal import Refused
from carson.server.wire.messages import TableInfo

log = structlog.get_logger()

BEAT: Final = 0.5  # seconds between two looks at who else is there
RETURN: Final = 1.0  # seconds for all to say again which tables are theirs, after Redis was away
LISTED_WITHIN: Final = 1.0  # seconds; a list does not wait longer for others


class Asked(msgspec.Struct, array_like=True):
    """Tables somebody wants to know about."""

    tables: list[str]
    person: str
    invite: str
    language: str


class Told(msgspec.Struct, array_like=True):
    """What is said about one of them, or why nothing is."""

    info: TableInfo | None
    reason: str = ""
    code: str = ""
    status: int = 0


class Neighbours(Homes):
    """This process among others."""

    def __init__(self, url: str, engine: AsyncEngine) -> None:
        self.me = secrets.token_hex(6)
        self.engine = engine
        self.address = Address(url)
        self.redis = Redis(self.address, self._line_changed)
        self.mail = Mail(self.me, self.address, self.redis)
        self.mail.on_letter = self._letter
        self.mail.on_gap = self._gap
        self.limits = CommonLimits(self.redis)
        self.life = SignsOfLife(self.address, f"carson:alive:{self.me}")
        self.handlers: dict[str, Handler] = {}  # what others may ask for
        self.listeners: list[Callable[[str, AnyLetter], None]] = []
        self.alive: set[str] = set()  # the others
        self.on_gone: list[
            Callable[[str], None]
        ] = []  # told who has died, or what came from them may be lost
        self.on_outdated: Callable[[Sequence[str]], None] = lambda _: None
        self.fences: dict[str, int] = {}  # of the tables that live here
        self.now: Callable[[], float] = lambda: 0.0  # the running time
        self.closing = False
        self.gauges: dict[str, Callable[[], float]] = {}
        self.on_line: list[Callable[[bool], None]] = []  # told whether Redis can be reached
        self.on_beat: list[Callable[[], Awaitable[None]]] = []
        self._back_at = -RETURN  # when Redis was last back
        self._beating: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # ---- life

    async def start(self) -> None:
        """RedisLost when Redis does not answer."""
        await self.redis.start()
        await self.mail.start()
        await self._beat()
        self.life.start()
        self._beating = asyncio.create_task(self._keep_beating(), name="looks at neighbours")

    async def began(self, stored: float) -> tuple[float, bool]:
        before, first = await self._do(scripts.BEGAN, repr(stored))
        return float(before), bool(first)

    async def hand_over(self) -> None:
        """Others take the tables at once."""
        self.closing = True
        self.leave(list(self.fences))
        await self._say_farewell()

    async def _say_farewell(self) -> None:
        await asyncio.to_thread(self.life.end)
        with suppress(RedisLost, RedisError):
            await self._do(scripts.FAREWELL, self.me)

    async def stop(self) -> None:
        self.closing = True
        if self._beating is not None:
            self._beating.cancel()
        await self._say_farewell()
        await self.mail.stop()
        await self.redis.stop()

    async def _keep_beating(self) -> None:
        while not self.closing:
            await asyncio.sleep(BEAT)
            self.life.loop_turned = time.monotonic()
            try:
                await self._beat()
            except (RedisLost, RedisError):
                await self._look_after_fences()
            except Exception:
                log.exception("a sign of life failed")

    async def _beat(self) -> None:
        known, alive = await self._do(scripts.BEAT, self.me, ALIVE, repr(self.now()))
        now = {one.decode() for one in alive} - {self.me}
        gone, self.alive = self.alive - now, now
        for process in gone:
            log.warning("a neighbour is gone", process=process)
            self.mail.forget(process)
            self._tell_gone(process)
        if not known:  # others have counted us as dead, or Redis has forgotten all
            await self.mail.make_box()
            await self._move_in_again()
        await self.limits.settle()
        for work in self.on_beat:
            await work()

    async def _move_in_again(self) -> None:
        """Redis is told which tables are ours; what lives elsewhere by now is let go."""
        tables = list(self.fences)
        if tables:
            others = await self._do(scripts.CLAIM, self.me, *tables)
            self._let_go([one.decode() for one in others[::2]])
            await self._look_after_fences()

    async def _look_after_fences(self) -> None:
        """Whether tables were taken away from us while we could not hear of it."""
        if self.fences:
            with suppress(Unreachable):
                now = await fences_of(self.engine, list(self.fences))
                self._let_go([one for one, fence in self.fences.items() if now.get(one, fence) != fence])

    def _let_go(self, tables: list[str]) -> None:
        if tables:
            for table_id in tables:
                self.fences.pop(table_id, None)
            self.on_outdated(tables)

    def _line_changed(self, is_up: bool) -> None:
        log.warning("Redis is back" if is_up else "Redis cannot be reached", redis=self.address.name)
        if is_up:
            self._back_at = time.monotonic()
            self.spawn(self._come_back())
        for told in self.on_line:
            told(is_up)

    async def _come_back(self) -> None:
        with suppress(RedisLost, RedisError):
            await self._beat()
            await self._move_in_again()  # tables that were opened meanwhile, too
            self.mail.nudge_all()

    async def _do(self, script: str, *words: str | int) -> Any:
        return await self.redis.do("EVAL", script, 0, *words)

    # ---- where tables live

    async def claim(self, table_id: str) -> int | None:
        if self.closing or time.monotonic() - self._back_at < RETURN:
            raise Apart
        try:
            others = await self._do(scripts.CLAIM, self.me, table_id)
        except (RedisLost, RedisError):
            raise Apart from None
        if others:
            raise Elsewhere(others[1].decode())
        try:
            self.fences[table_id] = await raise_fence(self.engine, table_id)
        except BaseException:
            self._tell_left([table_id])
            raise
        return self.fences[table_id]

    def settle(self, table_id: str) -> int | None:
        self.fences[table_id] = FIRST
        with suppress(RedisLost):  # it is told when Redis is back
            self.redis.send("EVAL", scripts.CLAIM, 0, self.me, table_id)
        return FIRST

    def leave(self, tables: Iterable[str]) -> None:
        self._tell_left([table_id for table_id in tables if self.fences.pop(table_id, None) is not None])

    def _tell_left(self, tables: Sequence[str]) -> None:
        if tables:
            with suppress(RedisLost):
                self.redis.send("EVAL", scripts.LEAVE, 0, self.me, *tables)

    async def _where(self, tables: Sequence[str]) -> dict[str, str]:
        """With whom those of these tables live that live elsewhere; nobody knows without Redis."""
        try:
            found = await self._do(scripts.WHERE, self.me, *tables) if tables else []
        except (RedisLost, RedisError):
            return {}
        return {table.decode(): owner.decode() for table, owner in zip(found[::2], found[1::2], strict=True)}

    async def taken(self, tables: Sequence[str]) -> set[str]:
        return set(await self._where(tables))

    # ---- what others say about tables

    async def infos(self, tables: Sequence[str], person: str) -> dict[str, TableInfo]:
        where = await self._where(tables)
        by_process: dict[str, list[str]] = {}
        for table_id, process in where.items():
            by_process.setdefault(process, []).append(table_id)
        asked = [self._told(process, some, person, "", LISTED_WITHIN) for process, some in by_process.items()]
        found: dict[str, TableInfo] = {}
        for answer in await asyncio.gather(*asked, return_exceptions=True):
            if isinstance(answer, BaseException):
                continue  # the rows tell something, too
            found.update({table_id: told.info for table_id, told in answer.items() if told.info is not None})
        return found

    async def info(self, process: str, table_id: str, person: str, invite: str) -> TableInfo:
        told = (await self._told(process, [table_id], person, invite))[table_id]
        if told.info is None:
            raise Refused(told.reason, told.code, told.status)
        return told.info

    async def _told(
        self, process: str, tables: list[str], person: str, invite: str, within: float = 10.0
    ) -> dict[str, Told]:
        body = msgspec.msgpack.encode(Asked(tables, person, invite, READER.get()))
        answer = await self.mail.ask(process, "infos", body, within)
        return dict(zip(tables, msgspec.msgpack.decode(answer, type=list[Told]), strict=True))

    def answer_infos(self, info: Callable[[str, str, str], Awaitable[TableInfo]]) -> None:
        """How others are told about tables that live here."""

        async def one(table_id: str, asked: Asked) -> Told:
            if table_id not in self.fences:
                return Told(None, str(Apart()), "busy", 503)
            try:
                return Told(await info(table_id, asked.person, asked.invite))
            except Refused as refused:
                return Told(None, refused.reason, refused.code, refused.status)

        async def handle(body: bytes) -> bytes:
            asked = msgspec.msgpack.decode(body, type=Asked)
            with reading(asked.language):
                return msgspec.msgpack.encode([await one(table_id, asked) for table_id in asked.tables])

        self.handlers["infos"] = handle

    # ---- mail

    async def ask(self, process: str, about: str, body: bytes) -> bytes:
        return await self.mail.ask(process, about, body)

    def answer(self, about: str, handler: Handler) -> None:
        self.handlers[about] = handler

    def tell_all(self, letter: AnyLetter) -> None:
        """Everybody who is there now, also who has come in this moment."""
        self.spawn(self._tell_all(letter))

    async def _tell_all(self, letter: AnyLetter) -> None:
        with suppress(RedisLost, RedisError):
            for process in await self.redis.do("SMEMBERS", "carson:processes"):
                if process.decode() != self.me:
                    self.mail.post(process.decode(), letter)

    def _letter(self, sender: str, letter: AnyLetter) -> None:
        if isinstance(letter, Question):
            self.spawn(self._answer(sender, letter))
        for listener in self.listeners:
            listener(sender, letter)

    def spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("work for another process failed", exc_info=error)

    async def _answer(self, sender: str, question: Question) -> None:
        try:
            body = await self.handlers[question.about](question.body)
        except Exception:
            log.exception("a question of another process failed", about=question.about)
            body = None
        self.mail.post(sender, Answer(question.number, body))

    def _gap(self, sender: str) -> None:
        self._tell_gone(sender)

    def _tell_gone(self, process: str) -> None:
        for told in self.on_gone:
            told(process)

    # ---- limits and numbers

    def numbers(self) -> dict[str, float]:
        return {
            "carson_processes": len(self.alive) + 1,
            "carson_leases": len(self.fences),
            "carson_redis_up": float(self.redis.is_up),
            "carson_envelopes_received_total": self.mail.received,
            **{name: gauge() for name, gauge in self.gauges.items()},
        }

    def share(self, name: str, allowances: Allowances) -> None:
        self.limits.share(name, allowances)
