"""People at a table: second thoughts, hurrying, and a bot for somebody who left."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.moments import Moments, asks
from tests.browser.playing import ASK, has_moved, new_table, open_a_table, version

SETTINGS = "Settings and keys"


def test_costly_moves_ask_twice_if_wanted(new_page: NewPage, moments: Moments) -> None:
    page = new_page()
    open_a_table(page, bots=1)
    moments.until(asks("Place a cowboy or pass"), page)
    page.get_by_label(SETTINGS).click()
    page.get_by_role("switch", name="Confirm costly moves").check(force=True)
    page.get_by_label(SETTINGS).click()
    before = version(page)
    page.get_by_role("button", name="Pass").click()
    sure = page.get_by_role("button", name="Sure? Pass")
    expect(sure).to_be_visible()
    assert version(page) == before
    page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    page.get_by_role("button", name="Pass").click()
    sure.click()
    assert has_moved(page, before)


def seat_three(new_page: NewPage) -> list[Page]:
    """Three people, each with a browser."""
    host, *guests = new_page(), new_page(), new_page()
    table = new_table(host, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    host.goto(f"/table/{table['id']}")
    for guest in guests:
        guest.goto(f"/join/{table['id']}/{table['invite']}")
        guest.get_by_role("button", name="Sit down").first.click()
        guest.wait_for_url("**/table/**")
    for page in (host, *guests):
        page.locator(ASK).or_(page.get_by_text("is to act")).first.wait_for()
    return [host, *guests]


def test_hurrying_and_a_bot_for_somebody_who_left(new_page: NewPage) -> None:
    people = seat_three(new_page)
    slow = next(page for page in people if page.locator(ASK).count())
    ann, ben = [page for page in people if page is not slow]

    ann.get_by_role("button", name="Hurry up").click()
    expect(ann.get_by_role("button", name="Reminded")).to_be_disabled()
    expect(slow.locator(".hurry")).to_contain_text("is waiting for you")

    before = version(ann)
    slow.goto("about:blank")
    ann.get_by_role("button", name="Ask the others to let a bot play").click()
    ben.get_by_role("button", name="Let a bot play on").click()
    expect(ann.locator(".players .tag", has_text="bot")).to_have_count(1)
    assert has_moved(ann, before)
