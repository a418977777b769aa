"""A program that answers lines of JSON with lines of JSON, and is never waited for too long."""

import json
import os
import signal
import subprocess
import tempfile
import threading
import weakref
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import IO, Any

from carson.core.last_block import last_block
from carson.core.outside import bot_log
from carson.core.sentence import Sentence
from carson.core.words import later

LONGEST = 1 << 20  # bytes in a line
LEAVING = 1.0  # seconds a program has to end after it was told to

_alive: weakref.WeakSet[subprocess.Popen[bytes]] = weakref.WeakSet()


class Failure(Exception):
    """What went wrong with a program, in words."""


class LineProcess:
    """A running program. Everything it starts ends with it."""

    def __init__(self, argv: Sequence[str]) -> None:
        self.errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 (closed with the program)
        try:
            self.process = subprocess.Popen(
                argv,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.errors,
                start_new_session=True,  # Ctrl-C is not for the bot
            )
        except OSError as error:
            self.errors.close()
            raise Failure(later("outside.no-start", reason=(error.strerror or str(error)).lower())) from error
        _alive.add(self.process)
        self._end = weakref.finalize(self, _leave, self.process, self.errors)

    def exchange(self, messages: Sequence[dict[str, object]], ms: int) -> dict[str, Any]:
        """Send messages and wait for one answer; after this time the program is ended."""
        self._log(messages)
        with _ending_after(self.process, ms) as late:
            try:
                _write(self.process, messages)
                line = self._stdout.readline(LONGEST)
            except OSError:
                line = b""
        bot_log.talk(self.pid, "<", line.decode(errors="replace").rstrip())
        if late.is_set():
            raise Failure(later("outside.silent", ms=ms))
        if not line.endswith(b"\n"):
            raise Failure(self._last_words())
        try:
            answer = json.loads(line)
        except ValueError as error:
            raise Failure(later("outside.no-json")) from error
        if not isinstance(answer, dict):
            raise Failure(later("outside.no-object"))
        return answer

    def tell(self, messages: Sequence[dict[str, object]]) -> None:
        """Send messages that need no answer. A program that is gone by now has missed them."""
        self._log(messages)
        with suppress(OSError):
            _write(self.process, messages)

    def _log(self, messages: Sequence[dict[str, object]]) -> None:
        for message in messages:
            bot_log.talk(self.pid, ">", json.dumps(message))

    @property
    def pid(self) -> int:
        return self.process.pid

    @property
    def is_alive(self) -> bool:
        return self.process.poll() is None

    def last_block(self) -> str:
        """The last block of what it wrote to standard error."""
        return last_block(_written(self.errors))

    def close(self) -> None:
        """Say goodbye; a program that stays is ended."""
        self._end()

    # ---- inside

    @property
    def _stdout(self) -> IO[bytes]:
        if self.process.stdout is None:
            raise Failure(later("outside.no-output"))
        return self.process.stdout

    def _last_words(self) -> Sentence:
        """How it ended."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(LEAVING)
        code = self.process.returncode
        return later("outside.stopped") if code is None else later("outside.ended", code=code)


@contextmanager
def _ending_after(process: subprocess.Popen[bytes], ms: int) -> Iterator[threading.Event]:
    """The program is ended when this takes too long; the event tells."""
    late = threading.Event()

    def end() -> None:
        late.set()
        _kill(process)

    timer = threading.Timer(ms / 1000, end)
    timer.daemon = True
    timer.start()
    try:
        yield late
    finally:
        timer.cancel()


def kill_all() -> None:
    """End every program at once: for a process that is about to end itself without a goodbye."""
    for process in list(_alive):
        _kill(process)


def _write(process: subprocess.Popen[bytes], messages: Sequence[dict[str, object]]) -> None:
    if process.stdin is not None:
        lines = [json.dumps(message, separators=(",", ":")) + "\n" for message in messages]
        process.stdin.write("".join(lines).encode())
        process.stdin.flush()


def _kill(process: subprocess.Popen[bytes]) -> None:
    with suppress(ProcessLookupError, PermissionError):
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


def _written(errors: IO[bytes]) -> str:
    errors.seek(0)
    return errors.read().decode(errors="replace")


def _leave(process: subprocess.Popen[bytes], errors: IO[bytes]) -> None:
    with suppress(OSError, ValueError):
        _write(process, [{"type": "bye"}])
    with suppress(OSError):
        if process.stdin is not None:
            process.stdin.close()
    try:
        process.wait(LEAVING)
    except subprocess.TimeoutExpired:
        pass
    finally:
        _kill(process)
        process.wait()
        _alive.discard(process)
        if process.stdout is not None:
            process.stdout.close()
        bot_log.errors(process.pid, _written(errors))
        errors.close()
