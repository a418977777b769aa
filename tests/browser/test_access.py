"""Everybody can play: keys alone, and nothing serious for axe on any page, light or dark."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LAPTOP, PHONE, NewPage, keep
from tests.browser.playing import (
    END,
    deal_me_in,
    open_a_table,
    open_an_auction,
    play_to_the_end,
    version,
    wait_for_turn,
)

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Left out: a rule that axe itself calls experimental; it glues the words of neighbouring elements together.
EXPERIMENT = "label-content-name-mismatch"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def serious(page: Page) -> list[str]:
    """The serious and critical violations axe finds."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        """async ([rules, experiment]) => {
            const options = {runOnly: rules, rules: {[experiment]: {enabled: false}}}
            return (await axe.run(document, options)).violations
                .filter(v => ['serious', 'critical'].includes(v.impact))
                .map(v => `${v.id}: ${v.nodes.map(n => n.target.join(' ')).join(' | ')}`)
        }""",
        [RULES, EXPERIMENT],
    )
    return [str(violation) for violation in found]


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages_have_no_serious_violation(new_page: NewPage, size: tuple[int, int], theme: str) -> None:
    page = new_page(size, touch=size == PHONE)
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    name = f"{theme}-{'phone' if size == PHONE else 'laptop'}"
    for path, heading in (
        ("/", "lobby"),
        ("/rules", "rules"),
        ("/replays", "replays"),
        ("/account", "account"),
    ):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        assert serious(page) == [], path
        keep(page, f"{heading}-{name}")
    deal_me_in(page)
    assert serious(page) == []
    keep(page, f"table-{name}")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_picking_and_bidding_have_no_serious_violation(new_page: NewPage, theme: str) -> None:
    page = new_page(PHONE if theme == "dark" else LAPTOP)
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    page.goto("/")
    page.get_by_role("radio", name="Picked by you").check(force=True)
    page.locator("summary", has_text="Single rules").click()
    assert serious(page) == []
    open_an_auction(page)
    assert serious(page) == []


def test_the_end_has_no_serious_violation(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    open_a_table(page, bots=1)
    play_to_the_end(page, 5)
    expect(page.locator(END)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert serious(page) == []


def test_playing_with_keys_alone(new_page: NewPage) -> None:
    """From the first page to several moves without touching the mouse."""
    page = new_page()
    page.goto("/")
    page.wait_for_load_state("networkidle")
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
        page.wait_for_function(
            "before => document.querySelector('[data-version]')?.dataset.version !== before", arg=before
        )


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
