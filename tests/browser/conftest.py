"""Chromium and a running server for all tests, and pages that fail when the browser complains."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright

from tests.browser.moments import Moments, same_seed
from tests.server.conftest import RunningServer, quick
from tools.browser import installed

SCREENSHOTS = Path(__file__).parent.parent.parent / "build" / "screenshots"
LAPTOP = (1440, 900)
PHONE = (390, 844)
# What a window brings along for people who type addresses takes half a second for each; the others are those
# that Playwright leaves out itself, because of two such lists Chromium reads only the last.
WITHOUT = (
    "WebUIOmniboxPopup WebUIOmniboxAimPopup AimEnabled "
    "AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsUpgrades LensOverlay "
    "MediaRouter NetworkTimeServiceQuerying OptimizationHints PaintHolding PreconnectToSearch "
    "ThirdPartyStoragePartitioning"
)
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--disable-features={','.join(WITHOUT.split())}",
]

REFUSED = "status of 400"  # the server said no to a form, and the page shows why

NewPage = Callable[..., Page]
FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed(), args=QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server whose bots do not make people wait."""
    running = RunningServer(quick(tmp_path_factory.mktemp("data")))
    yield running
    running.stop()


@pytest.fixture(autouse=True)
def same_dice() -> Iterator[None]:
    """Dice fall as they did last time, and only here: the same process may test other servers later."""
    with same_seed():
        yield


@pytest.fixture
def moments(house: RunningServer) -> Moments:
    """Moves tables on to where something is asked."""
    return Moments(house)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = report.failed or item.stash.get(FAILED, False)
    return report


@pytest.fixture
def new_page(chromium: Browser, house: RunningServer, request: pytest.FixtureRequest) -> Iterator[NewPage]:
    """Makes pages, each with cookies of its own: another person on another machine."""
    contexts = []
    complaints: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type == "error" and REFUSED not in message.text:
            complaints.append(message.text)

    def make(size: tuple[int, int] = LAPTOP, touch: bool = False, moving: bool = False) -> Page:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            base_url=house.base,
            reduced_motion="no-preference" if moving else "reduce",
            has_touch=touch,
            is_mobile=touch,
            service_workers="block",  # test_installed.py tells of them
        )
        contexts.append(context)
        page = context.new_page()
        page.on("console", note)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield make
    for number, context in enumerate(contexts):
        if context.pages and request.node.stash.get(FAILED, False):
            keep(context.pages[0], f"failed-{request.node.name}-{number}")
        context.close()
    assert complaints == []


def keep(page: Page, name: str) -> None:
    """A screenshot for whoever looks at the build."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENSHOTS / f"{name}.jpeg")
