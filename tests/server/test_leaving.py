"""Leaving for good: everything of a person goes, and games of others stay whole under another name."""

import random
import re

from sqlalchemy import ForeignKey, select

from carson.server.db.models import Base, GameTable, Person, Seat
from carson.server.tables.checking import check_folder
from carson.server.tables.expiry import OWN
from carson.server.tables.other_names import OtherNames
from tests.server.conftest import ON_BOTH, RunningServer
from tests.server.people import Browser, Chair, Json

LEFT = "Somebody who left"
PASSWORD = "a long password"


def everything(server: RunningServer) -> str:
    """All that is stored, as one text."""

    async def read() -> str:
        async with server.app.state.tables.services.engine.connect() as connection:
            rows = [
                row
                for table in Base.metadata.sorted_tables
                for row in await connection.execute(select(table))
            ]
        return "\n".join(map(str, rows))

    return server.on_loop(read())


def wrong(server: RunningServer) -> list[object]:
    settings = server.app.state.tables.services.settings
    return list(check_folder(settings.data, settings.database_url).wrong)


def named(browser: Browser) -> str:
    """A name that nobody else has, and an account."""
    name = f"Zebulon-{re.sub(r'[^A-Za-z0-9]', 'x', browser.me['id'])}"
    browser.send("PUT", "/api/me", {"name": name}, 200)
    browser.post("/api/account", {"login": name.lower(), "password": PASSWORD})
    return name


def together(host: Browser, *others: Browser, **wish: object) -> str:
    table = host.table(1 + len(others), **wish)
    for other in others:
        other.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    return str(table["id"])


def play(chairs: list[Chair], moves: int = 10**6) -> None:
    """Some moves of whoever is asked, or all there are."""
    chance = random.Random(1)
    for _ in range(moves):
        chair = next((one for one in chairs if one.now["asked"]), None)
        if chair is None or chair.now["result"] is not None:
            return
        version = chair.act(chance.choice)["version"]
        for one in chairs:
            one.up_to(version)


def leave(browser: Browser) -> Json:
    guest: Json = browser.send("DELETE", "/api/account", status=200)
    return guest


@ON_BOTH
def test_a_game_goes_on_without_whoever_left(ann: Browser, ben: Browser, server: RunningServer) -> None:
    name = named(ann)
    table = together(ann, ben, name=f"The table of {name}")
    with ann.sit(table) as hers, ben.sit(table) as his:
        hers.ask(type="chat", text="Howdy")
        his.ask(type="chat", text="Hello")
        play([hers, his], 12)
    ann.send("PUT", f"/api/tables/{table}/notes/0", {"text": "buy the mine"}, 200)
    ann.post("/api/bots", {"name": f"Bot {name}"})
    copy = ben.post(f"/api/tables/{table}/fork", {"version": 8})["id"]
    moves = ben.get(f"/api/tables/{table}/moves")
    assert name in everything(server)
    guest = leave(ann)
    assert guest["login"] is None
    assert ann.get("/api/me") == guest

    assert name not in everything(server)
    assert name.lower() not in everything(server)
    info = ben.get(f"/api/tables/{table}")
    assert (info["name"], info["seats"][0]["name"]) == (f"The table of {LEFT}", LEFT)
    assert info["seats"][0]["kind"] == "bot"
    assert (info["host"], info["mine"]) == (True, [1])
    assert ben.get(f"/api/tables/{copy}")["seats"][0]["name"] == LEFT
    assert len(ben.get(f"/api/tables/{table}/moves")) >= len(moves)
    with ben.sit(table) as chair:
        said = chair.until(lambda message: message["type"] == "chat")["lines"]
        assert [line["text"] for line in said] == ["Hello"]
        assert any(LEFT in line["text"] for line in chair.log)
        before = chair.now["version"]
        while chair.now["version"] < before + 6:  # the bot answers as after resigning
            if chair.now["asked"]:
                chair.up_to(chair.act()["version"])
            else:
                chair.hear("update")
    assert wrong(server) == []
    with Browser(server.base) as other:  # the login is free again
        other.post("/api/account", {"login": name.lower(), "password": PASSWORD})


def test_finished_games_stay_until_the_last_of_their_people_leaves(
    ann: Browser, ben: Browser, eve: Browser, server: RunningServer
) -> None:
    names = [named(one) for one in (ann, ben, eve)]
    table = together(ann, ben, eve, options={"seats": "3"})
    with ann.sit(table) as one, ben.sit(table) as two, eve.sit(table) as three:
        play([one, two, three])
    ben.post(f"/api/tables/{table}/share")
    result = eve.get(f"/api/tables/{table}/verify")
    leave(ann)
    leave(ben)
    info = eve.get(f"/api/tables/{table}")
    assert [seat["name"] for seat in info["seats"]] == [LEFT, f"{LEFT} 2", names[2]]
    assert [seat["kind"] for seat in info["seats"]] == ["person"] * 3
    assert not any(name in info["status"] for name in names[:2])
    record = eve.http.get(f"/api/tables/{table}/record").text
    assert f"name A {LEFT}\n" in record
    lines = [line["text"] for line in eve.get(f"/api/tables/{table}/log")["lines"]]
    assert any(line.startswith(f"{LEFT} 2") for line in lines)
    assert not any(name in record + "".join(lines) for name in names[:2])
    assert eve.get(f"/api/tables/{table}/verify") == result
    assert wrong(server) == []
    leave(eve)
    assert table not in everything(server)


def test_what_nobody_else_has_to_do_with_goes_as_well(
    ann: Browser, ben: Browser, server: RunningServer
) -> None:
    """Games alone, copies, tables where nobody has sat down; a guest may leave as well."""
    alone = ann.table(2, seats=[{"kind": "me"}, {"kind": "local", "name": "Bea"}])["id"]
    waiting = ann.table(3)["id"]
    open_to = together(
        ann, ben, options={"seats": "3"}, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    )
    watched = ben.table(2, public=True)["id"]
    with ann.sit(watched) as chair:
        chair.ask(type="chat", text="I only look")
    leave(ann)
    stored = everything(server)
    assert alone not in stored
    assert waiting not in stored
    assert "I only look" not in stored
    info = ben.get(f"/api/tables/{open_to}")
    assert (info["host"], [seat["kind"] for seat in info["seats"]]) == (True, ["open", "person", "open"])
    assert wrong(server) == []


def test_everything_that_is_somebodys_is_known() -> None:
    """Whoever adds a table about people says what becomes of it when one leaves."""

    def is_about_people(key: ForeignKey) -> bool:
        return key.column.table.name == Person.__tablename__

    about = {
        table.name for table in Base.metadata.sorted_tables if any(map(is_about_people, table.foreign_keys))
    }
    changed = {GameTable.__tablename__, Seat.__tablename__}  # by parting
    assert about == {part.__tablename__ for part in OWN} | changed


def test_names_are_found_as_whole_words() -> None:
    names = OtherNames([LEFT, "Ann 2", "Al"], {"Ann": LEFT})
    assert names.in_text("Ann pays Ann 2; Anna and Al watch Ann's mine") == (
        f"{LEFT} pays Ann 2; Anna and Al watch {LEFT}'s mine"
    )
    odd = OtherNames([LEFT], {"(Ann) *": LEFT})
    assert odd.in_text("(Ann) * builds") == f"{LEFT} builds"
