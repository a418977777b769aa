"""Batch: many games of one kind side by side, stepped by one call, with masks and observations in arrays.

    batch = Batch(city, options, seeds=range(1000))
    masks = numpy.asarray(batch.masks)  # and so on: all of them show the same memory after every step
    batch.step(actions)

Each game asks one seat at a time. Seats that are asked at once answer one after the other, and none sees what
another one has sealed. Whoever wants another order says which seats answer. Dice and draws come from a
generator of each game's own, so what happens in one depends on its seed and its answers alone.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from carson.core.errors import BadStep
from carson.core.lanes import LANES, OCTETS, WORD
from carson.core.rng import Rng
from carson.core.state import CHANCE, NOBODY, State
from carson.core.tensor import Tensor
from carson.core.words import later

if TYPE_CHECKING:
    from carson.core.game import Game

LEAVE: Final = -1  # an action that leaves a game as it is
NUMBER: Final = 8  # bytes
INTEGERS: Final = "bBhHiIlLqQ"  # formats of arrays


class Batch:
    """Games side by side.

    masks         bytes, games x actions: 1 for what the seat that is asked may answer
    observations  16-bit numbers, games x `Legend.size`: what it knows
    seats         64-bit numbers, one for each game: who is asked; NOBODY when the game is over
    dones         bytes, one for each game: whether its last step ended it
    returns       floats, games x seats: what that game brought each seat; 0 unless it has just ended
    """

    size: int
    auto_reset: bool
    masks: memoryview[int]
    observations: memoryview[int]
    seats: memoryview[int]
    dones: memoryview[int]
    returns: memoryview[float]
    _first: State
    _games: list[State]
    _rngs: list[Rng]
    _picker: Rng
    _actions: i64
    _mask_sheet: Tensor
    _view_sheet: Tensor
    _view_words: i64
    _view_sets: i64
    _mask_sets: i64
    _seats: i64
    _asked: vec[i64]
    _dones: vec[u8]
    _returns: vec[float]

    def __init__(
        self, game: Game, options: dict[str, str], seeds: Iterable[int], auto_reset: bool = True
    ) -> None:
        """One game for each seed, dealt up to its first question; with `auto_reset` each begins anew."""
        self._first = game.new(options)
        self._rngs = [Rng(seed) for seed in seeds]
        self.size = len(self._rngs)
        if self.size == 0:
            raise BadStep(later("batch.empty"))
        self.auto_reset = auto_reset
        self._picker = Rng(self._rngs[0].state ^ LEAVE)
        self._games = [self._first.clone() for _ in self._rngs]
        self._actions = game.action_count
        counting = self._first.counted()
        self._view_words = counting.at
        self._view_sets = counting.sets
        self._mask_sets = (self._actions + WORD - 1) // WORD
        self._seats = game.seats(options)
        n: i64 = self.size
        self._mask_sheet = Tensor(n * (self._actions // OCTETS), None, n * self._mask_sets)
        self._view_sheet = Tensor(n * self._view_words, None, n * self._view_sets)
        self._asked = vec[i64]([0] * self.size)
        self._dones = vec[u8]([0] * self.size)
        self._returns = vec[float]([0.0] * (self.size * int(self._seats)))
        self._show()
        i: i64
        for i in range(self.size):
            self._deal(i)

    def _show(self) -> None:
        """The arrays, on the memory that steps write to."""
        n, seats = self.size, int(self._seats)
        wide = int(self._view_words) * LANES
        self.masks = memoryview(self._mask_sheet.words).cast("B", (n, int(self._actions)))
        self.observations = memoryview(self._view_sheet.words).cast("B").cast("h", (n, wide))
        self.seats = memoryview(self._asked)
        self.dones = memoryview(self._dones)
        self.returns = memoryview(self._returns).cast("B").cast("d", (n, seats))

    # ---- playing

    def step(self, actions: Any, seats: Any = None) -> None:
        """Take an action in each game: an array or a list of whole numbers, LEAVE for none.

        `seats` tells who answers where that is not the seat that is asked. If something is wrong, BadStep
        names the first such game, and nothing was played anywhere.
        """
        answers = self._numbers(actions)
        who = self._numbers(seats) if seats is not None else None
        i: i64
        for i in range(self.size):
            action = read_i64_le(answers, i * NUMBER)
            if action != LEAVE:
                seat = self._asked[i] if who is None else read_i64_le(who, i * NUMBER)
                if seat != self._asked[i] or not self._allows(i, action):
                    self._check(i, seat, action)
        for i in range(self.size):
            action = read_i64_le(answers, i * NUMBER)
            if action != LEAVE:
                state = self._games[i]
                state.play(self._asked[i] if who is None else read_i64_le(who, i * NUMBER), action)
                self._deal(i)
            elif self._dones[i] != 0:
                self._clear(i)

    def pick(self) -> memoryview[int]:
        """Random legal actions for all games, as `step` takes them; LEAVE for those that are over."""
        picked = vec[i64]([LEAVE] * self.size)
        i: i64
        for i in range(self.size):
            if self._asked[i] >= 0:
                picked[i] = self._games[i].pick(self._picker)
        return memoryview(picked)

    def reset(self, indices: Sequence[int] | None = None, seeds: Sequence[int] | None = None) -> None:
        """Begin these games anew, or all; with new seeds if they are given."""
        chosen = range(self.size) if indices is None else indices
        for index in chosen:
            self._known(index)
        if seeds is not None and len(seeds) != len(chosen):
            raise BadStep(later("batch.shape", found=len(seeds), wanted=len(chosen)))
        for at, index in enumerate(chosen):
            if seeds is not None:
                self._rngs[index] = Rng(seeds[at])
            self._games[index] = self._first.clone()
            self._clear(index)
            self._deal(index)

    # ---- one of them

    def state(self, index: int) -> State:
        """A copy of a game, to look at or to search in."""
        self._known(index)
        return self._games[index].clone()

    def put(self, index: int, state: State) -> None:
        """Go on from this state of the same kind of game."""
        self._known(index)
        if not state.origin().is_like(self._first.origin()):
            raise BadStep(later("batch.other-game", index=index), index)
        self._games[index] = state.clone()
        self._clear(index)
        self._deal(index)

    # ---- how it is done

    def _deal(self, i: i64) -> None:
        """Draw until a seat is asked; tell how the game ended, and begin anew."""
        state = self._games[i]
        rng = self._rngs[i]
        seat = state.actor()
        while seat == CHANCE:
            state.play(CHANCE, state.pick(rng))
            seat = state.actor()
        if self._dones[i] != 0:
            self._clear(i)
        if seat == NOBODY:
            self._end(i, state)
            if self.auto_reset:
                state = self._first.clone()
                self._games[i] = state
                seat = state.actor()
                while seat == CHANCE:
                    state.play(CHANCE, state.pick(rng))
                    seat = state.actor()
        self._asked[i] = seat
        self._mask_sheet.begin(i * (self._actions // OCTETS), i * self._mask_sets)
        state.encode_mask(seat, self._mask_sheet)
        self._view_sheet.begin(i * self._view_words, i * self._view_sets)
        state.encode(seat, self._view_sheet)
        self._view_sheet.finish()

    def _end(self, i: i64, state: State) -> None:
        self._dones[i] = 1
        brought = state.returns()
        seat: i64
        for seat in range(self._seats):
            self._returns[i * self._seats + seat] = brought[seat]

    def _clear(self, i: i64) -> None:
        self._dones[i] = 0
        seat: i64
        for seat in range(self._seats):
            self._returns[i * self._seats + seat] = 0.0

    def _allows(self, i: i64, action: i64) -> bool:
        """Whether the mask has this action."""
        if action < 0 or action >= self._actions:
            return False
        word = self._mask_sheet.words[(i * self._actions + action) // OCTETS]
        return (word >> (OCTETS * (action & 7))) & 1 != 0

    def _check(self, i: i64, seat: i64, action: i64) -> None:
        """Raise BadStep unless this seat may take this action, although it is not the one that is asked."""
        index, state = int(i), self._games[i]
        if self._asked[i] == NOBODY:
            raise BadStep(later("batch.over", index=index), index)
        if seat < 0 or int(seat) not in state.actors():
            known = ", ".join([str(one) for one in state.actors()])
            raise BadStep(later("batch.seat", index=index, seat=int(seat), known=known), index)
        if int(action) not in state.legal(int(seat)):
            told = {"index": index, "seat": int(seat), "action": int(action)}
            raise BadStep(later("batch.action", **told, why=state.why_not(int(seat), int(action))), index)

    def _known(self, index: int) -> None:
        if not 0 <= index < self.size:
            raise BadStep(later("batch.index", index=index, last=self.size - 1), index)

    def _numbers(self, given: Any) -> bytes:
        """One 64-bit number for each game."""
        try:
            numbers = memoryview(given)
        except TypeError:
            try:
                numbers = memoryview(array("q", given))
            except (TypeError, OverflowError) as error:
                raise BadStep(later("batch.kind", kind=type(given).__name__)) from error
        if numbers.ndim != 1 or len(numbers) != self.size:
            found = "x".join([str(side) for side in numbers.shape or ()])
            raise BadStep(later("batch.shape", found=found, wanted=self.size))
        if numbers.format not in INTEGERS:
            raise BadStep(later("batch.kind", kind=numbers.format))
        if numbers.itemsize == NUMBER:
            return numbers.tobytes()
        return array("q", numbers.tolist()).tobytes()
