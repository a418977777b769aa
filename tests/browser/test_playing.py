"""Whole games by clicking glowing targets only, alone and against each other, on laptop and phone."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, NewPage, keep
from tests.browser.playing import (
    deal_me_in,
    play_to_the_end,
    take_turn,
    version,
    wait_for_turn,
)


def test_a_person_plays_a_whole_game_against_bots(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("radio", name="3").or_(page.get_by_role("button", name="3", exact=True)).first.click()
    keep(page, "lobby-laptop")
    deal_me_in(page)
    keep(page, "table-laptop")
    assert play_to_the_end(page, 1) > 20
    keep(page, "end-laptop")
    expect(page.get_by_test_id("end-panel")).to_contain_text("VP")


def test_a_whole_game_on_a_phone(new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    deal_me_in(page)
    keep(page, "table-phone")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert play_to_the_end(page, 2) > 20
    keep(page, "end-phone")


def test_two_browsers_play_each_other(new_page: NewPage) -> None:
    ann, ben = new_page(), new_page()
    table = ann.evaluate(
        """async () => {
            await fetch('/api/me'); await fetch('/api/games')
            const token = document.cookie.match(/csrftoken=([^;]+)/)[1]
            const seats = [{kind: 'me'}, {kind: 'open'}]
            const body = JSON.stringify({game: 'city', options: {seats: '2'}, seats})
            const headers = {'x-csrftoken': token, 'content-type': 'application/json'}
            return (await fetch('/api/tables', {method: 'POST', headers, body})).json()
        }"""
    ) if ann.goto("/") else {}
    ann.goto(f"/table/{table['id']}")
    ben.goto(f"/join/{table['id']}/{table['invite']}")
    ben.get_by_role("button", name="Join").first.click()
    ben.wait_for_url("**/table/**")
    chance = random.Random(3)
    for _ in range(30):
        ann.wait_for_timeout(50)
        asked = ann if ann.locator(".ask").count() else ben
        wait_for_turn(asked)
        take_turn(asked, chance)
    assert version(ann) == version(ben)


def test_reloading_in_the_middle_of_a_turn(new_page: NewPage) -> None:
    page = new_page()
    deal_me_in(page)
    take_turn(page, random.Random(4))
    wait_for_turn(page)
    before = version(page)
    question = page.locator(".ask h1").inner_text()
    page.reload()
    wait_for_turn(page)
    assert version(page) == before
    assert page.locator(".ask h1").inner_text() == question


def test_undo_takes_a_road_back(new_page: NewPage) -> None:
    page = new_page()
    deal_me_in(page)
    roads = page.locator("[data-road]").count()
    page.keyboard.press("r")
    page.locator("[data-edge]").first.click(force=True)
    expect(page.locator("[data-road]")).to_have_count(roads + 1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-road]")).to_have_count(roads)
