"""Pebbles: a game small enough for a test and with every shape the contract allows.

A draw decides who starts. In turn everybody takes one to three pebbles from a heap or waits; whoever takes
the last one loses them all. At the end all bow, in any order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from mypy_extensions import i64

from carson.core.bot import Param, RandomBot, Tunable
from carson.core.clock import Clock
from carson.core.errors import BadAction, BadPosition
from carson.core.events import Event
from carson.core.face import Choice, Explanation, Face, Line, Reason, Span, Topic
from carson.core.game import BotMaker, Game, Option, Options
from carson.core.origin import Origin
from carson.core.result import Result, ScoreLine
from carson.core.state import CHANCE, State, numbers_in
from carson.core.view import View

if TYPE_CHECKING:
    from carson.core.dealer import Dealer

WAIT, WINK, BOW, FIRST = 4, 5, 6, 10  # 1 to 3 take so many pebbles; FIRST + seat is the draw
TEXTS = {1: "1", 2: "2", 3: "3", WAIT: "wait", WINK: "wink", BOW: "bow"} | {
    FIRST + seat: f"first-{'ABC'[seat]}" for seat in range(3)
}


class PebblesState(State):
    """A heap, what everybody took, whose turn it is, and who has bowed."""

    def __init__(self, seats: int, heap: int) -> None:
        self.heap = heap
        self.taken = [0] * seats
        self.turn = CHANCE
        self.waited = 0
        self.bowed = [False] * seats

    def actors(self) -> list[int]:
        if self.heap > 0:
            return [self.turn]
        return [seat for seat, bowed in enumerate(self.bowed) if not bowed]

    def legal(self, seat: int) -> list[int]:
        if seat < 0 or seat not in self.actors():
            return []
        if self.heap == 0:
            return [BOW]
        return [n for n in (1, 2, 3) if n <= self.heap] + ([WAIT, WINK] if self.waited < 2 else [])

    def chance(self) -> list[tuple[int, int]]:
        return [(FIRST + seat, 1) for seat in range(len(self.taken))] if self.actors() == [CHANCE] else []

    def why_not(self, seat: int, action: int) -> str:
        return "that does not go now, the pebbles say"

    def play(self, seat: i64, action: i64) -> None:
        if seat == CHANCE:
            self.turn = int(action) - FIRST
        elif action == BOW:
            self.bowed[seat] = True
        elif action in (WAIT, WINK):
            self.waited += 1
            self.turn = (self.turn + 1) % len(self.taken)
        else:
            self.heap -= int(action)
            self.taken[seat] = self.taken[seat] + int(action) if self.heap else 0
            self.waited = 0
            self.turn = (self.turn + 1) % len(self.taken)

    def take(self, seat: int, action: int) -> list[Event]:
        self.play(seat, action)
        return [Event("quiet", seat, {}), Event("did", seat, {"action": action})]

    def clone(self) -> PebblesState:
        copy = PebblesState(len(self.taken), self.heap)
        copy.taken, copy.bowed = list(self.taken), list(self.bowed)
        copy.turn, copy.waited = self.turn, self.waited
        return copy

    def result(self) -> Result | None:
        if self.actors():
            return None
        scores = [[ScoreLine("pebbles", n, n), ScoreLine("pairs", n // 2, n // 2 * 3)] for n in self.taken]
        ranking = sorted(range(len(scores)), key=lambda seat: -sum(line.points for line in scores[seat]))
        return Result("empty", ranking, scores)

    def view(self, seat: int) -> dict[str, object]:
        return {"heap": self.heap}

    def resample(self, seat: int, dealer: Dealer) -> PebblesState:
        return self.clone()

    def dump(self) -> list[int]:
        return [self.heap, self.turn, self.waited, *self.taken, *map(int, self.bowed)]

    def origin(self) -> Origin:
        return Origin("pebbles", {"seats": str(len(self.taken)), "heap": "10", "extras": ""})

    def unpack(self, packed: bytes) -> None:
        seats = len(self.taken)
        self.heap, self.turn, self.waited, *numbers = numbers_in(packed)
        self.taken, self.bowed = numbers[:seats], [bool(number) for number in numbers[seats:]]


class PebblesFace(Face):
    """A line of pebbles."""

    def board(self, view: View, names: Sequence[str]) -> list[Line]:
        s = pebbles(view.state)
        rows: list[Line] = [[Span("heap ", "dim"), Span("o" * s.heap, "legal")]]
        for seat, name in enumerate(names):
            rows.append([Span(f"{name}: ", f"seat-{seat}"), Span(str(s.taken[seat]))])
        return rows

    def question(self, view: View, names: Sequence[str]) -> str:
        return f"{names[view.seat]}, how many pebbles?"

    def choices(self, view: View, names: Sequence[str]) -> list[Choice]:
        actions = view.legal()
        takes = [Choice(a, f"take {a}", "Take") for a in actions if a < WAIT]
        return takes + [Choice(a, f"{TEXTS[a]} politely", "Be polite") for a in actions if a >= WAIT]

    def tell(self, event: Event, names: Sequence[str]) -> str:
        if event.kind != "did":
            return ""
        who = "Chance" if event.seat == CHANCE else names[event.seat]
        return f"{who}: {TEXTS[event.data['action']]}"

    def topics(self, options: Options | None = None) -> list[Topic]:
        return [
            Topic("taking", "Taking", "Take one, two or three."),
            Topic("bowing", "Bowing", "Bow when the heap is gone."),
        ]

    def score_label(self, key: str, options: Options) -> str:
        return {"pebbles": "Pebbles taken", "pairs": "Pairs of pebbles"}[key]

    def reason(self, result: Result, options: Options) -> str:
        return "The heap is gone."

    def explain(self, view: View, target: str, names: Sequence[str]) -> Explanation:
        if target != "heap":
            return Explanation(target)
        s = pebbles(view.state)
        taken = Reason("pebbles taken so far", f"-{sum(s.taken)}", ("a1", "b2"))
        return Explanation(
            "The heap", "How many are left:", str(s.heap), (taken,), f"{names[view.seat]} is next."
        )


class SleepyBot:
    """Always waits when it can."""

    def __init__(self, seed: str) -> None:
        pass

    def choose(self, view: View, legal: list[int], clock: Clock) -> int:
        return WAIT if WAIT in legal else legal[0]


class DozyBot(SleepyBot):
    """Waits a few times at most, then takes what comes first."""

    def __init__(self, seed: str, values: Mapping[str, int]) -> None:
        self.naps = values["naps"]

    def choose(self, view: View, legal: list[int], clock: Clock) -> int:
        self.naps -= 1
        return super().choose(view, legal, clock) if self.naps >= 0 else legal[0]


DOZY = Tunable(DozyBot, (Param("naps", 2, 0, 9), Param("dreams", 1, 0, 5)))


class Pebbles(Game):
    """The toy."""

    name = "pebbles"
    title = "Pebbles and Politeness"
    version = "1"
    layout = "pebbles"

    def options(self) -> tuple[Option, ...]:
        return (
            Option("seats", "how many play", "2", ("2", "3")),
            Option("heap", "how many pebbles", "10", ("5", "10", "21")),
            Option("extras", "what else is there", "", ("gold", "luck"), many=True),
        )

    def check_options(self, options: Options) -> None:
        pass

    def seats(self, options: Options) -> int:
        return int(options["seats"])

    def new(self, options: Options) -> PebblesState:
        return PebblesState(int(options["seats"]), int(options["heap"]))

    def action_text(self, action: int) -> str:
        return TEXTS[action]

    def parse_action(self, text: str) -> int:
        for action, known in TEXTS.items():
            if known == text:
                return action
        raise BadAction(f"“{text}” is no action of this game")

    def write_position(self, state: State) -> str:
        s = pebbles(state)
        return f"carson pebbles position 1\nheap {s.heap}\ntaken {' '.join(map(str, s.taken))}\n"

    def read_position(self, text: str) -> PebblesState:
        lines = text.split("\n")
        try:
            heap = int(lines[1].removeprefix("heap "))
        except (IndexError, ValueError) as error:
            raise BadPosition("there is no heap", 2) from error
        taken = [int(n) for n in lines[2].split()[1:]]
        state = PebblesState(len(taken), heap)
        state.taken = taken
        return state

    def inspect(self, state: State, seat: int | None = None) -> dict[str, object]:
        s = pebbles(state)
        return {
            "heap": {"left": s.heap, "started": s.turn != CHANCE},
            "players": [{"seat": "ABC"[i], "taken": n, "bowed": s.bowed[i]} for i, n in enumerate(s.taken)],
            "by_seat": {"ABC"[i]: {"taken": n} for i, n in enumerate(s.taken)},
            "sizes": [1, 2, 3],
            "nothing": {},
            "note": "plain",
        }

    def first_game(self) -> Options:
        return self.settle({"heap": "5"})

    def bots(self) -> dict[str, BotMaker]:
        return {"random": RandomBot, "sleepy": SleepyBot, "dozy": DOZY}

    def face(self) -> PebblesFace:
        return PebblesFace()


def pebbles(state: State) -> PebblesState:
    if not isinstance(state, PebblesState):
        raise TypeError("not a state of pebbles")
    return state
