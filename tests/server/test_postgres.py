"""PostgreSQL instead of the file: what goes wrong is told in a sentence, and nothing acknowledged is lost."""

import signal
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, event, insert
from typer.testing import CliRunner

from carson.cli.app import app
from carson.core.errors import BadOption, MissingPackage
from carson.server.db import postgres, writer
from carson.server.db.engine import migrate
from carson.server.db.ledger import Mark
from carson.server.db.models import GameTable, Person
from carson.server.db.postgres import PostgresLink
from carson.server.db.rows import NewEntry
from carson.server.db.start import open_storage
from carson.server.db.writer import NotStored, Writer
from carson.server.settings import Settings
from carson.server.tables.checking import check_folder
from tests.loops import finished
from tests.server.conftest import RunningServer, quick
from tests.server.people import Browser
from tests.server.test_migrations import no_difference
from tests.server.test_trouble import table_row
from tools.postgres import Cluster

ALONE = [{"kind": "me"}, {"kind": "local", "name": "Bea"}]
NOW = datetime.now(UTC)


def name_of(url: str) -> str:
    return url.split("@/")[1].split("?", maxsplit=1)[0]


@pytest.fixture
def settings(cluster: Cluster, tmp_path: Path) -> Settings:
    return replace(quick(tmp_path, look_round_every=0.1), database_url=cluster.create())


# ---- starting

WRONG = {
    "nonsense": "--database takes an address",
    "postgresql://": "--database takes an address",
    "mysql://carson@localhost/x": "takes a PostgreSQL",
    "postgresql://carson@127.0.0.1:1/x": "does not answer",
    "postgresql://carson@127.0.0.1:99999/x": "does not answer",
}


@pytest.mark.parametrize("url", WRONG)
def test_an_address_that_leads_nowhere_is_told(tmp_path: Path, url: str) -> None:
    said = CliRunner().invoke(app, ["check", str(tmp_path), "--database", url])
    assert said.exit_code == 2
    assert WRONG[url] in " ".join(said.stderr.split())


def test_who_is_not_let_in_or_finds_nothing_is_told(cluster: Cluster, tmp_path: Path) -> None:
    name = name_of(cluster.create())
    for url, sentence in (
        (cluster.tcp_url(name, "guessed"), r"does not let us in .*password"),
        (cluster.tcp_url("nowhere"), r"there is no database “nowhere” .*createdb nowhere"),
        (cluster.tcp_url(name) + "?sslmode=require", "does not answer .*SSL"),
    ):
        with pytest.raises(BadOption, match=sentence) as told:
            open_storage(Settings(tmp_path, url))
        assert "tumbleweed" not in str(told.value)
        assert "guessed" not in str(told.value)


def test_a_missing_driver_is_named_with_its_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(MissingPackage, match=r'pip install "carson-city\[postgres\]"'):
        open_storage(Settings(tmp_path, "postgresql://carson@localhost/x"))


def test_the_schema_is_what_the_models_say_and_a_newer_one_is_told(
    cluster: Cluster, settings: Settings
) -> None:
    link, _ = open_storage(settings)
    link.run(no_difference)
    link.close()
    cluster.execute(name_of(settings.database_url), "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadOption, match="newer version of Carson"):
        migrate(settings)


def test_a_second_server_is_refused_whatever_its_folder(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "other").mkdir()
    link, _ = open_storage(settings)
    with monkeypatch.context() as impatient:
        impatient.setattr(postgres, "LOCK_WITHIN", 0.0)
        with pytest.raises(BadOption, match="another server works on the database"):
            open_storage(replace(settings, data=tmp_path / "other"))
    link.close()  # the database lifts the lock a moment later
    again, _ = open_storage(replace(settings, data=tmp_path / "other"))
    again.close()


# ---- a database that goes away


def test_play_stops_with_a_sentence_and_goes_on(cluster: Cluster, settings: Settings) -> None:
    """Nobody is told of a move that is not stored; when the database is back, everybody plays on."""
    server = RunningServer(settings)
    with Browser(server.base) as ann:
        table = ann.table(2, seats=ALONE)["id"]
        with ann.sit(table) as chair:
            assert chair.act()["type"] == "accepted"
            version = chair.now["version"]
            cluster.stop(signal.SIGQUIT)
            refused = chair.act()
            assert (refused["code"], chair.now["version"]) == ("busy", version)
            assert "the database of this server" in refused["reason"]
            assert "cannot be reached" in ann.get("/api/tables", 503)["detail"]
            health = httpx.get(f"{server.base}/health")
            assert (health.status_code, "cannot be reached" in health.text) == (503, True)
            cluster.start()
            assert chair.act()["type"] == "accepted"
            assert ann.get(f"/api/tables/{table}")["version"] == chair.now["version"]
        until_healthy(server)
        assert httpx.get(f"{server.base}/api/shared/%00x").status_code in (
            400,
            404,
        )  # no text has this letter
    server.stop()
    found = check_folder(settings.data, settings.database_url)
    assert (found.wrong, found.tables) == ([], 1)


def until_healthy(server: RunningServer) -> None:
    """It tries only once in a second."""
    deadline = time.monotonic() + 20
    while httpx.get(f"{server.base}/health").status_code != 200:
        assert time.monotonic() < deadline
        time.sleep(0.1)


class Desk:
    """A writer whose connection breaks when it is told to."""

    def __init__(self, settings: Settings) -> None:
        link, _ = open_storage(settings)
        assert isinstance(link, PostgresLink)
        self.link = link
        self.writer = Writer(link, Mark(settings))

    def breaks(self, stored: bool, meanwhile: Callable[[], object] = lambda: None) -> None:
        """The next commit is cut off, before or after it is made."""

        def cut(connection: Connection) -> None:
            event.remove(self.link._engine.sync_engine, "commit", cut)
            if stored:
                connection.connection.dbapi_connection.commit()  # type: ignore[union-attr]
            self.link._driver.terminate()
            meanwhile()
            raise ConnectionResetError("cut off")

        event.listen(self.link._engine.sync_engine, "commit", cut)

    async def begin(self) -> None:
        self.writer.start()
        await self.writer.store((insert(Person), {"id": "ann", "name": "Ann", "created": NOW}))
        await self.writer.store((insert(GameTable), table_row("t", NOW)))

    async def entry(self, ply: int) -> None:
        await self.writer.store(entries=[NewEntry("t", ply, 0, 5, NOW)])


@pytest.fixture
def desk(settings: Settings) -> Desk:
    return Desk(settings)


def plies(cluster: Cluster, settings: Settings) -> list[Any]:
    rows = cluster.execute(name_of(settings.database_url), "SELECT ply FROM entry ORDER BY ply")
    return [row[0] for row in rows]


@pytest.mark.parametrize("stored", [True, False])
def test_a_commit_that_is_cut_off_is_made_once(
    cluster: Cluster, settings: Settings, desk: Desk, stored: bool
) -> None:
    """The ledger knows whether it was made: nothing is refused, and nothing stored twice."""

    async def run() -> None:
        await desk.begin()
        desk.breaks(stored)
        await desk.entry(1)
        await desk.entry(2)
        await desk.writer.stop()

    finished(run())
    assert plies(cluster, settings) == [1, 2]


def test_who_cannot_know_says_so_and_looks_again(
    cluster: Cluster, settings: Settings, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The commit is made, but nobody can ask: that is told, and later all is read anew."""
    monkeypatch.setattr(writer, "DOUBTFUL_FOR", 0.0)
    anew: list[bool] = []

    async def run() -> None:
        await desk.begin()
        desk.writer.on_replaced = lambda: anew.append(True)
        desk.breaks(True, cluster.stop)
        with pytest.raises(NotStored, match="went away while this was being stored"):
            await desk.entry(1)
        with pytest.raises(NotStored, match="nothing was changed"):
            await desk.entry(1)
        cluster.start()
        with pytest.raises(NotStored, match="look again"):
            await desk.entry(1)
        await desk.entry(2)
        await desk.writer.stop()

    finished(run())
    assert anew == [True]
    assert plies(cluster, settings) == [1, 2]
