"""Matches: games of the search against itself, to learn from. The same numbers give the same matches."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import Final

from carson.core import registry
from carson.core.parallel import in_parallel
from carson.core.rng import Rng
from carson.core.state import CHANCE, NOBODY, State
from carson.core.view import view_of
from carson.search.course import course_of
from carson.search.evaluator import Standing
from carson.search.forecast import Learned
from carson.search.learned import read_learned, write_learned
from carson.search.lessons import Watch
from carson.search.marshal import MarshalBot

WHIM: Final = 12  # one of so many moves is any of the better answers: other positions are seen as well
BETTER: Final = 5
FAR: Final = 1_000_003  # between the seeds of two trainings


@dataclass(frozen=True)
class Match:
    """One game: what was seen in it, and the points in the end."""

    number: int
    seen: list[tuple[int, list[float]]]  # the part of the game, and the rows of all seats
    points: list[float]


def play_matches(
    game: str, learned: Learned, playouts: int, seed: int, numbers: range, jobs: int
) -> Iterator[Match]:
    """The matches in order, played in so many processes."""
    play = partial(play_match, game, write_learned(learned), playouts, seed)
    early: dict[int, Match] = {}  # later in order than what is still being played
    with closing(in_parallel(play, numbers, jobs)) as matches:
        for number in numbers:
            while number not in early:
                match = next(matches)
                early[match.number] = match
            yield early.pop(number)


def play_match(name: str, text: str, playouts: int, seed: int, number: int) -> Match:
    """A match by what was learned."""
    game = registry.game(name)
    course = course_of(name)
    learned = read_learned(text, course.inputs, course.parts)
    rng = Rng(seed * FAR + number)
    state = game.new(game.settle(course.plan.tables[course.table(rng)].options))
    evaluator, features = course.quick(state), course.features(state)
    seats = int(evaluator.seats)
    bots = [
        MarshalBot(f"{seed}/{number}/{seat}", lambda state: course.learned(state, learned), playouts=playouts)
        for seat in range(seats)
    ]
    seen: list[tuple[int, list[float]]] = []
    moves = 0
    watch = Watch(evaluator)
    while (seat := int(state.actor())) != NOBODY:
        if watch.is_due(state, seat):
            features.read(state)
            seen.append((int(features.part(state)), list(features.rows)))
        if seat == CHANCE:
            state.play(CHANCE, state.pick(rng))
        else:
            moves += 1
            state.play(seat, _answer(bots[seat], state, seat, f"{seed}/{number}/{moves}", rng))
    standing = Standing(seats)
    evaluator.weigh(state, standing)
    return Match(number, seen, list(standing.points))


def _answer(bot: MarshalBot, state: State, seat: int, moment: str, rng: Rng) -> int:
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    report = bot.consider(view_of(state, seat, moment, 0))
    better = report.options[:BETTER]
    return better[int(rng.below(len(better)))].action if rng.below(WHIM) == 0 else report.best
