"""Worth where one decides: chips on answers, explanations of the moment, questions that need no answer."""

import re

import pytest
from playwright.sync_api import expect

from carson.city.face import CityFace
from carson.core.match import Match
from carson.core.view import seen
from tests.browser.axe import serious
from tests.browser.conftest import LAPTOP, PHONE, NewPage, keep
from tests.browser.moments import Moments, Wanted, asks
from tests.browser.playing import ASK, has_moved, open_a_table, version

PLACE = asks("Place a cowboy or pass")
CHIP = "svg .chip text"


def is_idle(match: Match) -> bool:
    """Whether the first seat is asked about roads that change nothing."""
    return 0 in match.state.actors() and match.game.face().idle(seen(match.state, 0)) is not None


def both(*wanted: Wanted) -> Wanted:
    return lambda match: all(one(match) for one in wanted)


@pytest.mark.parametrize(("size", "touch", "shot"), [(LAPTOP, False, "laptop"), (PHONE, True, "phone")])
def test_answers_carry_what_they_are_worth(
    new_page: NewPage, moments: Moments, size: tuple[int, int], touch: bool, shot: str
) -> None:
    page = new_page(size, touch)
    open_a_table(page, bots=2)
    moments.until(PLACE, page)
    expect(page.locator(ASK)).to_be_visible()
    expect(page.locator("[data-at='wages'] .chip")).to_have_text("$4")
    expect(page.locator("[data-at='gambling'] .chip")).to_have_text("$7")
    assert page.locator(CHIP).count() > 8
    expect(page.locator("[data-at='wages']")).to_have_attribute("aria-label", re.compile(r"for you now \$4"))
    keep(page, f"worth-placing-{shot}")
    assert serious(page) == []
    moments.until(asks("Where do you build your"), page)
    expect(page.locator(CHIP).first).to_be_visible()
    keep(page, f"worth-sites-{shot}")


def test_the_odds_are_shown_where_one_points(new_page: NewPage, moments: Moments) -> None:
    page = new_page()
    open_a_table(page, bots=2)
    moments.until(both(PLACE, _fights), page)
    fight = page.locator("button.sp.fight").first
    fight.hover()
    expect(fight.locator(".odds")).to_have_text(re.compile(r"^\d+%$"))
    expect(fight).to_have_attribute("aria-label", re.compile(r"\d+% to win the duel"))
    keep(page, "worth-odds")


def _fights(match: Match) -> bool:
    choices = match.game.face().choices(seen(match.state, 0), match.names)
    return any(
        choice.odds is not None and choice.at in ("gambling", "cowboy-vp", "roads") for choice in choices
    )


def test_an_explanation_is_cleared_when_the_table_changes(new_page: NewPage, moments: Moments) -> None:
    page = new_page()
    open_a_table(page, bots=2)
    moments.until(PLACE, page)
    page.locator("[data-at='wages']").hover()
    title = page.locator(".head h3")
    expect(title).to_have_text("Wages")
    page.mouse.move(0, 0)
    expect(title).to_have_text("Wages")  # what was explained last stays
    moments.until(asks("Which land"), page)
    expect(title).to_have_count(0)


def _shop_with_neighbours(match: Match) -> str | None:
    """A building that is paid for something beside it, while something else beside it pays nothing."""
    if not PLACE(match):
        return None
    face, view = CityFace(), seen(match.state, 0)
    for at, parcel in face.scene(view).parcels.items():
        lines = face.explain(view, at, match.names).lines if parcel.income else ()
        if any(line.apart for line in lines) and any(line.places and not line.apart for line in lines):
            return at
    return None


def test_a_building_lights_what_pays_and_what_does_not(new_page: NewPage, moments: Moments) -> None:
    page = new_page()
    open_a_table(page, bots=2)
    found: list[str] = []

    def wanted(match: Match) -> bool:
        at = _shop_with_neighbours(match)
        found[:] = [at] if at else []
        return at is not None

    moments.until(wanted, page)
    page.locator(f"[data-at='{found[0]}']").hover()
    expect(page.locator(".sum .apart").first).to_be_visible()
    expect(page.locator(".marks .why.nil").first).to_be_attached()
    keep(page, "worth-pieces")


# ---- questions that need no answer


def test_roads_that_change_nothing_are_answered_and_taken_back_as_one(
    new_page: NewPage, moments: Moments
) -> None:
    page = new_page()
    open_a_table(page, bots=2)
    moments.until(both(is_idle, lambda match: match.game.face().round_of(seen(match.state)) < 3), page)
    question = page.locator(f"{ASK} h1")
    expect(question).not_to_contain_text("lay roads", timeout=30_000)
    before = version(page)
    page.keyboard.press("u")
    assert has_moved(page, before)
    expect(question).not_to_contain_text("lay roads")  # but one's own choice before it


def test_who_wants_to_is_asked_about_every_road(new_page: NewPage, moments: Moments) -> None:
    page = new_page()
    open_a_table(page, bots=2)
    page.get_by_label("Settings and keys").click()
    page.get_by_role("switch", name="Ask me about every road").click()
    page.get_by_label("Settings and keys").click()
    moments.until(is_idle, page)
    expect(page.locator(f"{ASK} h1")).to_contain_text("lay roads")
    keep(page, "worth-roads")
    before = version(page)
    page.get_by_role("button", name="Not this round").click()
    assert has_moved(page, before)
