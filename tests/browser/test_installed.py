"""The app on a home screen: it can be installed, and without a server it says so and comes back by itself."""

import json
import struct
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import PHONE, keep
from tests.browser.playing import settled
from tests.server.conftest import RunningServer

PNG = b"\x89PNG\r\n\x1a\n"
READY = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
KEPT = """async () => {
    const names = await caches.keys()
    const found = await Promise.all(names.map(async name => (await (await caches.open(name)).keys())))
    return found.flat().map(({url}) => new URL(url).pathname)
}"""


@pytest.fixture
def context(chromium: Browser, house: RunningServer) -> Iterator[BrowserContext]:
    """A browser with service workers."""
    made = chromium.new_context(
        base_url=house.base, viewport={"width": PHONE[0], "height": PHONE[1]}, reduced_motion="reduce"
    )
    yield made
    made.close()


def test_it_can_be_installed(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/")
    told = context.new_cdp_session(page).send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = json.loads(told["data"])
    assert (manifest["name"], manifest["display"], manifest["start_url"]) == (
        "Carson City",
        "standalone",
        "/",
    )
    sizes = {(icon["purpose"], icon["sizes"]) for icon in manifest["icons"]}
    assert sizes == {("any", "192x192"), ("any", "512x512"), ("maskable", "512x512")}
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        body = answer.body()
        assert (answer.headers["content-type"], body[:8]) == ("image/png", PNG)
        width, height = struct.unpack(">II", body[16:24])
        assert f"{width}x{height}" == icon["sizes"]
    assert page.request.get("/icons/nothing.png").status == 404


def test_without_a_server_a_page_says_so_and_comes_back(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/rules")
    page.wait_for_function(READY)
    kept = page.evaluate(KEPT)
    page.goto("/")
    settled(page)
    assert all(path.startswith("/assets/") or path == "/offline.html" for path in kept)
    assert page.evaluate(KEPT) == kept  # playing on adds nothing
    context.set_offline(True)
    page.goto("/rules")
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    for theme in ("light", "dark"):
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        assert serious(page) == [], theme
        keep(page, f"offline-{theme}")
    context.set_offline(False)
    comes_back(page)


def comes_back(page: Page) -> None:
    expect(page.get_by_role("button", name="Try now")).to_have_count(0, timeout=20_000)
    expect(page).to_have_url("/rules")
    expect(page.get_by_role("searchbox").or_(page.get_by_role("heading", level=1)).first).to_be_visible()
