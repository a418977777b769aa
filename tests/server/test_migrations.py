"""A folder of an older Carson: its games are there after the upgrade, and are played on."""

import json
import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from carson.core import registry
from carson.core.errors import BadOption
from carson.core.match import Match
from carson.server.db.engine import config_for, migrate, open_for_writing
from carson.server.db.models import Base
from carson.server.settings import Settings
from carson.server.tables.checking import check_folder
from tests.server.conftest import RunningServer, quick
from tests.server.people import Browser

TIME = "2026-01-05 20:15:00.000000"


def old_folder(folder: Path, revision: str) -> tuple[Settings, Match]:
    """A database of an earlier schema, with a public game in progress of two guests, and their talk."""
    settings = quick(folder)
    settings.secret()
    command.upgrade(config_for(settings), revision)
    game = registry.game("city")
    match = Match.start(game, game.settle({"seats": "2"}), "old", ["Ann", "Ben"])
    for _ in range(30):
        seat = match.state.actors()[0]
        match.act(seat, match.state.legal(seat)[0])
    with sqlite3.connect(settings.database) as database:
        for person in ("ann", "ben"):
            row = (person, person.title(), TIME)
            database.execute("INSERT INTO person (id, name, created) VALUES (?, ?, ?)", row)
            database.execute(
                "INSERT INTO session (id, person_id, created) VALUES (?, ?, ?)", (f"s-{person}", person, TIME)
            )
        database.execute(
            "INSERT INTO game_table (id, name, game, rules, options, public, invite, host_id, clock, seed,"
            " state, forked, created, updated) VALUES"
            " ('t', 'Old Boots', 'city', ?, ?, 1, 'i', 'ann', '{}', 'old', 'playing', 0, ?, ?)",
            (game.version, json.dumps(match.options), TIME, TIME),
        )
        for seat, person in enumerate(("ann", "ben")):
            place = ("t", seat, "person", person, person.title())
            database.execute(
                "INSERT INTO seat (table_id, seat, kind, person_id, name) VALUES (?, ?, ?, ?, ?)", place
            )
        for ply, move in enumerate(match.moves, 1):
            entry = ("t", ply, move.seat, move.action, TIME)
            database.execute(
                "INSERT INTO entry (table_id, ply, seat, action, at) VALUES (?, ?, ?, ?, ?)", entry
            )
        database.execute(
            "INSERT INTO chat_line (table_id, person_id, seat, name, text, at)"
            " VALUES ('t', 'ann', 0, 'Ann', 'Howdy', ?)",
            (TIME,),
        )
    database.close()
    return settings, match


@pytest.mark.parametrize("revision", ["0001", "0002", "people"])
def test_nothing_is_lost(tmp_path: Path, revision: str) -> None:
    settings, match = old_folder(tmp_path, revision)
    migrate(settings)
    found = check_folder(tmp_path)
    assert (found.wrong, found.notes) == ([], [])
    assert (found.tables, found.entries) == (1, match.version)


def test_a_game_of_an_older_schema_is_played_on(tmp_path: Path) -> None:
    settings, match = old_folder(tmp_path, "0002")
    server = RunningServer(settings)
    with Browser(server.base) as ben:
        listed = ben.get("/api/tables")["watch"][0]
        assert (listed["version"], listed["actors"]) == (match.version, match.state.actors())
        assert ben.get("/api/tables/t/log")["lines"]
    cookie = server.app.state.accounts.sessions.cookie_for("s-ann")
    with Browser(server.base) as ann:
        ann.http.cookies.delete("carson")
        ann.http.cookies.set("carson", cookie, domain="127.0.0.1")
        with ann.sit("t") as chair:
            assert chair.now["version"] == match.version
            if chair.now["asked"]:
                assert chair.act()["type"] == "accepted"
    server.stop()
    assert check_folder(tmp_path).wrong == []
    with sqlite3.connect(settings.database) as database:  # words that were not stored then are stored now
        untold = database.execute("SELECT count(*) FROM entry WHERE told IS NULL").fetchone()
    database.close()
    assert untold == (0,)


def test_the_schema_is_what_the_models_say(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    migrate(settings)
    link = open_for_writing(settings)
    link.run(no_difference)
    link.close()


def no_difference(connection: Connection) -> None:
    context = MigrationContext.configure(connection, opts={"compare_type": False})
    assert compare_metadata(context, Base.metadata) == []


def test_a_step_back_and_forth(tmp_path: Path) -> None:
    settings, match = old_folder(tmp_path, "people")
    migrate(settings)
    command.downgrade(config_for(settings), "people")
    migrate(settings)
    assert check_folder(tmp_path).entries == match.version


def test_a_newer_or_broken_database_is_refused_in_a_sentence(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    migrate(settings)
    with sqlite3.connect(settings.database) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    with pytest.raises(BadOption, match="newer version of Carson"):
        migrate(settings)
    settings.database.write_bytes(b"nonsense" * 1000)
    with pytest.raises(BadOption, match="cannot be used"):
        migrate(settings)
