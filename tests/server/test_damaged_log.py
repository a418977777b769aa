"""A write-ahead log that was damaged in a crash is noticed, though SQLite takes it for a shorter one."""

import errno
import shutil
from pathlib import Path

import pytest

from carson.server.db.backup import back_up
from carson.server.db.ledger import Mark, marked
from carson.server.db.start import open_storage
from carson.server.settings import Settings
from carson.server.tables.checking import check_folder
from tests.server.conftest import RunningServer, quick
from tests.server.people import Browser, numbers_in


@pytest.fixture(scope="module")
def crash(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder as a crash in the middle of play leaves it."""
    folder, image = tmp_path_factory.mktemp("data"), tmp_path_factory.mktemp("crash")
    server = RunningServer(quick(folder))
    with Browser(server.base) as ann:
        seats = [{"kind": "me"}, {"kind": "local", "name": "Bea"}]
        with ann.sit(ann.table(2, seats=seats)["id"]) as chair:
            for _ in range(8):
                assert chair.act()["type"] == "accepted"
        for file in folder.iterdir():
            shutil.copyfile(file, image / file.name)
    server.stop()
    return image


def copied(crash: Path, folder: Path) -> Settings:
    shutil.copytree(crash, folder, dirs_exist_ok=True)
    return quick(folder)


def missing_at_start(settings: Settings) -> int:
    """How many commits a server that starts finds missing."""
    link, missing = open_storage(settings)
    link.close()
    return missing


def damage(settings: Settings, how: str) -> None:
    log = settings.database.with_name("carson.sqlite3-wal")
    whole = log.read_bytes()
    half = len(whole) // 2
    flipped = whole[:half] + bytes([whole[half] ^ 1]) + whole[half + 1 :]
    log.write_bytes({"cut": whole[:half], "flipped": flipped, "gone": b""}[how])


@pytest.mark.parametrize("how", ["cut", "flipped", "gone"])
def test_a_damaged_log_is_noticed(crash: Path, tmp_path: Path, how: str) -> None:
    settings = copied(crash, tmp_path)
    damage(settings, how)
    damaged = settings.database.with_name("carson.sqlite3-wal").read_bytes()
    missing = missing_at_start(settings)
    assert missing > 0
    assert how == "gone" or (tmp_path / "damaged.wal").read_bytes() == damaged
    assert missing_at_start(settings) == 0  # said once


def test_looking_at_a_damaged_log_leaves_it_for_the_server_to_keep(crash: Path, tmp_path: Path) -> None:
    settings = copied(crash, tmp_path / "data")
    damage(settings, "flipped")
    log = settings.database.with_name("carson.sqlite3-wal")
    damaged = log.read_bytes()
    assert any("commits are missing" in problem for problem in check_folder(settings.data).wrong)
    back_up(settings, tmp_path / "copy")
    assert log.read_bytes() == damaged


def test_a_log_that_a_crash_left_whole_is_read_to_its_end(crash: Path, tmp_path: Path) -> None:
    settings = copied(crash, tmp_path)
    assert missing_at_start(settings) == 0
    assert not (tmp_path / "damaged.wal").exists()
    assert not (tmp_path / "last.wal").exists()


def test_a_mark_that_is_behind_says_nothing(crash: Path, tmp_path: Path) -> None:
    """As after a power failure: the database was flushed, the mark was not."""
    settings = copied(crash, tmp_path)
    mark = Mark(settings)
    mark.write(marked(settings) - 1)
    mark.close()
    assert missing_at_start(settings) == 0


def test_a_full_disk_does_not_keep_the_log_from_being_read(
    crash: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = copied(crash, tmp_path)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(shutil, "copyfile", full)
    assert missing_at_start(settings) == 0


def test_the_host_is_told(crash: Path, tmp_path: Path) -> None:
    settings = copied(crash, tmp_path)
    damage(settings, "flipped")
    server = RunningServer(settings)
    with Browser(server.base) as ann:
        numbers = numbers_in(ann.http.get("/metrics").text)
        assert numbers["carson_commits_missing"] > 0
    server.stop()
