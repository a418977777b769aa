"""Chromium and a running server for all tests, and pages that fail when the browser complains."""

from collections import defaultdict
from collections.abc import Callable, Generator, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Literal, NamedTuple

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, sync_playwright

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
    "--renderer-process-limit=1",  # one process for all pages: each costs a fifth of a second
    "--process-per-site",
    "--js-flags=--no-opt",  # no page lives long enough for the compilers that work in the background
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
    """A server whose bots do not make people wait, and which offers everything there is, also mail."""
    settings = replace(
        quick(tmp_path_factory.mktemp("data")),
        url="https://carson.example",
        smtp="smtp://127.0.0.1:9",  # nobody listens there
        mail_from="us@carson.example",
    )
    running = RunningServer(settings)
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


class Device(NamedTuple):
    """What a person sits in front of."""

    size: tuple[int, int]
    touch: bool
    moving: bool  # things may move on the screen


class Devices:
    """Pages that are used again: one that knows the app opens a table in half the time.

    Whoever sits down finds nothing of those before: no cookies, nothing stored, a blank page.
    """

    def __init__(self, chromium: Browser, house: RunningServer) -> None:
        self.chromium = chromium
        self.house = house
        self.free: dict[Device, list[Page]] = defaultdict(list)

    def take(self, device: Device) -> Page:
        free = self.free[device]
        return free.pop() if free else self._new(device)

    def _new(self, device: Device) -> Page:
        width, height = device.size
        context = self.chromium.new_context(
            viewport={"width": width, "height": height},
            base_url=self.house.base,
            reduced_motion=_motion(device),
            has_touch=device.touch,
            is_mobile=device.touch,
            service_workers="block",  # test_installed.py tells of them
        )
        return context.new_page()

    def give_back(self, device: Device, page: Page) -> None:
        for other in page.context.pages:
            if other is not page:
                other.close()
        if page.url.startswith(self.house.base):
            page.evaluate("() => { localStorage.clear(); sessionStorage.clear() }")
        page.goto("about:blank")
        page.context.clear_cookies()
        page.set_viewport_size({"width": device.size[0], "height": device.size[1]})
        page.emulate_media(color_scheme="light", reduced_motion=_motion(device))
        self.free[device].append(page)


def _motion(device: Device) -> Literal["no-preference", "reduce"]:
    return "no-preference" if device.moving else "reduce"


@pytest.fixture(scope="session")
def devices(chromium: Browser, house: RunningServer) -> Devices:
    return Devices(chromium, house)


@pytest.fixture
def new_page(devices: Devices, request: pytest.FixtureRequest) -> Iterator[NewPage]:
    """Makes pages, each with cookies of its own: another person on another machine."""
    taken: list[tuple[Device, Page]] = []
    complaints: list[str] = []
    lost: list[Page | None] = []  # at addresses that lead nowhere, which browsers tell in the console

    def note(message: ConsoleMessage) -> None:
        if message.type == "error" and REFUSED not in message.text and message.page not in lost:
            complaints.append(message.text)

    def note_error(error: Error) -> None:
        complaints.append(str(error))

    def make(
        size: tuple[int, int] = LAPTOP, touch: bool = False, moving: bool = False, astray: bool = False
    ) -> Page:
        device = Device(size, touch, moving)
        page = devices.take(device)
        lost.extend([page] if astray else [])
        taken.append((device, page))
        page.on("console", note)
        page.on("pageerror", note_error)
        return page

    yield make
    failed = request.node.stash.get(FAILED, False)
    for number, (device, page) in enumerate(taken):
        page.remove_listener("console", note)
        page.remove_listener("pageerror", note_error)
        if failed or page.is_closed():
            if not page.is_closed():
                keep(page, f"failed-{request.node.name}-{number}")
            page.context.close()
        else:
            devices.give_back(device, page)
    assert complaints == []


def keep(page: Page, name: str) -> None:
    """A screenshot for whoever looks at the build."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENSHOTS / f"{name}.jpeg")
