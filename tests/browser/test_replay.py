"""Looking through a game: films of finished games, and looking back in one that goes on."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import LAPTOP, PHONE, NewPage, keep
from tests.browser.moments import Moments, asks
from tests.browser.playing import FITS, open_a_table, settled, upload
from tests.server.records import a_record

SCREENS = [("city", LAPTOP, False, "laptop"), ("cards", PHONE, True, "phone")]


CHANGED = """early => {
    const now = document.querySelector('[data-panel=explain]').textContent
    return now.includes('Score if the game ended now') && now !== early
}"""


def panel(page: Page) -> Locator:
    return page.get_by_role("region", name="Look through the game")


@pytest.mark.parametrize(("game", "size", "touch", "shot"), SCREENS)
def test_a_finished_game_is_a_film(
    new_page: NewPage, game: str, size: tuple[int, int], touch: bool, shot: str
) -> None:
    page = new_page(size, touch)
    upload(page, a_record(game))
    told = page.get_by_role("list", name="Log", include_hidden=True)
    last_words = told.locator("li").last.text_content() or ""
    page.get_by_role("button", name="Watch the replay").click()
    expect(panel(page).get_by_role("button", name="Pause")).to_be_visible()
    page.wait_for_function("() => document.querySelector('[data-replay] input').value === '1'")
    panel(page).get_by_role("button", name="Pause").click()
    panel(page).get_by_role("slider").fill("60")
    page.keyboard.press("Tab")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    expect(panel(page)).to_contain_text("Move 61 of")
    caption = panel(page).get_by_role("heading")
    expect(caption).to_have_text(re.compile("Ann|Ben|On offer|Chance"))
    expect(told).not_to_contain_text(last_words)
    assert panel(page).locator(".rounds li").count() > 3
    settled(page)
    keep(page, f"replay-{game}-{shot}")
    assert page.evaluate(FITS)
    page.keyboard.press(" ")
    page.wait_for_function("() => document.querySelector('[data-replay] input').value === '62'")
    page.keyboard.press(" ")
    page.keyboard.press("Shift+ArrowLeft")
    page.wait_for_function("() => Number(document.querySelector('[data-replay] input').value) < 60")
    page.keyboard.press("Escape")
    expect(page.locator("main.past")).to_have_count(0)


def test_the_numbers_are_those_of_the_moment(new_page: NewPage) -> None:
    page = new_page()
    upload(page, a_record())
    panel(page).get_by_role("slider").fill("1")
    expect(page.locator("main.past")).to_be_visible()
    page.get_by_role("button", name=re.compile("victory points")).first.click()
    explained = page.locator("[data-panel=explain]")
    expect(explained).to_contain_text("Score if the game ended now")
    early = explained.text_content()
    page.keyboard.press("Escape")
    expect(page.locator("main.past")).to_have_count(0)
    page.wait_for_function(CHANGED, arg=early)


def test_looking_back_while_the_game_goes_on(new_page: NewPage, moments: Moments) -> None:
    page = new_page()
    open_a_table(page, bots=1)
    moments.until(asks("cowboy"), page)
    page.get_by_role("button", name="Look back").click()
    expect(panel(page)).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(panel(page).get_by_role("button", name="Back to live")).to_be_visible()
    keep(page, "look-back")
    page.keyboard.press("Escape")
    expect(page.locator("[data-asked]")).to_be_visible()


def test_a_review_marks_the_choice_on_the_board(new_page: NewPage) -> None:
    page = new_page()
    upload(page, a_record())
    page.get_by_role("button", name="Find the costly moves").click()
    row = page.locator("#review ~ ol li").filter(has_text="cowboy").first
    expect(row).to_be_visible(timeout=60_000)
    row.get_by_role("button", name=re.compile("Show the board before")).click()
    expect(panel(page)).to_contain_text("Played:")
    expect(panel(page)).to_contain_text("Better:")
    assert page.locator("main .verdict.played, main .verdict.better").count() >= 1
    settled(page)
    keep(page, "review-marks")
    page.keyboard.press("ArrowRight")
    expect(page.locator("main .verdict")).to_have_count(0)
