"""Several people at one keyboard: what one of them answers in secret is on no screen that another looks at.

Somebody answers in secret in two ways; whoever is asked next must see the same, whatever they type then.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from unittest.mock import patch

from rich.console import Console

from carson.cli import keyboard
from carson.cli.screen import Screen
from carson.cli.session import PROMPT, Session
from carson.core.game import Game, Options
from carson.core.match import Match
from carson.core.record import Record
from carson.core.rng import Rng
from carson.core.state import State
from tests.budget import SECRET_MOMENTS

CURIOUS = ("log all", "board", "list", "undo")  # what the next person types
LONGEST = 60  # answers of one person in a row


class Window(Screen):
    """A terminal of which one can tell what is to be seen."""

    def __init__(self) -> None:
        self.seen = StringIO()
        self.console = Console(file=self.seen, force_terminal=True, width=100, height=40, color_system=None)

    def clear(self) -> None:
        self.seen.seek(0)
        self.seen.truncate()


class Typist:
    """Types lines, and remembers what was to be seen and what the arrow keys would bring back before each."""

    def __init__(self, window: Window, lines: list[str]) -> None:
        self.window = window
        self.lines = lines
        self.history: list[str] = []
        self.looks: list[tuple[str, list[str]]] = []

    def line(self, prompt: str) -> str:
        self.window.seen.write(prompt)
        self.looks.append((self.window.seen.getvalue(), list(self.history)))
        typed = self.next_line() if prompt == PROMPT else ""
        self.window.seen.write(typed + "\n")
        self.history.append(typed)
        return typed

    def next_line(self) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def forget(self) -> None:
        self.history = []


@contextmanager
def typing(typist: Typist) -> Iterator[None]:
    """Somebody sits at the keyboard."""
    with patch.object(keyboard, "line", typist.line), patch.object(keyboard, "forget", typist.forget):
        yield


class Sitting(Session):
    """A session that is kept nowhere."""

    def keep(self) -> None:
        return None


def check_secrets_leave_the_screen(game: Game, options: Options, seed: int) -> None:
    """Whatever somebody answers in secret, the next person at the keyboard gets to see the same."""
    for number, (match, seat) in enumerate(_moments(game, options, seed)):
        ways = [_answered(match.record(), seat, Rng(seed * 97 + number * 2 + way)) for way in (0, 1)]
        after, typed = [after for after, _ in ways], [words for _, words in ways]
        other = after[0].state.actors()[0]
        if after[1].state.actors()[0] != other or after[0].state.view(other) != after[1].state.view(other):
            continue  # they differ in more than a secret
        counted = [game.inspect(some.state, other) for some in after]
        assert counted[0] == counted[1]
        looks = [_looks(match.record(), words) for words in typed]
        assert looks[0] == looks[1]


def _moments(game: Game, options: Options, seed: int) -> Iterator[tuple[Match, int]]:
    """Moments at which a seat begins to answer in secret and somebody else comes next."""
    names = [f"Player {seat}" for seat in range(game.seats(options))]
    match, rng, found = Match.start(game, options, f"seats {seed}", names), Rng(seed), 0
    while actors := match.state.actors():
        seat = actors[0]
        legal = match.state.legal(seat)
        if _is_secret(game, options, match.state, seat, legal):
            after, _ = _answered(match.record(), seat, Rng(seed))
            if after.state.holds_sealed_answers():
                yield match, seat
                found += 1
                if found >= SECRET_MOMENTS:
                    return
        match.act(seat, legal[int(rng.below(len(legal)))])


def _is_secret(game: Game, options: Options, state: State, seat: int, legal: list[int]) -> bool:
    """Whether an answer of this seat stays hidden."""
    if len(legal) < 2 or not (state.sealed() or game.keeps_secrets(options)):
        return False
    after = state.clone()
    after.play(seat, legal[-1])
    return after.holds_sealed_answers()


def _answered(record: Record, seat: int, rng: Rng) -> tuple[Match, list[str]]:
    """The game when this seat has answered until somebody else is asked, and what was typed for it."""
    match = Match.resume(record)
    typed: list[str] = []
    while match.state.actors()[:1] == [seat] and len(typed) < LONGEST:
        legal = match.state.legal(seat)
        action = legal[int(rng.below(len(legal)))]
        typed.append(match.game.action_text(action))
        match.act(seat, action)
    return match, typed


def _looks(record: Record, typed: list[str]) -> list[tuple[str, list[str]]]:
    """What whoever is asked after these answers sees at every prompt, until the first person looks again."""
    window = Window()
    typist = Typist(window, [*typed, *CURIOUS])
    with typing(typist):
        Sitting(window, Match.resume(record)).run()
    own = next(at for at, (shown, _) in enumerate(typist.looks) if shown.endswith(PROMPT))
    return typist.looks[own + len(typed) : -1]
