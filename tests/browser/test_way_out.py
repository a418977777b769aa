"""A way out of a game, tables that are folded away, and a name of one's own when one sits down."""

from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import LAPTOP, PHONE, NewPage, keep
from tests.browser.playing import ASK, FITS, new_table, open_a_table, says, seat_two, settled

SIZES = (LAPTOP, PHONE)


def looks_well(page: Page, name: str) -> None:
    """On a laptop and, where it is, on a phone."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        keep(page, f"{name}-{width}")
        assert page.evaluate(FITS)
    assert serious(page) == []


def test_a_game_alone_with_bots_is_ended_at_once(new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    open_a_table(page, bots=1)
    page.get_by_label("Settings and keys").click()
    page.get_by_role("button", name="End the game").click()
    keep(page, "way-out")
    page.get_by_role("button", name="Sure? End the game").click()
    expect(page.get_by_role("heading", name="Ended without a result")).to_be_visible()
    expect(page.locator(ASK)).to_have_count(0)
    looks_well(page, "abandoned")


def test_whoever_resigns_watches_a_bot_and_comes_back(new_page: NewPage) -> None:
    page = new_page()
    seat_two(page, new_page())  # who waits for the other one: two bots could be at the end by then
    page.get_by_label("Settings and keys").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Sure? Resign").click()
    page.get_by_role("button", name="Take your seat back").click()
    expect(page.get_by_role("button", name="Take your seat back")).to_have_count(0)


def test_copies_and_hidden_tables_are_folded_away(new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    table = new_table(page, [{"kind": "me"}, {"kind": "local", "name": "Bea"}])
    says(page, f"/api/tables/{table['id']}/fork", {"version": 2})
    page.goto("/")
    expect(page.get_by_text("1 waits for you")).to_be_visible()  # the copy does not
    page.get_by_text("to try things out").click()
    delete = page.get_by_role("button", name="Delete")
    expect(delete).to_be_visible()
    looks_well(page, "copies")
    delete.click()
    page.get_by_role("button", name="Sure? Delete").click()
    expect(page.get_by_text("to try things out")).to_have_count(0)

    page.get_by_role("button", name="Hide:").click()
    expect(page.get_by_text("waits for you")).to_have_count(0)
    page.get_by_text("1 table", exact=True).click()
    page.get_by_role("button", name="Show:").click()
    expect(page.get_by_text("1 waits for you")).to_be_visible()


def test_a_guest_who_is_invited_says_a_name(new_page: NewPage) -> None:
    host, guest = new_page(), new_page(PHONE, touch=True)
    table = new_table(host, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    taken = host.request.get("/api/me").json()["name"]
    guest.emulate_media(color_scheme="dark")
    guest.goto(f"/join/{table['id']}/{table['invite']}")
    name = guest.get_by_role("textbox", name="Your name")
    expect(name).not_to_have_value("")
    looks_well(guest, "join")
    name.fill(taken)
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_url("**/table/**")
    expect(guest.get_by_text(f"{taken} 2", exact=True)).to_be_visible()
