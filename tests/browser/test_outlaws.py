"""The variant Outlaws on the screen: they are seen, named and fought, up to the end."""

import re

from playwright.sync_api import expect

from carson.city.state import CityState
from carson.core.match import Match
from tests.browser.conftest import PHONE, NewPage, keep
from tests.browser.moments import Moments
from tests.browser.playing import FITS, answer_all, open_a_table

OUTLAWS = ".map svg.outlaw"
HELD = '.map [aria-label*="held by an outlaw"]'


def outlaws_have_come(match: Match) -> bool:
    """Whether outlaws are on the map while the first seat is asked something."""
    if 0 not in match.state.actors():
        return False
    assert isinstance(match.state, CityState)
    return match.state.outlaws != 0


def test_outlaws_come_and_are_fought(new_page: NewPage, moments: Moments) -> None:
    page = new_page()
    open_a_table(page, bots=2, variants="outlaws", characters="settling-scores")
    moments.until(outlaws_have_come, page)
    keep(page, "outlaws-laptop")
    page.get_by_role("tab", name="Explain").click()
    expect(page.locator(HELD)).to_have_count(page.locator(OUTLAWS).count())
    expect(page.get_by_role("list", name="Signs on the board")).to_contain_text(
        re.compile(r"strength (8|9|1[0-3]), \d VP")
    )
    expect(page.locator('[data-box="income"]')).to_contain_text("Outlaws of strength")
    expect(page.get_by_role("list", name="Log")).to_contain_text("An outlaw appears on")
    answer_all(page, moments, ["Place a cowboy or pass", "first of all who fight with outlaws"])


def test_outlaws_fit_a_phone(new_page: NewPage, moments: Moments) -> None:
    page = new_page(PHONE, touch=True)
    open_a_table(page, bots=1, variants="outlaws")
    moments.until(outlaws_have_come, page)
    page.get_by_role("tab", name="Board").click()
    keep(page, "outlaws-phone")
    expect(page.locator(OUTLAWS).first).to_be_visible()
    assert page.evaluate(FITS)
