"""A passkey in a real browser: an account is made with one, and opened again without typing anything."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import LAPTOP, PHONE, keep
from tests.browser.playing import settled
from tests.browser.test_access import in_each_theme
from tests.server.conftest import RunningServer

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def page(chromium: Browser, house: RunningServer) -> Iterator[Page]:
    """A page by the name that browsers trust without TLS, on a device with a fingerprint reader."""
    context = chromium.new_context(base_url=house.base.replace("127.0.0.1", "localhost"))
    made = context.new_page()
    reader: CDPSession = context.new_cdp_session(made)
    reader.send("WebAuthn.enable")
    reader.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    yield made
    context.close()


def test_an_account_with_a_passkey(page: Page) -> None:
    page.goto("/account")
    page.get_by_label("Login name").fill("fingerprint")
    page.get_by_role("button", name="Create it with a passkey").click()
    expect(page.get_by_text("Your account is made")).to_be_visible()
    expect(page.get_by_text("Chrome on Linux", exact=True).first).to_be_visible()
    page.get_by_role("button", name="Rename Chrome on Linux").click()
    page.get_by_label("Name of the passkey").fill("My thumb")
    page.keyboard.press("Enter")
    expect(page.get_by_text("It is called My thumb now.")).to_be_visible()
    for _ in ("once", "and sure"):
        page.get_by_role("button", name="Remove My thumb").click()
    expect(page.get_by_text("only way into your account")).to_be_visible()
    wrong = []
    for device, (width, height) in {"laptop": LAPTOP, "phone": PHONE}.items():
        page.set_viewport_size({"width": width, "height": height})
        for theme in in_each_theme(page):
            settled(page)
            wrong += [(device, theme, one) for one in serious(page)]
            keep(page, f"page-passkeys-{device}-{theme}")
    assert wrong == []

    page.get_by_role("button", name="Log out").click()
    expect(page.get_by_text("You are logged out")).to_be_visible()
    page.get_by_role("radio", name="Log in").check(force=True)
    page.get_by_role("button", name="Log in with a passkey").click()
    expect(page.get_by_text("You are logged in as fingerprint.")).to_be_visible()
    expect(page.get_by_text("My thumb", exact=True)).to_be_visible()

    page.get_by_text("Delete the account").click()
    for _ in ("once", "and sure"):
        page.get_by_role("button", name="Delete everything").click()
    expect(page.get_by_text("Everything of yours is deleted")).to_be_visible()
