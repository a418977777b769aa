"""Review: which moves of a finished game cost most, in the opinion of a bot that explains itself."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from carson.core.advice import Advice, Adviser
from carson.core.clock import Clock
from carson.core.game import Game, Options
from carson.core.state import State
from carson.core.view import View, seen, view_of

EACH: Final = 5  # moves of a seat that are worth a look
WIN: Final = "win"
POINTS: Final = "points"
LEAST: Final = {WIN: 0.01, POINTS: 0.1}  # smaller costs are noise


@dataclass(frozen=True)
class Decision:
    """A moment at which a seat had a choice, and what it chose."""

    ply: int  # of the move, counted from 1
    seat: int
    action: int
    state: State  # before the move
    view: View  # what the seat knew then


@dataclass(frozen=True)
class Weighed:
    """What was done beside what the bot would have done; `cost` is None where it cannot compare them."""

    better: Advice
    cost: float | None
    worth: float | None = None  # what the bot thinks of what was done

    @property
    def unit(self) -> str:
        return POINTS if self.better.win is None else WIN

    @property
    def win(self) -> float | None:
        """The chance to win that the seat had with what it did; None where the bot does not count so."""
        return self.worth if self.unit == WIN else None


@dataclass(frozen=True)
class Slip:
    """A move that cost something, in words."""

    ply: int
    round: int
    seat: int
    done: str
    better: str
    cost: float
    unit: str  # WIN: a part of the chance to win; POINTS: points of the game
    done_at: str = ""  # where it points on the table, or its word
    better_at: str = ""


def decisions(
    game: Game, options: Options, moves: Iterable[tuple[int, int]], seats: Sequence[int], seed: str
) -> Iterator[Decision]:
    """Every choice that one of these seats had; `seed` guesses what the seat did not know."""
    state = game.new(options)
    for ply, (seat, action) in enumerate(moves, 1):
        if seat in seats and len(state.legal(seat)) > 1:
            yield Decision(ply, seat, action, state.clone(), view_of(state, seat, seed, ply))
        state.play(seat, action)


def weigh(bot: Adviser, view: View, action: int, clock: Clock) -> Weighed:
    """Compare what was done with the best. A bot that tries answers out tries these two evenly."""
    legal = view.state.legal(view.seat)
    advice = bot.explain(view, legal, clock)
    best = advice[0]
    if best.action == action:
        return Weighed(best, 0.0, best.worth)
    if best.visits:
        advice = bot.explain(view, [one for one in legal if one in (best.action, action)], clock)
    found = {one.action: one for one in advice}
    best, done = found.get(best.action, best), found.get(action)
    if done is None or done.worth is None or best.worth is None:
        return Weighed(best, None)
    return Weighed(best, max(0.0, best.worth - done.worth), done.worth)


def slip_of(game: Game, names: Sequence[str], decision: Decision, weighed: Weighed) -> Slip | None:
    """The move in words, if it cost enough to speak of."""
    if weighed.cost is None or weighed.cost < LEAST[weighed.unit]:
        return None
    face, view = game.face(), seen(decision.state, decision.seat)
    choices = {one.action: one for one in face.choices(view, names)}
    done, better = choices[decision.action], choices[weighed.better.action]
    return Slip(
        decision.ply,
        face.round_of(view),
        decision.seat,
        done.told,
        better.told,
        weighed.cost,
        weighed.unit,
        done.at or game.action_text(done.action),
        better.at or game.action_text(better.action),
    )


def costliest(slips: Iterable[Slip], each: int = EACH) -> list[Slip]:
    """The most expensive moves of each seat, seat by seat, the worst first."""
    kept: list[Slip] = []
    for slip in sorted(slips, key=lambda one: (one.seat, -one.cost, one.ply)):
        if sum(other.seat == slip.seat for other in kept) < each:
            kept.append(slip)
    return kept
