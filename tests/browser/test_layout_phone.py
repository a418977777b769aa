"""The table on a phone: the track below the map, sheets that close, buttons that say what they do."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import PHONE, NewPage, keep
from tests.browser.measuring import cut_words, log_lines, out_of_sight
from tests.browser.moments import Moments, asks
from tests.browser.playing import (
    ASK,
    END,
    FITS,
    click_to_the_end,
    open_a_table,
    open_an_auction,
    settled,
    upload,
)
from tests.browser.test_layout import LINES, MOMENTS, PLAYERS, at_the_full_table, flaws, reach, stand_together
from tests.server.records import a_record

ROWS = ".ribbon .row"
SHEET = "[data-panel].up"
NOT_OFFERED = ".hit:not(.legal)"
NUMBERS = "tfoot td"
BAR = 60  # pixels
SLOT = 202


def test_six_players_with_all_variants_fit_on_a_phone(new_page: NewPage, moments: Moments) -> None:
    page = new_page(PHONE, touch=True)
    at_the_full_table(page)
    sheet = page.locator("[data-sheet]")
    expect(sheet).to_be_visible()
    settled(page)
    keep(page, "sheet-phone")
    reach(page, moments, MOMENTS["placing"])
    settled(page)
    expect(sheet).to_have_count(0)
    keep(page, "full-table-phone")
    assert flaws(page, ROWS, ".yard", ".map") == {}
    page.get_by_role("tab", name="Players").tap()
    keep(page, "full-table-phone-players")
    assert flaws(page, PLAYERS) == {}
    page.get_by_role("tab", name="Log").tap()
    assert flaws(page) == {}
    assert log_lines(page) >= LINES


def test_an_explanation_is_a_sheet_that_closes(new_page: NewPage, moments: Moments) -> None:
    page = new_page(PHONE, touch=True)
    open_a_table(page, bots=3)
    moments.until(stand_together(2), page)
    settled(page)
    assert flaws(page, ROWS) == {}
    sheet = page.locator(SHEET)
    for close in (by_its_button, by_a_tap_beside, by_escape):
        page.locator(NOT_OFFERED).first.tap()
        expect(sheet).to_be_visible()
        settled(page)
        assert out_of_sight(page, SHEET) == []
        close(page)
        expect(sheet).to_have_count(0)
    page.get_by_role("button", name="what would Marshal do").tap()
    expect(sheet.locator("[data-hinted]").first).to_be_visible(timeout=30_000)
    keep(page, "hint-sheet-phone")
    assert serious(page) == []
    by_its_button(page)
    expect(sheet).to_have_count(0)


def by_its_button(page: Page) -> None:
    page.locator(SHEET).get_by_role("button", name="Close").tap()


def by_a_tap_beside(page: Page) -> None:
    page.touchscreen.tap(200, 100)


def by_escape(page: Page) -> None:
    page.keyboard.press("Escape")


def test_the_button_says_what_it_does(new_page: NewPage, moments: Moments) -> None:
    page = new_page(PHONE, touch=True)
    open_a_table(page, bots=1)
    page.locator(".hit.legal").first.tap()
    confirm = page.locator(f"{ASK} .go .red")
    expect(confirm).to_contain_text("Take ")
    moments.until(asks("Place a cowboy"), page)
    page.locator("[data-at=wages]").tap()
    expect(confirm).to_contain_text("Send a cowboy to Wages")
    settled(page)
    assert out_of_sight(page, f"{ASK} .go button") == []
    keep(page, "confirm-phone")


def test_the_score_is_shown_whole(new_page: NewPage, moments: Moments) -> None:
    page = new_page(PHONE, touch=True)
    open_a_table(page, bots=5)
    click_to_the_end(page, moments)
    expect(page.locator(END)).to_be_visible()
    settled(page)
    assert page.evaluate(FITS)
    numbers = page.locator(NUMBERS)
    expect(numbers).to_have_count(6)
    page.locator("tfoot").scroll_into_view_if_needed()
    boxes = [numbers.nth(n).bounding_box() for n in range(6)]
    assert all(box is not None and box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0] for box in boxes)
    assert cut_words(page) == []
    keep(page, "score-phone")


def at_the_paperboy(page: Page, moments: Moments) -> None:
    open_a_table(page, bots=1, game="cards")
    moments.until(asks("Whom does the Paperboy bring"), page)


@pytest.mark.parametrize("come", [open_an_auction, at_the_paperboy], ids=["auction", "paperboy"])
def test_a_tall_question_rises_with_its_last_answer_in_sight(
    new_page: NewPage, moments: Moments, come: Callable[[Page, Moments], None]
) -> None:
    page = new_page(PHONE, touch=True)
    come(page, moments)
    settled(page)
    keep(page, f"tall-question-{come.__name__}-phone")
    box = page.locator(ASK).bounding_box()
    assert box is not None
    assert box["height"] > 1.5 * SLOT
    assert abs(box["y"] + box["height"] - PHONE[1]) < 1
    assert page.evaluate(FITS)
    assert out_of_sight(page, f"{ASK}, {ASK} .foot > .acts:last-of-type button") == []


def test_the_film_leaves_the_score_alone_until_one_looks_back(new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    upload(page, a_record())
    settled(page)
    film = page.locator("[data-replay]")
    box = film.bounding_box()
    assert box is not None
    assert box["height"] < BAR
    film.get_by_role("button", name="Play").tap()
    expect(film.get_by_role("slider")).to_be_visible()
    settled(page)
    assert out_of_sight(page, "[data-replay] .keys button") == []
