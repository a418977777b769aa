"""Every set of characters is played to its end by clicking, and an auction through its panel."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, NewPage, keep
from tests.browser.playing import (
    AUCTION,
    END,
    has_moved,
    open_a_table,
    open_an_auction,
    play_to_the_end,
    version,
)

SETS = ("quiet-city", "prosperity", "gold-rush", "home-owner", "settling-scores")


@pytest.mark.parametrize("characters", SETS)
def test_a_whole_game_with_every_set(new_page: NewPage, characters: str) -> None:
    page = new_page()
    page.goto("/")
    open_a_table(page, bots=1, characters=characters)
    assert play_to_the_end(page, SETS.index(characters)) > 20
    keep(page, f"end-{characters}")
    expect(page.locator(END)).to_contain_text("VP")


def test_bidding_with_the_panel(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    open_an_auction(page)
    keep(page, "auction-laptop")
    expect(page.locator(".map .lot")).to_have_count(2)
    panel = page.locator("[data-asked]")
    panel.get_by_role("button", name="$2 more than the highest bid").click()
    bid = panel.get_by_role("button", name=re.compile(r"^Bid \$\d+"))
    offered = bid.inner_text()
    before = version(page)
    panel.get_by_role("button", name="More", exact=True).click()
    expect(bid).not_to_have_text(offered)
    panel.get_by_role("button", name="Less", exact=True).click()
    expect(bid).to_have_text(offered)
    bid.click()
    assert has_moved(page, before)
    expect(page.get_by_role("list", name="Log")).to_contain_text(re.compile(r"bids \$\d+"))


def test_the_auction_fits_a_phone_and_stopping_ends_it(new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    page.goto("/")
    open_an_auction(page)
    keep(page, "auction-phone")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    before = version(page)
    page.locator("[data-asked] .bids .btn:not(.red)").click()
    assert has_moved(page, before)
    expect(page.locator(AUCTION)).to_have_count(0)
