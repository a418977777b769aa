"""How a person plays who knows nothing but what glows."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

TARGETS = ".hit.legal, .sp.legal, .yard.legal, button.free[data-tile]"
BUTTONS = (
    "[data-asked] .acts button:not(.lay[aria-pressed=false], [disabled]), "
    "[data-asked] .stepper ~ .btn:not([disabled]), [data-asked] [data-duel-tile]:not([disabled]), "
    "[data-sheet] [type=submit]:not([disabled])"
)
CONFIRM = ".go .btn:not(.ghost):not([disabled]), .acts button.red:not([disabled])"
ASK = "[data-asked]"
END = "div.end"
AUCTION = "[data-asked] [data-auction]"
WITH_AUCTION = "auctioneer,banker,grocer,settler,captain,mercenary,heroes"
MOVED = "before => document.querySelector('[data-version]').dataset.version !== before"
MOVED_OR_ASKED_AGAIN = """([before, confirm]) =>
    document.querySelector('[data-version]').dataset.version !== before ||
    [...document.querySelectorAll(confirm)].some(button => button.checkVisibility())"""
AT_A_TABLE = re.compile("/table/")


def deal_me_in(page: Page) -> None:
    """The one click of the first page."""
    page.goto("/")
    page.get_by_role("button", name="Deal me in").click()
    page.wait_for_url(AT_A_TABLE)
    expect(page.locator(ASK)).to_be_visible(timeout=30_000)


def new_table(page: Page, seats: list[dict[str, str]], **options: str) -> dict[str, str]:
    """Open a table through REST, as the person of this page."""
    made: dict[str, str] = page.evaluate(
        """async ([seats, options]) => {
            await fetch('/api/me'); await fetch('/api/games')
            const token = document.cookie.match(/csrftoken=([^;]+)/)[1]
            options.seats = String(seats.length)
            const body = JSON.stringify({game: 'city', options, seats})
            const headers = {'x-csrftoken': token, 'content-type': 'application/json'}
            return (await fetch('/api/tables', {method: 'POST', headers, body})).json()
        }""",
        [seats, options],
    )
    return made


def open_a_table(page: Page, bots: int, **options: str) -> None:
    """A table for one person and some bots."""
    table = new_table(page, [{"kind": "me"}, *[{"kind": "bot"}] * bots], **options)
    page.goto(f"/table/{table['id']}")
    expect(page.locator(ASK)).to_be_visible(timeout=30_000)


def seat_two(host: Page, guest: Page, **options: str) -> None:
    """Two people, each with a browser, at a table of their own."""
    host.goto("/")
    table = new_table(host, [{"kind": "me"}, {"kind": "open"}], **options)
    host.goto(f"/table/{table['id']}")
    guest.goto(f"/join/{table['id']}/{table['invite']}")
    guest.get_by_role("button", name="Sit down").first.click()
    guest.wait_for_url(AT_A_TABLE)
    for page in (host, guest):
        page.locator(f"{ASK}, section.ask").first.wait_for()


def open_an_auction(page: Page) -> None:
    """A table where the first Auctioneer has put two parcels up, and this person is asked for a bid."""
    open_a_table(page, bots=1, characters="picked", tiles=WITH_AUCTION)
    chance = random.Random(6)
    auctioneer = page.locator("button.free[data-tile='auctioneer']")
    for _ in range(120):
        assert wait_for_turn(page), "the game ended without an auction"
        if page.locator(AUCTION).count():
            return
        if auctioneer.count():
            before = version(page)
            auctioneer.click()
            assert moved_on(page, before)
        else:
            take_turn(page, chance)
    raise AssertionError("no auction")


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
        glowing.nth(chance.randrange(glowing.count())).click(timeout=5_000)
        if moved_on(page, before):
            return
    raise AssertionError("the table does not move on")


def in_turn(pages: list[Page], move: Callable[[Page], None]) -> None:
    """Whoever of these people is asked makes a move, and all see it."""
    pages[0].locator(ASK).or_(pages[0].get_by_text("is to act")).first.wait_for()
    asked = next(page for page in pages if page.locator(ASK).count())
    before = version(asked)
    move(asked)
    for page in pages:
        page.wait_for_function(MOVED, arg=before)


def send_to(page: Page, at: str) -> None:
    """Send a cowboy to a place, or take it back; a phone asks once more."""
    page.locator(f"[data-at='{at}']").click()
    confirm = page.locator(".go .btn:not(.ghost)")
    if confirm.count():
        confirm.first.click()


def moved_on(page: Page, before: str) -> bool:
    """Wait for the move; where a first tap only selects, press the button that names it."""
    for _ in range(4):
        try:
            page.wait_for_function(MOVED_OR_ASKED_AGAIN, arg=[before, CONFIRM], timeout=1_500)
        except PlaywrightTimeoutError:
            continue
        if version(page) != before:
            return True
        page.locator(CONFIRM).filter(visible=True).first.click()
        if has_moved(page, before):
            return True
    return False


def has_moved(page: Page, before: str) -> bool:
    """Wait for the table to move on."""
    try:
        page.wait_for_function(MOVED, arg=before, timeout=3_000)
    except PlaywrightTimeoutError:
        return False
    return True


def play_to_the_end(page: Page, seed: int, limit: int = 400) -> int:
    """Play until the score is shown; the number of own moves."""
    chance = random.Random(seed)
    for move in range(limit):
        if not wait_for_turn(page):
            return move
        take_turn(page, chance)
    raise AssertionError("the game does not end")
