"""When bots act where people may act at the same time: the timing, without a server around it."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from carson.core import registry
from carson.core.match import Match
from carson.server.tables.bot_timing import BotTiming
from tests.loops import finished

FOREVER = 3600.0


def race(patience: float, here: set[str]) -> tuple[BotTiming, Match]:
    """Two people in seats 0 and 1 and a bot in seat 2, who all place at once."""
    game = registry.game("city")
    options = game.settle({"seats": "3", "variants": "kit-carson", "kit-mode": "live"})
    match = Match.start(game, options, "pace", ["Ann", "Ben", "Bot"])
    while len(match.state.actors()) < 3:
        seat = match.state.actors()[0]
        match.act(seat, match.state.legal(seat)[0])
    table: Any = SimpleNamespace(
        services=SimpleNamespace(settings=SimpleNamespace(bot_pause=0.0, bot_patience=patience)),
        match=match,
        news=asyncio.Event(),
        seats=[
            SimpleNamespace(kind="person", person="ann"),
            SimpleNamespace(kind="person", person="ben"),
            SimpleNamespace(kind="bot", person=None),
        ],
        connections=set(here),
        online=lambda person: person in here,
    )
    table.actors = match.state.actors()
    return BotTiming(cast(Any, table)), match


def act(timing: BotTiming, match: Match, seat: int, word: str) -> None:
    match.act(seat, match.game.parse_action(word))
    timing.table.actors = match.state.actors()  # type: ignore[misc]


async def all_turns() -> None:
    """Let every other task run on as far as it can without news."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_it_waits_for_everybody_who_is_here() -> None:
    async def story() -> None:
        timing, match = race(FOREVER, {"ann", "ben"})
        act(timing, match, 0, "wages")
        waiting = asyncio.create_task(timing.next_bot([2]))
        await all_turns()
        assert not waiting.done()
        act(timing, match, 1, "wages")
        timing.table.news.set()
        assert await waiting is None  # something has happened, so the table asks again
        assert await timing.next_bot([2]) == 2
        act(timing, match, 2, "wages")
        again = asyncio.create_task(timing.next_bot([2]))
        await all_turns()
        assert not again.done()
        again.cancel()

    finished(story())


def test_it_does_not_wait_for_one_who_is_away_or_has_passed() -> None:
    async def story() -> None:
        timing, match = race(FOREVER, {"ann"})
        act(timing, match, 0, "wages")
        assert await timing.next_bot([2]) == 2
        timing, match = race(FOREVER, {"ann", "ben"})
        act(timing, match, 0, "wages")
        act(timing, match, 1, "pass")
        assert await timing.next_bot([2]) == 2

    finished(story())


def test_it_waits_until_somebody_comes() -> None:
    """As bots wait for people in any other turn; patience is for those who are here."""

    async def story() -> None:
        timing, _ = race(0.0, set())
        waiting = asyncio.create_task(timing.next_bot([2]))
        await all_turns()
        assert not waiting.done()
        timing.table.news.set()
        assert await waiting is None

    finished(story())


def test_its_patience_comes_to_an_end() -> None:
    async def story() -> None:
        timing, _ = race(0.0, {"ann", "ben"})
        assert await timing.next_bot([2]) == 2

    finished(story())


def test_a_question_that_is_over_meanwhile_is_not_answered() -> None:
    async def story() -> None:
        timing, match = race(FOREVER, {"ann", "ben"})
        for seat in (0, 1):
            act(timing, match, seat, "pass")
        timing.table.actors = [0]  # type: ignore[misc]
        assert await timing.next_bot([2]) is None

    finished(story())
