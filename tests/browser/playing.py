"""How a person plays who knows nothing but what glows."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, Page, expect

TARGETS = ".hit.legal, .sp.legal, button.free[data-tile]"
BUTTONS = ".ask .acts button:not(.lay):not([disabled]), .ask .stepper ~ .btn:not([disabled])"
OVER = re.compile("/table/")


def deal_me_in(page: Page) -> None:
    """The one click of the first page."""
    page.goto("/")
    page.get_by_role("button", name="Deal me in").click()
    page.wait_for_url(OVER)
    expect(page.locator(".ask")).to_be_visible(timeout=30_000)


def is_over(page: Page) -> bool:
    return page.get_by_test_id("end-panel").count() > 0


def version(page: Page) -> str:
    """What changes when something happens: the number of moves shown beside the log."""
    return page.locator("[data-version]").first.get_attribute("data-version") or ""


def wait_for_turn(page: Page, timeout: float = 60_000) -> bool:
    """Wait until the page asks something; False when the game is over."""
    page.wait_for_function(
        "() => document.querySelector('.ask') || document.querySelector('[data-testid=end-panel]')", timeout=timeout
    )
    return not is_over(page)


def take_turn(page: Page, chance: random.Random) -> None:
    """Click one glowing target or button and wait until the table has moved on."""
    before = version(page)
    options: list[Locator] = [*page.locator(TARGETS).all(), *page.locator(BUTTONS).all()]
    assert options, "the page asks but nothing glows"
    choice = chance.choice(options)
    choice.click()
    confirm(page, before)
    page.wait_for_function(
        "before => document.querySelector('[data-version]')?.dataset.version !== before", arg=before, timeout=30_000
    )


def confirm(page: Page, before: str) -> None:
    """Where a first tap only selects, press the button that names the move."""
    sure = page.locator(".picked button.red, .acts button.red")
    if version(page) == before and sure.count():
        sure.first.click()


def play_to_the_end(page: Page, seed: int, limit: int = 400) -> int:
    """Play until the score is shown; the number of own moves."""
    chance = random.Random(seed)
    for move in range(limit):
        if not wait_for_turn(page):
            return move
        take_turn(page, chance)
    raise AssertionError("the game does not end")
