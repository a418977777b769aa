"""The analysis board: positions of games, links and texts, best answers, and lines walked there."""

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import LAPTOP, PHONE, NewPage, keep
from tests.browser.moments import Moments, asks
from tests.browser.playing import FITS, open_a_table, settled, upload
from tests.browser.test_access import in_each_theme
from tests.server.records import a_record

DRAWN = Path(__file__).parent.parent.parent / "docs" / "positions"
CUT = "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"
CARD = 80  # pixels, at most, of a card in a box
AN_ANALYSIS = re.compile("/analysis#")


def moves(page: Page) -> Locator:
    return page.get_by_role("list", name="Moves", include_hidden=True)  # a phone has it behind a tab


def here(page: Page) -> Locator:
    return moves(page).locator("[aria-current=step]")


def paste(page: Page, text: str) -> None:
    page.goto("/analysis")
    page.get_by_label("The position").fill(text)
    page.get_by_role("button", name="Open it").click()


def test_a_finished_game_is_walked_left_for_a_better_answer_and_passed_on(new_page: NewPage) -> None:
    page = new_page()
    upload(page, a_record())
    page.get_by_role("link", name="Analyse").first.click()
    page.wait_for_url(AN_ANALYSIS)
    expect(page.locator("section.card.ask")).to_contain_text("Game over")
    played = moves(page).locator("li").count()
    assert played > 50
    for _ in range(30):
        page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-asked]")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-hinted]").first).to_contain_text("to win")
    page.keyboard.press("p")  # nobody passed so early
    expect(moves(page).locator("li")).not_to_have_count(played)
    expect(here(page)).to_contain_text("Instead:")
    settled(page)
    keep(page, "analysis-laptop")
    words, version = here(page).text_content(), page.locator("[data-version]").first
    at = version.get_attribute("data-version") or ""
    page.get_by_label("Link and text").click()
    link = page.get_by_label("A link to this position").input_value()
    other = new_page()
    other.goto(link)
    expect(here(other)).to_have_text(words or "")
    expect(other.locator("[data-version]").first).to_have_attribute("data-version", at)
    expect(moves(other).locator("li")).to_have_count(moves(page).locator("li").count())


def test_cards_on_a_phone(new_page: NewPage) -> None:
    page = new_page(PHONE, True)
    page.goto("/analysis")
    expect(page.get_by_role("button", name="A fresh game of")).to_have_count(2)
    page.get_by_role("button", name=re.compile("card game")).click()
    page.wait_for_url(AN_ANALYSIS)
    page.get_by_role("button", name="Play the 3").first.click()
    page.locator("[data-asked] .btn.red").click()
    page.get_by_role("tab", name="Log").click()
    expect(here(page)).not_to_contain_text("The beginning")
    page.get_by_role("button", name="One step back").click()
    expect(here(page)).to_contain_text("The beginning")
    page.get_by_role("button", name="One step on").click()
    expect(here(page)).not_to_contain_text("The beginning")
    settled(page)
    assert page.evaluate(FITS)
    assert page.evaluate("innerWidth") == PHONE[0]
    for theme in in_each_theme(page):
        assert serious(page) == []
        keep(page, f"analysis-phone-{theme}")
    page.get_by_label("Link and text").click()
    expect(page.get_by_label("The position as a text")).to_have_value(re.compile("^carson cards position 1"))
    assert serious(page) == []


def test_a_text_is_read_or_refused_with_its_line(new_page: NewPage) -> None:
    page = new_page()
    drawn = (DRAWN / "income.txt").read_text()
    paste(page, drawn.replace("mayor B", "mayor A"))
    expect(page.get_by_role("alert")).to_contain_text(re.compile("Line [0-9]+: A is mayor"))
    field = page.get_by_label("The position")
    expect(field).to_have_value(re.compile("mayor A"))
    marked = "e => e.value.slice(e.selectionStart, e.selectionEnd)"
    assert "mayor A" in str(field.evaluate(marked))
    field.fill(drawn)
    page.get_by_role("button", name="Open it").click()
    page.wait_for_url(AN_ANALYSIS)
    die = moves(page).locator("select").first
    rolled = int(die.evaluate("e => e.selectedIndex"))
    die.select_option(index=(rolled + 1) % 6)
    expect(here(page)).to_contain_text("Instead:")
    settled(page)
    keep(page, "analysis-dice")
    assert serious(page) == []


def test_from_a_game_against_bots_at_the_moment_one_looks_at(new_page: NewPage, moments: Moments) -> None:
    page = new_page(LAPTOP)
    open_a_table(page, bots=1)
    moments.until(asks("cowboy"), page)
    page.get_by_role("button", name="Look back").click()
    page.keyboard.press("ArrowLeft")
    page.get_by_role("link", name="Analyse").click()
    page.wait_for_url(AN_ANALYSIS)
    expect(page.locator("[data-asked]")).to_be_visible()
    expect(page.get_by_role("button", name="One step on")).to_be_enabled()


def dragged(page: Page, start: Locator, end: Locator) -> None:
    """As a hand does it, with mouse or finger."""
    source, target = start.bounding_box(), end.bounding_box()
    assert source
    assert target
    page.mouse.move(source["x"] + source["width"] / 2, source["y"] + source["height"] / 2)
    page.mouse.down()
    page.mouse.move(target["x"] + 5, target["y"] + 5, steps=4)
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2)
    page.mouse.up()


def spot(page: Page, name: str) -> Locator:
    return page.locator(f'[data-spot="{name}"]')


def kind(page: Page, name: str) -> None:
    """The pieces of a kind."""
    page.get_by_role("group", name="Kinds of pieces").get_by_role("button", name=name, exact=True).click()


def test_a_position_is_changed_by_hand(new_page: NewPage) -> None:
    page = new_page()
    paste(page, (DRAWN / "opening.txt").read_text())
    page.wait_for_url(AN_ANALYSIS)
    page.get_by_label("Link and text").click()
    page.get_by_role("button", name="Change the position").click()
    expect(page.get_by_text("A game can come to this.")).to_be_visible()
    kind(page, "Buildings")
    page.get_by_role("button", name="Mine", exact=True).first.click()  # choose a piece, then a place
    spot(page, "a8").click()
    expect(page.get_by_role("alert")).to_contain_text("needs an owner")
    expect(spot(page, "a8")).to_have_accessible_name("a8: Mine")
    expect(page.get_by_role("button", name="Analyse it")).to_be_disabled()
    settled(page)
    assert page.evaluate(FITS)
    assert serious(page) == []
    keep(page, "editor-laptop")
    page.keyboard.press("Escape")
    kind(page, "Land and roads")
    dragged(page, page.get_by_role("button", name="Land of A", exact=True), spot(page, "a8"))
    expect(spot(page, "a8")).to_have_accessible_name("a8: Land of A and Mine")
    expect(page.get_by_text("A game can come to this.")).to_be_visible()
    page.get_by_label("Dollars").first.fill("77")
    page.get_by_label("Dollars").first.press("Tab")
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    page.get_by_role("button", name="Analyse it").click()
    page.wait_for_url(AN_ANALYSIS)
    page.get_by_label("Link and text").click()
    text = page.get_by_label("The position as a text")
    expect(text).to_have_value(re.compile(r" 8   A mi[\s\S]*player A cash 77"))


WILD = """carson city position 1
option seats 2
option variants horses,outlaws,might-is-right
round 2
outlaw-strength 9
"""


def test_pieces_of_variants_are_put_where_they_belong(new_page: NewPage) -> None:
    page = new_page(PHONE, True)
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    paste(page, WILD)
    page.wait_for_url(AN_ANALYSIS)
    page.get_by_label("Link and text").click()
    page.get_by_role("button", name="Change the position").click()
    expect(page.get_by_text("A game can come to this.")).to_be_visible()
    tray = page.locator(".tray")
    for group, piece, place in [
        ("Cowboys", "Outlaw", "d6"),
        ("Tokens", "Horse of B", "home B"),
        ("Duel tiles", "Duel tile 3", "duel-tiles A"),
    ]:
        kind(page, group)
        tray.get_by_role("button", name=piece, exact=True).click()
        box = spot(page, place)
        (box if place == "d6" else box.get_by_role("button").first).click()
        expect(box.get_by_role("button", name=piece) if place != "d6" else box).to_be_visible()
        page.keyboard.press("Escape")
    expect(spot(page, "d6")).to_have_accessible_name("d6: Outlaw")
    expect(spot(page, "home B").get_by_role("button", name="Horse of B")).to_be_visible()
    assert page.locator(".label, .group").evaluate_all(CUT) == []
    assert page.evaluate(FITS)
    assert serious(page) == []
    keep(page, "editor-variants-phone")


def test_cards_are_drawn_and_moved(new_page: NewPage) -> None:
    page = new_page()
    paste(
        page, "carson cards position 1\noption seats 2\noffer singer i-04 i-30 i-33 i-07\ncity A i-26@n14\n"
    )
    page.wait_for_url(AN_ANALYSIS)
    page.get_by_label("Link and text").click()
    page.get_by_role("button", name="Change the position").click()
    expect(page.get_by_text("A game can come to this.")).to_be_visible()
    spot(page, "offer").get_by_role("button", name=re.compile("^i-30")).click()
    spot(page, "city A p14").click()
    expect(spot(page, "city A p14")).to_have_accessible_name(re.compile("^p14: i-30"))
    page.get_by_role("button", name="Undo").click()
    expect(spot(page, "offer").get_by_role("button", name=re.compile("^i-30"))).to_be_visible()
    for width, height in (LAPTOP, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        assert page.locator(".label, .group").evaluate_all(CUT) == []
        assert page.evaluate(FITS)
        offered = page.locator('[data-spot="offer"] svg.terrain').first.bounding_box()
        assert offered is not None
        assert offered["width"] < CARD
        keep(page, f"editor-cards-{width}")
    assert serious(page) == []
