"""When the clock is at zero: what those who wait are asked, and what the one who was late sees."""

import re

from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.conftest import PHONE, NewPage, keep
from tests.browser.playing import ASK, FITS, seat_two
from tests.server.conftest import RunningServer

LIVE = {"kind": "live", "minutes": 5, "increment": 0}
FIVE_MINUTES = 300.0


def test_those_who_wait_let_a_bot_play_on(new_page: NewPage, house: RunningServer) -> None:
    pages = new_page(), new_page(PHONE, touch=True)
    seat_two(*pages, clock=LIVE)
    slow, other = pages if pages[0].locator(ASK).count() else pages[::-1]
    house.app.state.tables.services.running._before += FIVE_MINUTES + 12  # time flies
    expect(other.get_by_text("has no time left. Shall a bot play on?")).to_be_visible()
    expect(slow.get_by_text("Your time is up.")).to_be_visible()
    expect(slow.get_by_role("button", name="Let a bot play on")).to_have_count(0)
    expect(other.get_by_role("button", name="Wait")).to_be_visible()
    other.reload()
    expect(other.get_by_title("Overtime").first).to_have_text(re.compile(r"^-0:1\d$"))
    expect(other.get_by_role("button", name="Wait")).to_be_visible()
    for number, page in enumerate(pages):
        keep(page, f"time-up-{number}")
        assert page.evaluate(FITS)
        assert serious(page) == []
    other.get_by_role("button", name="Let a bot play on").click()
    expect(slow.get_by_role("button", name="Take your seat back")).to_be_visible()
    expect(slow.locator(ASK)).to_have_count(0)
    expect(other.locator(ASK)).to_be_visible()
