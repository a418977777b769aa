"""Carson River: a river is drawn in the form, flows through the map, is bridged and played to the end."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, NewPage, keep
from tests.browser.playing import (
    ASK,
    AT_A_TABLE,
    BUTTONS,
    END,
    moved_on,
    open_a_table,
    play_to_the_end,
    take_turn,
    version,
    wait_for_turn,
)

ROW = 5
RIVER = [f"{column}{ROW}" for column in "abcdefgh"]
WATER = ".map .river .bed"
BRIDGE = ".map .roads .bridge"
LAY = ".lay"


def draw_the_river(page: Page) -> None:
    """A game against a bot with a river of one's own; the last parcel is forgotten at first."""
    page.goto("/")
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_label("Seat 2: who sits here").select_option("bot")
    page.get_by_role("switch", name="Carson River").check(force=True)
    for parcel in RIVER[1:7]:
        page.get_by_role("checkbox", name=parcel, exact=True).check(force=True)
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("alert")).to_contain_text("edge of the board")
    for parcel in (RIVER[0], RIVER[7]):
        page.get_by_role("checkbox", name=parcel, exact=True).check(force=True)
    expect(page.get_by_text("8 chosen")).to_be_visible()
    keep(page, "form-river")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(AT_A_TABLE)
    expect(page.locator(ASK)).to_be_visible(timeout=30_000)


def from_the_water(edge: str) -> int:
    """How many roads lie between the nearer end of a road place and the banks of a river along a row."""
    row, side = int(edge[1]), edge[2]
    ends = {"n": (row,), "s": (row - 1,)}.get(side, (row - 1, row))
    return min(min(abs(end - ROW), abs(end - ROW + 1)) for end in ends)


def best_road(page: Page, reached: int) -> tuple[Locator, int] | None:
    """A bridge, or a road that comes nearer to the water than all before."""
    edges = page.locator(".edge")
    edges.first.wait_for()
    bridges = page.locator(".edge.bridge")
    if bridges.count():
        expect(bridges.first).to_have_attribute("aria-label", re.compile("Build a bridge with 2 roads"))
        return bridges.first, -1
    places = [edge.get_attribute("data-at") or "" for edge in edges.all()]
    nearest = min(places, key=from_the_water)
    if from_the_water(nearest) >= reached:
        return None
    return page.locator(f".edge[data-at='{nearest}']"), from_the_water(nearest)


def send_for_roads(page: Page, chance: random.Random) -> None:
    """A cowboy to a space that gives roads without a fight, or else whatever is asked."""
    space = page.locator(".sp.legal[data-at='road'], .sp.legal:not(.fight)[data-at='roads']").first
    if not space.count():
        take_turn(page, chance)
        return
    before = version(page)
    space.click()
    assert moved_on(page, before)


def build_a_bridge(page: Page) -> None:
    """Collect roads and lay them towards the river, and then over it."""
    chance = random.Random(1)
    reached = 9
    for _ in range(150):
        assert wait_for_turn(page), "the game ended without a bridge"
        page.locator(f"{BUTTONS}, .sp.legal, .hit.legal, .edge, [data-tile]").first.wait_for()
        if page.locator(LAY).count():
            if page.locator(LAY).get_attribute("aria-pressed") == "false":
                page.locator(LAY).click()
            road = best_road(page, reached)
            if road is None:
                page.keyboard.press("Escape")
            else:
                before = version(page)
                road[0].click()
                assert moved_on(page, before)
                reached = road[1]
                if reached < 0:
                    return
                continue
        send_for_roads(page, chance)
    raise AssertionError("no bridge")


def test_a_river_of_one_s_own_from_the_form_to_the_end(new_page: NewPage) -> None:
    page = new_page()
    draw_the_river(page)
    for parcel in RIVER:
        expect(page.locator(f".map [data-at='{parcel}']")).to_have_attribute(
            "aria-label", re.compile("river")
        )
    expect(page.locator('.map [aria-label*="river"]')).to_have_count(len(RIVER))
    assert page.locator(WATER).count() > len(RIVER)
    build_a_bridge(page)
    expect(page.locator(BRIDGE)).to_have_count(1)
    expect(page.get_by_role("list", name="Signs on the board")).to_contain_text("Bridge")
    expect(page.get_by_role("list", name="Log")).to_contain_text("builds a bridge")
    keep(page, "river-laptop")
    play_to_the_end(page, 2)
    expect(page.locator(BRIDGE)).not_to_have_count(0)
    expect(page.locator(END)).to_contain_text("VP")


def test_the_printed_river_on_a_phone(new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    page.goto("/")
    open_a_table(page, bots=1, variants="river")
    expect(page.locator('.map [aria-label*="river"]')).to_have_count(11)
    keep(page, "river-phone")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
