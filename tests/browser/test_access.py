"""Everybody can play with keys alone; what axe finds on the pages is in test_pages.py."""

from collections.abc import Iterator
from typing import Literal

from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.playing import MOVED, settled, version, wait_for_turn

Theme = Literal["light", "dark"]


def in_each_theme(page: Page) -> Iterator[Theme]:
    """The same page in the light and in the dark."""
    themes: tuple[Theme, ...] = ("light", "dark")
    for theme in themes:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=theme)
        settled(page)
        yield theme


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
