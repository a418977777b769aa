"""Runs the programs of a preparation: quietly, each with a log of its own, and ended together."""

import os
import subprocess
import threading
from collections.abc import Callable
from pathlib import Path

from building.errors import Failed

SHOWN_LINES = 15
PATIENCE = 5  # seconds a program has to end

FULL = "No space left on device"


class Programs:
    """The programs that run now."""

    def __init__(self, root: Path, logs: Path) -> None:
        self.root = root
        self.logs = logs
        self.lock = threading.Lock()
        self.running: set[subprocess.Popen[str]] = set()
        self.stopped = False

    def run(
        self,
        name: str,
        *command: str,
        tell: Callable[[str], None] | None = None,
        env: dict[str, str] | None = None,
    ) -> None:
        """Run one to its end; `tell` is given the lines it prints. Failed has the end of its log."""
        self.logs.mkdir(parents=True, exist_ok=True)
        log = self.logs / f"{name}.txt"
        with log.open("w", encoding="utf-8") as kept:
            process = self._start(
                command, env or {}, kept.fileno(), subprocess.PIPE if tell else kept.fileno()
            )
            with process:
                for line in process.stdout or ():
                    if tell is not None:
                        tell(line.strip())
            with self.lock:
                self.running.discard(process)
        if process.returncode != 0:
            raise Failed(
                _told(name, log.read_text(encoding="utf-8", errors="replace"), log.relative_to(self.root))
            )

    def _start(
        self, command: tuple[str, ...], env: dict[str, str], errors: int, output: int
    ) -> subprocess.Popen[str]:
        with self.lock:
            if self.stopped:
                raise Failed("stopped")
            process = subprocess.Popen(
                command, cwd=self.root, env={**os.environ, **env}, stdout=output, stderr=errors, text=True
            )
            self.running.add(process)
        return process

    def stop(self) -> None:
        """End what runs; nothing is started any more."""
        with self.lock:
            self.stopped = True
            running = list(self.running)
        for process in running:
            process.terminate()
        for process in running:
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()


def _told(name: str, said: str, log: Path) -> str:
    """What a program said before it failed, and what can be done."""
    lines = said.strip().splitlines()
    way_out = f"All it said is in {log}."
    if FULL in said:
        way_out = "The disk is full: make room and run make again; what is done is kept."
    return "\n".join([*lines[-SHOWN_LINES:], f"{name} failed. {way_out}"])
