"""A disk that is really full, under a real server: nothing acknowledged is lost, and play goes on later."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.people import Browser, Chair
from tests.server.test_crash import Process

resource: Any = pytest.importorskip("resource")
pytestmark = pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="limits are set from outside")

ALONE = [{"kind": "me"}, {"kind": "local", "name": "Bea"}]


class Limited:
    """Files of the server may not grow: anybody can do that."""

    says = "disk of this server fails"

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fill(self, server: Process) -> None:
        largest = max(file.stat().st_size for file in self.folder.iterdir())
        _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (largest, hard))

    def free(self, server: Process) -> None:
        _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))


class Small:
    """A file system of a few megabytes, for those who may mount one."""

    says = "disk of this server is full"

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fill(self, _: Process) -> None:
        with (self.folder / "filler").open("wb", buffering=0) as file:
            for size in (65536, 1):
                try:
                    while True:
                        file.write(b"x" * size)
                except OSError:
                    pass

    def free(self, _: Process) -> None:
        (self.folder / "filler").unlink()


@pytest.fixture(params=["limited", "small"])
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Any]:
    if request.param == "limited":
        yield Limited(tmp_path)
        return
    folder = tmp_path / "small"
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=6m", "carson-test", str(folder)]
    if os.geteuid() != 0 or not shutil.which("mount") or subprocess.run(command, check=False).returncode:
        pytest.skip("needs the right to mount a file system")
    try:
        yield Small(folder)
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def test_a_full_disk(disk: Limited | Small) -> None:
    server = Process(disk.folder)
    ann = Browser(server.base)
    table = ann.table(2, seats=ALONE)["id"]
    with ann.sit(table) as chair:
        assert chair.act()["type"] == "accepted"
        disk.fill(server)
        refused = refused_at_last(chair)
        assert refused["code"] == "busy"
        assert disk.says in refused["reason"]
        version = chair.now["version"]
        failing = ann.get("/health", 503)
        assert disk.says in failing["reason"]
        login = {"login": "somebody", "password": "long enough"}
        assert disk.says in ann.post("/api/account", login, 503)["detail"]
        disk.free(server)
        accepted = chair.act()
        assert accepted["type"] == "accepted"
        assert accepted["version"] > version
        version = chair.up_to(accepted["version"])["version"]
    server.kill()
    server = Process(disk.folder)
    ann.base = server.base
    ann.http.base_url = server.base
    with ann.sit(table) as chair:
        assert chair.now["version"] == version
        assert chair.act()["type"] == "accepted"
    ann.http.close()
    server.stop()


def refused_at_last(chair: Chair) -> dict[str, Any]:
    """Move until the last free page is full."""
    for _ in range(60):
        answer = chair.act()
        if answer["type"] == "refused":
            return answer
    raise AssertionError("the disk is not full")
