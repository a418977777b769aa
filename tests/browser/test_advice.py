"""Hints and reviews, and bots of the strength one wants."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage, keep
from tests.browser.playing import ASK, AT_A_TABLE, FITS, has_moved, version

HINT = re.compile("what would Marshal do")


def table_of(page: Page) -> dict[str, Any]:
    """The table this page is at, as the server describes it."""
    found: dict[str, Any] = page.evaluate(
        "() => fetch(`/api/tables/${location.pathname.split('/').at(-1)}`).then(answer => answer.json())"
    )
    return found


def test_a_hint_against_bots_of_a_chosen_strength(new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    page.goto("/")
    page.get_by_role("combobox", name="Bots").select_option("drifter")
    page.get_by_role("button", name="Deal me in").click()
    page.wait_for_url(AT_A_TABLE)
    expect(page.locator(ASK)).to_be_visible(timeout=30_000)
    assert {seat["bot"] for seat in table_of(page)["seats"]} == {None, "drifter"}
    page.get_by_role("button", name=HINT).click()
    options = page.get_by_role("list", name="Marshal would choose").get_by_role("button")
    expect(options.first).to_be_visible(timeout=30_000)
    assert 1 <= options.count() <= 3
    expect(options.first).to_contain_text("% to win")
    keep(page, "hint-phone")
    assert page.evaluate(FITS)
    options.first.focus()
    expect(page.locator(".why").first).to_be_attached()  # the parcel glows on the map
    before = version(page)
    options.first.click()
    assert has_moved(page, before)
    expect(options).to_have_count(0)


def test_by_keys_alone(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("button", name="Deal me in").click()
    expect(page.locator(ASK)).to_be_visible(timeout=30_000)
    page.keyboard.press("h")
    options = page.get_by_role("list", name="Marshal would choose").get_by_role("button")
    expect(options.first).to_be_visible(timeout=30_000)
    page.keyboard.press("Tab")
    expect(options.first).to_be_focused()
    page.keyboard.press("Escape")
    expect(options).to_have_count(0)
    expect(page.get_by_role("button", name=HINT)).to_be_focused()
    page.keyboard.press("h")
    expect(options.first).to_be_visible()  # the same question needs no second thought
    before = version(page)
    options.first.press("Enter")
    assert has_moved(page, before)
