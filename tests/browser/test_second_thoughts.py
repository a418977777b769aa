"""Second thoughts: taking back one's last choice, asking others to, and playing on from any moment."""

import random

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage, keep
from tests.browser.moments import Moments, asks
from tests.browser.playing import ASK, TARGETS, open_a_table, seat_two, take_turn, version, wait_for_turn

PAST = "main.past"
PLACE = asks("Place a cowboy or pass")


def press(page: Page, name: str) -> None:
    """A button beside the log; on a phone the log has to be opened first."""
    button = page.get_by_role("button", name=name, exact=True)
    if not button.is_visible():
        page.get_by_role("tab", name="Log").first.click()
    button.click()


def choose_twice(page: Page) -> list[str]:
    """Two choices of one's own; the questions they answered."""
    chance, questions = random.Random(2), []
    for _ in range(2):
        assert wait_for_turn(page)
        questions.append(page.locator(f"{ASK} h1").inner_text())
        take_turn(page, chance)
    assert wait_for_turn(page)
    return questions


def test_undo_against_bots_leads_back_choice_by_choice(new_page: NewPage, moments: Moments) -> None:
    page = new_page(PHONE, touch=True)
    open_a_table(page, bots=2)
    moments.until(PLACE, page)
    questions = choose_twice(page)
    for question in reversed(questions):
        before = version(page)
        press(page, "Undo")
        page.locator(f"[data-version]:not([data-version='{before}'])").wait_for(state="attached")
        expect(page.locator(f"{ASK} h1")).to_have_text(question)
    keep(page, "undo-phone")


def test_both_are_in_live_play_after_agreeing_to_go_back(new_page: NewPage, moments: Moments) -> None:
    ann, ben = new_page(), new_page()
    seat_two(ann, ben)
    moments.until(PLACE, ann, ben)
    question = ann.locator(f"{ASK} h1").inner_text()
    take_turn(ann, random.Random(2))
    moments.until(PLACE, ann, ben)  # Ben has chosen since
    ann.get_by_role("button", name="Ask to go back").click()
    ben.get_by_role("button", name="Look at it").click()
    expect(ben.locator(PAST)).to_be_visible()
    keep(ben, "asked-to-go-back")
    ben.get_by_role("button", name="Agree").click()
    expect(ben.locator(PAST)).to_have_count(0)
    expect(ann.locator(f"{ASK} h1")).to_have_text(question)
    expect(ann.locator(PAST)).to_have_count(0)


def test_one_plays_on_from_a_moment_before_the_dice(new_page: NewPage, moments: Moments) -> None:
    """Before the first move the bag is still to be drawn from."""
    page = new_page()
    open_a_table(page, bots=1)
    game = page.url
    page.get_by_role("button", name="Look back").click()
    page.get_by_role("slider", name="Moment of the game").fill("0")
    expect(page.get_by_text("Before the first move")).to_be_visible()
    page.get_by_role("button", name="from here").click()
    page.wait_for_url(lambda url: url != game)
    expect(page.locator(f"{ASK} h1")).to_be_visible()
    page.locator(TARGETS).first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Hand over to")  # one plays all seats there
