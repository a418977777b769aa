"""Every set of characters: its questions are answered by clicking; an auction by its panel."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, NewPage, keep
from tests.browser.moments import Moments
from tests.browser.playing import (
    AUCTION,
    END,
    FITS,
    answer_all,
    click_to_the_end,
    has_moved,
    open_a_table,
    open_an_auction,
    version,
)
from tests.budget import SETS_CLICKED, SETS_TO_THE_END

CHOOSING = "Choose a character"
AUCTIONS = (
    "the two parcels you auction",
    "Choose the second parcel",
    "what do you bid yourself",
    "do you bid more",
)
SETS = {
    "quiet-city": ("do you give up for VP", "VP from the Banker", "has lost its duel"),
    "prosperity": (*AUCTIONS, "for a second character", "Do you take a building", "Where do you build"),
    "gold-rush": (
        "Which second character",
        "let your Singer bring one",
        "with its land",
        "Where does your",
        "Where does the white cowboy go",
        "with the dynamite",
        "leads the duel",
        "pays three times as much",
    ),
    "home-owner": (
        "what do you bid yourself",
        "for each House and Townhouse",
        "for each mountain",
        "Where does your",
    ),
    "settling-scores": ("What do you tax", "sell the ammunition", "How many revolvers", "with the dynamite"),
}


@pytest.mark.parametrize("characters", list(SETS)[:SETS_CLICKED])
def test_the_questions_of_every_set(new_page: NewPage, moments: Moments, characters: str) -> None:
    page = new_page()

    def begin() -> None:
        open_a_table(page, bots=1, characters=characters)

    begin()
    answer_all(page, moments, [CHOOSING, *SETS[characters]], begin)
    if characters in list(SETS)[:SETS_TO_THE_END]:
        click_to_the_end(page, moments)
        keep(page, f"end-{characters}")
        expect(page.locator(END)).to_contain_text("VP")


def test_bidding_with_the_panel(new_page: NewPage, moments: Moments) -> None:
    page = new_page()
    open_an_auction(page, moments)
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


def test_the_auction_fits_a_phone_and_stopping_ends_it(new_page: NewPage, moments: Moments) -> None:
    page = new_page(PHONE, touch=True)
    open_an_auction(page, moments)
    keep(page, "auction-phone")
    assert page.evaluate(FITS)
    before = version(page)
    page.locator("[data-asked] .bids .btn:not(.red)").click()
    assert has_moved(page, before)
    expect(page.locator(AUCTION)).to_have_count(0)
