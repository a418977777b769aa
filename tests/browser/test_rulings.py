"""The rulings in the app: from the rules to a page, by their names, and by searching."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LAPTOP, PHONE, NewPage


def test_the_rules_lead_to_the_rulings_and_rulings_to_each_other(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/rules")
    page.get_by_role("link", name="How doubtful sentences were decided").click()
    expect(page.get_by_role("heading", name="The boxes", exact=True)).to_be_visible()
    page.get_by_role("link", name="B-SPACES").click()
    expect(page.get_by_role("heading", name="The spaces in the order they are resolved")).to_be_in_viewport()
    page.get_by_role("link", name="Next: Duels and actions").click()
    expect(page.get_by_role("heading", name="What counts as firepower")).to_be_visible()


@pytest.mark.parametrize(("size", "address"), [(LAPTOP, "/rules/r-gov-tax"), (PHONE, "/rules#R-GOV-TAX")])
def test_a_ruling_has_an_address(new_page: NewPage, size: tuple[int, int], address: str) -> None:
    page = new_page(size)
    page.goto(address)
    ruling = page.locator("#R-GOV-TAX")
    expect(ruling.get_by_role("heading", name="The red Governor's tax")).to_be_in_viewport()
    expect(ruling).to_contain_text("nobody can refuse")
    expect(page).to_have_title("R-GOV-TAX · Carson City")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_rulings_are_found_on_all_pages_of_a_game(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/rules/auction")
    find(page, "skull")
    expect(page.locator("#A47")).to_be_visible()
    expect(page.locator("#T14 mark").first).to_have_text("Skull")
    find(page, "governor tax")
    expect(page.get_by_text("Nothing about “governor tax”")).to_be_visible()
    page.get_by_role("radio", name="Carson City", exact=True).check(force=True)
    find(page, "governor tax")
    expect(page.locator("#R-GOV-TAX")).to_be_visible()


def test_an_address_that_names_nothing_says_so(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/rules/poker")
    expect(page.get_by_role("alert")).to_contain_text("no ruling or page “poker”")
    expect(page.get_by_role("heading", name="The boxes", exact=True)).to_be_visible()


def find(page: Page, words: str) -> None:
    page.get_by_role("searchbox", name="Search the rulings").fill(words)
