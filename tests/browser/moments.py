"""Tables at a chosen moment: the server plays by its own rules until then, and the page sees one jump.

What a test is about is clicked; how the game came there is shown by the whole games.
"""

import random
import secrets
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page

from carson.core.match import Match
from carson.core.view import seen
from carson.server.tables import opening
from carson.server.tables.live import LiveTable
from tests.server.conftest import RunningServer

SEED = "the same dice for everybody"
SEED_BYTES = 24  # what a new table asks for when it makes a seed
TRIES = 300  # games that are played in search of a moment
SHOWS = "version => Number(document.querySelector('[data-version]')?.dataset.version) >= version"

Wanted = Callable[[Match], bool]
Moves = list[tuple[int, int]]


class Never(AssertionError):
    """The wanted moment did not come in any of the games tried."""


class SameSeed:
    """The secrets of new tables, with a seed that is always the same."""

    @staticmethod
    def token_urlsafe(size: int) -> str:
        return SEED if size == SEED_BYTES else secrets.token_urlsafe(size)


@contextmanager
def same_seed() -> Iterator[None]:
    """Every table that is opened meanwhile has the same dice, so that a test always plays the same game."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(opening, "secrets", SameSeed)
        yield


def asks(words: str, *seats: int) -> Wanted:
    """Whether one of these seats, the first unless told otherwise, is asked a question with these words."""

    def wanted(match: Match) -> bool:
        return any(words in question(match, seat) for seat in seats or (0,))

    return wanted


def asks_one_of(words: Collection[str]) -> Wanted:
    """Whether the first seat is asked a question with any of these words."""

    def wanted(match: Match) -> bool:
        asked = question(match, 0)
        return any(one in asked for one in words)

    return wanted


def offers(words: str) -> Wanted:
    """Whether the first seat may answer with something that has these words."""

    def wanted(match: Match) -> bool:
        if 0 not in match.state.actors():
            return False
        choices = match.game.face().choices(seen(match.state, 0), match.names)
        return any(words in choice.label for choice in choices)

    return wanted


def question(match: Match, seat: int) -> str:
    """What a seat is asked, in words; nothing when it is not asked."""
    if seat not in match.state.actors():
        return ""
    return match.game.face().question(seen(match.state, seat), match.names)


class Moments:
    """Moves the table of a page on, by random moves of all seats."""

    def __init__(self, house: RunningServer) -> None:
        self.house = house

    def until(self, wanted: Wanted, *pages: Page, tries: int = TRIES) -> None:
        """The next moment of this kind at the table all these pages look at; Never if there is none."""
        self._jump(pages, lambda match: _way_to(match, wanted, tries))

    def onwards(self, page: Page, moves: int, *others: Page, seat: int = 0) -> bool:
        """The next question for a seat after some moves; False when none comes in this game any more."""
        start = self.house.on_loop(self._copy(_table_of(page)))[0]

        def wanted(match: Match) -> bool:
            return seat in match.state.actors() and len(match.moves) >= start + moves

        try:
            self.until(wanted, page, *others, tries=1)
        except Never:
            return False
        return True

    def asked(self, page: Page, seat: int = 0) -> str:
        """The question a seat is asked at the table of this page."""
        return question(self.house.on_loop(self._copy(_table_of(page)))[1], seat)

    def last_question(self, page: Page, seat: int = 0) -> None:
        """The last thing a seat is asked in a game."""
        self._jump((page,), lambda match: _way_to_the_last(match, seat))

    def _jump(self, pages: tuple[Page, ...], way: Callable[[Match], Moves]) -> None:
        table_id = _table_of(pages[0])
        reached = None
        while reached is None:
            version, match = self.house.on_loop(self._copy(table_id))
            reached = self.house.on_loop(self._carry_out(table_id, version, way(match)))
        for page in pages:
            page.wait_for_function(SHOWS, arg=reached)

    async def _table(self, table_id: str) -> LiveTable:
        table: LiveTable = await self.house.app.state.tables.table(table_id)
        assert table.match.dealer.seed == SEED
        return table

    async def _copy(self, table_id: str) -> tuple[int, Match]:
        """The version of a table and its match to try things out with."""
        table = await self._table(table_id)
        match = table.match
        return table.version, _again(match)

    async def _carry_out(self, table_id: str, version: int, moves: Moves) -> int | None:
        """Take these moves; the version they lead to, or None if a bot was faster."""
        table = await self._table(table_id)
        async with table.queue:
            if table.version != version:
                return None
            for seat, action in moves:
                table.match.act(seat, action, table.version)
            if moves:
                await table.play._store_since(version, table.settings.state, set())
                table.play._after_move(None)
            return table.version


def _table_of(page: Page) -> str:
    return page.url.rpartition("/")[2]


def _again(match: Match) -> Match:
    """The same game up to the same point."""
    copy = Match(match.game, match.options, match.dealer.seed, match.names)
    for move in match.moves:
        copy.enter(move.seat, move.action)
    return copy


def _way_to(match: Match, wanted: Wanted, tries: int) -> Moves:
    """The moves to the next moment of this kind, in the first of some random games in which it comes."""
    for attempt in range(tries):
        trial, moves, chance = _again(match), Moves(), random.Random(attempt)
        while not wanted(trial):
            if not trial.state.actors():
                break
            moves.append(_random_move(trial, chance))
        else:
            return moves
    raise Never(f"this moment did not come in {tries} games")


def _way_to_the_last(match: Match, seat: int) -> Moves:
    trial, moves, chance, last = _again(match), Moves(), random.Random(0), 0
    while actors := trial.state.actors():
        if seat in actors:
            last = len(moves)
        moves.append(_random_move(trial, chance))
    return moves[:last]


def _random_move(match: Match, chance: random.Random) -> tuple[int, int]:
    seat = chance.choice(match.state.actors())
    action = chance.choice(match.state.legal(seat))
    match.act(seat, action)
    return seat, action
