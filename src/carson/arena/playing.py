"""One game of a contest, from the first draw to the result."""

import time
from dataclasses import dataclass, field, replace

from carson.arena.contest import Contest, Job, game_of
from carson.arena.times import Times
from carson.arena.words import later
from carson.core.bot import Bot, Valuer, dismiss, illegal_answers, welcome
from carson.core.bot_names import bot_maker
from carson.core.choices import chosen_game
from carson.core.clock import UNHURRIED
from carson.core.errors import IllegalAction
from carson.core.following import Following, followers
from carson.core.game import Game
from carson.core.result import Result
from carson.core.state import State
from carson.core.view import view_of


@dataclass(frozen=True)
class Ply:
    """One decision: how many moves came before it, who answered what, and what the bot thought of it."""

    number: int
    seat: int
    question: str
    legal: list[int]
    chosen: int
    values: dict[int, float]


@dataclass(frozen=True)
class Outcome:
    """How one game ended; the lists are by seat."""

    job: Job
    totals: list[int]
    places: list[int]  # 1 is the best; those who share the victory are all first
    shares: list[float]  # of the victory
    times: list[Times]
    notes: list[str] = field(default_factory=list)  # what went wrong with bots from outside
    illegal: list[int] = field(default_factory=list)  # answers that were not legal; none where it is empty
    plies: list[Ply] = field(default_factory=list)  # of a contest in which they are noted


def play(plan: Contest, job: Job) -> Outcome:
    """Play one game. A bot is not asked when it has no choice."""
    game = game_of(plan)
    bots = _bots(game, plan, job)
    try:
        welcome(bots.values())
        outcome = _played(game, plan, job, bots)
    finally:
        notes = dismiss(bots.values())
    illegal = [illegal_answers(bots[seat]) if seat in bots else 0 for seat in range(len(job.seating))]
    return replace(outcome, notes=notes, illegal=illegal if any(illegal) else [])


def _played(game: Game, plan: Contest, job: Job, bots: dict[int, Bot]) -> Outcome:
    desk = _Desk(game, plan, job, bots)
    witness = desk.following.add if desk.listening else None
    result = chosen_game(game, plan.options, job.seed, desk.choose, witness).result()
    if result is None:
        raise IllegalAction(later("playing.no-result"))
    for bot in desk.listening.values():
        bot.over(result, desk.following.known)
    return replace(_outcome(job, result, desk.times), plies=desk.plies)


class _Desk:
    """Asks the bots, with a watch, and notes what they answer if somebody wants to know."""

    def __init__(self, game: Game, plan: Contest, job: Job, bots: dict[int, Bot]) -> None:
        self.plan, self.job, self.bots = plan, job, bots
        self.face = game.face()
        self.times = [Times() for _ in job.seating]
        self.plies: list[Ply] = []
        self.listening, self.following = followers(bots), Following(game, plan.options)

    def choose(self, state: State, seat: int, legal: list[int], moves: int) -> int:
        view = view_of(state, seat, self.job.seed, moves)
        bot = self.bots[seat]
        if seat in self.listening:
            self.listening[seat].hear(self.following.known)
        start = time.perf_counter()
        action = bot.choose(view, legal, UNHURRIED)
        self.times[seat].add((time.perf_counter() - start) * 1000)
        if action not in legal:
            name = self.plan.entries[self.job.seating[seat]]
            raise IllegalAction(later("playing.illegal", bot=name, action=action))
        if self.plan.noted:
            values = dict(bot.values) if isinstance(bot, Valuer) else {}
            self.plies.append(Ply(moves, seat, self.face.question_name(view), legal, action, values))
        return action


def _bots(game: Game, plan: Contest, job: Job) -> dict[int, Bot]:
    """The bot of every seat that somebody plays, each with a seed of its own."""
    playing = [(seat, entry) for seat, entry in enumerate(job.seating) if entry < len(plan.bots)]
    return {
        seat: bot_maker(game, plan.bots[entry], outside=True)(f"{job.seed}/{entry}")
        for seat, entry in playing
    }


def _outcome(job: Job, result: Result, times: list[Times]) -> Outcome:
    seats = range(len(job.seating))
    place = {seat: 1 if n < result.winners else n + 1 for n, seat in enumerate(result.ranking)}
    return Outcome(
        job,
        totals=[result.total(seat) for seat in seats],
        places=[place[seat] for seat in seats],
        shares=[1 / result.winners if place[seat] == 1 else 0.0 for seat in seats],
        times=times,
    )
