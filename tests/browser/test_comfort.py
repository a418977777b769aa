"""What makes a table pleasant: quiet sounds, a short celebration, and knowing that somebody watches."""

from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import PHONE, NewPage, keep
from tests.browser.moments import Moments, asks
from tests.browser.playing import (
    AT_A_TABLE,
    END,
    click_to_the_end,
    deal_me_in,
    open_a_table,
    says,
    seat_two,
    send_to,
)

# Counts what is made to sound; the sounds themselves go nowhere.
EARS = """
    window.sounds = 0
    const start = AudioScheduledSourceNode.prototype.start
    AudioScheduledSourceNode.prototype.start = function (...when) {
        window.sounds++
        return start.apply(this, when)
    }
"""
FEAST = "[data-celebration]"
THROUGH = f"""() => {{
    const under = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
    return under !== null && under.closest('{FEAST}') === null
}}"""


def listening(page: Page) -> Page:
    page.add_init_script(EARS)
    return page


def test_moves_are_heard_until_somebody_switches_sounds_off(new_page: NewPage, moments: Moments) -> None:
    page = listening(new_page())
    deal_me_in(page)
    moments.until(asks("Place a cowboy or pass"), page)
    send_to(page, "wages")
    page.wait_for_function("() => sounds > 0")
    page.get_by_label("Settings and keys").click()
    keep(page, "settings")
    switch = page.get_by_role("switch", name="Sounds")
    expect(switch).to_be_checked()
    switch.focus()
    page.keyboard.press("Space")
    expect(switch).not_to_be_checked()
    page.keyboard.press("Escape")
    heard = page.evaluate("sounds")
    moments.onwards(page, 1)
    assert page.evaluate("sounds") == heard
    page.reload()
    page.locator("[data-asked]").wait_for()
    page.get_by_label("Settings and keys").click()
    expect(switch).not_to_be_checked()


def test_the_end_of_a_game_is_celebrated_and_in_nobodys_way(new_page: NewPage, moments: Moments) -> None:
    page = new_page(moving=True)
    open_a_table(page, bots=1)
    moments.last_question(page)
    page.evaluate(
        f"new MutationObserver(() => window.feast ||= document.querySelector('{FEAST}') !== null)"
        ".observe(document.body, {childList: true, subtree: true})"
    )
    click_to_the_end(page, moments)
    page.wait_for_function("() => window.feast")
    assert page.evaluate(THROUGH)
    keep(page, "celebration")
    expect(page.locator("[data-won]")).to_contain_text("takes the town")
    expect(page.locator(FEAST)).to_have_count(0, timeout=4_000)
    page.reload()
    page.locator(END).wait_for()
    expect(page.locator(FEAST)).to_have_count(0)


def test_people_who_watch_are_seen_at_the_table_and_in_the_lobby(new_page: NewPage) -> None:
    host, guest, other = new_page(), new_page(), new_page(PHONE, touch=True)
    seats = [{"kind": "me"}, {"kind": "bot"}]
    table = says(host, "/api/tables", {"game": "city", "options": {"seats": "2"}, "seats": seats})
    host.goto(f"/table/{table['id']}")
    host.locator("[data-asked]").wait_for()
    expect(host.locator("[data-watching]")).to_have_count(0)
    guest.goto("/")
    guest.get_by_role("link", name=f"Watch: {table['name']}").click()
    guest.wait_for_url(AT_A_TABLE)
    expect(host.get_by_role("status").get_by_text("1 watching")).to_be_visible()
    other.goto("/")
    expect(other.locator("[data-watching='1']").first).to_be_visible()
    other.goto(f"/table/{table['id']}")
    expect(host.get_by_text("2 watching")).to_be_visible()
    expect(other.get_by_text("2 watching")).to_have_count(1)  # the words are for those who hear them
    assert serious(other) == []
    keep(host, "watched")
    keep(other, "watched-phone")
    guest.goto("/rules")
    expect(host.get_by_text("1 watching")).to_be_visible()


def test_notes_are_kept_and_are_nobody_elses(new_page: NewPage) -> None:
    host, guest = new_page(), new_page(PHONE, touch=True)
    seat_two(host, guest)
    host.get_by_role("tab", name="Notes").click()
    field = host.get_by_label("For your eyes only")
    field.fill("Josie never passes early")
    field.blur()
    expect(host.get_by_role("status").get_by_text("Kept", exact=True)).to_be_visible()
    keep(host, "notes")
    host.reload()
    host.get_by_role("tab", name="Notes").click()
    expect(field).to_have_value("Josie never passes early")
    guest.get_by_role("tab", name="Log").first.click()
    guest.get_by_role("tab", name="Notes").click()
    expect(guest.get_by_label("For your eyes only")).to_have_value("")
    expect(guest.get_by_text("Kept", exact=True)).to_be_visible()
    keep(guest, "notes-phone")
    assert serious(guest) == []
