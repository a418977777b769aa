"""A colour of one's own: chosen at the door, seen on the table."""

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, NewPage, keep
from tests.browser.playing import FITS, new_table


def test_a_guest_chooses_a_free_colour_and_everybody_sees_it(new_page: NewPage) -> None:
    host, guest = new_page(), new_page(PHONE, touch=True)
    table = new_table(host, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    guest.goto(f"/join/{table['id']}/{table['invite']}")
    expect(guest.get_by_role("radio", name="Blue")).to_be_disabled()
    guest.get_by_role("radio", name="Teal").check(force=True)
    assert guest.evaluate(FITS)
    keep(guest, "join-colour-phone")
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_url("**/table/**")
    host.goto(f"/table/{table['id']}")
    expect(host.locator(".seats li.pl-5")).to_have_count(1)
    host.get_by_role("radio", name="Grey").check(force=True)
    expect(guest.locator(".seats li.pl-6")).to_have_count(1)
    host.get_by_role("button", name="Fill with a bot and start").click()
    for page in (host, guest):
        expect(page.locator(".pcard.pl-5, .pcard.pl-6")).to_have_count(2, timeout=30_000)
