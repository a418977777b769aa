"""Shared games: a page for anybody with the link, and a board inside the page of somebody else."""

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LAPTOP, PHONE, NewPage, keep
from tests.browser.playing import FITS, settled, upload
from tests.server.conftest import RunningServer
from tests.server.records import a_record


class Elsewhere(BaseHTTPRequestHandler):
    """A site of somebody else, with the board in its page."""

    board = ""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        frame = f'<iframe src="{self.board}" width="900" height="700"></iframe>'
        self.wfile.write((frame if self.path == "/" else "").encode())

    def log_message(self, *_: object) -> None:
        """Nothing."""


@pytest.fixture
def elsewhere() -> Iterator[str]:
    site = ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{site.server_port}/"
    site.shutdown()
    site.server_close()


def shared(page: Page, game: str) -> str:
    """The code of the link to a finished game of this person."""
    upload(page, a_record(game))
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_role("textbox", name="Link to this game").input_value()
    return link.rpartition("/")[2]


@pytest.mark.parametrize(
    ("game", "theme", "size", "touch"), [("city", "light", LAPTOP, False), ("cards", "dark", PHONE, True)]
)
def test_a_stranger_looks_through_a_shared_game(
    new_page: NewPage, game: str, theme: str, size: tuple[int, int], touch: bool
) -> None:
    owner = new_page()
    code = shared(owner, game)
    keep(owner, "share")
    stranger = new_page(size, touch)
    stranger.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    stranger.goto(f"/game/{code}")
    expect(stranger.locator("div.end")).to_contain_text("takes the town")
    stranger.get_by_role("button", name="Watch the replay").click()
    panel = stranger.get_by_role("region", name="Look through the game")
    panel.get_by_role("button", name="Pause").click()
    panel.get_by_role("slider").fill("40")
    expect(panel).to_contain_text("Move 40 of")
    settled(stranger)
    assert stranger.evaluate(FITS)
    keep(stranger, f"shared-{theme}")
    assert [cookie["name"] for cookie in stranger.context.cookies() if cookie["name"] == "carson"] == []
    owner.get_by_role("button", name="Take the link back").click()
    expect(owner.get_by_role("button", name="Make a link")).to_be_visible()


def test_the_board_is_embedded_in_another_page(
    new_page: NewPage, house: RunningServer, elsewhere: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Elsewhere, "board", f"{house.base}/embed/{shared(new_page(), 'city')}")
    page = new_page((1000, 760))
    page.goto(elsewhere)
    frame = page.frame_locator("iframe")
    panel = frame.get_by_role("region", name="Look through the game")
    panel.get_by_role("button", name="One move back").click()
    expect(panel).to_contain_text("Looking back")
    expect(frame.get_by_role("link")).to_have_attribute("target", "_blank")
    expect(frame.locator("div.end")).to_have_count(0)
    keep(page, "embedded")
