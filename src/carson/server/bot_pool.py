"""Bots think in worker processes, never on the event loop. A worker that dies or dawdles is replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import TypeVar

import structlog

from carson.core import registry
from carson.core.advice import Advice, adviser_named
from carson.core.bot import dismiss
from carson.core.bot_names import bot_maker
from carson.core.clock import UNHURRIED, Clock
from carson.core.dealer import Dealer
from carson.core.game import Game
from carson.core.match import Match
from carson.core.outside.bot import longest_answer
from carson.core.outside.command import parse_command
from carson.core.outside.process import kill_all
from carson.core.review import Decision, Weighed, weigh
from carson.core.rng import Rng
from carson.core.view import View
from carson.core.workers import follow_parent

log = structlog.get_logger()

GRACE = 1.0  # seconds on top of a bot's own time
START = 60.0  # seconds a worker may take to start

T = TypeVar("T")


def warm_up() -> None:
    """Run in a worker: load every game before the first question."""
    for name in registry.GAMES:
        registry.game(name)


@dataclass(frozen=True)
class Question:
    """What a worker is told: one moment as one seat may see it, and who is to answer within which time."""

    game: str
    position: str  # of the seat's view, so that no secret of others ever leaves the table
    seat: int
    bot: str
    seed: str
    outside: bool  # whether the name may be a program's, because the host gave it
    clock: Clock


def think(question: Question) -> int:
    """Run in a worker: let the bot choose."""
    game, view = registry.game(question.game), _view(question)
    made = bot_maker(game, question.bot, question.outside)(question.seed)
    chosen = made.choose(view, view.state.legal(question.seat), question.clock)
    for note in dismiss([made]):
        log.warning("bot from outside", note=note)
    return chosen


def advise(question: Question) -> list[Advice]:
    """Run in a worker: let the bot explain what it would choose."""
    game, view = registry.game(question.game), _view(question)
    adviser = adviser_named(game, question.bot, question.seed)
    return adviser.explain(view, view.state.legal(question.seat), question.clock)


def look_back(question: Question, action: int) -> Weighed:
    """Run in a worker: compare what was done with what the bot would have done."""
    adviser = adviser_named(registry.game(question.game), question.bot, question.seed)
    return weigh(adviser, _view(question), action, question.clock)


def _view(question: Question) -> View:
    state = registry.game(question.game).read_position(question.position)
    return View(state, question.seat, Dealer(question.seed))


class BotFailed(Exception):
    """A bot gave no answer, or took too long."""


class BotPool:
    """A few worker processes for all tables."""

    def __init__(self, workers: int, milliseconds: int, exec_bots: Mapping[str, str] | None = None) -> None:
        """`exec_bots` are the programs that the host lets play, by the names they go by."""
        self.workers = workers
        self.exec_bots = {name: parse_command(command) for name, command in (exec_bots or {}).items()}
        self.clock = Clock(milliseconds)
        self.patience = milliseconds / 1000 + GRACE
        self.restarts = 0
        self._free = asyncio.Semaphore(workers)
        self._fresh()

    def _fresh(self) -> None:
        """New workers; the time they take to start is not taken from any bot."""
        context = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(
            self.workers, mp_context=context, initializer=follow_parent, initargs=(kill_all,)
        )
        self.ready = [self.pool.submit(warm_up) for _ in range(self.workers)]

    async def choose(self, match: Match, seat: int, bot: str) -> int:
        """The bot's action; after two failures any legal one, so that the table goes on."""
        legal = match.state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        version = match.version
        program = self.exec_bots.get(bot)
        named, clock, patience = bot, self.clock, self.patience
        if program is not None:
            named, clock, patience = str(program), UNHURRIED, self.patience + longest_answer(program)
        seed = f"{match.dealer.seed}/{version}/{seat}"
        question = self._question(match.game, match.view(seat), named, seed, program is not None, clock)
        for _attempt in range(2):
            try:
                chosen = await self._ask(patience, think, question)
            except BotFailed:
                continue
            if chosen in legal:
                return chosen
            log.error("bot chose an illegal action", bot=bot, action=chosen)
        return legal[int(Rng(version).below(len(legal)))]

    async def explain(self, match: Match, seat: int, bot: str) -> list[Advice]:
        """What the bot thinks of the seat's answers; BotFailed when nothing comes of it."""
        question = self._question(match.game, match.view(seat), bot, f"hint/{match.dealer.seed}")
        return await self._ask(self.patience, advise, question)

    async def weigh(self, game: Game, decision: Decision, bot: str) -> Weighed:
        """What a move of a finished game cost, in the bot's opinion; it thinks twice."""
        question = self._question(game, decision.view, bot, f"review/{decision.ply}")
        return await self._ask(2 * self.patience, look_back, question, decision.action)

    def _question(
        self,
        game: Game,
        view: View,
        bot: str,
        seed: str,
        outside: bool = False,
        clock: Clock | None = None,
    ) -> Question:
        position = game.write_position(view.state)
        return Question(game.name, position, view.seat, bot, seed, outside, clock or self.clock)

    async def _ask(self, patience: float, work: Callable[..., T], *given: object) -> T:
        """Run in a worker as soon as one is free; the time until then is taken from nobody."""
        async with self._free:
            pool = self.pool
            try:
                await asyncio.wait_for(asyncio.gather(*map(asyncio.wrap_future, self.ready)), START)
                loop = asyncio.get_running_loop()
                return await asyncio.wait_for(loop.run_in_executor(pool, work, *given), patience)
            except (BrokenProcessPool, TimeoutError) as error:
                log.error("bot failed", work=work.__name__, error=type(error).__name__)
                self._restart(pool)
                raise BotFailed from error
            except Exception as error:
                log.exception("bot crashed", work=work.__name__)
                raise BotFailed from error

    def _restart(self, failed: ProcessPoolExecutor) -> None:
        """New workers in place of those that failed, unless somebody else has seen to it."""
        if failed is not self.pool:
            return
        self.restarts += 1
        self._fresh()
        for worker in list(failed._processes.values()):
            worker.kill()
        failed.shutdown(wait=False, cancel_futures=True)

    def worker_ids(self) -> list[int]:
        """The processes bots think in."""
        return list(self.pool._processes)

    def stop(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
