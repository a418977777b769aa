"""`carson` as a process of its own, in a pipe or in a real terminal."""

from __future__ import annotations

import codecs
import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

REPOSITORY = Path(__file__).parents[2]
PATIENCE = 30  # seconds


def command(*args: str) -> list[str]:
    """The command line with the toy as its only game."""
    return [sys.executable, "-m", "tests.cli.toy_carson", *args]


def environment(**more: str) -> dict[str, str]:
    """This process's environment, with paths that hold in any folder."""
    entries = [entry for entry in os.environ.get("PYTHONPATH", "").split(os.pathsep) if entry]
    path = os.pathsep.join([str(REPOSITORY), *(str(REPOSITORY / entry) for entry in entries)])
    plain = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS")}
    return {**plain, "PYTHONPATH": path, "TERM": "dumb", **more}


def is_anybody_left(group: int) -> bool:
    """Whether a process of this group is still there."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


class Terminal:
    """A program in a terminal: what it shows, and what is typed."""

    def __init__(self, *args: str, **more: str) -> None:
        self.shown = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._read_to = 0
        self._master, worker = pty.openpty()
        self.process = subprocess.Popen(
            command(*args),
            stdin=worker,
            stdout=worker,
            stderr=worker,
            env=environment(**more),
            start_new_session=True,
        )
        os.close(worker)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._master)

    def see(self, text: str) -> str:
        """Wait until a text is shown after what was seen before; what was shown up to it."""
        deadline = time.monotonic() + PATIENCE
        while (at := self.shown.find(text, self._read_to)) < 0:
            if not self._read(deadline):
                raise AssertionError(f"{text!r} is not in {self.shown[self._read_to :]!r}")
        seen = self.shown[self._read_to : at + len(text)]
        self._read_to = at + len(text)
        return seen

    def type(self, text: str) -> None:
        """Type a line."""
        self.press(text + "\n")

    def press(self, keys: str | bytes) -> None:
        os.write(self._master, keys.encode() if isinstance(keys, str) else keys)

    def interrupt(self) -> None:
        """What Ctrl-C does. One that falls between a prompt and its waiting has to be pressed again."""
        for _ in range(PATIENCE // 2):
            self.process.send_signal(signal.SIGINT)
            if self._read(time.monotonic() + 2):
                return

    def end(self) -> int:
        """Wait for the end; the exit code."""
        deadline = time.monotonic() + PATIENCE
        while self._read(deadline):
            pass
        return self.process.wait(PATIENCE)

    def _read(self, deadline: float) -> bool:
        """Read what there is; False when nothing more comes."""
        ready, _, _ = select.select([self._master], [], [], max(0.0, deadline - time.monotonic()))
        if not ready:
            return False
        try:
            data = os.read(self._master, 65536)
        except OSError:  # the other side is closed
            return False
        self.shown += self._decoder.decode(data).replace("\r\n", "\n")
        return bool(data)
