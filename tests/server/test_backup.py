"""`carson backup`, `carson restore` and `carson check`, while the server runs and while it does not."""

import shutil
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result
from websockets.exceptions import ConnectionClosed

from carson.cli.app import app
from carson.core.errors import BadOption
from carson.server.db.backup import back_up, put_back
from carson.server.tables.checking import check_folder
from tests.server.conftest import RunningServer, quick
from tests.server.people import Browser, Chair
from tests.server.test_damaged_log import missing_at_start

ALONE = [{"kind": "me"}, {"kind": "local", "name": "Bea"}]


def carson(*args: str) -> Result:
    return CliRunner().invoke(app, list(args))


class Home:
    """A running server, somebody at a table, and a place for backups."""

    def __init__(self, folder: Path) -> None:
        self.settings = quick(folder / "data", look_round_every=0.1)
        self.folder = folder
        self.server = RunningServer(self.settings)
        self.ann = Browser(self.server.base)
        self.table = self.ann.table(2, seats=ALONE)["id"]

    def close(self) -> None:
        self.ann.http.close()
        self.server.stop()


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    home = Home(tmp_path_factory.mktemp("home"))
    yield home
    home.close()


def play(chair: Chair, moves: int) -> int:
    for _ in range(moves):
        answer = chair.act()
        assert answer["type"] == "accepted"
    version: int = chair.now["version"]
    return version


def test_a_backup_of_a_running_server_is_played_on_elsewhere(home: Home, tmp_path: Path) -> None:
    with home.ann.sit(home.table) as chair:
        version = play(chair, 5)
        assert back_up(home.settings, tmp_path / "copy") == 1
        play(chair, 2)
    tables, kept = put_back(quick(tmp_path / "elsewhere"), tmp_path / "copy")
    assert (tables, kept) == (1, None)
    other = RunningServer(quick(tmp_path / "elsewhere"))
    with Browser(other.base, home.ann.http.cookies) as ann:  # the key came along
        assert ann.me["id"] == home.ann.me["id"]
        with ann.sit(home.table) as chair:
            assert chair.now["version"] == version
            play(chair, 3)
    assert other.app.state.tables.services.writer.missing == 0
    other.stop()


def test_a_running_server_goes_on_with_what_was_put_back(home: Home, tmp_path: Path) -> None:
    with home.ann.sit(home.table) as chair:
        version = play(chair, 1)
        back_up(home.settings, tmp_path / "copy")
        later = play(chair, 3)
        assert later > version
        _, kept = put_back(home.settings, tmp_path / "copy")
        with pytest.raises(ConnectionClosed):
            chair.until(lambda _: False)
    deadline = time.monotonic() + 10
    while home.ann.get(f"/api/tables/{home.table}")["version"] != version and time.monotonic() < deadline:
        time.sleep(0.02)
    with home.ann.sit(home.table) as chair:
        assert chair.now["version"] == version
        play(chair, 3)
    assert check_folder(home.settings.data).wrong == []
    assert kept is not None
    with sqlite3.connect(kept / "carson.sqlite3") as database:
        assert database.execute("SELECT count(*) FROM entry").fetchone() == (later,)
    database.close()


def test_a_move_that_meets_the_restored_database_never_happened(home: Home, tmp_path: Path) -> None:
    """The move is told to be refused, before anybody has looked round."""
    back_up(home.settings, tmp_path / "copy")
    home.server.app.state.keeper.tasks[0].cancel()
    with home.ann.sit(home.table) as chair:
        put_back(home.settings, tmp_path / "copy")
        answer = chair.act()
        assert answer["code"] == "busy"
        assert "put back a backup" in answer["reason"]
    home.server.on_loop(restart(home.server))
    with home.ann.sit(home.table) as chair:
        play(chair, 1)
    assert check_folder(home.settings.data).wrong == []


async def restart(server: RunningServer) -> None:
    server.app.state.keeper.start()


def test_another_key_is_not_put_under_a_running_server(home: Home, tmp_path: Path) -> None:
    back_up(home.settings, tmp_path / "copy")
    (tmp_path / "copy" / "secret.key").write_text("x" * 40)
    with pytest.raises(BadOption, match=r"another secret\.key"):
        put_back(home.settings, tmp_path / "copy")


def test_a_restored_database_is_not_taken_for_a_shorter_one(home: Home, tmp_path: Path) -> None:
    back_up(home.settings, tmp_path / "copy")
    settings = quick(tmp_path / "data")
    put_back(settings, tmp_path / "copy")
    (settings.data / "commits.mark").write_text(f"{500:020d}\n")
    put_back(settings, tmp_path / "copy")
    assert missing_at_start(settings) == 0


def test_mistakes_are_told(home: Home, tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "file").touch()
    taken = carson("backup", str(tmp_path / "full"), "--data", str(home.settings.data))
    assert "name a folder that does not exist" in taken.stderr
    nothing = carson("restore", str(tmp_path / "full"), "--data", str(tmp_path / "data"))
    assert nothing.exit_code == 2
    assert "there is no database" in nothing.stderr
    (tmp_path / "full" / "carson.sqlite3").write_text("this is no database, but long enough to be one" * 100)
    damaged = carson("restore", str(tmp_path / "full"), "--data", str(tmp_path / "data"))
    assert damaged.exit_code == 2
    assert "not a database" in damaged.stderr


def test_the_commands(home: Home, tmp_path: Path) -> None:
    made = carson("backup", str(tmp_path / "copy"), "--data", str(home.settings.data))
    assert (made.exit_code, "one table copied" in made.stdout) == (0, True)
    assert carson("backup", str(tmp_path / "copy"), "--data", str(home.settings.data)).exit_code == 2
    back = carson("restore", str(tmp_path / "copy"), "--data", str(tmp_path / "data"))
    assert (back.exit_code, "one table put back" in back.stdout) == (0, True)
    fine = carson("check", str(tmp_path / "data"))
    assert fine.exit_code == 0
    assert fine.stdout.startswith("OK: one table, ")


@pytest.mark.parametrize(
    ("sql", "says"),
    [
        ("UPDATE entry SET action = 9999 WHERE ply = 10", "its log is not what was stored"),
        ("DELETE FROM entry WHERE ply = 10", "entry 10 of its log is missing"),
        ("DELETE FROM seat WHERE seat = 1", "it needs 2 seats and has 1"),
        ("UPDATE game_table SET game = 'chess'", "no game “chess”"),
        ("UPDATE game_table SET clock = 'sand'", "its clock cannot be read"),
        ("UPDATE game_table SET state = 'over'", "its log says otherwise"),
        ("UPDATE game_table SET rules = '2019.1'", "played by rules 2019.1"),
        ("DELETE FROM person", "belongs to a row of person that is not there"),
        ("UPDATE ledger SET commits = 1", "commits are missing"),
    ],
)
def test_check_says_what_is_wrong(home: Home, tmp_path: Path, sql: str, says: str) -> None:
    folder = tmp_path / "data"
    back_up(home.settings, folder)
    shutil.copy2(home.settings.data / "commits.mark", folder)
    with sqlite3.connect(folder / "carson.sqlite3") as database:
        database.execute(sql)
    database.close()
    found = check_folder(folder)
    assert says in " ".join([*found.wrong, *found.notes])
    assert bool(found.wrong) == ("2019.1" not in sql)  # older rules are no damage


def test_check_plays_the_whole_log_again(home: Home, tmp_path: Path) -> None:
    """What the rules forbid is found, though the chain was made to fit."""
    folder = tmp_path / "data"
    back_up(home.settings, folder)
    with sqlite3.connect(folder / "carson.sqlite3") as database:
        database.execute("UPDATE entry SET action = 9999 WHERE ply = 10")
        database.execute("UPDATE game_table SET version = 0, chain = ''")
    database.close()
    assert "entry 10 of its log makes no sense" in " ".join(check_folder(folder).wrong)
