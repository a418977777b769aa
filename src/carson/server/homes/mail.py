"""Mail: each process has a box in Redis, a stream, and writes into those of others.

What is written in one moment to one process goes out as one envelope. Envelopes are counted, so that whoever
has missed one, because Redis was away or the box overflowed, notices and asks anew.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec
import structlog

from carson.server.homes.homes import Apart
from carson.server.homes.letters import Answer, AnyLetter, Envelope, Nudge, Question
from carson.server.homes.redis import Address, Redis, RedisError, RedisLost

log = structlog.get_logger()

BOX: Final = "carson:box:"
KEPT: Final = 5000  # envelopes in a box, about
AT_ONCE: Final = 500  # taken out of it
BLOCK: Final = 2000  # milliseconds to wait for the next one
PATIENCE: Final = 60.0  # seconds for an answer

ENCODER = msgspec.msgpack.Encoder()
DECODER = msgspec.msgpack.Decoder(Envelope)


class Mail:
    """The box of this process, and the way to all others."""

    def __init__(self, me: str, address: Address, redis: Redis) -> None:
        self.me = me
        self.redis = redis
        self.on_letter: Callable[[str, AnyLetter], None] = lambda _, __: None
        self.on_gap: Callable[[str], None] = lambda _: None
        self.received = 0  # envelopes, for the metrics
        self._reading = Redis(address)  # a line of its own: it waits most of the time
        self._last = "0"
        self._heard: dict[str, int] = {}  # by sender: the number of the last envelope
        self._sent: dict[str, int] = {}
        self._out: dict[str, list[AnyLetter]] = {}
        self._asked: dict[int, tuple[str, asyncio.Future[bytes]]] = {}
        self._number = 0
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        await self.make_box()
        await self._reading.start()
        self._task = asyncio.create_task(self._read(), name="mail")

    async def make_box(self) -> None:
        """A new one. It must be there before anybody writes: to a process without one nothing is sent.

        It is read from its beginning: a Redis that has forgotten the old one may have another time of day.
        """
        self._last = "0"
        await self.redis.do("XADD", BOX + self.me, "MAXLEN", "~", KEPT, "*", "e", b"")

    async def stop(self) -> None:
        self._flush()
        if self._task is not None:
            self._task.cancel()
        await self._reading.stop()
        with suppress(RedisLost, RedisError):
            await self.redis.do("DEL", BOX + self.me)

    # ---- writing

    def post(self, process: str, letter: AnyLetter) -> None:
        """Send a letter, together with all that is written in this moment."""
        if not self._out:
            self._loop.call_soon(self._flush)
        self._out.setdefault(process, []).append(letter)

    def _flush(self) -> None:
        out, self._out = self._out, {}
        for process, letters in out.items():
            number = self._sent[process] = self._sent.get(process, 0) + 1
            data = ENCODER.encode(Envelope(self.me, number, letters))
            with suppress(RedisLost):  # a gap, then
                sent = self.redis.send(
                    "XADD", BOX + process, "NOMKSTREAM", "MAXLEN", "~", KEPT, "*", "e", data
                )
                sent.add_done_callback(partial(self._sent_to, process))

    def _sent_to(self, process: str, sent: asyncio.Future[bytes | None]) -> None:
        """Without a box nobody gets anything: the process is gone, or Redis has forgotten it."""
        if not sent.cancelled() and sent.exception() is None and sent.result() is None:
            self._give_up(process)
            self.on_gap(process)

    async def ask(self, process: str, about: str, body: bytes, within: float = PATIENCE) -> bytes:
        """The answer of a process; Apart when none comes."""
        return await self.expect(
            lambda number: self.post(process, Question(number, about, body)), within, process
        )

    async def expect(self, send: Callable[[int], None], within: float, process: str = "") -> bytes:
        """Send something with a number, and wait for the answer with the same; Apart when none comes."""
        self._number += 1
        number, answer = self._number, self._loop.create_future()
        self._asked[number] = process, answer
        try:
            send(number)
            return await asyncio.wait_for(answer, within)
        except (TimeoutError, RedisLost):
            raise Apart from None
        finally:
            del self._asked[number]

    def nudge_all(self) -> None:
        """After Redis was away: everybody notices what did not arrive."""
        for process in self._sent:
            self.post(process, Nudge())

    def forget(self, process: str) -> None:
        """A process is gone: nobody waits for it any more."""
        self._heard.pop(process, None)
        self._sent.pop(process, None)
        self._give_up(process)

    def give_up(self) -> None:
        """Nobody waits for workers any more: there are none."""
        self._give_up("")

    def _give_up(self, process: str) -> None:
        for asked, answer in self._asked.values():
            if asked == process and not answer.done():
                answer.set_exception(Apart())

    # ---- reading

    async def _read(self) -> None:
        while True:
            try:
                query = ("XREAD", "COUNT", AT_ONCE, "BLOCK", BLOCK, "STREAMS", BOX + self.me, self._last)
                found = await self._reading.do(*query, within=2 * BLOCK / 1000)
            except (RedisLost, RedisError):
                await asyncio.sleep(0.1)
                continue
            for number, fields in found[0][1] if found else ():
                self._last = number.decode()
                if fields[1]:
                    self._open(fields[1])

    def _open(self, data: bytes) -> None:
        try:
            envelope = DECODER.decode(data)
        except msgspec.MsgspecError as error:
            log.error("mail that nobody understands", error=str(error))
            return
        self.received += 1
        sender = envelope.sender
        if envelope.number:
            self._count(sender, envelope.number)
        for letter in envelope.letters:
            if isinstance(letter, Answer):
                self._take(letter)
            else:
                self._deliver(sender, letter)

    def _count(self, sender: str, number: int) -> None:
        before, self._heard[sender] = self._heard.get(sender, 0), number
        if number != before + 1:
            self._give_up(sender)
            self.on_gap(sender)

    def _take(self, letter: Answer) -> None:
        """An answer is taken once; what nobody waits for any more is left."""
        _, answer = self._asked.get(letter.number, ("", None))
        if answer is None or answer.done():
            return
        if letter.body is None:
            answer.set_exception(Apart())
        else:
            answer.set_result(letter.body)

    def _deliver(self, sender: str, letter: AnyLetter) -> None:
        try:
            self.on_letter(sender, letter)
        except Exception:
            log.exception("a letter was not understood", letter=type(letter).__name__)
