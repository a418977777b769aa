"""Notes at a table: kept with the seat, through a restart too, and for nobody else's eyes."""

from pathlib import Path

from tests.server.conftest import RunningServer, quick
from tests.server.people import Browser

SECRET = "the Mine on d4 after Josie passes"


def note(table: str, seat: int = 0) -> str:
    return f"/api/tables/{table}/notes/{seat}"


def test_a_note_is_for_its_seat_alone(ann: Browser, ben: Browser, eve: Browser) -> None:
    """Nothing that anybody else asks for or is sent has a word of it."""
    table = ann.table(2, public=True)["id"]
    ben.post(f"/api/tables/{table}/join", {})
    with ben.sit(table) as second, eve.sit(table) as watcher:
        assert ann.get(note(table)) == {"text": ""}
        assert ann.send("PUT", note(table), {"text": SECRET}, 200) == {"text": SECRET}
        for other in (ben, eve):
            other.get(note(table), 404)
            other.send("PUT", note(table), {"text": "mine now"}, 404)
        assert ben.get(note(table, 1)) == {"text": ""}
        ben.get(note(table, 7), 404)
        for chair in (second, watcher):
            chair.ask(type="explain", seat=0, target="d4")
            chair.ask(type="past", version=0)
            assert SECRET not in str(chair.heard)
        parts = ("", "/record", "/log", "/moves", "/charts", "/past/0", "/verify", "/share")
        for other in (ben, eve):
            told = [other.http.get(f"/api/tables/{table}{part}").text for part in parts]
            told.append(other.http.get("/api/tables").text)
            assert SECRET not in "".join(told)
    assert ann.get(note(table)) == {"text": SECRET}


def test_each_of_several_people_at_a_device_has_a_note(ann: Browser) -> None:
    table = ann.table(2, seats=[{"kind": "me"}, {"kind": "local", "name": "Josie"}])["id"]
    ann.send("PUT", note(table, 0), {"text": "one"}, 200)
    ann.send("PUT", note(table, 1), {"text": "two\nlines"}, 200)
    assert [ann.get(note(table, seat))["text"] for seat in (0, 1)] == ["one", "two\nlines"]


def test_a_note_stays_while_a_bot_plays_and_can_be_wiped(ann: Browser, ben: Browser) -> None:
    table = ann.table(2)["id"]
    ben.post(f"/api/tables/{table}/join", {})
    ben.send("PUT", note(table, 1), {"text": "\x07later\x00"}, 200)
    ben.post(f"/api/tables/{table}/resign")
    assert ben.get(note(table, 1)) == {"text": "later"}
    assert ben.send("PUT", note(table, 1), {"text": ""}, 200) == {"text": ""}
    ben.send("PUT", note(table, 1), {"text": "x" * 4001}, 400)
    assert ben.get(note(table, 1)) == {"text": ""}


def test_a_note_is_there_after_a_restart_and_goes_with_its_table(tmp_path: Path) -> None:
    first = RunningServer(quick(tmp_path))
    with Browser(first.base) as ann:
        table = ann.post("/api/play-now")["id"]
        copy = ann.post(f"/api/tables/{table}/fork", {"version": 0})["id"]
        for one in (table, copy):
            ann.send("PUT", note(one), {"text": SECRET}, 200)
        cookies = ann.http.cookies
        first.stop()
        second = RunningServer(quick(tmp_path))
        with Browser(second.base, cookies) as again:
            assert again.get(note(table)) == {"text": SECRET}
            again.send("DELETE", f"/api/tables/{copy}", status=200)
            again.get(note(copy), 404)
        second.stop()
