"""Games by clicking glowing targets only, alone and against each other, on laptop and phone."""

import random

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, NewPage, keep
from tests.browser.moments import Moments, asks
from tests.browser.playing import (
    ASK,
    END,
    FITS,
    WITH_AUCTION,
    click_to_the_end,
    deal_me_in,
    in_turn,
    new_table,
    open_a_table,
    play_to_the_end,
    seat_two,
    take_turn,
    version,
    wait_for_turn,
)
from tests.budget import MOVES_CLICKED


def test_a_person_plays_a_whole_game_against_bots(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    keep(page, "lobby-laptop")
    open_a_table(page, bots=1)
    keep(page, "table-laptop")
    assert play_to_the_end(page, 1) > 20
    keep(page, "end-laptop")
    expect(page.locator(END)).to_contain_text("VP")
    page.get_by_role("button", name="Find the costly moves").click()
    costly = page.get_by_role("button", name="Show the board before")
    expect(costly.first).to_be_visible(timeout=60_000)  # whoever clicks anything that glows makes mistakes
    assert costly.count() <= 5
    keep(page, "review-laptop")
    costly.first.click()
    expect(page.locator("main.past")).to_be_visible()


def test_a_game_on_a_phone(new_page: NewPage, moments: Moments) -> None:
    page = new_page(PHONE, touch=True)
    open_a_table(page, bots=1)
    keep(page, "table-phone")
    assert page.evaluate(FITS)
    chance = random.Random(2)
    for _ in range(MOVES_CLICKED):
        if wait_for_turn(page):
            take_turn(page, chance)
    click_to_the_end(page, moments)
    assert page.evaluate(FITS)
    keep(page, "end-phone")


def test_two_browsers_play_each_other(new_page: NewPage, moments: Moments) -> None:
    ann, ben = new_page(), new_page()
    table = new_table(ann, [{"kind": "me"}, {"kind": "open"}])
    ann.goto(f"/table/{table['id']}")
    ben.goto(f"/join/{table['id']}/{table['invite']}")
    ben.get_by_role("button", name="Join").or_(ben.get_by_role("button", name="Sit down")).first.click()
    ben.wait_for_url("**/table/**")
    people, chance = [ann, ben], random.Random(3)
    for _ in range(5):
        in_turn(people, lambda page: take_turn(page, chance))
    moments.until(asks("Which land do you buy", 0, 1), *people)
    for _ in range(4):
        in_turn(people, lambda page: take_turn(page, chance))
    assert version(ann) == version(ben)


def test_reloading_in_the_middle_of_a_turn(new_page: NewPage) -> None:
    page = new_page()
    deal_me_in(page)
    take_turn(page, random.Random(4))
    wait_for_turn(page)
    before = version(page)
    question = page.locator("[data-asked] h1").inner_text()
    page.reload()
    wait_for_turn(page)
    assert version(page) == before
    assert page.locator("[data-asked] h1").inner_text() == question


def test_undo_takes_a_road_back(new_page: NewPage, moments: Moments) -> None:
    page = new_page()
    deal_me_in(page)
    moments.until(asks("Choose a character"), page)  # before the first round nobody lays roads
    roads = page.locator(".roads line").count()
    page.keyboard.press("r")
    page.locator(".edge").first.dispatch_event("click")
    expect(page.locator(".roads line")).to_have_count(roads + 1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".roads line")).to_have_count(roads)


def test_the_mode_for_roads_ends_with_its_question(new_page: NewPage, moments: Moments) -> None:
    """What is asked next is not hidden behind the roads."""
    people = [new_page(), new_page()]
    seat_two(*people, characters="picked", tiles=WITH_AUCTION)
    settler = "button.free[data-tile='settler']"
    moments.until(asks("Choose a character", 0, 1), *people)
    page = next(page for page in people if page.locator(ASK).count())
    page.keyboard.press("r")
    expect(page.locator(".edge").first).to_be_attached()
    page.locator(settler).click()
    expect(page.locator(f"{ASK} h1")).to_contain_text("Your Settler gives you a parcel")
    expect(page.locator(".lay")).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".hit.legal").first).to_be_visible()
