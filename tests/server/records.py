"""Games that were played before, for tests about what comes after the end."""

import random

from carson.core import registry
from carson.core.match import Match
from tests.server.people import Browser, Json


def a_record(game: str = "city", **options: str) -> str:
    """A game of random moves."""
    chosen = registry.game(game)
    settled = chosen.settle({"seats": "2", **options})
    match = Match.start(chosen, settled, "review", ["Ann", "Ben"])
    chance = random.Random(5)
    while seats := match.state.actors():
        match.act(seats[0], chance.choice(match.state.legal(seats[0])))
    return match.text()


def upload(browser: Browser, text: str) -> Json:
    headers = {"x-csrftoken": browser.http.cookies["csrftoken"], "content-type": "text/plain"}
    answer = browser.http.post("/api/records", content=text.encode(), headers=headers)
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made
