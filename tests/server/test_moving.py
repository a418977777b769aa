"""`carson move-data`: from a folder into PostgreSQL and back, all of it or nothing, and compared."""

import shutil
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection
from typer.testing import CliRunner, Result

from carson.cli.app import app
from carson.core.errors import BadOption
from carson.server.db import moving
from carson.server.db.backup import back_up, put_back
from carson.server.db.lock import FolderLock
from carson.server.db.moving import move
from carson.server.settings import Settings
from carson.server.tables.checking import check_folder
from tests.server.conftest import RunningServer, quick
from tests.server.people import Browser
from tests.server.test_backup import play
from tests.server.test_passkeys import at_home, registered
from tests.server.test_postgres import name_of
from tools.postgres import Cluster

ALONE = [{"kind": "me"}, {"kind": "local", "name": "Bea"}]
PARTS = ("person", "session", "game_table", "seat", "entry", "chat_line", "hidden", "announcement", "audit")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, Browser, str]]:
    """A folder with a game in progress and somebody who has played it."""
    folder = tmp_path_factory.mktemp("home")
    server = RunningServer(quick(folder))
    with Browser(server.base) as ann:
        table = ann.table(2, seats=ALONE)["id"]
        ann.post("/api/account", {"login": "ann@example.org", "password": "long enough"})
        registered(at_home(ann), name="My phone")
        with ann.sit(table) as chair:
            play(chair, 4)
            assert chair.ask(type="chat", text="Howdy, Ännchen 🤠")["type"] == "accepted"
        server.stop()
        carson("admin", "announce", "Howdy", "--data", str(folder))  # a row of the audit log, too
        yield folder, ann, table


@pytest.fixture
def folder(home: tuple[Path, Browser, str], tmp_path: Path) -> Path:
    return Path(shutil.copytree(home[0], tmp_path / "data"))


def carson(*args: str) -> Result:
    return CliRunner().invoke(app, list(args))


def dump(folder: Path) -> list[str]:
    """All rows."""
    with sqlite3.connect(folder / "carson.sqlite3") as database:
        lines = sorted(line for line in database.iterdump() if line.startswith("INSERT"))
    database.close()
    return lines


def test_there_and_back_and_played_on(
    cluster: Cluster,
    home: tuple[Path, Browser, str],
    folder: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """People are still signed in, the game goes on, and what comes back is what left."""
    monkeypatch.setattr(moving, "PART", 3)  # so that there are many parts
    _, old, table = home
    url = cluster.create()
    there = carson("move-data", str(folder), url)
    assert there.exit_code == 0, there.stderr
    assert "entry: " in there.stdout
    assert f"carson serve --data {folder} --database postgresql+asyncpg://" in there.stdout
    assert carson("move-data", url, str(tmp_path / "back")).exit_code == 0
    assert dump(tmp_path / "back") == dump(folder)
    server = RunningServer(replace(quick(folder), database_url=url))
    with Browser(server.base, old.http.cookies) as ann:
        assert ann.me["login"] == "ann@example.org"
        assert [one["name"] for one in ann.get("/api/account")["passkeys"]] == ["My phone"]
        with ann.sit(table) as chair:
            play(chair, 2)
            assert chair.ask(type="chat", text="Here we are")["type"] == "accepted"
    server.stop()
    assert check_folder(folder, url).wrong == []


def test_a_target_that_is_not_empty_is_refused_with_the_way_out(
    cluster: Cluster, folder: Path, tmp_path: Path
) -> None:
    url = cluster.create()
    assert carson("move-data", str(folder), url).exit_code == 0
    again = carson("move-data", str(folder), url)
    assert (again.exit_code, "is not empty" in again.stderr, "createdb" in again.stderr) == (2, True, True)
    shutil.copytree(folder, tmp_path / "taken")
    taken = carson("move-data", url, str(tmp_path / "taken"))
    assert (taken.exit_code, "is not empty" in taken.stderr) == (2, True)


def test_all_or_nothing(cluster: Cluster, folder: Path) -> None:
    """A row that cannot be moved moves none; mended, everything can be."""
    url = cluster.create()
    sql = "UPDATE chat_line SET text = text || char(0)"
    with sqlite3.connect(folder / "carson.sqlite3") as database:
        database.execute(sql)
    database.close()
    failed = carson("move-data", str(folder), url)
    assert failed.exit_code == 2
    assert "nothing was moved" in failed.stderr
    assert "chat_line" in failed.stderr
    counts = [cluster.execute(name_of(url), f"SELECT count(*) FROM {part}") for part in PARTS]
    assert counts == [[(0,)]] * len(PARTS)
    with sqlite3.connect(folder / "carson.sqlite3") as database:
        database.execute("UPDATE chat_line SET text = 'Howdy'")
    database.close()
    assert carson("move-data", str(folder), url).exit_code == 0


def test_what_does_not_arrive_is_noticed(
    cluster: Cluster, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A row that is lost or changed on the way."""
    change = moving._change
    for spoil in (lambda row: {**row, "seat": 9}, None):
        url = cluster.create()

        def lossy(statement: Any, part: Any, connection: Connection, spoil: Any = spoil) -> None:
            if statement.table.name == "entry":
                part = [*part[1:], *([spoil(part[0])] if spoil else [])]
            change(statement, part, connection)

        monkeypatch.setattr(moving, "_change", lossy)
        with pytest.raises(BadOption, match="what arrived in entry"):
            move(Settings(folder), Settings(folder, url), lambda _table, _rows: None)
        assert cluster.execute(name_of(url), "SELECT count(*) FROM entry") == [(0,)]


def test_no_server_works_on_either_side(cluster: Cluster, folder: Path) -> None:
    with FolderLock(folder):
        busy = carson("move-data", str(folder), cluster.create())
    assert (busy.exit_code, "another server" in busy.stderr) == (2, True)
    nothing = carson("move-data", cluster.create(), str(folder / "new"))
    assert (nothing.exit_code, "nothing of Carson" in nothing.stderr) == (2, True)


def test_a_backup_of_postgres_is_a_folder_and_goes_back_by_moving(
    cluster: Cluster, folder: Path, tmp_path: Path
) -> None:
    """While the server runs, from one moment."""
    settings = replace(quick(folder), database_url=cluster.create())
    move(Settings(folder), settings, lambda _table, _rows: None)
    server = RunningServer(settings)
    assert back_up(settings, tmp_path / "copy") == 1
    server.stop()
    assert check_folder(tmp_path / "copy").wrong == []
    with pytest.raises(BadOption, match="carson move-data"):
        put_back(settings, tmp_path / "copy")
    url = cluster.create()
    assert carson("move-data", str(tmp_path / "copy"), url).exit_code == 0
    assert check_folder(folder, url).wrong == []
