"""Puzzles: the list, one solved on the board, one given up, on a laptop and on a phone."""

from playwright.sync_api import Page, expect

from carson.core import registry
from carson.core.puzzle import Puzzle, book_of
from tests.browser.axe import serious
from tests.browser.conftest import PHONE, NewPage, keep
from tests.browser.playing import ASK, FITS, send_to, settled
from tests.browser.test_access import in_each_theme

SAID = ".said"


def a_fight() -> Puzzle:
    """A puzzle about a place to which a cowboy is sent, and where another answer is a place too."""
    game, book = registry.game("city"), book_of("city")
    assert book is not None
    for puzzle in book.puzzles:
        view = puzzle.view(game)
        placed = {one.at for one in game.face().choices(view, "ABCDEF")}
        if (
            game.face().question_name(view) == "ask-place"
            and {said.answer for said in puzzle.said[:2]} <= placed
        ):
            return puzzle
    raise AssertionError("no puzzle is about places")


def opened(page: Page, address: str) -> None:
    page.goto(address)
    page.locator(ASK).wait_for()
    settled(page)


def test_the_list_and_the_way_to_the_puzzle_of_the_day(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/puzzles")
    page.get_by_role("link", name="No. 1 ").first.wait_for()
    assert page.evaluate(FITS)
    page.get_by_label("Difficulty").select_option("3")
    expect(page.locator("[data-level='1']")).to_have_count(0)
    expect(page.locator("[data-level='3']").first).to_be_visible()
    page.goto("/")
    page.get_by_role("link", name="Puzzle of the day").click()
    page.wait_for_url("**/puzzles/city/today")
    expect(page.locator(ASK)).to_be_visible()


def test_a_puzzle_is_solved_on_the_board(new_page: NewPage) -> None:
    page, puzzle = new_page(PHONE, touch=True), a_fight()
    opened(page, f"/puzzles/city/{puzzle.id}")
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    keep(page, "puzzle-phone")
    send_to(page, puzzle.said[1].answer)
    said = page.locator(SAID)
    expect(said).to_contain_text("Not the best")
    expect(said).to_be_focused()
    keep(page, "puzzle-wrong-phone")
    page.keyboard.press("Escape")
    expect(said).to_have_count(0)
    send_to(page, puzzle.answer)
    expect(said).to_contain_text("Right!")
    expect(said).to_contain_text(f"{int(puzzle.said[0].win * 100 + 0.5)} % to win")
    for theme in in_each_theme(page):
        assert serious(page) == []
        keep(page, f"puzzle-solved-phone-{theme}")
    said.get_by_role("link", name="Open in analysis").click()
    page.wait_for_url("**/analysis#*")
    expect(page.locator("[data-hinted]").first).to_contain_text("to win")
    page.goto("/puzzles")
    expect(page.get_by_text("1 of ", exact=False).first).to_be_visible()
    expect(page.get_by_text("solved", exact=True)).to_have_count(1)


def test_who_gives_up_is_shown_the_answer(new_page: NewPage) -> None:
    page = new_page()
    opened(page, "/puzzles/cards/today")
    page.get_by_label("About this puzzle").click()
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(SAID)).to_contain_text("thinks of the answers")
    keep(page, "puzzle-cards-laptop")
    page.locator(SAID).get_by_role("link", name="Next puzzle").click()
    expect(page.locator(SAID)).to_have_count(0)
    expect(page.locator(ASK)).to_be_visible()
