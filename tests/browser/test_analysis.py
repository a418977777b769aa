"""The analysis board: positions of games, links and texts, best answers beside the board, and lines walked there."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import LAPTOP, PHONE, NewPage, keep
from tests.browser.playing import FITS, settled, upload
from tests.server.records import a_record

OPENING = (Path(__file__).parent.parent.parent / "docs" / "positions" / "opening.txt").read_text()
SIZES = [(1440, 900), (1366, 768), (1280, 720), PHONE]


def moves(page: Page) -> Locator:
    return page.get_by_role("list", name="Moves", include_hidden=True)


def test_look(new_page: NewPage) -> None:
    for size in SIZES:
        page = new_page(size, size == PHONE)
        upload(page, a_record())
        page.get_by_role("link", name="Analyse").first.click()
        page.wait_for_url(re.compile("/analysis#"))
        page.wait_for_timeout(1500)
        keep(page, f"an-end-{size[0]}")
        page.goto("/analysis")
        page.get_by_label("The position").fill(OPENING)
        keep(page, f"an-start-{size[0]}")
        page.get_by_role("button", name="Open it").click()
        page.wait_for_url(re.compile("/analysis#"))
        page.wait_for_timeout(2500)
        keep(page, f"an-open-{size[0]}")
        page.get_by_label("Link and text").click()
        page.wait_for_timeout(200)
        keep(page, f"an-menu-{size[0]}")
        print(size, page.evaluate(FITS), len(page.url))
        page.keyboard.press("Escape")
        page.goto("/analysis")
        page.get_by_role("button", name=re.compile("Card", re.I)).first.click()
        page.wait_for_timeout(2500)
        keep(page, f"an-cards-{size[0]}")
