"""What kind of game a task is: how much there is to choose, how long it lasts, how much is luck or hidden.

The games are those of a contest whose decisions were noted. They are played once more from their seeds and
answers, and everything is counted on the way, so any bot can play them, in any number of processes.

What is hidden from a seat is counted in bits: `State.resample` draws what the seat cannot know as the rules
would, and a draw of chance p is worth log2(1 / p). The mean over several guesses is the entropy of the draws.
Where each secret is one draw, as a sealed card is, that is exactly what the seat does not know; where pieces
are drawn one by one, their order counts too, so it is a bound from above.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import log2, log10

from carson.arena.contest import Contest, Job, contest, game_of
from carson.arena.playing import Outcome, Ply
from carson.core.choices import chosen_game
from carson.core.dealer import Dealer
from carson.core.face import Face
from carson.core.game import Game
from carson.core.state import CHANCE, State
from carson.core.view import seen
from carson.env.tasks import Task

GUESSES = 4  # at each decision


@dataclass
class Counts:
    """What was counted in one game."""

    shares: list[float]  # of the victory, by seat
    first: int | None = None  # the seat that decides first; None where several do at once
    answers: list[int] = field(default_factory=list)  # of each decision
    forced: int = 0  # questions with a single answer
    together: int = 0  # decisions while others were asked, too
    chances: int = 0
    luck: float = 0.0  # bits
    hidden: list[float] = field(default_factory=list)  # bits, at each decision
    rounds: Counter[int] = field(default_factory=Counter)  # decisions of each
    questions: Counter[str] = field(default_factory=Counter)


class SurprisedDealer(Dealer):
    """Draws as any dealer does, and adds up how surprising that was, in bits."""

    bits = 0.0

    def draw(self, outcomes: Sequence[tuple[int, int]]) -> int:
        drawn = super().draw(outcomes)
        self.bits += surprise(outcomes, drawn)
        return drawn


def surprise(outcomes: Sequence[tuple[int, int]], drawn: int) -> float:
    """The bits that an outcome is worth: 1 for one of two that are equally likely."""
    weight = sum(weight for outcome, weight in outcomes if outcome == drawn)
    return log2(sum(weight for _, weight in outcomes) / weight)


def hidden_bits(state: State, seat: int, guesses: int = GUESSES) -> float:
    """What a seat cannot know of a state; 0 where everything lies open."""
    dealer = SurprisedDealer(f"hidden/{seat}")
    for guess in range(guesses):
        state.resample(seat, dealer)
        if guess == 0 and not dealer.drawn:
            return 0.0
    return dealer.bits / guesses


def plan_of(task: Task, bot: str, seed: str) -> Contest:
    """One bot on every seat of a task, each decision noted."""
    return replace(contest(task.game, task.given, [bot] * len(task.seats), f"{seed}/{task.name}"), noted=True)


def games_of(plan: Contest, games: int) -> list[Job]:
    """Each with dice of its own: who plays against itself needs no rotation, and no game is like another."""
    seating = tuple(range(len(plan.entries)))
    return [Job(number, f"{plan.seed}/{number}", seating) for number in range(games)]


def counted(plan: Contest, outcome: Outcome) -> Counts:
    """Play a noted game once more and count."""
    game = game_of(plan)
    counter = _Counter(game, game.new(dict(plan.options)), outcome)
    chosen_game(game, plan.options, outcome.job.seed, counter.choose, counter.witness)
    return counter.counts


class _Counter:
    """Gives the answers that were noted, and counts."""

    def __init__(self, game: Game, start: State, outcome: Outcome) -> None:
        self.face: Face = game.face()
        self.left: Iterator[Ply] = iter(outcome.plies)
        self.counts = Counts(outcome.shares)
        self.chance = start.chance()  # what may be drawn next
        self.asked = False  # whether the move that comes was a decision

    def choose(self, state: State, seat: int, legal: list[int], moves: int) -> int:
        counts, ply, together = self.counts, next(self.left), len(state.actors()) > 1
        self.asked = True
        if not counts.answers and not together:
            counts.first = seat
        counts.answers.append(len(legal))
        counts.together += together
        counts.hidden.append(hidden_bits(state, seat))
        counts.rounds[self.face.round_of(seen(state, seat))] += 1
        counts.questions[ply.question] += 1
        return ply.chosen

    def witness(self, seat: int, action: int, state: State) -> None:
        counts = self.counts
        if seat == CHANCE:
            counts.chances += 1
            counts.luck += surprise(self.chance, action)
        else:
            counts.forced += not self.asked
        self.asked = False
        self.chance = state.chance()


def tree_size(counts: Counts) -> float:
    """The decimal logarithm of the product of all numbers of answers: as large a tree has one such game."""
    return sum(log10(answers) for answers in counts.answers)
