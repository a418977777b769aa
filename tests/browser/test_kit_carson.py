"""Kit Carson: two people place at the same time, a phone keeps its selection, and cowboys are shifted."""

import re

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.axe import serious
from tests.browser.conftest import LAPTOP, PHONE, NewPage, keep
from tests.browser.moments import Moments, asks, offers
from tests.browser.playing import (
    ASK,
    AT_A_TABLE,
    answer_all,
    click_to_the_end,
    in_turn,
    open_a_table,
    open_the_form,
    seat_two,
    send_to,
    version,
)
from tests.budget import WAYS_TO_PLACE

LIVE = {"variants": "kit-carson", "kit-mode": "live"}
TOGETHER = "All at once"
QUESTIONS = {
    "turns": ["Place a cowboy, shift one or pass", "take one back or pass", "Your cowboy is back"],
    "live": ["You begin", "Everybody places at once", "You have no cowboy left at home"],
}


class SlowLine:
    """A page whose news from the server can be held back for a while."""

    def __init__(self, page: Page) -> None:
        self.held: list[str | bytes] | None = None
        self.socket: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/ws/tables/"), self._open)

    def _open(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self.socket = socket
        socket.on_message(server.send)
        server.on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        if self.held is not None:
            self.held.append(message)
        elif self.socket is not None:
            self.socket.send(message)

    def hold(self) -> None:
        self.held = []

    def release(self) -> None:
        late, self.held = self.held or [], None
        for message in late:
            self._hear(message)


def place_together(host: Page, guest: Page, moments: Moments) -> None:
    """Two people, each with a browser, who have come to the point where both may place."""
    seat_two(host, guest, **LIVE)
    moments.until(asks("You begin", 0, 1), host, guest)
    in_turn([host, guest], lambda page: send_to(page, "wages"))
    for page in (host, guest):
        expect(page.get_by_text(TOGETHER)).to_be_visible()


def men(page: Page, at: str) -> Locator:
    return page.locator(f"[data-at='{at}'] .men .mp")


def test_two_people_place_at_the_same_time(new_page: NewPage, moments: Moments) -> None:
    """Ben has not heard of Ann's cowboy when he sends his own, and both count."""
    ann, ben = new_page(), new_page()
    line = SlowLine(ben)
    place_together(ann, ben, moments)
    line.hold()
    before = version(ben)
    send_to(ann, "ammunition")
    expect(men(ann, "ammunition")).to_have_count(1)
    assert version(ben) == before
    send_to(ben, "gambling")
    expect(men(ann, "gambling")).to_have_count(1)
    line.release()
    for page in (ann, ben):
        expect(men(page, "ammunition")).to_have_count(1)
        expect(men(page, "gambling")).to_have_count(1)
        expect(page.get_by_text(TOGETHER)).to_be_visible()
        expect(page.get_by_role("alert")).to_have_count(0)
    keep(ann, "kit-carson-laptop")

    send_to(ann, "ammunition")  # her only choice there: she takes it back
    expect(men(ben, "ammunition")).to_have_count(0)
    ann.get_by_role("button", name="Pass").click()
    expect(ann.get_by_role("heading", name=re.compile("is to act"))).to_be_visible()
    expect(ben.locator(ASK)).to_be_visible()
    send_to(ben, "ammunition")
    expect(men(ann, "ammunition")).to_have_count(1)


def test_a_phone_keeps_what_it_has_selected(new_page: NewPage, moments: Moments) -> None:
    """Ben has tapped a space and thinks; what Ann does meanwhile does not take it away."""
    ann, ben = new_page(LAPTOP), new_page(PHONE, touch=True)
    place_together(ann, ben, moments)
    ben.locator("[data-at='gambling']").tap()
    confirm = ben.locator(".go .btn:not(.ghost)")
    expect(confirm).to_be_visible()
    before = version(ben)
    send_to(ann, "ammunition")
    expect(men(ben, "ammunition")).to_have_count(1)
    assert version(ben) != before
    expect(confirm).to_be_visible()
    keep(ben, "kit-carson-phone")
    confirm.tap()
    expect(men(ann, "gambling")).to_have_count(1)


def test_a_cowboy_comes_back_from_an_enclosure(new_page: NewPage, moments: Moments) -> None:
    """R-KIT-ENCLOSURES: the enclosure shows that it gives a cowboy back, and a click takes it."""
    page = new_page()
    open_a_table(page, bots=1, variants="kit-carson,horses")
    moments.until(offers("Take your cowboy back from enclosure"), page)
    yard = page.locator(".yard.back").first
    expect(yard.locator(".mp")).to_have_count(1)
    assert "Take your cowboy back from enclosure" in (yard.get_attribute("aria-label") or "")
    keep(page, "kit-carson-enclosures")
    assert serious(page) == []
    yard.focus()
    page.keyboard.press("Enter")
    expect(page.locator(ASK)).to_contain_text("Your cowboy is back")
    expect(page.get_by_role("list", name="Log")).to_contain_text("takes a cowboy back from enclosure")


@pytest.mark.parametrize("mode", list(QUESTIONS)[:WAYS_TO_PLACE])
def test_shifting_cowboys_up_to_the_end(new_page: NewPage, moments: Moments, mode: str) -> None:
    page = new_page()
    open_a_table(page, bots=2, variants="kit-carson", **{"kit-mode": mode})
    answer_all(page, moments, QUESTIONS[mode])
    click_to_the_end(page, moments)
    expect(page.get_by_text("Passing early in the last round").first).to_be_visible()


def test_the_form_offers_both_ways_to_place(new_page: NewPage) -> None:
    page = new_page()
    open_the_form(page)
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_label("Seat 2: who sits here").select_option("bot")
    expect(page.get_by_role("radio", name="All at once")).to_have_count(0)
    page.get_by_role("switch", name="Kit Carson").check(force=True)
    page.get_by_role("radio", name="All at once").check(force=True)
    keep(page, "form-kit-carson")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(AT_A_TABLE)
    expect(page.locator(ASK)).to_be_visible(timeout=30_000)
