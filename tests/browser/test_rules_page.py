"""The rules page: a start in two minutes with pictures of the game's own pieces, by the options of a game."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LAPTOP, PHONE, NewPage, keep
from tests.browser.playing import AT_A_TABLE, FITS, settled

PANELS = ".panels > li"
INSIDE = """pictures => pictures.every(one => {
    const box = one.getBoundingClientRect()
    return [...one.querySelectorAll('svg, span, b')].every(part => {
        const {top, bottom, left, right} = part.getBoundingClientRect()
        return top >= box.top - 1 && bottom <= box.bottom + 1
            && left >= box.left - 1 && right <= box.right + 1
    })
})"""


def opened(page: Page, address: str) -> None:
    page.goto(address)
    page.locator(PANELS).first.wait_for()
    settled(page)


@pytest.mark.parametrize(("game", "size"), [("city", PHONE), ("cards", LAPTOP)], ids=["phone", "laptop"])
def test_it_begins_with_pictures(new_page: NewPage, game: str, size: tuple[int, int]) -> None:
    page = new_page(size, touch=size == PHONE)
    opened(page, f"/rules?game={game}")
    panels = page.locator(PANELS)
    assert 6 <= panels.count() <= 8
    assert page.locator(f"{PANELS} .picture").count() == panels.count()
    assert page.locator(".panels .picture").evaluate_all(INSIDE)
    assert page.evaluate(FITS)
    keep(page, f"rules-{game}-{'phone' if size == PHONE else 'laptop'}")


def test_it_follows_the_options_links_rulings_and_leads_to_the_guided_game(new_page: NewPage) -> None:
    page = new_page(LAPTOP)
    opened(page, "/rules?game=city&option=variants=might-is-right")
    expect(page.locator(PANELS).filter(has_text="Duels")).to_contain_text("plays a duel tile")
    page.locator("#duels").get_by_role("link", name="Duels and actions").click()
    page.wait_for_url("**/rules/duels")
    opened(page, "/rules?game=cards")
    page.get_by_role("button", name="Learn in 5 minutes").click()
    page.wait_for_url(AT_A_TABLE)
    expect(page.locator("[data-coach]")).to_contain_text("Step 1 of 10")
