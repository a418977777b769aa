"""How a person plays who knows nothing but what glows."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

TARGETS = ".hit.legal, .sp.legal, button.free[data-tile]"
BUTTONS = "[data-asked] .acts button:not(.lay):not([disabled]), [data-asked] .stepper ~ .btn:not([disabled])"
CONFIRM = ".go .btn:not(.ghost):not([disabled]), .acts button.red:not([disabled])"
ASK = "[data-asked]"
END = "div.end"
AT_A_TABLE = re.compile("/table/")


def deal_me_in(page: Page) -> None:
    """The one click of the first page."""
    page.goto("/")
    page.get_by_role("button", name="Deal me in").click()
    page.wait_for_url(AT_A_TABLE)
    expect(page.locator(ASK)).to_be_visible(timeout=30_000)


def new_table(page: Page, seats: list[dict[str, str]]) -> dict[str, str]:
    """Open a table through REST, as the person of this page."""
    made: dict[str, str] = page.evaluate(
        """async seats => {
            await fetch('/api/me'); await fetch('/api/games')
            const token = document.cookie.match(/csrftoken=([^;]+)/)[1]
            const body = JSON.stringify({game: 'city', options: {seats: String(seats.length)}, seats})
            const headers = {'x-csrftoken': token, 'content-type': 'application/json'}
            return (await fetch('/api/tables', {method: 'POST', headers, body})).json()
        }""",
        seats,
    )
    return made


def open_a_table(page: Page, bots: int) -> None:
    """A table for one person and some bots."""
    table = new_table(page, [{"kind": "me"}, *[{"kind": "bot"}] * bots])
    page.goto(f"/table/{table['id']}")
    expect(page.locator(ASK)).to_be_visible(timeout=30_000)


def is_over(page: Page) -> bool:
    return page.locator(END).count() > 0


def version(page: Page) -> str:
    """What changes when something happens: the number of moves shown beside the log."""
    return page.locator("[data-version]").first.get_attribute("data-version") or ""


def wait_for_turn(page: Page, timeout: float = 60_000) -> bool:
    """Wait until the page asks something; False when the game is over."""
    page.wait_for_function(
        f"() => document.querySelector('{ASK}') || document.querySelector('{END}')", timeout=timeout
    )
    return not is_over(page)


def take_turn(page: Page, chance: random.Random) -> None:
    """Click glowing things until the table moves on; a click may also just skip an animation."""
    before = version(page)
    glowing = page.locator(f"{TARGETS}, {BUTTONS}").filter(visible=True)
    for _ in range(8):
        glowing.or_(page.locator(END)).first.wait_for(timeout=15_000)
        if is_over(page) or version(page) != before:
            return
        chance.choice(glowing.all()).click(timeout=5_000)
        if moved_on(page, before):
            return
    raise AssertionError("the table does not move on")


def moved_on(page: Page, before: str) -> bool:
    """Wait for the move; where a first tap only selects, press the button that names it."""
    sure = page.locator(CONFIRM).filter(visible=True)
    for _ in range(60):
        if version(page) != before:
            return True
        if sure.count():
            sure.first.click()
        page.wait_for_timeout(50)
    return False


def play_to_the_end(page: Page, seed: int, limit: int = 400) -> int:
    """Play until the score is shown; the number of own moves."""
    chance = random.Random(seed)
    for move in range(limit):
        if not wait_for_turn(page):
            return move
        take_turn(page, chance)
    raise AssertionError("the game does not end")
