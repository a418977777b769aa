"""Horses: enclosures are clicked beside the question, and the rodeo counts at the end."""

from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import PHONE, NewPage, keep
from tests.browser.moments import Moments, asks
from tests.browser.playing import END, FITS, answer_all, click_to_the_end, moved_on, open_a_table, version

YARDS = ".yard.legal"
ROWS = ".stables tbody tr"
BRINGING = asks("horse into an enclosure")


def horses_inside(page: Page) -> int:
    """The own horses in the enclosures, as the table beside the map tells."""
    cells = page.locator(ROWS).first.locator("td").all_inner_texts()
    return sum(int(cell.split(",")[0]) for cell in cells[1:6])


def test_horses_come_and_count_at_the_end(new_page: NewPage, moments: Moments) -> None:
    page = new_page()
    open_a_table(page, bots=1, variants="horses")
    expect(page.locator(ROWS)).to_have_count(2)
    moments.until(BRINGING, page)
    keep(page, "horses-laptop")
    assert serious(page) == []
    before = version(page)
    page.locator(YARDS).nth(4).focus()
    page.keyboard.press("Enter")
    assert moved_on(page, before)
    assert horses_inside(page) == 1
    answer_all(page, moments, ["Place another cowboy", "for a horse instead of"])
    click_to_the_end(page, moments)
    expect(page.locator(END)).to_contain_text("Horses")
    expect(page.get_by_role("list", name="Log")).to_contain_text("wins the rodeo with")
    assert sum(int(row.inner_text()) for row in page.locator(f"{ROWS} td:last-child").all()) == 4


def test_enclosures_on_a_phone(new_page: NewPage, moments: Moments) -> None:
    page = new_page(PHONE, touch=True)
    open_a_table(page, bots=1, variants="horses")
    moments.until(BRINGING, page)
    keep(page, "horses-phone")
    assert serious(page) == []
    expect(page.locator(YARDS)).to_have_count(5)
    assert page.evaluate(FITS)
    before = version(page)
    page.locator(YARDS).nth(3).tap()
    assert moved_on(page, before)  # a tap selects, the button below acts
