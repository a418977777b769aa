"""Tables drawn as text, and moves written as in a record, for the tests of the card game."""

from collections.abc import Iterator
from contextlib import contextmanager
from textwrap import dedent

from carson.cards.count.scores import LINES, points_of
from carson.cards.evaluator.evaluator import evaluator_of
from carson.cards.facts.deck import CARD_PARCELS
from carson.cards.facts.grid import SIZE
from carson.cards.facts.parcels import LETTERS
from carson.cards.game import CardsGame
from carson.cards.state import CardsState
from carson.cards.words.actions import ACTIONS
from carson.core.dealer import Dealer
from carson.core.events import Event
from carson.core.seats import parse_seat
from carson.core.state import CHANCE
from carson.search import rancher as ranchers

GAME = CardsGame()
rancher = ranchers.rancher(evaluator_of)
HOME = (11, 11)  # the column and row of the upper left cell of drawn cities
TIES = "back-swbhco"  # a plain back: star, cow, boot, hat, cactus, horseshoe


def at(lines: str, seats: int = 2, **options: str) -> CardsState:
    """The state of a position without its head."""
    head = ["carson cards position 1", f"option seats {seats}"]
    head += [f"option {name} {value}" for name, value in options.items()]
    return GAME.read_position("\n".join([*head, dedent(lines)]))


def fresh(seats: int = 2, **options: str) -> CardsState:
    """A new game before its first draw."""
    return GAME.new(GAME.settle({"seats": str(seats), **options}))


def city(drawing: str, people: str = "", seats: int = 1, more: str = "") -> CardsState:
    """A drawn city of player A: rows separated by slashes, and A's characters."""
    rows = "\n".join(f"  {row.strip()}" for row in drawing.split("/"))
    land = f"land A l12\n{rows}"
    return at(f"{more}\nplayer A characters {people or '-'}\n{land}\n", seats)


def cell(x: int, y: int) -> int:
    """A cell of a drawn city by its distance from the upper left one."""
    return (HOME[1] + y) * SIZE + HOME[0] + x


def lines_of(state: CardsState, seat: int = 0) -> dict[str, int]:
    """The points of each line of the pad that is not zero."""
    points = points_of(state, seat).points
    return {name: points[n] for n, name in enumerate(LINES) if points[n]}


@contextmanager
def printed(drawing: str) -> Iterator[int]:
    """Card 0 with other parcels on it, for as long as it is needed."""
    before = CARD_PARCELS[0:4]
    CARD_PARCELS[0:4] = [LETTERS.index(letter) for letter in drawing.replace("/", "").replace(" ", "")]
    try:
        yield 0
    finally:
        CARD_PARCELS[0:4] = before


def do(state: CardsState, *moves: str) -> list[Event]:
    """Take moves such as `A 7` or `* sheriff`; what happened."""
    events: list[Event] = []
    for move in moves:
        seat, word = move.split()
        events += state.apply(parse_seat(seat), ACTIONS[word])
    return events


def deal(state: CardsState, seed: str = "deal") -> list[Event]:
    """Let chance decide until somebody is asked."""
    dealer = Dealer(seed)
    events: list[Event] = []
    while state.actor() == CHANCE:
        events += state.take(CHANCE, dealer.draw(state.chance()))
    return events


def words(state: CardsState, seat: int) -> list[str]:
    """The legal actions of a seat as words."""
    return [GAME.action_text(action) for action in state.legal(seat)]


def outcomes(state: CardsState) -> dict[str, int]:
    """The possible draws with their weights."""
    return {GAME.action_text(action): weight for action, weight in state.chance()}


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]
