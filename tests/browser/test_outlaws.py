"""The variant Outlaws on the screen: they are seen, named, fought and survive a whole game."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage, keep
from tests.browser.playing import END, open_a_table, play_to_the_end, take_turn, wait_for_turn

OUTLAWS = ".map svg.outlaw"
HELD = '.map [aria-label*="held by an outlaw"]'


def until_outlaws_come(page: Page, seed: int) -> None:
    """Play on until outlaws are on the map and this person is asked something."""
    chance = random.Random(seed)
    for _ in range(200):
        assert wait_for_turn(page), "the game ended without outlaws"
        if page.locator(OUTLAWS).count():
            return
        take_turn(page, chance)
    raise AssertionError("no outlaws")


def test_a_whole_game_with_outlaws(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    open_a_table(page, bots=2, variants="outlaws", characters="settling-scores")
    until_outlaws_come(page, 1)
    keep(page, "outlaws-laptop")
    expect(page.locator(HELD)).to_have_count(page.locator(OUTLAWS).count())
    expect(page.get_by_role("list", name="Signs on the board")).to_contain_text(
        re.compile(r"strength (8|9|1[0-3]), \d VP")
    )
    expect(page.locator('[data-box="income"]')).to_contain_text("Outlaws of strength")
    expect(page.get_by_role("list", name="Log")).to_contain_text("An outlaw appears on")
    play_to_the_end(page, 2)
    expect(page.locator(END)).to_contain_text("VP")


def test_outlaws_fit_a_phone(new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    page.goto("/")
    open_a_table(page, bots=1, variants="outlaws")
    until_outlaws_come(page, 3)
    keep(page, "outlaws-phone")
    expect(page.locator(OUTLAWS).first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
