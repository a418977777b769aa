"""Training: a game is learned from quick players first, then from matches of the search against itself.

The same seed learns the same, with however many processes.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from carson.core import registry
from carson.core.rng import Rng
from carson.search.course import Course
from carson.search.forecast import Learned
from carson.search.lessons import Lessons, Mark
from carson.search.matches import play_matches
from carson.search.network import Network

HIDDEN: Final = 24
WIN: Final = 6.0  # points that the chance to win weighs beside the points
DOUBTS: Final = [1.0 + 0.5 * n for n in range(30)]  # points by which guesses may be off

# ---- quick players
BOOK: Final = 2000  # games that are learned together
PASSES: Final = 3  # over each book
RATE: Final = 0.003
LAST_RATE: Final = 0.0003

# ---- matches
TERM: Final = 250  # matches that are played by the same networks
KEPT: Final = 10  # of so many matches one is kept for tests
PATIENCE: Final = 2  # passes over the matches without a better test
FINE_RATE: Final = 0.0003


@dataclass(frozen=True)
class Effort:
    """How much is played."""

    games: int  # of quick players
    matches: int  # of the search against itself
    playouts: int  # for each move of a match
    seed: int
    jobs: int = 1


@dataclass(frozen=True)
class Progress:
    """What has been done so far, told after each game; after some also how well the networks do."""

    games: int
    matches: int
    marks: list[Mark]  # by part, in games they have not learned from; empty when there was no test


Tell = Callable[[Progress], None]


def train(course: Course, effort: Effort, tell: Tell) -> Learned:
    """Learn a game."""
    rng = Rng(effort.seed)
    networks = [Network(course.inputs, HIDDEN) for _ in range(course.parts)]
    for network in networks:
        network.begin(rng, course.middle)
    learned = Learned(networks, [6.0] * course.parts)
    learn_quickly(course, effort, learned, rng, tell)
    learn_from_matches(course, effort, learned, rng, tell)
    return learned


def learn_quickly(course: Course, effort: Effort, learned: Learned, rng: Rng, tell: Tell) -> None:
    """Learn from quick players: every game is new, so each is a test before it is a lesson."""
    game = registry.game(course.game)
    starts = [game.new(game.settle(table.options)) for table in course.plan.tables]
    evaluators = [course.quick(start) for start in starts]
    features = [course.features(start) for start in starts]
    book = Lessons(course.inputs)
    done = 0
    while done < effort.games:
        book.forget()
        for _ in range(min(BOOK, effort.games - done)):
            table = course.table(rng)
            book.play(starts[table].clone(), evaluators[table], features[table], rng)
            done += 1
            tell(Progress(done, 0, []))
        set_doubts(book, learned)
        tell(Progress(done, 0, test(book, learned)))
        rate = RATE + (LAST_RATE - RATE) * done / effort.games
        for part in range(course.parts):
            for _ in range(PASSES):
                book.teach(learned.networks[part], part, learned.doubts[part], rng, rate, WIN)


def learn_from_matches(course: Course, effort: Effort, learned: Learned, rng: Rng, tell: Tell) -> None:
    """Play as well as is known by now, learn from it, and play again."""
    book, kept = Lessons(course.inputs), Lessons(course.inputs)
    done = 0
    while done < effort.matches:
        numbers = range(done, min(done + TERM, effort.matches))
        for match in play_matches(course.game, learned, effort.playouts, effort.seed, numbers, effort.jobs):
            for part, rows in match.seen:
                (kept if match.number % KEPT == 0 else book).add(part, rows, match.points)
            tell(Progress(effort.games, match.number + 1, []))
        done = numbers.stop
        set_doubts(book, learned)
        for part in range(course.parts):
            refine(book, kept, learned, part, rng)
        tell(Progress(effort.games, done, test(kept, learned)))


def refine(book: Lessons, kept: Lessons, learned: Learned, part: int, rng: Rng) -> None:
    """Learn the book again and again, as long as that helps with the matches that were kept."""
    network, doubt = learned.networks[part], learned.doubts[part]
    network.prepare()
    best, weights = grade(kept.test(network, part, [doubt])[0]), list(network.weights)
    waited = 0
    while waited < PATIENCE:
        book.teach(network, part, doubt, rng, FINE_RATE, WIN)
        now = grade(kept.test(network, part, [doubt])[0])
        waited += 1
        if now < best:
            best, weights, waited = now, list(network.weights), 0
    network.recall(weights)


def set_doubts(book: Lessons, learned: Learned) -> None:
    """The doubts become those by which the winners of these games surprise least."""
    for part, network in enumerate(learned.networks):
        tried = zip(book.test(network, part, DOUBTS), DOUBTS, strict=True)
        learned.doubts[part] = min(tried, key=lambda pair: pair[0].surprise)[1]


def test(book: Lessons, learned: Learned) -> list[Mark]:
    """How well the networks do in these games."""
    return [
        book.test(network, part, [learned.doubts[part]])[0] for part, network in enumerate(learned.networks)
    ]


def grade(mark: Mark) -> float:
    """The smaller the better; both errors count as in the lessons."""
    return mark.off**2 / 2 + WIN * mark.surprise
