"""A New Beginning on the screen: the budget, handing in at the same time, and all sheets."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import LAPTOP, PHONE, NewPage, keep
from tests.browser.moments import Moments
from tests.browser.playing import FITS, answer_all, new_table, open_a_table, seat_two

BOTH = {"variants": "new-beginning"}
FORM = "[data-sheet]"
SHOWN = "[data-sheets]"


def amount(page: Page, line: str) -> Locator:
    """The number on a line of the own sheet."""
    return page.locator(FORM).get_by_role("spinbutton", name=line)


def hand_in(page: Page) -> None:
    page.get_by_role("button", name="Hand it in").click()
    expect(page.locator(FORM)).to_have_count(0)


def row(page: Page, at: int) -> list[str]:
    """What a player has written, once all is shown: money, cowboys, parcels, roads, revolvers, bid."""
    return page.locator(f"{SHOWN} tbody tr").nth(at).locator("td").all_inner_texts()


def test_two_people_write_at_the_same_time(new_page: NewPage) -> None:
    """Ann changes her mind after handing in; Ben sees nothing before both are done."""
    ann, ben = new_page(LAPTOP), new_page(PHONE, touch=True)
    seat_two(ann, ben, **BOTH)
    form = ann.locator(FORM)
    expect(form).to_contain_text("$15 to start with")
    form.get_by_label("More: Revolvers").click()
    amount(ann, "Bid for the first place").focus()
    ann.keyboard.press("ArrowUp")
    expect(form).to_contain_text("2 shares left")
    expect(form).to_contain_text("$6 to start with")
    keep(ann, "sheet-laptop")
    keep(ben, "sheet-phone")
    assert ben.evaluate(FITS)
    hand_in(ann)
    expect(ann.locator("section.ask")).to_contain_text("Still writing")
    expect(ben.locator(FORM)).to_contain_text("All others have handed theirs in")
    expect(ben.locator(SHOWN)).to_have_count(0)

    ann.get_by_role("button", name="Undo").click()
    expect(amount(ann, "Revolvers")).to_have_text("2")
    form.get_by_label("More: Roads").click()
    hand_in(ann)
    expect(ben.locator(FORM)).to_contain_text("All others have handed theirs in")

    ben.get_by_role("button", name="More: Bid").tap()
    ben.get_by_role("button", name="Usual start").tap()
    hand_in(ben)
    ben.get_by_role("tab", name="Players").tap()
    for page in (ann, ben):
        expect(page.locator(SHOWN)).to_be_visible()
        assert row(page, 0) == ["$3", "3", "2", "2", "2", "1"]
        assert row(page, 1) == ["$15", "3", "2", "1", "1", "0"]
    expect(ann.get_by_role("list", name="Log")).to_contain_text("is 1st in the first order of play")
    keep(ann, "sheets-laptop")
    keep(ben, "sheets-phone")


def test_one_device_for_two_covers_what_the_first_has_written(new_page: NewPage) -> None:
    page = new_page()
    table = new_table(page, [{"kind": "me"}, {"kind": "local", "name": "Miss Lily"}], **BOTH)
    page.goto(f"/table/{table['id']}")
    curtain = page.get_by_role("dialog")
    expect(curtain).to_be_visible()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="More: Parcels").click()
    expect(amount(page, "Parcels")).to_have_text("3")
    page.get_by_role("button", name="Hand it in").click()
    expect(curtain).to_contain_text("Hand over to Miss Lily")
    expect(page.locator("main")).to_have_count(0)
    keep(page, "curtain-secret")
    page.keyboard.press("Enter")
    expect(amount(page, "Parcels")).to_have_text("2")
    hand_in(page)
    expect(curtain.or_(page.locator(SHOWN)).first).to_be_visible()


def test_parcels_are_chosen_by_the_sheets(new_page: NewPage, moments: Moments) -> None:
    page = new_page()
    open_a_table(page, bots=1, **BOTH)
    page.get_by_role("button", name="More: Parcels").click()
    hand_in(page)
    answer_all(page, moments, ["Choose your first parcel", "Choose another parcel", "Choose a character"])
