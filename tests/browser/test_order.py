"""Keeping order: somebody is reported and muted, removed by the host, and everybody hears an announcement."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.playing import calls_oneself, new_table, says, seat_two
from tests.server.conftest import RunningServer, without_the_browsers_loop
from tests.server.test_order import carson


def at_the_machine(house: RunningServer, *words: str) -> None:
    """`carson admin`, which has a loop of its own."""
    with without_the_browsers_loop():
        carson(house, *words)


def an_admin(page: Page, house: RunningServer) -> str:
    """Somebody with an account becomes an admin at the server's machine; who that is."""
    me = page.request.get("/api/me").json()["id"]
    says(page, "/api/account", {"login": f"boss.{me}".lower(), "password": "a long secret"})
    at_the_machine(house, "grant", me)
    return str(me)


def test_a_rude_line_is_reported_and_whoever_said_it_is_muted(
    new_page: NewPage, house: RunningServer
) -> None:
    ann, rude, boss = new_page(), new_page(), new_page()
    for page, name in ((ann, "Josie"), (rude, "Loud Lou")):
        page.request.get("/api/me")
        calls_oneself(page, name)
    an_admin(boss, house)
    seat_two(ann, rude)
    for page in (ann, rude):
        page.get_by_role("tab", name="Chat").click()
    rude.get_by_label("Say something").fill("what a stupid move")
    rude.keyboard.press("Enter")
    expect(rude.get_by_role("button", name="Report what Loud Lou said")).to_have_count(0)
    ann.get_by_text("what a stupid move").hover()
    ann.get_by_role("button", name="Report what Loud Lou said").click()
    ann.get_by_label("What is wrong?").fill("Insults")
    ann.get_by_role("button", name="Send the report").click()
    expect(ann.get_by_text("Somebody will look at it")).to_be_visible()
    ann.keyboard.press("Escape")
    expect(ann.get_by_role("dialog", name="Report Loud Lou")).to_have_count(0)

    boss.goto("/order")
    card = boss.get_by_role("article", name="Report Loud Lou").filter(has_text="Insults")
    expect(card.get_by_text("what a stupid move")).to_be_visible()
    card.get_by_role("link", name="Loud Lou").click()
    boss.get_by_label("Mute: why").fill("Insults in the chat")
    boss.get_by_role("button", name="Mute them").click()
    boss.get_by_role("button", name="Mute them").click()
    expect(boss.get_by_text("muted", exact=True)).to_be_visible()
    rude.get_by_label("Say something").fill("and another one")
    rude.keyboard.press("Enter")
    expect(rude.get_by_text("Insults in the chat")).to_be_visible()
    expect(rude.get_by_label("Say something")).to_have_value("and another one")


def test_the_host_removes_somebody_who_reads_it(new_page: NewPage) -> None:
    host, guest = new_page(PHONE, touch=True), new_page(PHONE, touch=True, astray=True)
    guest.request.get("/api/me")
    calls_oneself(guest, "Loud Lou")
    table = new_table(host, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    host.goto(f"/table/{table['id']}")
    link = f"/join/{table['id']}/{table['invite']}"
    guest.goto(link)
    guest.get_by_role("button", name="Sit down").first.click()
    guest.wait_for_url("**/table/**")
    host.get_by_role("button", name="Remove Loud Lou from the table").click()
    expect(guest.get_by_text("has removed you")).to_be_visible()
    host.get_by_role("button", name="Let Loud Lou in again").click()
    guest.goto(link)
    guest.get_by_role("button", name="Sit down").first.click()
    expect(host.get_by_text("Loud Lou", exact=True)).to_be_visible()


def test_an_announcement_comes_to_an_open_table_and_is_put_away(
    new_page: NewPage, house: RunningServer
) -> None:
    page = new_page()
    table = new_table(page, [{"kind": "me"}, {"kind": "open"}])
    page.goto(f"/table/{table['id']}")
    expect(page.get_by_text("One seat is open")).to_be_visible()
    at_the_machine(house, "announce", "We restart at 18:00")
    try:
        expect(page.get_by_text("We restart at 18:00")).to_be_visible()
        page.get_by_role("button", name="I have read this").click()
        page.goto("/")
        expect(page.get_by_role("heading", name="Set up a table")).to_be_visible()
        expect(page.get_by_text("We restart at 18:00")).to_have_count(0)
    finally:
        number = house.app.state.watch.rules.announced[-1].id
        at_the_machine(house, "withdraw", str(number))
