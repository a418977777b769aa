"""State: one moment of play, and the verbs every game answers."""

from __future__ import annotations

import hashlib
import marshal
from abc import ABC, abstractmethod
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from carson.core.errors import BadOption, IllegalAction, WrongSeat
from carson.core.events import Event
from carson.core.lanes import OCTETS
from carson.core.origin import Origin
from carson.core.result import Result
from carson.core.rng import Rng
from carson.core.snapshot import seal
from carson.core.tensor import Tensor
from carson.core.words import later

if TYPE_CHECKING:
    from carson.core.dealer import Dealer

CHANCE: Final = -1  # the seat of dice, bags and decks
NOBODY: Final = -2  # acts when the game is over


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One moment of play. Legality exists once: `apply` accepts exactly what `legal` and `chance` list.

    `actors` says who may act: then `apply(seat, action)` with one of `legal(seat)`, or while it is CHANCE
    with an outcome of `chance()`, until there are no actors and `result()` tells how it ended. `clone` before
    you try something out, and `resample` before you show a state to a seat: it holds everybody's secrets.
    `Match` does the dice, keeps the history and writes it down.
    """

    # ---- who may do what

    @abstractmethod
    def actors(self) -> list[int]:
        """The seats that may act now: one, several at once, [CHANCE], or none when the game is over."""

    @abstractmethod
    def legal(self, seat: int) -> list[int]:
        """Every action this seat may take now, ascending; empty when it is not asked."""

    @abstractmethod
    def chance(self) -> list[tuple[int, int]]:
        """The possible outcomes with integer weights; empty unless CHANCE acts."""

    @abstractmethod
    def why_not(self, seat: int, action: int) -> str:
        """A sentence that tells a person why this action is not legal now."""

    # ---- moving on

    @abstractmethod
    def play(self, seat: i64, action: i64) -> None:
        """Take a legal action without checking it and without events: the entry for search and playouts."""

    @abstractmethod
    def take(self, seat: int, action: int) -> list[Event]:
        """Take a legal action without checking it and tell what happened."""

    @abstractmethod
    def clone(self) -> State:
        """An independent copy."""

    # ---- what is known

    @abstractmethod
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""

    @abstractmethod
    def view(self, seat: int) -> dict[str, object]:
        """What this seat may know, as plain JSON data; NOBODY is a spectator."""

    @abstractmethod
    def resample(self, seat: int, dealer: Dealer) -> State:
        """A full state that this seat cannot tell from the real one."""

    def viewer(self, seat: int) -> int:
        """The seat whose eyes this seat sees through: seats with the same viewer may know the same."""
        return seat

    @abstractmethod
    def dump(self) -> list[int]:
        """Every number that tells this state from another one of the same game."""

    # ---- as tensors

    def encode(self, seat: i64, onto: Tensor) -> None:
        """Write what a seat may know, NOBODY as the first seat would see it without its secrets.

        Which parts there are depends on the options alone. A game without this has empty observations.
        """
        return

    def encode_mask(self, seat: i64, onto: Tensor) -> None:
        """Write a byte for each action: 1 for those the seat may take now."""
        mask = 0
        for action in self.legal(int(seat)):
            mask |= 1 << action
        onto.long_octets(mask, self.origin().actions())

    def observe(self, seat: int) -> bytes:
        """What a seat may know as 16-bit numbers; `Game.legend` tells what they mean."""
        origin = self.origin()
        if origin.view_sheet is None:
            counting = self.counted()
            origin.view_sheet = Tensor(counting.at, None, counting.sets)
        sheet = origin.view_sheet
        sheet.begin(0)
        self.encode(seat, sheet)
        sheet.finish()
        return sheet.data()

    def counted(self) -> Tensor:
        """An observation that tells how many words and sets it has."""
        counting = Tensor()
        self.encode(NOBODY, counting)
        counting.finish()
        return counting

    def mask(self, seat: int) -> bytes:
        """A byte for each action: 1 for those the seat may take now."""
        origin = self.origin()
        if origin.mask_sheet is None:
            origin.mask_sheet = Tensor(origin.actions() // OCTETS)
        sheet = origin.mask_sheet
        sheet.begin(0)
        self.encode_mask(seat, sheet)
        return sheet.data()

    def returns(self) -> list[float]:
        """What the game brought each seat: its share of the victory, less what a seat has on average.

        They add up to 0, and all are 0 while the game goes on.
        """
        seats = self.origin().seats()
        result = self.result()
        if result is None:
            return [0.0] * seats
        brought = [-1.0 / seats] * seats
        for seat in result.ranking[: result.winners]:
            brought[seat] += 1.0 / result.winners
        return brought

    # ---- as bytes

    @abstractmethod
    def origin(self) -> Origin:
        """Its game, and the settled options it was made with."""

    def pack(self) -> bytes:
        """Every field as bytes: the numbers of `dump`, unless a game knows a quicker way."""
        return marshal.dumps(self.dump(), 2)

    @abstractmethod
    def unpack(self, packed: bytes) -> None:
        """Become the state of the same game and options whose fields `pack` wrote; see `numbers_in`."""

    def snapshot(self) -> bytes:
        """The whole state, secrets included, for `Game.restore`, here or in another process."""
        return seal(self.origin().head(), self.pack())

    def __reduce__(self) -> tuple[Callable[[bytes], State], tuple[bytes]]:
        """The registry is named late: it knows the games, which know their states."""
        return import_module("carson.core.registry").restore, (self.snapshot(),)

    # ---- the same for every game

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __eq__(self, other: object) -> bool:
        """Whether both are the same moment of the same game, with everything that is hidden."""
        if not isinstance(other, State):
            return NotImplemented
        return self is other or (self.origin().is_like(other.origin()) and self.dump() == other.dump())

    def __hash__(self) -> int:
        """Of the moment as it is now: a state that is played on belongs into no set."""
        return hash(tuple(self.dump()))

    def __repr__(self) -> str:
        return f"<{self.origin()!r}: {self._asked()}, {self.fingerprint()}>"

    def _asked(self) -> str:
        seats = self.actors()
        if not seats:
            return "over"
        if seats[0] == CHANCE:
            return f"chance, {len(self.chance())} outcomes"
        return " and ".join([f"seat {seat}, {len(self.legal(seat))} answers" for seat in seats])

    def actor(self) -> i64:
        """The first of the actors; NOBODY when the game is over."""
        seats = self.actors()
        return seats[0] if seats else NOBODY

    def sealed(self) -> bool:
        """Whether seats that are asked together answer in secret, each once; otherwise everybody sees what
        they do, they may act again, and the order in which they act counts."""
        return len(self.actors()) > 1

    def holds_sealed_answers(self) -> bool:
        """Whether somebody has given an answer that the others may not see yet."""
        return False

    def pick(self, rng: Rng) -> i64:
        """A random action of `actor()`: uniform for a player, by weight for CHANCE."""
        seat = self.actor()
        if seat != CHANCE:
            actions = self.legal(int(seat))
            return actions[int(rng.below(len(actions)))]
        outcomes = self.chance()
        total = 0
        for _, weight in outcomes:
            total += weight
        left: int = int(rng.below(total))
        for outcome, weight in outcomes:
            left -= weight
            if left < 0:
                return outcome
        return outcomes[-1][0]

    def apply(self, seat: int, action: int) -> list[Event]:
        """Take an action if it is legal; otherwise say why not and leave everything as it was."""
        self.check(seat, action)
        return self.take(seat, action)

    def check(self, seat: int, action: int) -> None:
        """Raise WrongSeat or IllegalAction unless this seat may take this action now."""
        seats = self.actors()
        if seat not in seats:
            raise WrongSeat(later("state.over") if not seats else later("state.turn"))
        if seat == CHANCE:
            if all(outcome != action for outcome, _ in self.chance()):
                raise IllegalAction(self.why_not(seat, action))
        elif action not in self.legal(seat):
            raise IllegalAction(self.why_not(seat, action))

    def fingerprint(self) -> str:
        """Sixteen hex digits that differ when two states of one game differ."""
        return fingerprint(self.dump())


S = TypeVar("S", bound=State)


def own(state: State, kind: type[S]) -> S:
    """The state as one of a game's own kind; BadOption when it belongs to another game."""
    if not isinstance(state, kind):
        raise BadOption(later("state.other-game"))
    return state


def numbers_in(packed: bytes) -> list[int]:
    """The numbers of `dump` that `State.pack` wrote."""
    numbers: list[int] = marshal.loads(packed)
    return numbers


def fingerprint(numbers: list[int]) -> str:
    """Sixteen hex digits that differ when two lists of numbers differ."""
    text = ",".join([str(n) for n in numbers])
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
