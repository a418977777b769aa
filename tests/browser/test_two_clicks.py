"""A preset and Play: two clicks from the lobby to a table with bots; and what is said about tables."""

from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import PHONE, NewPage, keep
from tests.browser.playing import ASK, AT_A_TABLE, FITS, new_table

PRESETS = ("First game", "Quick duel", "Full box", "Solo", "Cards")


def preset(page: Page, name: str) -> None:
    """The first click."""
    page.get_by_role("button", name=name, exact=True).click()
    expect(page.get_by_role("button", name=name, exact=True)).to_have_attribute("aria-pressed", "true")


def test_two_clicks_and_one_sits_at_a_table(new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    page.goto("/")
    for name in PRESETS:
        expect(page.get_by_role("button", name=name, exact=True)).to_be_visible()
    preset(page, "Quick duel")
    expect(page.locator(".foot")).to_contain_text("Plain game, 2 players")
    expect(page.locator(".foot")).to_contain_text("about 15 minutes")
    assert page.evaluate(FITS)
    assert serious(page) == []
    page.locator("#set-up").scroll_into_view_if_needed()
    keep(page, "form-presets-phone")
    page.get_by_role("button", name="Play with a bot").click()
    page.wait_for_url(AT_A_TABLE)
    expect(page.locator(ASK)).to_be_visible(timeout=30_000)
    page.goto("/")
    expect(page.get_by_role("button", name="Quick duel", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )


def test_a_waiting_table_is_described_and_filled_with_bots(new_page: NewPage) -> None:
    host, guest = new_page(), new_page(PHONE, touch=True)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    days = {"kind": "days", "days": 2}
    table = new_table(host, seats, clock=days, characters="gold-rush", variants="horses")
    about = "Gold rush with Horses, 3 players, 2 days a move"
    host.goto(f"/table/{table['id']}")
    expect(host.get_by_text(about)).to_be_visible()
    guest.goto(f"/join/{table['id']}/{table['invite']}")
    expect(guest.get_by_text(about)).to_be_visible()
    host.get_by_role("combobox", name="Bots").select_option("drifter")
    expect(host.get_by_text("2 stars of five")).to_be_attached()
    assert serious(host) == []
    keep(host, "waiting-room-laptop")
    host.get_by_role("button", name="Fill with 2 bots and start").click()
    expect(host.locator("[data-version]").first).to_be_attached(timeout=30_000)
