"""Everybody can play: keys alone, and nothing serious for axe on any page, light or dark."""

from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Page

from tests.browser.axe import serious
from tests.browser.conftest import LAPTOP, PHONE, NewPage, keep
from tests.browser.moments import Moments
from tests.browser.playing import (
    MOVED,
    deal_me_in,
    open_an_auction,
    open_the_form,
    settled,
    version,
    wait_for_turn,
)

Theme = Literal["light", "dark"]


def in_each_theme(page: Page) -> Iterator[Theme]:
    """The same page in the light and in the dark."""
    themes: tuple[Theme, ...] = ("light", "dark")
    for theme in themes:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=theme)
        settled(page)
        yield theme


def test_a_phone_has_no_serious_violation(new_page: NewPage) -> None:
    """The pages people come to with one; test_pages.py has all of them on a laptop."""
    page = new_page(PHONE, touch=True)
    for path, heading in (("/", "lobby"), ("/rules", "rules"), ("/account", "account")):
        page.goto(path)
        for theme in in_each_theme(page):
            assert serious(page) == [], path
            keep(page, f"{heading}-{theme}-phone")
    deal_me_in(page)
    for theme in in_each_theme(page):
        assert serious(page) == []
        keep(page, f"table-{theme}-phone")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_picking_and_bidding_have_no_serious_violation(
    new_page: NewPage, moments: Moments, theme: Theme
) -> None:
    page = new_page(PHONE if theme == "dark" else LAPTOP)
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    open_the_form(page)
    page.get_by_role("radio", name="Picked by you").check(force=True)
    page.locator("summary", has_text="Single rules").click()
    assert serious(page) == []
    open_an_auction(page, moments)
    assert serious(page) == []


def test_playing_with_keys_alone(new_page: NewPage) -> None:
    """From the first page to several moves without touching the mouse."""
    page = new_page()
    page.goto("/")
    settled(page)
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()").startswith("Deal me in"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/**")
    for _ in range(6):
        if not wait_for_turn(page):
            break
        before = version(page)
        focus_a_target(page)
        page.keyboard.press("Enter")
        page.wait_for_function(MOVED, arg=before)


def focus_a_target(page: Page) -> None:
    """Tab until something that answers the question has the focus."""
    page.evaluate("document.activeElement?.blur()")
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate(
            """() => {
                const here = document.activeElement
                const target = here.matches('.hit.legal, .sp.legal, button.free[data-tile]')
                return target || (here.closest('[data-asked] .acts') && !here.matches('.lay'))
            }"""
        ):
            return
    raise AssertionError("no target can be reached with Tab")
