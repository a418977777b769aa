"""A calm table: everything in sight at every size, no word cut, and nothing that moves by itself."""

from playwright.sync_api import Page

from carson.core.match import Match
from carson.core.view import seen
from tests.browser.conftest import LAPTOP, NewPage, keep
from tests.browser.measuring import covered_prices, cut_words, log_lines, out_of_sight, shifted, watch_shifts
from tests.browser.moments import Moments, Wanted, asks
from tests.browser.playing import ASK, FITS, open_a_table, settled

ALL = "new-beginning,river,might-is-right,kit-carson,outlaws,horses"
SIZES = [LAPTOP, (1366, 768), (1280, 720)]
LINES = 5
CALM = 0.1  # of a layout shift, over a whole game
STRIDE = 7  # moves between two looks
PLAYERS = ".players > li"
UNDO = ".bar .tools button"
NO_SCROLLING = "document.documentElement.scrollHeight <= innerHeight"


def at_the_full_table(page: Page) -> None:
    """Six players with all variants, and characters of all kinds."""
    page.request.get("/api/me")
    page.request.get("/api/games")
    token = next(one["value"] for one in page.context.cookies() if one["name"] == "csrftoken")
    page.request.put("/api/me", data={"name": "Wilhelmine"}, headers={"x-csrftoken": token})
    open_a_table(page, bots=5, variants=ALL, characters="random", sides="random")


def stands_together(count: int) -> Wanted:
    """One is asked to place a cowboy, and somewhere on the track this many stand already."""
    placing = asks("Place a cowboy")

    def wanted(match: Match) -> bool:
        if not placing(match):
            return False
        spaces = match.game.face().scene(seen(match.state, 0)).spaces
        return max(len(space.cowboys) for space in spaces) >= count

    return wanted


MOMENTS: dict[str, Wanted] = {
    "characters": asks("Choose a character"),
    "placing": stands_together(3),
    "horse": asks("horse into an enclosure"),
    "land": asks("Which land do you buy"),
    "tile": asks("tile do you play"),
}


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settled(page)


def flaws(page: Page) -> dict[str, object]:
    """What is wider than the window, cut or covered."""
    found = {"cut": cut_words(page), "covered": covered_prices(page), "too wide": not page.evaluate(FITS)}
    return {name: what for name, what in found.items() if what}


def missing(page: Page) -> dict[str, object]:
    """What one needs and does not see at once."""
    found = {what: out_of_sight(page, what) for what in (ASK, UNDO, f"{ASK} .acts button", PLAYERS)}
    found["lines"] = [] if log_lines(page) >= LINES else [str(log_lines(page))]
    return {name: what for name, what in found.items() if what}


def test_six_players_with_all_variants_fit_on_any_laptop(new_page: NewPage, moments: Moments) -> None:
    page = new_page()
    at_the_full_table(page)
    found: dict[object, dict[str, object]] = {}
    for name, moment in MOMENTS.items():
        moments.until(moment, page)
        for size in SIZES:
            resize(page, size)
            keep(page, f"full-table-{name}-{size[0]}")
            found[name, size] = {**flaws(page), **missing(page)}
            assert page.evaluate(NO_SCROLLING)
    assert not any(found.values()), found


def test_nothing_moves_by_itself(new_page: NewPage, moments: Moments) -> None:
    """A whole game of six with all variants, seen from question to question."""
    page = new_page()
    at_the_full_table(page)
    watch_shifts(page)
    looks = play_through(page, moments)
    moved, most = shifted(page)
    assert looks > 20
    assert moved < CALM, (moved, most)


def play_through(page: Page, moments: Moments) -> int:
    """Jump from question to question to the end of the game; how many were seen."""
    for look in range(200):
        if not moments.onwards(page, STRIDE):
            return look
    raise AssertionError("the game does not end")
