"""Preparing `.venv`: what is shown meanwhile, and what happens when something is in the way."""

import io
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from building import prepare
from building.board import Board
from building.errors import Failed
from building.programs import Programs

ROOT = Path(__file__).parent.parent.parent


class Terminal(io.StringIO):
    """A screen that keeps all that was written to it."""

    def isatty(self) -> bool:
        return True


def test_a_log_gets_plain_lines() -> None:
    out = io.StringIO()
    with Board(out) as board, board.step("engine") as tell:
        for done in range(0, 101, 10):
            tell(f"{done}/100")
    lines = ["engine ...", "engine 30/100", "engine 50/100", "engine 80/100", "engine 100/100"]
    assert out.getvalue().splitlines() == [*lines, "engine: ready after 0 s"]


def test_a_terminal_gets_one_line_that_changes() -> None:
    out = Terminal()
    with Board(out) as board, board.step("packages"), board.step("engine") as tell:
        tell("37/165")
        _until(lambda: "engine 37/165" in out.getvalue())
    shown = out.getvalue()
    assert "packages 0 s · engine 37/165" in shown
    assert shown.replace("\r\x1b[2K", "").endswith("engine: ready after 0 s\npackages: ready after 0 s\n")
    assert "engine 1/" not in shown


def test_a_program_that_fails_is_told_with_the_end_of_its_log(tmp_path: Path) -> None:
    programs = Programs(tmp_path, tmp_path / "logs")
    with pytest.raises(Failed) as caught:
        programs.run("web", "sh", "-c", "for i in 1 2 3; do echo line $i; done; exit 3")
    assert str(caught.value) == "line 1\nline 2\nline 3\nweb failed. All it said is in logs/web.txt."


def test_a_full_disk_is_called_that(tmp_path: Path) -> None:
    programs = Programs(tmp_path, tmp_path / "logs")
    with pytest.raises(Failed, match="The disk is full: make room and run make again; what is done is kept"):
        programs.run("packages", "sh", "-c", "echo 'OSError: [Errno 28] No space left on device'; exit 1")


def test_stopping_ends_what_runs_and_starts_nothing_more(tmp_path: Path) -> None:
    programs = Programs(tmp_path, tmp_path / "logs")
    failures: list[Failed] = []

    def run() -> None:
        try:
            programs.run("long", "sleep", "60")
        except Failed as error:
            failures.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    _until(lambda: bool(programs.running))
    programs.stop()
    thread.join(10)
    assert len(failures) == 1
    with pytest.raises(Failed):
        programs.run("next", "true")


def test_a_second_call_waits_for_the_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepare, "VENV", tmp_path / ".venv")
    out = io.StringIO()
    second = threading.Thread(target=_hold, args=(Board(out),))
    with prepare.alone(Board(io.StringIO())):
        second.start()
        _until(lambda: bool(out.getvalue()))
        assert second.is_alive()
    second.join(10)
    assert not second.is_alive()
    assert out.getvalue() == "Another make prepares this folder; waiting for it ...\n"


def _hold(board: Board) -> None:
    with prepare.alone(board):
        pass


def test_ctrl_c_says_that_the_next_make_goes_on(tmp_path: Path) -> None:
    """In a copy without packages; it is stopped while it makes its folder."""
    code = (
        "import sys, time; from pathlib import Path; from building import prepare\n"
        f"prepare.VENV = Path({str(tmp_path / '.venv')!r})\n"
        "def wait(self):\n"
        "    with self.board.step('venv'): time.sleep(60)\n"
        "prepare.Preparing._make_venv = wait\n"
        "prepare.main('play')\n"
    )
    command = [sys.executable, "-c", code]
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        assert process.stderr.readline() == "venv ...\n"
        os.kill(process.pid, signal.SIGINT)
        assert process.stderr.read() == "Stopped. What is done is kept; the next make goes on from here.\n"
    assert process.returncode == 130


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / ".venv").touch()
    code = (
        "from building import prepare; from pathlib import Path\n"
        f"prepare.VENV = Path({str(tmp_path / '.venv')!r})\n"
        "prepare.main('play')"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert re.fullmatch(
        r"File exists: .*\.venv\. What is done is kept; mend this and run make again\.\n", done.stderr
    )


def test_what_is_installed_side_by_side_has_the_same_versions() -> None:
    """All locks go into one folder: what two of them name must not be changed to and fro."""
    pins: dict[str, set[str]] = {}
    for lock in sorted(ROOT.glob("requirements*.lock")):
        for name, version in re.findall(
            r"^([\w.-]+)==([^\s;]+) *\\\\?$", lock.read_text(encoding="utf-8"), re.MULTILINE
        ):
            pins.setdefault(name, set()).add(version)
    assert len(pins) > 100
    assert {name: versions for name, versions in pins.items() if len(versions) > 1} == {}


def test_every_goal_has_its_locks() -> None:
    assert all((ROOT / lock).exists() for _, lock in [prepare.PLAYING, *prepare.FIRST_LOCKS.values()])


def _until(true: Callable[[], bool]) -> None:
    """Wait until something holds, ten seconds at most."""
    end = time.monotonic() + 10
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)
