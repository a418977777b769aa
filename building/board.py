"""Shows how far a preparation is: one line that changes on a terminal, plain lines in a log."""

from __future__ import annotations

import shutil
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TextIO

QUARTERS = 4  # of a step that counts, told in a log


class Board:
    """The steps that run now, with what each says of itself."""

    def __init__(self, out: TextIO) -> None:
        self.out = out
        self.live = out.isatty()
        self.lock = threading.Lock()
        self.running: dict[str, tuple[float, str]] = {}  # when it began, how far it is
        self.over = threading.Event()

    def __enter__(self) -> Board:
        if self.live:
            self.ticking = threading.Thread(target=self._tick, daemon=True)
            self.ticking.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.over.set()
        if self.live:
            self.ticking.join()

    @contextmanager
    def step(self, name: str) -> Iterator[Callable[[str], None]]:
        """A step runs inside; what is given tells how far it is, `37/354` for instance."""
        began = time.monotonic()
        told = 0

        def tell(progress: str) -> None:
            nonlocal told
            with self.lock:
                self.running[name] = (began, progress)
            quarter = _quarter(progress)
            if not self.live and quarter > told:
                told = quarter
                self.say(f"{name} {progress}")

        tell("")
        if not self.live:
            self.say(f"{name} ...")
        try:
            yield tell
        finally:
            with self.lock:
                _, progress = self.running.pop(name)
        self.say(
            f"{name}: {progress if progress == 'failed' else 'ready'} after {time.monotonic() - began:.0f} s"
        )

    def say(self, line: str) -> None:
        """A line that stays."""
        with self.lock:
            self._clear()
            self.out.write(f"{line}\n")
            self.out.flush()

    # ---- the line that changes

    def _tick(self) -> None:
        while not self.over.wait(0.2):
            with self.lock:
                self._clear()
                self.out.write(self._line()[: shutil.get_terminal_size().columns - 1])
                self.out.flush()
        with self.lock:
            self._clear()

    def _clear(self) -> None:
        if self.live:
            self.out.write("\r\x1b[2K")

    def _line(self) -> str:
        now = time.monotonic()
        steps = [f"{name} {far or f'{now - began:.0f} s'}" for name, (began, far) in self.running.items()]
        return " · ".join(steps)


def _quarter(progress: str) -> int:
    """How many quarters of it are done, of `37/354` for instance."""
    done, _, of = progress.partition("/")
    return int(done) * QUARTERS // int(of) if done.isdecimal() and of.isdecimal() and of != "0" else 0
