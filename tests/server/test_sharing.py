"""Links to finished games: for anybody, without a cookie, as long as those who played want it."""

import asyncio
import io
import os
import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

import httpx
import pytest
from PIL import Image

from carson.server.refusal import Refused
from carson.server.settings import Settings
from carson.server.tables import pictures as painting
from carson.server.tables.pictures import Pictures
from tests.server.conftest import ON_BOTH, RunningServer
from tests.server.people import Browser, Json
from tests.server.records import a_record, upload


@pytest.fixture
def stranger(server: RunningServer) -> Iterator[httpx.Client]:
    """Somebody without a cookie."""
    with httpx.Client(base_url=server.base, timeout=30) as client:
        yield client


def shared(browser: Browser, game: str = "city") -> tuple[Json, str]:
    """A finished private game, and the code of its link."""
    table = upload(browser, a_record(game))
    code: str = browser.post(f"/api/tables/{table['id']}/share")["code"]
    return table, code


@pytest.mark.parametrize("game", ["city", "cards"])
def test_a_stranger_looks_through_a_shared_game(ann: Browser, stranger: httpx.Client, game: str) -> None:
    table, code = shared(ann, game)
    assert stranger.get(f"/api/tables/{table['id']}").status_code == 401
    seen = stranger.get(f"/api/shared/{code}").json()
    assert seen["table"]["id"] == code
    assert table["id"] not in str(seen)
    assert (seen["table"]["mine"], seen["table"]["invite"], seen["table"]["host"]) == ([], None, False)
    assert seen["result"]["ranking"]
    assert len(seen["log"]) > 50
    for version in (0, 30, table["version"]):
        past = stranger.get(f"/api/shared/{code}/past/{version}").json()
        assert past["version"] == version
    assert past["scene"] == seen["scene"]
    assert stranger.get(f"/api/shared/{code}/past/99999").status_code == 404
    assert stranger.get(f"/api/shared/{code}/explain/player-0?version=30").json()["title"]
    moves = stranger.get(f"/api/shared/{code}/moves").json()
    assert moves == ann.get(f"/api/tables/{table['id']}/moves")
    assert stranger.get(f"/api/shared/{code}/charts").json()["rounds"]
    assert stranger.get(f"/api/shared/{code}/review").json()["state"] == "none"
    assert stranger.get(f"/api/shared/{code}/record").text.startswith("carson record 1")
    assert stranger.cookies.get("carson") is None


@ON_BOTH
def test_a_link_can_be_taken_back(ann: Browser, ben: Browser, stranger: httpx.Client) -> None:
    table, code = shared(ann)
    path = f"/api/tables/{table['id']}/share"
    assert ann.get(path)["code"] == code
    assert ann.post(path)["code"] == code  # the same for everybody who asks
    ben.send("DELETE", path, status=404)
    assert ann.send("DELETE", path, status=200)["code"] is None
    assert ann.get(path)["code"] is None
    assert stranger.get(f"/api/shared/{code}").status_code == 404
    assert stranger.get(f"/game/{code}").status_code == 404
    again = ann.post(path)["code"]
    assert again != code
    assert stranger.get(f"/api/shared/{code}").status_code == 404
    assert stranger.get(f"/api/shared/{again}").status_code == 200


def test_only_finished_games_and_only_by_those_who_played(ann: Browser, ben: Browser) -> None:
    running = ann.table(2, seats=[{"kind": "me"}, {"kind": "bot"}], public=True)["id"]
    assert ann.post(f"/api/tables/{running}/share", status=409)["detail"] == "this game is not over yet"
    over = ann.table(2, game="cards", public=True, seats=[{"kind": "bot", "bot": "random"}] * 2)["id"]
    with ben.sit(over) as chair:
        while chair.now["result"] is None:
            chair.hear("update")
    ben.post(f"/api/tables/{over}/share", status=403)
    assert ben.get(f"/api/tables/{over}/share")["code"] is None
    assert ann.post(f"/api/tables/{over}/share")["code"]


def test_a_game_that_was_given_up_is_not_finished(ann: Browser, server: RunningServer) -> None:
    table = upload(ann, a_record())["id"]
    server.app.state.tables.awake.tables[table].settings.abandoned = True
    ann.post(f"/api/tables/{table}/share", status=409)


def test_the_page_has_a_title_and_a_picture_for_those_who_pass_it_on(
    ann: Browser, stranger: httpx.Client, server: RunningServer
) -> None:
    _, code = shared(ann)
    page = stranger.get(f"/game/{code}").text
    tags = dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)"', page))
    about = stranger.get(f"/api/shared/{code}").json()["table"]["about"]
    assert tags["og:title"] == f"A game from a file: {about} · Carson City"
    assert f"<title>{tags['og:title']}</title>" in page
    assert "Ann" in tags["og:description"]
    assert tags["og:image"] == f"{server.base}/api/shared/{code}/picture.png"
    assert page.count("<title>") == 1
    assert page.count('name="description"') == 1
    assert '<div id="app">' in page


def test_names_are_no_markup(ann: Browser, stranger: httpx.Client) -> None:
    record = a_record().replace("name A Ann", 'name A <b>"Ann"</b>')
    table = upload(ann, record)
    code = ann.post(f"/api/tables/{table['id']}/share")["code"]
    page = stranger.get(f"/game/{code}").text
    assert "<b>" not in page
    assert "&lt;b&gt;&quot;Ann&quot;&lt;/b&gt;" in page


def test_only_the_embedded_board_may_be_framed(ann: Browser, stranger: httpx.Client) -> None:
    _, code = shared(ann)
    framed = stranger.get(f"/embed/{code}").headers
    assert "frame-ancestors *" in framed["content-security-policy"]
    assert "x-frame-options" not in framed
    assert "default-src 'self'" in framed["content-security-policy"]
    for path in (f"/game/{code}", "/", f"/api/shared/{code}", "/embed", "/x/embed/y"):
        headers = stranger.get(path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"], path
        assert headers["x-frame-options"] == "DENY"


# ---- pictures


def test_a_shared_game_has_a_preview_and_a_film(
    ann: Browser, stranger: httpx.Client, server: RunningServer
) -> None:
    _, code = shared(ann, "cards")
    folder = server.app.state.tables.services.settings.data / "pictures"
    for kind, start, size in (("picture.png", b"\x89PNG", (1200, 630)), ("film.gif", b"GIF89a", (480, 298))):
        answer = stranger.get(f"/api/shared/{code}/{kind}", timeout=120)
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-type"] == f"image/{kind[-3:]}"
        assert answer.content.startswith(start)
        with Image.open(io.BytesIO(answer.content)) as image:
            assert image.size == size
        assert len(answer.content) < 1_500_000
        (kept,) = folder.glob(f"{code}-*-{kind}")
        assert kept.read_bytes() == answer.content
    assert stranger.get(f"/api/shared/{code}/other.png").status_code == 404
    kept.write_bytes(b"kept")
    assert stranger.get(f"/api/shared/{code}/film.gif").content == b"kept"  # not painted again
    table = server.app.state.tables.awake.tables
    held = next(one for one in table.values() if one.settings.host == ann.me["id"])
    ann.send("DELETE", f"/api/tables/{held.settings.id}/share", status=200)
    assert list(folder.glob(f"{code}-*")) == []
    assert stranger.get(f"/api/shared/{code}/film.gif").status_code == 404


def test_pictures_are_painted_one_at_a_time_and_not_too_many(tmp_path: Path) -> None:
    """What is asked for too often is refused; what takes no room any more makes room."""
    pictures = Pictures(Settings(data=tmp_path, picture_burst=1, pictures_per_hour=1, pictures_kept=250))

    async def ask() -> None:
        table = SimpleNamespace(version=1, seats=[])
        with patch.object(painting, "record", lambda _: "no record"), pytest.raises(Refused) as broken:
            await pictures.get(table, "code", "picture.png", "here")  # type: ignore[arg-type]
        assert broken.value.status == 503
        with pytest.raises(Refused) as many:
            await pictures.get(table, "code", "picture.png", "here")  # type: ignore[arg-type]
        assert (many.value.status, many.value.wait) == (429, 60)

    asyncio.run(ask())
    for number in range(4):
        pictures._keep(tmp_path / "pictures" / f"{number}-1-film.gif", bytes(100))
        os.utime(tmp_path / "pictures" / f"{number}-1-film.gif", (number, number))
    assert sorted(path.name[0] for path in (tmp_path / "pictures").iterdir()) == ["2", "3"]
