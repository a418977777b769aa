"""Pictures of shared games: painted once by a process of its own, kept in a folder, and a few at a time."""

import asyncio
import sys
from contextlib import suppress
from pathlib import Path

import structlog

from carson.server.allowance import Allowances
from carson.server.refusal import Refused
from carson.server.settings import Settings
from carson.server.tables.looking_back import record
from carson.server.tables.seats import colours_of
from carson.server.tables.table import Table
from carson.server.words import later

log = structlog.get_logger()

KINDS = {"picture.png": "image/png", "film.gif": "image/gif"}
PATIENCE = 120.0  # seconds a picture may take; its process has a limit of its own
WAITING = 6  # that may wait for the one that is painted now
LARGEST = 12 << 20  # bytes


class Pictures:
    """Previews and films, by the code of a link. Play is never held up: others paint, one at a time."""

    def __init__(self, settings: Settings) -> None:
        self.folder = settings.data / "pictures"
        self.room = settings.pictures_kept
        self.allowances = Allowances(settings.pictures_per_hour / 3600, settings.picture_burst)
        self._waiting = 0
        self._one = asyncio.Lock()

    async def get(self, table: Table, code: str, kind: str, address: str) -> bytes:
        """The picture, which is painted if it is not there; refused when there is too much to paint."""
        path = self.folder / f"{code}-{table.version}-{kind}"
        if (kept := _read(path)) is not None:
            return kept
        if self._waiting >= WAITING or not self.allowances.spend(address):
            raise Refused(later("refused.many-pictures"), "busy", 429, wait=60)
        self._waiting += 1
        try:
            async with self._one:
                if (kept := _read(path)) is not None:
                    return kept  # somebody else has asked for it at the same time
                made = await _painted(kind, record(table), colours_of(table.seats))
        finally:
            self._waiting -= 1
        self._keep(path, made)
        return made

    def forget(self, code: str) -> None:
        """The link was taken back: nothing is kept of it."""
        for path in self.folder.glob(f"{code}-*") if code else ():
            path.unlink(missing_ok=True)

    def _keep(self, path: Path, made: bytes) -> None:
        """What cannot be kept is painted again; the oldest make room."""
        draft = path.with_suffix(".new")
        with suppress(OSError):
            self.folder.mkdir(exist_ok=True)
            draft.write_bytes(made)
            draft.replace(path)
            kept = sorted(self.folder.iterdir(), key=lambda one: one.stat().st_mtime)
            size = sum(one.stat().st_size for one in kept)
            for old in kept[:-1]:
                if size <= self.room:
                    break
                size -= old.stat().st_size
                old.unlink(missing_ok=True)


def _read(path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except OSError:
        return None


async def _painted(kind: str, text: str, colours: list[int]) -> bytes:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "carson.pictures",
        kind,
        ",".join(map(str, colours)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        made, said = await asyncio.wait_for(process.communicate(text.encode()), PATIENCE)
    except TimeoutError:
        made, said = b"", b"too slow"
    finally:
        if process.returncode is None:
            process.kill()
    if not made or len(made) > LARGEST:
        log.error("no picture", kind=kind, size=len(made), said=said.decode(errors="replace")[-2000:])
        raise Refused(later("refused.no-picture"), status=503, wait=60)
    return made
