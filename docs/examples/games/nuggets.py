"""Nuggets: a whole game in one file, to begin your own with (docs/contributing.md, "Add a game").

A row of nuggets is thrown with a die. In turn everybody takes the first or the last one of the row; when it
is empty, the heaviest purse wins. Try it:

    CARSON_GAMES=nuggets=nuggets:Nuggets PYTHONPATH=docs/examples/games .venv/bin/carson play nuggets
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from carson.api import (
    CHANCE,
    BadAction,
    BadOption,
    BadPosition,
    Choice,
    Dealer,
    Event,
    Face,
    Game,
    Line,
    Option,
    Options,
    Origin,
    Result,
    ScoreLine,
    Span,
    State,
    Topic,
    View,
    layout_of,
    numbers_in,
)

FIRST, LAST, THROWN = 0, 1, 10  # actions: take an end of the row; THROWN + pips is what the die shows
TEXTS = {FIRST: "first", LAST: "last"} | {THROWN + pips: f"thrown-{pips}" for pips in range(1, 7)}


# ---- the rules


class NuggetsState(State):
    """The row, what is still to be thrown, the purses, and whose turn it is."""

    def __init__(self, made: Origin) -> None:
        self.made = made
        self.to_throw = int(made.options["length"])
        self.row: list[int] = []
        self.purses = [0] * int(made.options["seats"])
        self.turn = 0

    def actors(self) -> list[int]:
        if self.to_throw:
            return [CHANCE]
        return [self.turn] if self.row else []

    def legal(self, seat: int) -> list[int]:
        if seat < 0 or seat not in self.actors():
            return []
        return [FIRST, LAST] if len(self.row) > 1 else [FIRST]

    def chance(self) -> list[tuple[int, int]]:
        return [(THROWN + pips, 1) for pips in range(1, 7)] if self.to_throw else []

    def why_not(self, seat: int, action: int) -> str:
        return "take the first or the last nugget of the row"

    def play(self, seat: i64, action: i64) -> None:
        if seat == CHANCE:
            self.row.append(int(action) - THROWN)
            self.to_throw -= 1
        else:
            self.purses[seat] += self.row.pop(0 if action == FIRST else -1)
            self.turn = (self.turn + 1) % len(self.purses)

    def take(self, seat: int, action: int) -> list[Event]:
        before = sum(self.purses)
        self.play(seat, action)
        if seat == CHANCE:
            return []
        return [Event("took", seat, {"amount": sum(self.purses) - before})]

    def clone(self) -> NuggetsState:
        copy = NuggetsState(self.made)
        copy.to_throw, copy.turn = self.to_throw, self.turn
        copy.row, copy.purses = list(self.row), list(self.purses)
        return copy

    def result(self) -> Result | None:
        if self.actors():
            return None
        ranking = sorted(range(len(self.purses)), key=lambda seat: -self.purses[seat])
        winners = self.purses.count(max(self.purses))
        return Result("empty", ranking, [[ScoreLine("gold", n, n)] for n in self.purses], winners)

    # ---- what is known: everything lies open, so there is nothing to guess

    def view(self, seat: int) -> dict[str, object]:
        return {"row": list(self.row), "purses": list(self.purses), "turn": self.turn}

    def resample(self, seat: int, dealer: Dealer) -> NuggetsState:
        return self.clone()

    # ---- as numbers and bytes

    def origin(self) -> Origin:
        return self.made

    def dump(self) -> list[int]:
        return [self.to_throw, self.turn, *self.purses, *self.row]

    def put(self, numbers: list[int]) -> None:
        seats = len(self.purses)
        self.to_throw, self.turn = numbers[:2]
        self.purses, self.row = numbers[2 : 2 + seats], numbers[2 + seats :]

    def unpack(self, packed: bytes) -> None:
        self.put(numbers_in(packed))


# ---- how it speaks


class NuggetsFace(Face):
    """A row of numbers; the web app shows the same lines."""

    def board(self, view: View, names: Sequence[str]) -> list[Line]:
        s = nuggets(view.state)
        purses = [
            [Span(f"{name}: ", f"seat-{seat}"), Span(f"{s.purses[seat]} gold")]
            for seat, name in enumerate(names)
        ]
        return [[Span("  ".join(str(pips) for pips in s.row) or "-", "legal")], *purses]

    def question(self, view: View, names: Sequence[str]) -> str:
        return "Which nugget do you take?"

    def choices(self, view: View, names: Sequence[str]) -> list[Choice]:
        row = nuggets(view.state).row
        ends = {FIRST: row[0], LAST: row[-1]} if row else {}
        return [Choice(a, f"The {TEXTS[a]} one: {ends[a]} gold", "Nuggets") for a in view.legal()]

    def tell(self, event: Event, names: Sequence[str]) -> str:
        return f"{names[event.seat]} takes {event.data['amount']} gold."

    def topics(self, options: Options | None = None) -> list[Topic]:
        return [Topic("taking", "Taking", "Take the first or the last nugget of the row.")]

    def score_label(self, key: str, options: Options) -> str:
        return "Gold"

    def reason(self, result: Result, options: Options) -> str:
        return "The row is empty."


# ---- the game


class Nuggets(Game):
    """What it is called, how it starts, and how it is written down."""

    name = "nuggets"
    title = "Nuggets"
    version = "1"
    layout = layout_of(("to_throw", "turn", "purses", "row"))

    def options(self) -> tuple[Option, ...]:
        return (
            Option("seats", "How many play.", "2", ("2", "3", "4")),
            Option("length", "How many nuggets lie in the row.", "8", ("4", "8", "12")),
        )

    def check_options(self, options: Options) -> None:
        """Any number of players can take from any row."""

    def seats(self, options: Options) -> int:
        return int(options["seats"])

    def new(self, options: Options) -> NuggetsState:
        return NuggetsState(Origin(self.name, options))

    # ---- as text

    def action_text(self, action: int) -> str:
        return TEXTS[action]

    def parse_action(self, text: str) -> int:
        for action, known in TEXTS.items():
            if text == known:
                return action
        raise BadAction(f"“{text}” is no action; there are {', '.join(TEXTS.values())}")

    def write_position(self, state: State) -> str:
        """A line with all numbers: seats, length, to throw, turn, purses, row."""
        s = nuggets(state)
        numbers = [len(s.purses), s.made.options["length"], *s.dump()]
        return f"carson nuggets position 1\n{' '.join(map(str, numbers))}\n"

    def read_position(self, text: str) -> NuggetsState:
        try:
            seats, length, *numbers = text.splitlines()[1].split()
            state = self.new(self.settle({"seats": seats, "length": length}))
            state.put([int(n) for n in numbers])
            return state
        except (ValueError, IndexError, BadOption) as error:
            raise BadPosition("numbers go here: seats, length, to throw, turn, purses, row", 2) from error

    def inspect(self, state: State, seat: int | None = None) -> dict[str, object]:
        s = nuggets(state)
        return {"row": s.row, "purses": s.purses}

    def face(self) -> NuggetsFace:
        return NuggetsFace()


def nuggets(state: State) -> NuggetsState:
    """The state as one of this game's."""
    if not isinstance(state, NuggetsState):
        raise BadPosition("this state belongs to another game")
    return state
