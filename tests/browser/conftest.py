"""Chromium, a running server, and pages that fail when the browser complains."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright

from carson.server.settings import Settings
from tests.server.conftest import RunningServer
from tools.browser import installed

SCREENSHOTS = Path(__file__).parent.parent.parent / "build" / "screenshots"
LAPTOP = (1440, 900)
PHONE = (390, 844)
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]

REFUSED = "status of 400"  # the server said no to a form, and the page shows why

NewPage = Callable[..., Page]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed(), args=QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server whose bots do not make people wait."""
    settings = Settings(
        data=tmp_path_factory.mktemp("data"),
        bot_pause=0.0,
        hint_bot="marshal:playouts=6",
        review_bot="rancher",
        hint_burst=1000,
        bot_patience=0.0,
        absent_after=0.0,
        requests_per_minute=100_000,
        message_burst=1000,
    )
    running = RunningServer(settings)
    yield running
    running.stop()


@pytest.fixture
def new_page(chromium: Browser, house: RunningServer) -> Iterator[NewPage]:
    """Makes pages, each with cookies of its own: another person on another machine."""
    contexts = []
    complaints: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type == "error" and REFUSED not in message.text:
            complaints.append(message.text)

    def make(size: tuple[int, int] = LAPTOP, touch: bool = False) -> Page:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            base_url=house.base,
            reduced_motion="reduce",
            has_touch=touch,
            is_mobile=touch,
        )
        contexts.append(context)
        page = context.new_page()
        page.on("console", note)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield make
    for number, context in enumerate(contexts):
        if context.pages:
            keep(context.pages[0], f"last-seen-{number}")
        context.close()
    assert complaints == []


def keep(page: Page, name: str) -> None:
    """A screenshot for whoever looks at the build."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENSHOTS / f"{name}.png")
