"""The page keeps to its Content-Security-Policy, which allows nothing that is written inside a page."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import deal_me_in, settled
from tests.server.conftest import RunningServer

NOTE = """
    window.violations = []
    const note = e => violations.push(`${e.violatedDirective}: ${e.blockedURI}`)
    addEventListener('securitypolicyviolation', note)
"""


@pytest.fixture
def page(chromium: Browser, house: RunningServer) -> Iterator[Page]:
    """A page that notes what the browser has blocked."""
    context = chromium.new_context(base_url=house.base)
    context.add_init_script(NOTE)
    yield context.new_page()
    context.close()


def test_nothing_is_blocked(page: Page) -> None:
    pages = ("/", "/rules", "/rules/R-TIE", "/replays", "/account")
    for path in (*pages, "/fair/nowhere", "/join/a/b", "/transfer/a"):
        page.goto(path)
        settled(page)
        assert page.evaluate("violations") == [], path
    deal_me_in(page)
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator("#chat-text")).to_be_visible()
    assert page.evaluate("violations") == []


def test_a_style_in_the_page_would_be(page: Page) -> None:
    answer = page.goto("/rules")
    assert answer is not None
    assert "unsafe" not in answer.headers["content-security-policy"]
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<p id=bad style=\"color: red\">no</p>')")
    page.wait_for_function("violations.length === 1")
    assert page.evaluate("getComputedStyle(document.getElementById('bad')).color") != "rgb(255, 0, 0)"
