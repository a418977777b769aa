"""Bots think in worker processes, never on the event loop, and take turns fairly."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Protocol, TypeVar

import structlog

from carson.core import registry
from carson.core.advice import Advice
from carson.core.advisers import adviser_named
from carson.core.bot import dismiss
from carson.core.bot_names import bot_maker
from carson.core.clock import UNHURRIED, Clock
from carson.core.dealer import Dealer
from carson.core.following import Follower, Played, known_moves
from carson.core.game import Game
from carson.core.match import Match
from carson.core.outside.bot import OutsideBot, longest_answer
from carson.core.outside.command import is_command, parse_command
from carson.core.review import Decision, Weighed, weigh
from carson.core.sentence import read
from carson.core.view import View
from carson.server.bots.fair_queue import Asker, Urgency
from carson.server.bots.lane import BotFailed, Lane, NoWorker

log = structlog.get_logger()

GRACE = 1.0  # seconds on top of a bot's own time
ATTEMPTS = 3  # how often a bot is asked for one move
PROGRAMS = 2  # bots of the host that are asked at the same time
LOADING = 15.0  # seconds that a bot of the host may take to load what it needs
SOMEBODY = Asker()

T = TypeVar("T")


class Forfeited(Exception):
    """A program has failed once too often: in this game it is not asked again."""


@dataclass(frozen=True)
class Question:
    """What a worker is told: one moment as one seat may see it, and who is to answer within which time."""

    snapshot: bytes  # of the seat's view, so that no secret of others ever leaves the table
    seat: int
    bot: str
    seed: str
    outside: bool  # whether the name may be a program's, because the host gave it
    clock: Clock
    moves: tuple[Played, ...] = ()  # played so far, for bots of the host


@dataclass(frozen=True)
class Thought:
    """What a bot chose, and what there is to tell about it."""

    action: int
    notes: tuple[str, ...]
    forfeited: bool


def think(question: Question) -> Thought:
    """Run in a worker: let the bot choose."""
    game, view = _moment(question)
    made = bot_maker(game, question.bot, question.outside)(question.seed)
    if isinstance(made, Follower):
        made.hear(list(question.moves))
    chosen = made.choose(view, view.state.legal(question.seat), question.clock)
    forfeited = isinstance(made, OutsideBot) and made.forfeited
    return Thought(chosen, tuple(dismiss([made])), forfeited)


def advise(question: Question) -> list[Advice]:
    """Run in a worker: let the bot explain what it would choose."""
    game, view = _moment(question)
    adviser = adviser_named(game, question.bot, question.seed)
    return adviser.explain(view, view.state.legal(question.seat), question.clock)


def look_back(question: Question, action: int) -> Weighed:
    """Run in a worker: compare what was done with what the bot would have done."""
    game, view = _moment(question)
    return weigh(adviser_named(game, question.bot, question.seed), view, action, question.clock)


def _moment(question: Question) -> tuple[Game, View]:
    """The game and the moment that a question is about."""
    state = registry.restore(question.snapshot)
    return registry.game(state.origin().game), View(state, question.seat, Dealer(question.seed))


class Workers(Protocol):
    """Those who think elsewhere, for many servers."""

    hands: int  # how many thoughts they take at the same time; 0 while there are none

    @property
    def waiting(self) -> int:
        """How many questions have not been sent to them yet."""

    async def ask(
        self, urgency: Urgency, asker: Asker, patience: float, work: Callable[..., T], *given: Any
    ) -> T:
        """As a lane does."""


class BotPool:
    """A few worker processes for all tables, and some for the bots of the host, which may hang."""

    def __init__(
        self, workers: int, milliseconds: int, host_bots: Mapping[str, str] | None = None, early: bool = True
    ) -> None:
        """`host_bots` are the bots that the host brings, by the names they go by here.

        `early`: the workers start now, not with the first question.
        """
        self.host_bots = dict(host_bots or {})
        self.clock = Clock(milliseconds)
        self.patience = milliseconds / 1000 + GRACE
        self.far: Workers | None = None  # who are asked first, if there are any
        self._thinkers = Lane(workers, early)
        self._programs = Lane(PROGRAMS, early) if self.host_bots else self._thinkers

    async def choose(
        self, match: Match, seat: int, bot: str, asker: Asker = SOMEBODY, urgency: Urgency = Urgency.MOVE
    ) -> int:
        """The bot's action; BotFailed when it gives none, however often it is asked.

        A program of the host that fails is Forfeited.
        """
        legal = match.state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        lane, patience, brought = self._thinkers, self.patience, self.host_bots.get(bot)
        question = self._question(match.view(seat), bot, _seed(match, seat))
        if brought is not None:
            moves = tuple(known_moves(match))
            lane, question = self._programs, replace(question, bot=brought, outside=True, moves=moves)
            patience += LOADING
            if is_command(brought):
                patience += longest_answer(parse_command(brought))
                question = replace(question, clock=UNHURRIED)
        thought = await self._insist(lane, urgency, asker, patience, question)
        for note in thought.notes:
            log.warning("bot from outside", note=read(note))
        if thought.forfeited:
            raise Forfeited
        if thought.action not in legal:
            raise BotFailed(f"it chose {thought.action}, which is not legal")
        return thought.action

    async def _insist(
        self, lane: Lane, urgency: Urgency, asker: Asker, patience: float, question: Question
    ) -> Thought:
        """Ask some times: a bot is not to blame for a worker that others have killed."""
        for _ in range(ATTEMPTS - 1):
            with suppress(BotFailed):
                return await self._asked(lane, urgency, asker, patience, think, question)
        return await self._asked(lane, urgency, asker, patience, think, question)

    async def _asked(
        self,
        lane: Lane,
        urgency: Urgency,
        asker: Asker,
        patience: float,
        work: Callable[..., T],
        *given: object,
    ) -> T:
        """Workers of any machine think first, if there are any; what the host brings is on this one alone."""
        if self.far is not None and self.far.hands and lane is self._thinkers:
            with suppress(NoWorker):
                return await self.far.ask(urgency, asker, patience, work, *given)
        return await lane.ask(urgency, asker, patience, work, *given)

    async def explain(
        self, match: Match, seat: int, bot: str, asker: Asker = SOMEBODY, again: int = 0
    ) -> list[Advice]:
        """What the bot thinks of the seat's answers; BotFailed when nothing comes of it.

        `again`: it was asked so often before, and now looks with other dice, when nobody waits for anything.
        """
        seed = f"hint/{match.dealer.seed}" + (f"/{again}" if again else "")
        urgency = Urgency.REVIEW if again else Urgency.HINT
        question = self._question(match.view(seat), bot, seed)
        return await self._asked(self._thinkers, urgency, asker, self.patience, advise, question)

    async def weigh(self, decision: Decision, bot: str, asker: Asker = SOMEBODY) -> Weighed:
        """What a move of a finished game cost, in the bot's opinion; it thinks twice."""
        question = self._question(decision.view, bot, f"review/{decision.ply}")
        given = look_back, question, decision.action
        return await self._asked(self._thinkers, Urgency.REVIEW, asker, 2 * self.patience, *given)

    def _question(self, view: View, bot: str, seed: str) -> Question:
        return Question(view.state.snapshot(), view.seat, bot, seed, False, self.clock)

    @property
    def _lanes(self) -> set[Lane]:
        return {self._thinkers, self._programs}

    @property
    def restarts(self) -> int:
        """How often workers had to be replaced."""
        return sum(lane.restarts for lane in self._lanes)

    @property
    def waiting(self) -> int:
        """How many questions no worker has begun with."""
        return sum(lane.waiting for lane in self._lanes) + (self.far.waiting if self.far else 0)

    def worker_ids(self) -> list[int]:
        """The processes bots think in."""
        return [worker for lane in self._lanes for worker in lane.worker_ids()]

    def stop(self) -> None:
        """Workers that have started a program of the host end when the server does, and it with them."""
        for lane in self._lanes:
            lane.stop(at_once=lane is self._thinkers)


def _seed(match: Match, seat: int) -> str:
    return f"{match.dealer.seed}/{match.version}/{seat}"
