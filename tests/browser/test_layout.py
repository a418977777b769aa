"""A calm table: everything in sight at every size, no word cut, and nothing that moves by itself."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from carson.city.screen.types import Scene
from carson.core.match import Match
from carson.core.view import seen
from tests.browser.axe import serious
from tests.browser.conftest import LAPTOP, PHONE, NewPage, keep
from tests.browser.measuring import (
    FRAME,
    covered_prices,
    cut_words,
    hidden_words,
    log_lines,
    out_of_sight,
    overlapping,
    shifted,
    watch_shifts,
)
from tests.browser.moments import Moments, Never, Wanted, asks, offers
from tests.browser.playing import (
    ASK,
    FITS,
    calls_oneself,
    open_a_table,
    open_the_form,
    settled,
    wait_for_turn,
)
from tests.browser.test_access import in_each_theme

ALL = "new-beginning,river,might-is-right,kit-carson,outlaws,horses"
SMALLEST = (1280, 720)
SIZES = [LAPTOP, (1366, 768), SMALLEST]
LINES = 5
CALM = 0.1  # of a layout shift, over a whole game
STRIDE = 7  # moves between two looks
PLAYERS = ".players > li, .players .name"
UNDO = ".bar .tools button"
ANSWERS = f"{ASK} .acts button"
NO_SCROLLING = "document.documentElement.scrollHeight <= innerHeight"


def at_the_full_table(page: Page) -> None:
    """Six players with all variants, and characters of all kinds."""
    calls_oneself(page, "Wilhelmine")
    open_a_table(page, bots=5, variants=ALL, characters="random", sides="random")


def at_the_cards(page: Page) -> None:
    """Six players of the card game."""
    calls_oneself(page, "Wilhelmine")
    open_a_table(page, bots=5, game="cards")


def placing_where(most: Callable[[Scene], int], count: int) -> Wanted:
    """One is asked to place a cowboy, and there is this much of something on the table already."""
    placing = asks("Place a cowboy")

    def wanted(match: Match) -> bool:
        if not placing(match):
            return False
        scene = match.game.face().scene(seen(match.state, 0))
        assert isinstance(scene, Scene)
        return most(scene) >= count

    return wanted


def stand_together(count: int) -> Wanted:
    """Somewhere on the track this many cowboys stand."""
    return placing_where(lambda scene: max(len(space.cowboys) for space in scene.spaces), count)


def hold_tiles(count: int) -> Wanted:
    """Somebody has this many buildings in hand."""
    return placing_where(lambda scene: max(len(player.hand) for player in scene.players), count)


def tile_or_road(match: Match) -> bool:
    """A duel tile is asked for, and one may lay a road before: the longest such question."""
    return asks("tile do you play")(match) and offers("road")(match)


MOMENTS: dict[str, Wanted] = {
    "characters": asks("Choose a character"),
    "placing": stand_together(3),
    "land": asks("Which land do you buy"),
    "tile": asks("tile do you play"),
    "tile-or-road": tile_or_road,
    "hands": hold_tiles(2),
}


def reach(page: Page, moments: Moments, wanted: Wanted) -> None:
    """A moment of this game, or of another one where it comes no more in this."""
    try:
        moments.until(wanted, page, tries=20)
    except Never:
        at_the_full_table(page)
        moments.until(wanted, page)


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(FRAME)  # what measures itself does so after the frame with the new size
    page.evaluate(FRAME)
    settled(page)


def flaws(page: Page, *needed: str) -> dict[str, object]:
    """What is cut, covered or wider than the window, and what one needs and does not see at once."""
    found: dict[str, object] = {
        "cut": cut_words(page),
        "covered": covered_prices(page),
        "hidden": hidden_words(page),
        "signs on chips": overlapping(page, "button.sp", ".flag", ".chip"),
        "hands on counts": overlapping(page, ".pcard", ".hand > *", ".stats > :not(.hand), .pvp, .pch > *"),
        "names on tokens": overlapping(page, ".pcard", ".pname > *", ".pch > .token"),
        "too wide": not page.evaluate(FITS),
        **{what: out_of_sight(page, what) for what in (ASK, UNDO, ANSWERS, *needed)},
    }
    return {name: what for name, what in found.items() if what}


def test_six_players_with_all_variants_fit_on_any_laptop(new_page: NewPage, moments: Moments) -> None:
    """Also in the dark, and nothing serious for axe."""
    page = new_page()
    at_the_full_table(page)
    found: dict[str, object] = {}
    for name, moment in MOMENTS.items():
        reach(page, moments, moment)
        for size in SIZES:
            resize(page, size)
            if size == SMALLEST:
                keep(page, f"full-table-{name}-{size[0]}")
            found[f"{name} at {size}"] = flaws(page, PLAYERS)
            assert page.evaluate(NO_SCROLLING)
            assert log_lines(page) >= LINES, (name, size)
        if name == "placing":
            for theme in in_each_theme(page):
                assert serious(page) == []
                keep(page, f"full-table-{theme}")
    assert not any(found.values()), found


def test_four_players_and_hints_fit_as_well(new_page: NewPage, moments: Moments) -> None:
    page = new_page()
    calls_oneself(page, "Wilhelmine")
    open_a_table(page, bots=3)
    moments.until(stand_together(2), page)
    page.keyboard.press("h")
    expect(page.locator("[data-hinted]").first).to_be_visible(timeout=30_000)
    for size in SIZES:
        resize(page, size)
        keep(page, f"four-players-{size[0]}")
        assert flaws(page, PLAYERS, "[data-hinted]") == {}
        assert page.evaluate(NO_SCROLLING)
        assert log_lines(page) >= LINES


def test_six_players_at_cards_fit_on_any_laptop(new_page: NewPage, moments: Moments) -> None:
    page = new_page()
    at_the_cards(page)
    for name, words in {"taking": "Which card do you take", "placing": "Name the cell"}.items():
        moments.until(asks(words), page)
        for size in SIZES:
            resize(page, size)
            if size == SMALLEST:
                keep(page, f"full-cards-{name}-{size[0]}")
            assert flaws(page, PLAYERS) == {}
            assert page.evaluate(NO_SCROLLING)
            assert log_lines(page) >= LINES, (name, size)


@pytest.mark.parametrize("sit_down", [at_the_full_table, at_the_cards], ids=["city", "cards"])
def test_nothing_moves_by_itself(
    new_page: NewPage, moments: Moments, sit_down: Callable[[Page], None]
) -> None:
    """A whole game of six, seen from question to question by somebody with a laptop and a phone."""
    laptop, phone = pages = new_page(), new_page(PHONE, touch=True)
    sit_down(laptop)
    phone.context.add_cookies(laptop.context.cookies())  # type: ignore[arg-type]  # as they came
    phone.goto(laptop.url)
    assert wait_for_turn(phone)
    for page in pages:
        settled(page)
        watch_shifts(page)
    looks = 0
    while moments.onwards(laptop, STRIDE, phone):
        looks += 1
    assert looks > 10
    for page in pages:
        moved, most = shifted(page)
        assert moved < CALM, (moved, most)


def test_escape_closes_what_opened(new_page: NewPage, moments: Moments) -> None:
    page = new_page()
    open_the_form(page)
    fold = page.locator("summary", has_text="Single rules")
    fold.click()
    expect(fold.locator("xpath=self::*[../@open]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(fold.locator("xpath=self::*[../@open]")).to_have_count(0)
    open_a_table(page, bots=1)
    moments.until(asks("Place a cowboy"), page)
    page.locator("summary[aria-label]").click()
    expect(page.get_by_role("switch").first).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator("[data-hinted]").first).to_be_visible(timeout=30_000)
    page.keyboard.press("Escape")
    expect(page.locator("[data-hinted]")).to_have_count(0)
    page.locator(".hit:not(.legal)").first.click()
    unpin = page.get_by_role("button", name="pinned")
    expect(unpin).to_be_visible()
    page.keyboard.press("Escape")
    expect(unpin).to_have_count(0)
