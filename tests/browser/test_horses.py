"""A whole game with horses: enclosures are clicked beside the question, and the rodeo counts at the end."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage, keep
from tests.browser.playing import (
    END,
    moved_on,
    open_a_table,
    play_to_the_end,
    take_turn,
    version,
    wait_for_turn,
)
from tests.browser.test_access import serious

YARDS = ".yard.legal"
ROWS = ".stables tbody tr"


def bring_a_horse(page: Page, chance: random.Random) -> None:
    """Play until this person is asked about a horse and nothing else."""
    for _ in range(200):
        assert wait_for_turn(page), "the game ended without a horse"
        if "horse into an enclosure" in page.locator("[data-asked] h1").inner_text():
            return
        take_turn(page, chance)
    raise AssertionError("nobody asks about horses")


def horses_inside(page: Page) -> int:
    """The own horses in the enclosures, as the table beside the map tells."""
    cells = page.locator(ROWS).first.locator("td").all_inner_texts()
    return sum(int(cell.split(",")[0]) for cell in cells[1:6])


def test_a_whole_game_with_horses(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    open_a_table(page, bots=1, variants="horses")
    expect(page.locator(ROWS)).to_have_count(2)
    chance = random.Random(5)
    bring_a_horse(page, chance)
    keep(page, "horses-laptop")
    assert serious(page) == []
    before = version(page)
    page.locator(YARDS).nth(4).focus()
    page.keyboard.press("Enter")
    assert moved_on(page, before)
    assert horses_inside(page) == 1
    assert play_to_the_end(page, 6) > 10
    expect(page.locator(END)).to_contain_text("Horses")
    expect(page.get_by_role("list", name="Log")).to_contain_text("wins the rodeo with")
    assert sum(int(row.inner_text()) for row in page.locator(f"{ROWS} td:last-child").all()) == 4


def test_enclosures_on_a_phone(new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    page.goto("/")
    open_a_table(page, bots=1, variants="horses")
    bring_a_horse(page, random.Random(7))
    keep(page, "horses-phone")
    assert serious(page) == []
    expect(page.locator(YARDS)).to_have_count(5)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    before = version(page)
    page.locator(YARDS).nth(3).tap()
    assert moved_on(page, before)  # a tap selects, the button below acts
