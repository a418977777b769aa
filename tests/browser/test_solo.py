"""The solo game by clicking: against Jeb Standish, whose cards and reasons are on the table."""

import random
import re

from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import LAPTOP, PHONE, NewPage, keep
from tests.browser.moments import Moments
from tests.browser.playing import (
    ASK,
    AT_A_TABLE,
    END,
    FITS,
    click_to_the_end,
    is_over,
    open_the_form,
    take_turn,
    wait_for_turn,
)

STANDISH = "li.standish"
CARDS = f"{STANDISH} .cowboy"
MOST_TURNS = 20


def play_alone(page: Page, level: str) -> None:
    """From the first page to the table, with keys only."""
    page.goto("/")
    page.locator("summary", has_text="Play alone against Jeb Standish").press("Enter")
    page.get_by_role("button", name=level).press("Enter")
    page.wait_for_url(AT_A_TABLE)
    expect(page.locator(ASK)).to_be_visible(timeout=30_000)


def until_he_has_a_card(page: Page, chance: random.Random) -> None:
    """Play on until a card of his lies on the table and this person is asked something."""
    for _ in range(MOST_TURNS):
        assert wait_for_turn(page), "the game ended without a card"
        if page.locator(CARDS).count():
            return
        take_turn(page, chance)
    raise AssertionError("he draws no card")


def test_a_person_plays_alone(new_page: NewPage, moments: Moments) -> None:
    """His cards and his reasons are seen as he plays; in the end his strategy card is counted, too."""
    page = new_page()
    play_alone(page, "Miner, average")
    expect(page.locator(STANDISH)).to_contain_text("Jeb Standish")
    chance = random.Random(3)
    until_he_has_a_card(page, chance)
    deeds = page.get_by_role("region", name="What Jeb Standish does")
    expect(deeds.locator(".cowboy")).to_have_count(1)
    expect(deeds).to_contain_text(re.compile(r"Card [A-IX]: .*(sends a cowboy to|finds no place|scores)"))
    expect(page.get_by_text("each helps you in one round")).to_be_visible()
    reasons = cards = 0
    for _ in range(MOST_TURNS):
        assert wait_for_turn(page)
        cards = max(cards, page.locator(CARDS).count())
        reasons += page.get_by_role("list", name="Log").get_by_text("sends a cowboy to").count()
        if cards > 1 and reasons > 0:
            break
        take_turn(page, chance)
    click_to_the_end(page, moments)
    assert is_over(page)
    assert cards > 1
    assert reasons > 0
    end = page.locator(END)
    expect(end).to_contain_text("Strategy card")
    expect(end.get_by_role("heading", level=1)).to_contain_text("takes the town", ignore_case=True)
    expect(end.get_by_role("columnheader")).to_have_count(2)


def test_nothing_serious_is_wrong_with_his_card(new_page: NewPage) -> None:
    page = new_page(PHONE)
    play_alone(page, "Urban, expert")
    until_he_has_a_card(page, random.Random(1))
    keep(page, "solo-phone")
    page.get_by_role("tab", name="Players").click()
    page.locator(f"{STANDISH} summary").press("Enter")
    expect(page.locator(STANDISH)).to_contain_text("5 VP at the end with Saloon")
    expect(page.locator(STANDISH)).to_contain_text("reconstructed")
    assert serious(page) == []
    for width, height in (PHONE, LAPTOP):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(FITS)
        keep(page, f"solo-card-{width}")


def test_the_form_asks_who_plays_alone_for_nothing_else(new_page: NewPage) -> None:
    """What does not go with a solo game is refused where it was chosen."""
    page = new_page()
    open_the_form(page)
    form = page.locator("form").filter(has=page.get_by_role("switch", name="Outlaws"))
    form.locator("summary", has_text="Alone against Jeb Standish").click()
    form.get_by_role("radio", name="Strength, hard").check(force=True)
    expect(form.get_by_label("Seat 2: who sits here")).to_have_count(0)
    expect(form.get_by_text("reconstructed").first).to_be_visible()
    form.get_by_role("switch", name="Outlaws").check(force=True)
    start = form.get_by_role("button", name="Start the game")
    start.click()
    expect(form.locator("p.problem").first).to_be_visible()
    keep(page, "form-solo")
    form.get_by_role("switch", name="Outlaws").uncheck(force=True)
    start.click()
    page.wait_for_url(AT_A_TABLE)
    expect(page.locator(STANDISH)).to_contain_text("Strength, hard", timeout=30_000)
