"""A game of somebody else, which the web app has never heard of, played by words alone."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import LAPTOP, PHONE, keep
from tests.browser.playing import END, FITS, open_a_table, play_to_the_end, take_turn, wait_for_turn
from tests.guide.conftest import add_nuggets
from tests.server.conftest import RunningServer, quick


@pytest.fixture
def house_with_nuggets(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with pytest.MonkeyPatch.context() as patch:
        add_nuggets(patch)
        running = RunningServer(quick(tmp_path_factory.mktemp("data")))
        yield running
        running.stop()


def test_the_worked_example_is_played_to_its_end(
    chromium: Browser, house_with_nuggets: RunningServer
) -> None:
    context = chromium.new_context(base_url=house_with_nuggets.base)
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    open_a_table(page, bots=1, game="nuggets")
    expect(page.get_by_role("heading", name="Which nugget do you take?")).to_be_visible()
    for width, height in (LAPTOP, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        keep(page, f"any-game-{width}")
        assert page.evaluate(FITS)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)  # it has no bot that explains itself
    take_turn(page, random.Random(1))
    if wait_for_turn(page):
        play_to_the_end(page, 1)
    expect(page.locator(END)).to_contain_text("The row is empty.")
    keep(page, "any-game-end")
    context.close()
    assert complaints == []
