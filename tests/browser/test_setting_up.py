"""The form that opens a table: picking characters, and what the server says about it."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, keep
from tests.browser.playing import ASK, AT_A_TABLE, open_the_form

SEVEN = ("Sheriff (red)", "Banker", "Grocer", "Chinese Worker", "Settler", "Captain (red)", "Heroes")


def pick(page: Page, names: tuple[str, ...]) -> None:
    """A game against a bot with characters picked from the cards."""
    open_the_form(page)
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_label("Seat 2: who sits here").select_option("bot")
    page.get_by_role("radio", name="Picked by you").check(force=True)
    for name in names:
        page.get_by_role("checkbox", name=name, exact=True).check(force=True)


def test_an_impossible_set_is_refused_and_nothing_is_lost(new_page: NewPage) -> None:
    page = new_page()
    pick(page, SEVEN[:6])
    page.get_by_role("radio", name="By invitation").check(force=True)
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("alert")).to_contain_text("7 characters")
    expect(page.get_by_text("6 chosen")).to_be_visible()
    expect(page.get_by_role("radio", name="By invitation")).to_be_checked()
    page.get_by_role("checkbox", name=SEVEN[6], exact=True).check(force=True)
    expect(page.get_by_text("7 chosen")).to_be_visible()
    keep(page, "form-picked")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(AT_A_TABLE)
    expect(page.locator(ASK)).to_be_visible(timeout=30_000)
    for tile in ("sheriff-red", "captain-red", "heroes"):
        expect(page.locator(f"[data-tile='{tile}']")).to_have_count(1)
    expect(page.locator("[data-tile]")).to_have_count(7)


def test_an_edition_says_what_it_cannot(new_page: NewPage) -> None:
    """The characters of another box are refused in words; a change of mind keeps what was picked."""
    page = new_page()
    pick(page, SEVEN)
    page.get_by_role("radio", name="2009 edition").check(force=True)
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("alert")).to_contain_text("2009")
    page.get_by_role("radio", name="First game").check(force=True)
    expect(page.get_by_text("7 chosen")).to_have_count(0)
    page.get_by_role("radio", name="Picked by you").check(force=True)
    expect(page.get_by_text("7 chosen")).to_be_visible()
    page.get_by_role("radio", name="First game").check(force=True)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(AT_A_TABLE)
