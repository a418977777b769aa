"""One game of a contest, from the first draw to the result."""

import time
from dataclasses import dataclass, field, replace

from carson.arena.contest import Contest, Job, game_of
from carson.arena.times import Times
from carson.arena.words import later
from carson.core.bot import Bot, dismiss, welcome
from carson.core.bot_names import bot_maker
from carson.core.clock import UNHURRIED
from carson.core.dealer import Dealer
from carson.core.errors import IllegalAction
from carson.core.game import Game
from carson.core.result import Result
from carson.core.state import CHANCE, NOBODY
from carson.core.view import view_of


@dataclass(frozen=True)
class Outcome:
    """How one game ended; the lists are by seat."""

    job: Job
    totals: list[int]
    places: list[int]  # 1 is the best; those who share the victory are all first
    shares: list[float]  # of the victory
    times: list[Times]
    notes: list[str] = field(default_factory=list)  # what went wrong with bots from outside


def play(plan: Contest, job: Job) -> Outcome:
    """Play one game. A bot is not asked when it has no choice."""
    game = game_of(plan)
    bots = _bots(game, plan, job)
    try:
        welcome(bots.values())
        outcome = _played(game, plan, job, bots)
    finally:
        notes = dismiss(bots.values())
    return replace(outcome, notes=notes)


def _played(game: Game, plan: Contest, job: Job, bots: dict[int, Bot]) -> Outcome:
    times = [Times() for _ in job.seating]
    dealer = Dealer(job.seed)
    state = game.new(plan.options)
    moves = -1
    while (seat := int(state.actor())) != NOBODY:
        moves += 1
        if seat == CHANCE:
            state.play(CHANCE, dealer.draw(state.chance()))
            continue
        legal = state.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            view = view_of(state, seat, job.seed, moves)
            start = time.perf_counter()
            action = bots[seat].choose(view, legal, UNHURRIED)
            times[seat].add((time.perf_counter() - start) * 1000)
            if action not in legal:
                raise IllegalAction(
                    later("playing.illegal", bot=plan.entries[job.seating[seat]], action=action)
                )
        state.play(seat, action)
    result = state.result()
    if result is None:
        raise IllegalAction(later("playing.no-result"))
    return _outcome(job, result, times)


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
