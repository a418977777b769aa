"""The card game by clicking: a game, placing by keys, secrets, and nothing serious for axe."""

import random

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import PHONE, NewPage, keep
from tests.browser.moments import Moments, asks
from tests.browser.playing import (
    ASK,
    AT_A_TABLE,
    END,
    FITS,
    has_moved,
    new_table,
    open_a_table,
    open_the_form,
    version,
    wait_for_turn,
)
from tests.budget import MOVES_CLICKED

TARGETS = "[data-target]:not([disabled])"
GHOST = ".ground .map .ghost"
PLACES = ".places .place"
CONFIRM = ".go .red:not([disabled])"
QUESTION = f"{ASK} h1"
COARSE = "matchMedia('(pointer: coarse)').matches"  # a finger: a first tap selects
PLACING = asks("Name the cell")


def play_the_card_game(page: Page) -> None:
    """The button of the first page: one person against three virtual players."""
    page.goto("/")
    page.get_by_role("button", name="Play the card game").click()
    page.wait_for_url(AT_A_TABLE)
    expect(page.locator(ASK)).to_be_visible(timeout=30_000)


def choose(page: Page, target: Locator) -> None:
    """Click a target until the table moves on; where a first tap only selects, confirm it."""
    before = version(page)
    for _ in range(3):
        target.click(timeout=5_000)
        if page.evaluate(COARSE):
            page.locator(CONFIRM).click()
        if has_moved(page, before):
            return
    raise AssertionError("the table does not move on")


def take_turn(page: Page, chance: random.Random) -> str:
    """Do one of the glowing things; the question it answered."""
    question = page.locator(QUESTION).first.inner_text()
    glowing = page.locator(TARGETS).filter(visible=True)
    choose(page, glowing.nth(chance.randrange(glowing.count())))
    return question


def at_the_cards(page: Page) -> None:
    """A table for one person against three virtual players."""
    open_a_table(page, bots=0, game="cards", virtual="novice")


def test_a_person_plays_a_game(new_page: NewPage, moments: Moments) -> None:
    """Choose an auction card, take a card, place it on a glowing place; up to the end of eighteen rounds."""
    page = new_page()
    play_the_card_game(page)
    keep(page, "cards-laptop")
    chance = random.Random(1)
    questions: set[str] = set()
    for _ in range(MOVES_CLICKED):
        if wait_for_turn(page):
            questions.add(take_turn(page, chance))
    if wait_for_turn(page):
        moments.last_question(page)
    while wait_for_turn(page):
        take_turn(page, chance)
    assert {
        "Which auction card do you play?",
        "Which card do you take?",
        "Choose a place in your city.",
    } <= questions
    expect(page.locator(END)).to_contain_text("points")
    expect(page.get_by_role("row", name="Appeal of the terrain cards")).to_be_visible()
    keep(page, "cards-end")


def test_a_card_is_placed_with_the_keys(new_page: NewPage, moments: Moments) -> None:
    page = new_page()
    at_the_cards(page)
    moments.until(PLACING, page)
    page.keyboard.press("g")
    while not page.evaluate("document.activeElement.matches('.place')"):
        page.keyboard.press("Tab")
    first = page.evaluate("document.activeElement.dataset.at")
    for arrow in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"):
        page.keyboard.press(arrow)
        if page.evaluate("document.activeElement.dataset.at") != first:
            break
    focused = page.evaluate("document.activeElement.dataset.at")
    assert focused != first
    gain = page.locator(f".place[data-at='{focused}']").inner_text()
    expect(page.locator(GHOST)).to_have_count(1)
    expect(page.locator(f"{ASK} .words")).to_contain_text(f"{focused}: {gain}")
    expect(page.locator("[aria-live]").filter(has_text=f"{focused}: {gain} points")).to_have_count(1)
    keep(page, "cards-placing")
    cards = page.locator(".ground .edge").count()
    before = version(page)
    page.keyboard.press("Enter")
    assert has_moved(page, before)
    expect(page.locator(".ground .edge")).to_have_count(cards + 1)


def test_on_a_phone_a_first_tap_selects(new_page: NewPage, moments: Moments) -> None:
    page = new_page(PHONE, touch=True)
    at_the_cards(page)
    moments.until(PLACING, page)
    assert page.evaluate(FITS)
    before = version(page)
    page.locator(PLACES).first.tap()
    expect(page.locator(GHOST)).to_have_count(1)
    assert version(page) == before
    keep(page, "cards-phone-placing")
    page.locator(CONFIRM).tap()
    assert has_moved(page, before)


def test_a_sealed_card_stays_face_down(new_page: NewPage) -> None:
    """Two people: the one sees that the other has chosen, and not what."""
    ann, ben = new_page(), new_page()
    table = new_table(ann, [{"kind": "me"}, {"kind": "open"}], "cards", virtual="novice")
    ann.goto(f"/table/{table['id']}")
    ben.goto(f"/join/{table['id']}/{table['invite']}")
    ben.get_by_role("button", name="Join").or_(ben.get_by_role("button", name="Sit down")).first.click()
    ben.wait_for_url("**/table/**")
    wait_for_turn(ann)
    choose(ann, ann.get_by_role("button", name="Play the 7"))
    expect(ann.get_by_role("img", name="has chosen the 7")).to_be_visible()
    expect(ben.get_by_role("img", name="has chosen")).to_be_visible()
    expect(ben.get_by_role("img", name="has chosen the")).to_have_count(0)
    keep(ben, "cards-sealed")
    wait_for_turn(ben)
    choose(ben, ben.get_by_role("button", name="Play the 3"))
    name = ann.evaluate("async () => (await (await fetch('/api/me')).json()).name")
    expect(ben.get_by_role("img", name=f"{name} plays 7")).to_be_visible()  # a virtual player may, too


def test_the_table_has_no_serious_violation(new_page: NewPage, moments: Moments) -> None:
    """On a phone in the dark; test_pages.py has the rest."""
    page = new_page(PHONE, touch=True)
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    at_the_cards(page)
    for moment, words, seen in (
        ("bidding", "auction card", "Which auction card do you play?"),
        ("taking", "Which card", "Which card do you take?"),
        ("placing", "Name the cell", "Choose a place in your city."),
    ):
        moments.until(asks(words), page)
        expect(page.locator(QUESTION).first).to_have_text(seen)
        assert serious(page) == [], moment
        keep(page, f"cards-{moment}-dark-phone")


def test_the_form_opens_a_card_game(new_page: NewPage) -> None:
    """Virtual players one after the other, the same strength several times."""
    page = new_page()
    open_the_form(page)
    page.get_by_role("button", name="Cards", exact=True).click()
    page.get_by_role("button", name="Take away: Novice").click()
    for _ in range(2):
        page.get_by_role("button", name="Expert", exact=True).click()
    page.get_by_role("button", name="Novice", exact=True).click()
    keep(page, "cards-form")
    page.get_by_role("button", name="Start").or_(
        page.get_by_role("button", name="Open the table")
    ).first.click()
    page.wait_for_url(AT_A_TABLE)
    expect(page.locator(ASK)).to_be_visible(timeout=30_000)
    names = page.locator(".pcard .name").all_inner_texts()
    assert names[1:] == ["Expert 1", "Expert 2", "Novice 3"]
