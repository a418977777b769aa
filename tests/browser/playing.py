"""How a person plays who knows nothing but what glows."""

import random
import re
from collections.abc import Callable, Collection
from typing import Any

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from tests.browser.moments import Moments, Never, asks, asks_one_of

TARGETS = ".hit.legal, .sp.legal, .yard.legal, button.free[data-tile]"
BUTTONS = (
    "[data-asked] .acts button:not(.lay[aria-pressed=false], [disabled]), "
    "[data-asked] .stepper ~ .btn:not([disabled]), [data-asked] [data-duel-tile]:not([disabled]), "
    "[data-sheet] [type=submit]:not([disabled])"
)
GLOWING = f"{TARGETS}, {BUTTONS}"
CONFIRM = ".go .btn:not(.ghost):not([disabled]), .acts button.red:not([disabled])"
ASK = "[data-asked]"
END = "div.end"
AUCTION = "[data-asked] [data-auction]"
WITH_AUCTION = "auctioneer,banker,grocer,settler,captain,mercenary,heroes"
AT_A_TABLE = re.compile("/table/")
FITS = "document.documentElement.scrollWidth <= innerWidth"
MILLISECONDS_TO_MOVE = 3_000
SEVERAL_BIDS = 6
NO_CLOCK = {"kind": "none"}
FIRST_WORDS = re.compile("[:;,.?]")  # a heading is a question up to here

# Looked at in every frame, so that nobody waits longer than the page does.
TURN = f"() => document.querySelector('{END}') ? 'over' : document.querySelector('{ASK}') && 'asked'"
MOVED = "before => document.querySelector('[data-version]').dataset.version !== before"
SETTLED = """() => document.querySelector('#main') && !document.querySelector('.waiting') &&
    document.fonts.status === 'loaded' && !document.getAnimations().some(one => one.playState === 'running')
"""
SEEN = """([before, selector]) => {
    if (document.querySelector('[data-version]').dataset.version !== before) return 'moved'
    if (document.querySelector('div.end')) return 'moved'
    const seen = one => {
        const {width, height} = one.getBoundingClientRect()
        return width > 0 && height > 0 && one.checkVisibility({visibilityProperty: true})
    }
    return [...document.querySelectorAll(selector)].filter(seen).length
}"""


def deal_me_in(page: Page) -> None:
    """The one click of the first page."""
    page.goto("/")
    page.get_by_role("button", name="Deal me in").click()
    page.wait_for_url(AT_A_TABLE)
    assert wait_for_turn(page)
    expect(page.locator(ASK)).to_be_visible()


def says(page: Page, path: str, body: Any, method: str = "POST") -> Any:
    """What the server answers the person of this page, whatever the page shows."""
    answer = page.request.fetch(path, method=method, data=body, headers={"x-csrftoken": _token(page)})
    assert answer.ok, answer.text()
    return answer.json()


def _token(page: Page) -> str:
    """What the browser of somebody who is known here has to show with whatever it sends."""
    cookies = _cookies(page)
    if not {"carson", "csrftoken"} <= set(cookies):
        page.request.get("/api/me")
        cookies = _cookies(page)
    return cookies["csrftoken"]


def _cookies(page: Page) -> dict[str, str]:
    return {one.get("name", ""): one.get("value", "") for one in page.context.cookies()}


def calls_oneself(page: Page, name: str) -> None:
    """Give the person of this page a name."""
    says(page, "/api/me", {"name": name}, "PUT")


def upload(page: Page, record: str) -> None:
    """Bring a record along and look at its table."""
    table = says(page, "/api/records", record.encode())
    page.goto(f"/table/{table['id']}")
    page.locator(END).wait_for()


def new_table(
    page: Page, seats: list[dict[str, str]], game: str = "city", clock: object = NO_CLOCK, **options: str
) -> dict[str, str]:
    """Open a table through REST, as the person of this page."""
    options = {**options, "seats": str(len(seats))}
    wish = {"game": game, "options": options, "seats": seats, "public": False, "clock": clock}
    made: dict[str, str] = says(page, "/api/tables", wish)
    return made


def open_the_form(page: Page) -> None:
    """The lobby with every option of its form in sight."""
    page.goto("/")
    page.locator("summary", has_text="More options").click()


def open_a_table(page: Page, bots: int, **options: str) -> None:
    """A table for one person and some bots."""
    table = new_table(page, [{"kind": "me"}, *[{"kind": "bot"}] * bots], **options)
    page.goto(f"/table/{table['id']}")
    assert wait_for_turn(page)
    expect(page.locator(ASK)).to_be_visible()


def seat_two(host: Page, guest: Page, clock: object = NO_CLOCK, **options: str) -> None:
    """Two people, each with a browser, at a table of their own."""
    table = new_table(host, [{"kind": "me"}, {"kind": "open"}], clock=clock, **options)
    says(guest, f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    for page in (host, guest):
        page.goto(f"/table/{table['id']}")
        page.locator(f"{ASK}, section.ask").first.wait_for()


def open_an_auction(page: Page, moments: Moments) -> None:
    """A table where the Auctioneer has put two parcels up, and this person is asked for a higher bid."""
    open_a_table(page, bots=1, characters="picked", tiles=WITH_AUCTION)
    bidding = asks("do you bid more")
    moments.until(lambda match: bidding(match) and len(match.state.legal(0)) > SEVERAL_BIDS, page)
    expect(page.locator(AUCTION)).to_be_visible()


def answer_all(
    page: Page, moments: Moments, words: Collection[str], again: Callable[[], None] | None = None
) -> None:
    """Click an answer to a question with each of these words, as they come.

    What comes no more in this game comes in another one, which `again` begins.
    """
    left, chance = set(words), random.Random(1)
    while left:
        try:
            moments.until(asks_one_of(left), page)
        except Never:
            if again is None:
                raise
            again()
            continue
        asked = moments.asked(page)
        left -= {word for word in left if word in asked}
        expect(page.locator(f"{ASK} h1")).to_contain_text(FIRST_WORDS.split(asked)[0])
        take_turn(page, chance)


def click_to_the_end(page: Page, moments: Moments, seed: int = 1) -> None:
    """The last questions of a game, up to the score; none if the click before was the last one."""
    if wait_for_turn(page):
        moments.last_question(page)
    play_to_the_end(page, seed)


def is_over(page: Page) -> bool:
    return page.locator(END).count() > 0


def settled(page: Page) -> None:
    """Whatever was on its way to this page has come, and nothing moves any more."""
    page.wait_for_function(SETTLED)


def version(page: Page) -> str:
    """What changes when something happens: the number of moves shown beside the log."""
    return page.locator("[data-version]").first.get_attribute("data-version") or ""


def wait_for_turn(page: Page, timeout: float = 60_000) -> bool:
    """Wait until the page asks something; False when the game is over."""
    return bool(page.wait_for_function(TURN, timeout=timeout).json_value() == "asked")


def take_turn(page: Page, chance: random.Random) -> None:
    """Click glowing things until the table moves on; a click may also just skip an animation."""
    before = version(page)
    glowing = page.locator(GLOWING).filter(visible=True)
    for _ in range(8):
        seen = page.wait_for_function(SEEN, arg=[before, GLOWING], timeout=15_000).json_value()
        if seen == "moved":
            return
        glowing.nth(chance.randrange(seen)).click(timeout=5_000)
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
            seen = page.wait_for_function(SEEN, arg=[before, CONFIRM], timeout=1_500).json_value()
        except PlaywrightTimeoutError:
            continue
        if seen == "moved":
            return True
        page.locator(CONFIRM).filter(visible=True).first.click()
        if has_moved(page, before):
            return True
    return False


def has_moved(page: Page, before: str) -> bool:
    """Wait for the table to move on."""
    try:
        page.wait_for_function(MOVED, arg=before, timeout=MILLISECONDS_TO_MOVE)
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
