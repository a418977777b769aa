"""Every page of the app in the light and in the dark: nothing serious for axe.

`PAGES` has a way to each page that `web/src/shell/lib/routes.ts` knows, and to each state of it that looks
like another page. A new page without one fails here.
"""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import NewPage, keep
from tests.browser.playing import ASK, new_table, open_the_form, says, settled, upload
from tests.browser.test_access import in_each_theme
from tests.server.records import a_record

ROUTES = Path(__file__).parent.parent.parent / "web" / "src" / "shell" / "lib" / "routes.ts"
ALONE = [{"kind": "me"}, {"kind": "bot"}]


def at(path: str) -> Callable[[Page], None]:
    def visit(page: Page) -> None:
        page.goto(path)

    return visit


def with_all_options(page: Page) -> None:
    open_the_form(page)
    page.evaluate("document.querySelectorAll('main details').forEach(one => one.open = true)")


def waiting_room(page: Page) -> None:
    page.goto(f"/table/{new_table(page, [{'kind': 'me'}, {'kind': 'open'}])['id']}")


def playing(game: str) -> Callable[[Page], None]:
    def visit(page: Page) -> None:
        page.goto(f"/table/{new_table(page, ALONE, game)['id']}")
        page.locator(ASK).wait_for()

    return visit


def puzzle(page: Page) -> None:
    page.goto("/puzzles/city/today")
    page.locator(ASK).wait_for()


def analysis(page: Page) -> None:
    page.goto("/analysis")
    page.get_by_role("button", name="A fresh game of Carson City", exact=True).click()
    page.locator(ASK).wait_for()


def lesson(page: Page) -> None:
    page.request.get("/api/me")
    page.goto(f"/table/{says(page, '/api/learn?game=city', None)['id']}")
    page.locator(ASK).wait_for()


def replay(page: Page) -> None:
    upload(page, a_record("city"))
    page.get_by_role("button", name="Watch the replay").click()
    page.get_by_role("button", name="Pause").click()


def review(page: Page) -> None:
    upload(page, a_record("cards"))
    page.get_by_role("button", name="Find the costly moves").click()
    expect(page.locator("section[aria-labelledby=review] ol li").first).to_be_visible(timeout=30_000)


def finished(page: Page) -> str:
    upload(page, a_record("city"))
    return page.url.rpartition("/")[2]


def fair(page: Page) -> None:
    page.goto(f"/fair/{finished(page)}")


def shared(place: str) -> Callable[[Page], None]:
    def visit(page: Page) -> None:
        code = says(page, f"/api/tables/{finished(page)}/share", None)["code"]
        page.goto(f"/{place}/{code}")
        page.locator("#main").wait_for()

    return visit


def invited(page: Page) -> None:
    """To a table of somebody else: the form asks for a name."""
    made = new_table(page, [{"kind": "local", "name": "Josie"}, {"kind": "open"}])
    page.context.clear_cookies()
    page.goto(f"/join/{made['id']}/{made['invite']}")


# By the name of the route, then of the state; the offline page is in test_installed.py.
PAGES: dict[str, dict[str, Callable[[Page], None]]] = {
    "lobby": {"": at("/"), "options": with_all_options},
    "table": {
        "gone": at("/table/nowhere"),
        "waiting-room": waiting_room,
        "city": playing("city"),
        "cards": playing("cards"),
        "lesson": lesson,
        "replay": replay,
        "review": review,
    },
    "join": {"": invited},
    "transfer": {"": at("/transfer/nobody")},
    "rules": {"": at("/rules"), "cards": at("/rules?game=cards")},
    "rulings": {"": at("/rules/R-GOV-TAX")},
    "replays": {"": at("/replays")},
    "puzzles": {"": at("/puzzles")},
    "puzzle": {"": puzzle, "gone": at("/puzzles/city/nowhere")},
    "analysis": {"": at("/analysis"), "board": analysis},
    "fair": {"": fair},
    "account": {"": at("/account")},
    "game": {"": shared("game"), "gone": at("/game/nowhere")},
    "embed": {"": shared("embed")},
    "lost": {"": at("/nowhere")},
}


def test_every_page_is_looked_at() -> None:
    routes = set(re.findall(r"^\s*\| \{ page: '(\w+)'", ROUTES.read_text(encoding="utf-8"), re.M))
    assert "lobby" in routes
    assert set(PAGES) == routes, "tell in PAGES how one comes to the new page"


@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_no_serious_violation(new_page: NewPage, name: str) -> None:
    page = new_page(astray=True)
    wrong = []
    for state, visit in PAGES[name].items():
        visit(page)
        settled(page)
        for theme in in_each_theme(page):
            wrong += [(state, theme, one) for one in serious(page)]
            keep(page, "-".join(part for part in ("page", name, state, theme) if part))
    assert wrong == []
