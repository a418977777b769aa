"""Match: a game in progress with its Dealer, its record, and the way back."""

from __future__ import annotations

from collections.abc import Sequence

from carson.core.dealer import Dealer, commitment
from carson.core.errors import BadRecord, StaleAction
from carson.core.events import Event
from carson.core.game import Game, Options
from carson.core.record import Move, Record, replay, write_record
from carson.core.state import CHANCE, State

SNAPSHOT_EVERY = 16  # moves between two kept copies: an undo replays fewer than this


class Match:
    """Plays chance by itself, keeps every move, and goes back to any of them."""

    def __init__(self, record: Record) -> None:
        """Go on from a record, which may have no moves yet."""
        if record.seed is None:
            raise BadRecord("this record keeps its seed secret, so it can be watched but not played on")
        self.game = record.game
        self.options = record.options
        self.names = record.names
        self.dealer = Dealer(record.seed)
        self.state: State = record.game.new(record.options)
        self.moves: list[Move] = []
        self._snapshots: list[State] = [self.state.clone()]
        for step in replay(record):
            self.state = step.state
            self._keep(step.move.seat, step.move.action)
        self.dealer.drawn = self._draws()
        self.deal()

    @classmethod
    def start(cls, game: Game, options: Options, seed: str, names: Sequence[str]) -> Match:
        """A new game with settled options."""
        return cls(Record(game, game.version, options, commitment(seed), seed, list(names)))

    @property
    def version(self) -> int:
        """Counts the moves; an action may name the version it answers."""
        return len(self.moves)

    def act(self, seat: int, action: int, version: int | None = None) -> list[Event]:
        """Take a seat's action, then every die and draw that follows it."""
        if version is not None and version != self.version:
            raise StaleAction("the game has moved on since then; look again and choose anew")
        events = self.state.apply(seat, action)
        self._keep(seat, action)
        return events + self.deal()

    def deal(self) -> list[Event]:
        """Let the Dealer decide until a seat is asked or the game is over."""
        events: list[Event] = []
        while self.state.actor() == CHANCE:
            outcome = self.dealer.draw(self.state.chance())
            events += self.state.apply(CHANCE, outcome)
            self._keep(CHANCE, outcome)
        return events

    def _keep(self, seat: int, action: int) -> None:
        self.moves.append(Move(seat, action, self.state.fingerprint()))
        if len(self.moves) % SNAPSHOT_EVERY == 0:
            self._snapshots.append(self.state.clone())

    def back_to(self, version: int) -> None:
        """Forget every move after this many."""
        kept = version // SNAPSHOT_EVERY
        self.state = self._snapshots[kept].clone()
        for move in self.moves[kept * SNAPSHOT_EVERY : version]:
            self.state.play(move.seat, move.action)
        del self.moves[version:]
        del self._snapshots[kept + 1 :]
        self.dealer.drawn = self._draws()

    def _draws(self) -> int:
        return sum(move.seat == CHANCE for move in self.moves)

    def undo(self, seats: Sequence[int]) -> bool:
        """Go back to before the last action of one of these seats; False when there is none."""
        for index in range(len(self.moves) - 1, -1, -1):
            if self.moves[index].seat in seats:
                self.back_to(index)
                return True
        return False

    def record(self) -> Record:
        """The game so far, with its seed: whoever hands it out before the end leaves the seed out."""
        result = self.state.result()
        totals = None if result is None else [result.total(seat) for seat in range(len(result.scores))]
        return Record(
            self.game,
            self.game.version,
            self.options,
            commitment(self.dealer.seed),
            self.dealer.seed,
            self.names,
            list(self.moves),
            totals,
        )

    def text(self) -> str:
        return write_record(self.record())
