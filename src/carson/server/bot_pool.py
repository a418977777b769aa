"""Bots think in worker processes, never on the event loop. A worker that dies or dawdles is replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass

import structlog

from carson.core import registry
from carson.core.bot import dismiss
from carson.core.bot_names import bot_maker
from carson.core.clock import UNHURRIED, Clock
from carson.core.dealer import Dealer
from carson.core.match import Match
from carson.core.outside.bot import longest_answer
from carson.core.outside.command import parse_command
from carson.core.outside.process import kill_all
from carson.core.rng import Rng
from carson.core.view import View
from carson.core.workers import follow_parent

log = structlog.get_logger()

GRACE = 1.0  # seconds on top of a bot's own time
START = 60.0  # seconds a worker may take to start


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
    game = registry.game(question.game)
    view = View(game.read_position(question.position), question.seat, Dealer(question.seed))
    made = bot_maker(game, question.bot, question.outside)(question.seed)
    chosen = made.choose(view, view.state.legal(question.seat), question.clock)
    for note in dismiss([made]):
        log.warning("bot from outside", note=note)
    return chosen


class BotPool:
    """A few worker processes for all tables."""

    def __init__(self, workers: int, milliseconds: int, exec_bots: Mapping[str, str] | None = None) -> None:
        """`exec_bots` are the programs that the host lets play, by the names they go by."""
        self.workers = workers
        self.exec_bots = {name: parse_command(command) for name, command in (exec_bots or {}).items()}
        self.clock = Clock(milliseconds)
        self.patience = milliseconds / 1000 + GRACE
        self.restarts = 0
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
        position = match.game.write_position(match.view(seat).state)
        seed = f"{match.dealer.seed}/{version}/{seat}"
        question = Question(match.game.name, position, seat, named, seed, program is not None, clock)
        for _attempt in range(2):
            try:
                await asyncio.wait_for(asyncio.gather(*map(asyncio.wrap_future, self.ready)), START)
                loop = asyncio.get_running_loop()
                chosen = await asyncio.wait_for(loop.run_in_executor(self.pool, think, question), patience)
                if chosen in legal:
                    return chosen
                log.error("bot chose an illegal action", bot=bot, action=chosen)
            except (BrokenProcessPool, TimeoutError) as error:
                log.error("bot failed", bot=bot, error=type(error).__name__)
                self._restart()
            except Exception:
                log.exception("bot crashed", bot=bot)
        return legal[int(Rng(version).below(len(legal)))]

    def _restart(self) -> None:
        self.restarts += 1
        old = self.pool
        self._fresh()
        for worker in list(old._processes.values()):
            worker.kill()
        old.shutdown(wait=False, cancel_futures=True)

    def worker_ids(self) -> list[int]:
        """The processes bots think in."""
        return list(self.pool._processes)

    def stop(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
