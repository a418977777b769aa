"""The page keeps to its Content-Security-Policy, which allows nothing that is written inside a page."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

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


def test_what_is_written_inside_a_page_is_blocked_and_told(page: Page) -> None:
    """In the console too: so every page that a test looks at keeps to the policy, or the test fails."""
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    answer = page.goto("/rules")
    assert answer is not None
    assert "unsafe" not in answer.headers["content-security-policy"]
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<p id=bad style=\"color: red\">no</p>')")
    page.wait_for_function("violations.length === 1")
    assert page.evaluate("getComputedStyle(document.getElementById('bad')).color") != "rgb(255, 0, 0)"
    assert any("Content Security Policy" in text for text in complaints)
