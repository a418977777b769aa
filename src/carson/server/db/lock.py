"""The lock of a folder: one server at a time. The system lifts it when a process ends, however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import TracebackType

from carson.core.errors import BadOption
from carson.server.words import later

NAME = "carson.lock"

if sys.platform == "win32":
    import msvcrt

    def _take(descriptor: int, shared: bool) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(descriptor: int, shared: bool) -> None:
        fcntl.flock(descriptor, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)


class FolderLock:
    """Held by the server that works on a folder, until it is released or the process is gone."""

    def __init__(self, folder: Path, shared: bool = False) -> None:
        """Take it, with others who share it; BadOption, with a sentence, when somebody else has it."""
        folder.mkdir(parents=True, exist_ok=True)
        self._descriptor = os.open(folder / NAME, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _take(self._descriptor, shared)
        except OSError as error:
            self.release()
            raise BadOption(later("start.folder-in-use", folder=folder)) from error

    def release(self) -> None:
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1

    def __enter__(self) -> FolderLock:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self.release()

    def __del__(self) -> None:
        self.release()
