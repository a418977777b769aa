"""The folder that keeps what was compiled, each file under the hash of what it was made of.

A file or an engine appears there only when it is complete, so two builds may share a folder, and one that is
killed leaves nothing half done.
"""

import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

ENGINES_KEPT = 4
DAYS_KEPT = 14  # object files that no build has used for so long are removed
HOURS_OF_A_BUILD = 1  # after which what it works with is left over


def hash_of(*parts: str) -> str:
    """The name under which something made of these parts is kept."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


@contextmanager
def cache_folder(warn: Callable[[str], None]) -> Iterator[Path]:
    """The folder CARSON_CACHE names if it can be written, else one for this build alone."""
    named = os.environ.get("CARSON_CACHE")
    if named:
        try:
            for part in ("engines", "objects"):
                Path(named, part).mkdir(parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=Path(named, "objects")).close()
        except OSError as error:
            warn(f"the cache {named} cannot be written ({error.strerror}): all is compiled, nothing kept")
        else:
            yield Path(named)
            return
    with tempfile.TemporaryDirectory(prefix="carson-engine-") as folder:
        Path(folder, "engines").mkdir()
        Path(folder, "objects").mkdir()
        yield Path(folder)


def in_use(kept: Path) -> bool:
    """Whether something is in the cache; if so, it is noted that it is in use."""
    try:
        os.utime(kept)
    except FileNotFoundError:
        return False
    return True


def move_in(made: Path, kept: Path) -> None:
    """Put something complete into the cache, unless another build was quicker."""
    try:
        os.replace(made, kept)
    except OSError:
        if not kept.exists():
            raise


def forget(cache: Path) -> None:
    """Remove what has not been used for long, and what builds that were killed have left."""
    engines = sorted((cache / "engines").iterdir(), key=_last_used)
    for engine in engines[:-ENGINES_KEPT]:
        shutil.rmtree(engine, ignore_errors=True)
    now = time.time()
    for path in (cache / "objects").iterdir():
        if _last_used(path) < now - DAYS_KEPT * 24 * 3600:
            path.unlink(missing_ok=True)
    for left in cache.glob("making-*"):
        if _last_used(left) < now - HOURS_OF_A_BUILD * 3600:
            shutil.rmtree(left, ignore_errors=True)


def _last_used(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except FileNotFoundError:  # another build was quicker
        return time.time()
