"""The guided first games by clicking what glows, up to free play: one on a phone, one on a laptop."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from carson.core import registry
from tests.browser import playing, test_cards
from tests.browser.axe import serious
from tests.browser.conftest import LAPTOP, PHONE, NewPage, keep
from tests.browser.playing import AT_A_TABLE, FITS, wait_for_turn
from tests.browser.test_access import in_each_theme

COACH = "[data-coach]"
# what is lit on the table lies above the question, which covers the lower part of a phone
IN_SIGHT = """() => {
    const lit = document.querySelector('.hit.legal, .sp.legal, .edge, button.free[data-tile], .dealt.legal')
    const ask = document.querySelector('[data-asked]').getBoundingClientRect()
    const {top, bottom, right} = lit?.getBoundingClientRect() ?? {top: 1, bottom: 0, right: 0}
    return top >= 0 && (right < ask.left || bottom <= ask.top)
}"""
Turn = Callable[[Page, random.Random], object]


def city_turn(page: Page, chance: random.Random) -> None:
    """Click what glows; a road glows as a line."""
    road = page.locator(".edge")
    if road.count():
        playing.send_to(page, road.first.get_attribute("data-at") or "")
    else:
        playing.take_turn(page, chance)


TURNS: dict[str, Turn] = {"city": city_turn, "cards": test_cards.take_turn}
BUTTONS = {"city": "Learn in 5 minutes", "cards": "Learn the card game in 5 minutes"}


def begin(page: Page, game: str) -> None:
    page.goto("/")
    page.get_by_role("button", name=BUTTONS[game], exact=True).click()
    page.wait_for_url(AT_A_TABLE)
    assert wait_for_turn(page)


@pytest.mark.parametrize(("game", "size"), [("city", PHONE), ("cards", LAPTOP)], ids=["city", "cards"])
def test_a_newcomer_clicks_what_glows(new_page: NewPage, game: str, size: tuple[int, int]) -> None:
    lesson = registry.game(game).lesson()
    assert lesson is not None
    page = new_page(size, touch=size == PHONE)
    kind = "phone" if size == PHONE else "laptop"
    begin(page, game)
    chance = random.Random(5)
    for number, step in enumerate(lesson.steps, 1):
        assert wait_for_turn(page)
        expect(page.locator(COACH)).to_contain_text(f"Step {number} of {len(lesson.steps)}")
        assert page.evaluate(FITS), step.name
        page.wait_for_function(IN_SIGHT)
        keep(page, f"learn-{game}-{kind}-{number:02}-{step.name}")
        if step is lesson.steps[len(lesson.steps) // 2]:
            page.reload()
            assert wait_for_turn(page)
        TURNS[game](page, chance)
    assert wait_for_turn(page)
    expect(page.locator(COACH)).to_contain_text("Good luck!")
    keep(page, f"learn-{game}-{kind}-end")
    page.get_by_role("button", name="Got it").click()
    expect(page.locator(COACH)).to_have_count(0)
    TURNS[game](page, chance)


def test_the_coach_is_for_everybody(new_page: NewPage) -> None:
    """At cards; test_pages.py has the one of the board game."""
    page = new_page(LAPTOP)
    begin(page, "cards")
    TURNS["cards"](page, random.Random(1))
    assert wait_for_turn(page)
    expect(page.locator(f"{COACH} .told")).to_be_visible()
    for theme in in_each_theme(page):
        assert serious(page) == []
        keep(page, f"learn-cards-{theme}")


def test_what_is_not_lit_is_explained_and_leads_back_and_one_may_leave(new_page: NewPage) -> None:
    page = new_page(LAPTOP)
    begin(page, "city")
    expect(page.locator(".hit.legal")).to_have_count(2)
    page.locator("[data-at='h1']").click()
    expect(page.locator(COACH)).to_contain_text("let us stay together")
    keep(page, "learn-astray")
    page.get_by_role("button", name="Leave the lesson, play on freely").click()
    page.get_by_role("button", name="Really leave?").click()
    expect(page.locator(COACH)).to_have_count(0)
    expect(page.locator(".hit.legal")).to_have_count(62)
