"""Carson River: a river is drawn in the form, flows through the map, and is bridged."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage, keep
from tests.browser.moments import Moments, offers
from tests.browser.playing import ASK, AT_A_TABLE, FITS, moved_on, open_a_table, open_the_form, version

ROW = 5
RIVER = [f"{column}{ROW}" for column in "abcdefgh"]
WATER = ".map .river .bed"
BRIDGE = ".map .roads .bridge"
LAY = ".lay"


def draw_the_river(page: Page) -> None:
    """A game against a bot with a river of one's own; the last parcel is forgotten at first."""
    open_the_form(page)
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


def lay(page: Page, kind: str, label: str) -> None:
    """Switch the roads on, if they are not yet, and click a place for one of this kind."""
    page.locator(ASK).wait_for()
    if page.locator(LAY).get_attribute("aria-pressed") == "false":
        page.locator(LAY).click()
    place = page.locator(kind).first
    expect(place).to_have_attribute("aria-label", re.compile(label))
    before = version(page)
    place.click()
    assert moved_on(page, before)


def test_a_river_of_one_s_own_from_the_form_to_its_bridge(new_page: NewPage, moments: Moments) -> None:
    page = new_page()
    draw_the_river(page)
    for parcel in RIVER:
        expect(page.locator(f".map [data-at='{parcel}']")).to_have_attribute(
            "aria-label", re.compile("river")
        )
    expect(page.locator('.map [aria-label*="river"]')).to_have_count(len(RIVER))
    assert page.locator(WATER).count() > len(RIVER)
    moments.until(offers("Lay a road"), page)
    lay(page, ".edge:not(.bridge)", "Lay a road")
    moments.until(offers("Build a bridge with 2 roads"), page)
    bridges = page.locator(BRIDGE).count()
    lay(page, ".edge.bridge", "Build a bridge with 2 roads")
    expect(page.locator(BRIDGE)).to_have_count(bridges + 1)
    expect(page.get_by_role("list", name="Signs on the board")).to_contain_text("Bridge")
    expect(page.get_by_role("list", name="Log")).to_contain_text("builds a bridge")
    keep(page, "river-laptop")


def test_the_printed_river_on_a_phone(new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    open_a_table(page, bots=1, variants="river")
    expect(page.locator('.map [aria-label*="river"]')).to_have_count(11)
    keep(page, "river-phone")
    assert page.evaluate(FITS)
