"""Might is Right on the screen: the hand, two secret choices at once, what was shown, and the end."""

import random
import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import LAPTOP, PHONE, NewPage, keep
from tests.browser.moments import Moments, asks
from tests.browser.playing import (
    ASK,
    END,
    FITS,
    answer_all,
    click_to_the_end,
    in_turn,
    new_table,
    open_a_table,
    seat_two,
    send_to,
    version,
)

MIGHT = {"variants": "might-is-right"}
HAND = "[data-own-tiles]"
PASS = "[data-asked] .acts button:has-text('Pass')"
TILES = "[data-asked] [data-duel-tile]"


def side(page: Page, seat: int) -> Locator:
    """One side of a duel for which tiles are chosen."""
    return page.locator(f"[data-tile-duel] [data-side='{seat}']")


def duel_for_ammunition(host: Page, guest: Page, moments: Moments) -> None:
    """Both send a cowboy to the same space and pass; now both choose a tile."""
    people = [host, guest]
    moments.until(asks("Place a cowboy or pass", 0, 1), *people)
    for _ in people:
        in_turn(people, lambda page: send_to(page, "ammunition"))
    for _ in people:
        in_turn(people, lambda page: page.locator(PASS).click())
    for page in people:
        expect(page.locator(TILES)).to_have_count(6)


def test_two_people_choose_in_secret_and_show_together(new_page: NewPage, moments: Moments) -> None:
    ann, ben = new_page(LAPTOP), new_page(PHONE, touch=True)
    seat_two(ann, ben, **MIGHT)
    expect(ann.locator(HAND)).to_contain_text("0, 1, 2, 3, 4, and 5")
    duel_for_ammunition(ann, ben, moments)
    keep(ann, "duel-tiles-laptop")
    keep(ben, "duel-tiles-phone")
    assert ben.evaluate(FITS)
    expect(side(ann, 0)).to_have_attribute("data-state", "waits")

    value = ann.locator(TILES).last.get_attribute("data-duel-tile") or ""
    ann.keyboard.press(value)
    for page in (ann, ben):
        expect(side(page, 0)).to_have_attribute("data-state", "chosen")
        expect(side(page, 1)).to_have_attribute("data-state", "waits")
    expect(side(ann, 0)).to_contain_text(value)
    expect(side(ben, 0).locator(".dt")).to_have_text("")  # its back
    expect(ann.locator(ASK)).to_have_count(0)

    ben.locator(TILES).first.tap()
    for page in (ann, ben):
        result = page.locator("[data-last-duel]")
        expect(result).to_contain_text("won")
        expect(result).to_contain_text(re.compile(rf"\b{value}, in all"))
        expect(page.locator("[data-tile-duel]")).to_have_count(0)
    keep(ann, "duel-tiles-shown-laptop")


def test_one_device_for_two_covers_every_hand(new_page: NewPage) -> None:
    page = new_page()
    table = new_table(page, [{"kind": "me"}, {"kind": "local", "name": "Miss Lily"}], **MIGHT)
    page.goto(f"/table/{table['id']}")
    curtain = page.get_by_role("dialog")
    chance = random.Random(8)
    names = set()
    for _ in range(4):
        expect(curtain).to_contain_text("Only")
        expect(page.locator(f"{HAND}, [data-at]")).to_have_count(0)
        expect(curtain.get_by_role("button")).to_have_count(1)
        names.add(curtain.get_by_role("heading").inner_text())
        page.keyboard.press("Enter")
        expect(page.locator(HAND)).to_be_visible()
        while not curtain.count():
            before = version(page)
            glowing = page.locator(".hit.legal, button.free[data-tile]").filter(visible=True)
            glowing.nth(chance.randrange(3)).click()
            moved = page.locator(f"[data-version]:not([data-version='{before}'])")
            curtain.or_(moved).first.wait_for(state="attached")
    assert len(names) == 2


def test_duels_up_to_the_end(new_page: NewPage, moments: Moments) -> None:
    page = new_page()
    open_a_table(page, bots=1, **MIGHT)
    answer_all(page, moments, ["A duel for", "which tile do you play"])
    click_to_the_end(page, moments)
    expect(page.locator(END)).to_contain_text("VP")
    expect(page.locator(HAND)).to_contain_text("Tiles of")  # all hands lie open


def test_three_people_count_their_tiles_aloud(new_page: NewPage) -> None:
    page = new_page()
    open_a_table(page, bots=2, **MIGHT)
    totals = [
        int(re.findall(r"\d+", text)[1]) for text in page.locator("[data-tiles-left]").all_inner_texts()
    ]
    assert sum(totals) == 45
    expect(page.get_by_role("list", name="Log")).to_contain_text("points in all and starts with $")
