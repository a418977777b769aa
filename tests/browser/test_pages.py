"""Every page of the app on a laptop and on a phone, in the light and in the dark: nothing serious for axe.

`PAGES` has a way to each page that `web/src/shell/lib/routes.ts` knows, and to each state of it that looks
like another page. A new page without one fails here. A page is loaded once: it becomes dark, and narrow,
where it is.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import LAPTOP, PHONE, NewPage, keep
from tests.browser.moments import Moments
from tests.browser.playing import ASK, new_table, open_an_auction, open_the_form, says, settled, upload
from tests.browser.test_access import Theme, in_each_theme
from tests.browser.test_analysis import DRAWN, paste
from tests.browser.test_order import an_admin
from tests.server.records import a_record

ROUTES = Path(__file__).parent.parent.parent / "web" / "src" / "shell" / "lib" / "routes.ts"
ALONE = [{"kind": "me"}, {"kind": "bot"}]
DEVICES = {"laptop": LAPTOP, "phone": PHONE}
IN_WORDS = re.compile("^A game from a file: .* players · Carson City$")
KEPT = {("laptop", "light"), ("phone", "dark")}

Visit = Callable[[Page, Moments], None]
CODES: dict[str, str] = {}  # of shared games, by server


def at(path: str) -> Visit:
    def visit(page: Page, _: Moments) -> None:
        page.goto(path)

    return visit


def with_all_options(page: Page, _: Moments) -> None:
    open_the_form(page)
    page.get_by_role("radio", name="Picked by you").check(force=True)
    page.evaluate("document.querySelectorAll('main details').forEach(one => one.open = true)")


def waiting_room(page: Page, _: Moments) -> None:
    page.goto(f"/table/{new_table(page, [{'kind': 'me'}, {'kind': 'open'}])['id']}")


def at_cards(page: Page, _: Moments) -> None:
    page.goto(f"/table/{new_table(page, ALONE, 'cards')['id']}")
    page.locator(ASK).wait_for()


def puzzle(page: Page, _: Moments) -> None:
    page.goto("/puzzles/city/today")
    page.locator(ASK).wait_for()


def analysis(page: Page, _: Moments) -> None:
    """Of buildings that pay, after a roll of the dice."""
    paste(page, (DRAWN / "income.txt").read_text())
    page.get_by_role("list", name="Moves").locator("select").first.wait_for()


def lesson(page: Page, _: Moments) -> None:
    page.request.get("/api/me")
    page.goto(f"/table/{says(page, '/api/learn?game=city', None)['id']}")
    page.locator(ASK).wait_for()


def replay(page: Page, _: Moments) -> None:
    upload(page, a_record("city"))
    page.get_by_role("button", name="Watch the replay").click()
    page.get_by_role("button", name="Pause").click()


def review(page: Page, _: Moments) -> None:
    upload(page, a_record("cards"))
    page.get_by_role("button", name="Find the costly moves").click()
    expect(page.locator("section[aria-labelledby=review] ol li").first).to_be_visible(timeout=30_000)


def finished(page: Page) -> str:
    upload(page, a_record("city"))
    return page.url.rpartition("/")[2]


def fair(page: Page, _: Moments) -> None:
    page.goto(f"/fair/{finished(page)}")


def a_code(page: Page, server: str) -> str:
    """A game that is shared on this server; one is enough."""
    if server not in CODES:
        CODES[server] = says(page, f"/api/tables/{finished(page)}/share", None)["code"]
    return CODES[server]


def shared(place: str) -> Visit:
    def visit(page: Page, moments: Moments) -> None:
        page.goto(f"/{place}/{a_code(page, moments.house.base)}")
        page.locator("#main").wait_for()
        expect(page).to_have_title(IN_WORDS)

    return visit


def invited(page: Page, _: Moments) -> None:
    """To a table of somebody else: the form asks for a name."""
    made = new_table(page, [{"kind": "local", "name": "Josie"}, {"kind": "open"}])
    page.context.clear_cookies()
    page.goto(f"/join/{made['id']}/{made['invite']}")


def with_messages(page: Page, _: Moments) -> None:
    """Ways that were found, and what one wishes to hear."""
    page.request.get("/api/me")
    says(
        page, "/api/notices/hooks", {"service": "slack", "address": "https://hooks.slack.com/services/T/B/x"}
    )
    says(page, "/api/notices/mail", {"address": "somebody.with.a.long.name@post.example.org"})
    page.goto("/account")
    page.get_by_label("Once a day").check()
    page.get_by_label("Quiet hours").check()
    page.evaluate("document.querySelectorAll('main details').forEach(one => one.open = true)")
    expect(page.get_by_label("until")).to_be_visible()


def keeping_order(*tabs: str) -> dict[str, Visit]:
    """The page of admins, part by part; the last one is about somebody."""

    def visit(tab: str) -> Visit:
        def open_it(page: Page, moments: Moments) -> None:
            me = page.request.get("/api/me").json()
            if me["login"] is None:
                an_admin(page, moments.house)
                says(page, "/api/admin/names", {"pattern": "mayor*"})
            page.goto(f"/order/people/{me['id']}" if tab == "person" else f"/order/{tab}")
            expect(page.get_by_role("navigation", name="Parts of keeping order")).to_be_visible()

        return open_it

    return {tab: visit(tab) for tab in tabs}


def link_of(path: str, label: str) -> Visit:
    """A link in a message; only the server can sign one, so it is asked to take this."""

    def visit(page: Page, _: Moments) -> None:
        told = {"label": label, "on": path == "/confirm"}
        page.route(f"**/api/notices{path}/*", lambda route: route.fulfill(json=told))
        page.goto(f"{path}/signed")
        expect(page.get_by_text(label)).to_be_visible()

    return visit


# By the name of the route, then of the state; the offline page is in test_installed.py.
PAGES: dict[str, dict[str, Visit]] = {
    "lobby": {"": at("/"), "options": with_all_options},
    "table": {
        "gone": at("/table/nowhere"),
        "waiting-room": waiting_room,
        "cards": at_cards,
        "auction": open_an_auction,  # on the map of the board game, as the lesson and the replay
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
    "account": {"": at("/account"), "messages": with_messages},
    "order": {
        "guest": at("/order"),
        **keeping_order("reports", "people", "person", "tables", "announcements", "names", "log"),
    },
    "stop": {"gone": at("/stop/nowhere"), "": link_of("/stop", "ann@post.example")},
    "reset": {"": at("/reset/nowhere")},
    "confirm": {"gone": at("/confirm/nowhere"), "": link_of("/confirm", "ann@post.example")},
    "game": {"": shared("game"), "gone": at("/game/nowhere")},
    "embed": {"": shared("embed")},
    "lost": {"": at("/nowhere")},
}


def test_every_page_is_looked_at() -> None:
    routes = set(re.findall(r"^\s*\| \{ page: '(\w+)'", ROUTES.read_text(encoding="utf-8"), re.M))
    assert "lobby" in routes
    assert set(PAGES) == routes, "tell in PAGES how one comes to the new page"


def violations(page: Page, name: str) -> Iterator[tuple[str, Theme, str]]:
    """What axe finds on each device in each theme."""
    for device, (width, height) in DEVICES.items():
        page.set_viewport_size({"width": width, "height": height})
        for theme in in_each_theme(page):
            yield from ((device, theme, one) for one in serious(page))
            if (device, theme) in KEPT:
                keep(page, f"page-{name}-{device}-{theme}")


@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_no_serious_violation(new_page: NewPage, moments: Moments, name: str) -> None:
    page = new_page(astray=True)
    wrong = []
    for state, visit in PAGES[name].items():
        page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
        visit(page, moments)
        settled(page)
        wrong += [(state, *one) for one in violations(page, f"{name}-{state}".rstrip("-"))]
    assert wrong == []
