"""Record: a whole game as a text that replays to the same states (docs/record.md).

Every move carries the fingerprint of the state after it, so a record proves itself line by line.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from carson.core.dealer import Dealer, commitment
from carson.core.errors import BadAction, BadOption, BadRecord, IllegalAction
from carson.core.events import Event
from carson.core.game import Game, Options
from carson.core.registry import game as game_named
from carson.core.result import Result
from carson.core.seats import parse_seat, seat_text
from carson.core.state import CHANCE, State
from carson.core.words import later, say

HEADER = "carson record 1"


@dataclass(frozen=True)
class Move:
    """One action of a seat, or one outcome of CHANCE, and the fingerprint of the state after it."""

    seat: int
    action: int
    fingerprint: str
    line: int = 0


@dataclass
class Record:
    """Options, the commitment to the seed, every move, and the totals once the game is over."""

    game: Game
    version: str
    options: Options
    commitment: str
    seed: str | None
    names: list[str]
    moves: list[Move] = field(default_factory=list)
    totals: list[int] | None = None

    @property
    def proves_itself(self) -> bool:
        """Whether its fingerprints can be compared: those of an earlier version are made of other numbers."""
        return self.game.is_present(self.version)


@dataclass(frozen=True)
class Step:
    """One replayed move: the state after it and what happened."""

    ply: int
    move: Move
    state: State
    events: list[Event]


def replay(record: Record) -> Iterator[Step]:
    """Play a record move by move; BadRecord, with the line, as soon as something does not fit."""
    if not record.game.plays(record.version, record.options):
        here = record.game.version_of(record.options)
        raise BadRecord(later("record.rules", version=record.version, here=here))
    state = record.game.new(record.options)
    dealer = None if record.seed is None else Dealer(record.seed)
    for ply, move in enumerate(record.moves, 1):
        if dealer is not None and move.seat == CHANCE and state.actor() == CHANCE:
            drawn = dealer.draw(state.chance())
            if drawn != move.action:
                text = record.game.action_text
                raise BadRecord(later("record.seed", drawn=text(drawn), action=text(move.action)), move.line)
        try:
            events = state.apply(move.seat, move.action)
        except IllegalAction as error:
            raise BadRecord(f"{record.game.action_text(move.action)}: {error}", move.line) from error
        if record.proves_itself and state.fingerprint() != move.fingerprint:
            raise BadRecord(
                later("record.state", found=state.fingerprint(), claimed=move.fingerprint), move.line
            )
        yield Step(ply, move, state, events)


def verify(record: Record) -> Result | None:
    """Check the seed's commitment, every action, outcome and fingerprint, and the totals."""
    if record.seed is not None and commitment(record.seed) != record.commitment:
        raise BadRecord(later("record.commitment"))
    state = record.game.new(record.options)
    for step in replay(record):
        state = step.state
    result = state.result()
    totals = None if result is None else [result.total(seat) for seat in range(len(result.scores))]
    if totals != record.totals:
        raise BadRecord(later("record.totals", found=_numbers(totals), claimed=_numbers(record.totals)))
    return result


def _numbers(totals: list[int] | None) -> str:
    return say("record.none") if totals is None else " ".join(map(str, totals))


# ---- text


def write_record(record: Record) -> str:
    """The text of a record; `read_record` gives the same record back."""
    lines = [HEADER, f"game {record.game.name}", f"rules {record.version}"]
    lines += [f"option {name} {_written(value)}".rstrip() for name, value in record.options.items()]
    lines += [f"name {seat_text(seat)} {_written(name)}".rstrip() for seat, name in enumerate(record.names)]
    lines.append(f"commitment {record.commitment}")
    if record.seed is not None:
        lines.append(f"seed {_written(record.seed)}")
    lines.append("moves")
    for move in record.moves:
        lines.append(f"{seat_text(move.seat)} {record.game.action_text(move.action)} {move.fingerprint}")
    if record.totals is not None:
        lines.append(f"totals {' '.join(map(str, record.totals))}")
    return "\n".join(lines) + "\n"


ESCAPED = re.compile(r"\\u\{([0-9a-f]{1,6})\}")


def _written(text: str) -> str:
    """The text on one line: what cannot be shown, or would be lost at an end, is written as \\u{...}."""
    shown = text.replace("\\u{", _escape("\\") + "u{")
    shown = "".join(char if char.isprintable() else _escape(char) for char in shown)
    if shown[:1] == " ":
        shown = _escape(" ") + shown[1:]
    return shown[:-1] + _escape(" ") if shown[-1:] == " " else shown


def _escape(char: str) -> str:
    return f"\\u{{{ord(char):x}}}"


def _read(text: str) -> str:
    """The inverse of `_written`."""
    try:
        read = ESCAPED.sub(lambda found: chr(int(found[1], 16)), text)
        read.encode()
    except ValueError:
        raise ValueError(later("record.bad-character")) from None
    return read


def read_record(text: str) -> Record:
    """The inverse of `write_record`; BadRecord with the line when it cannot be read."""
    return _Reader(text).record()


class _Reader:
    """Reads the head of a record line by line, then its moves."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.game: Game | None = None
        self.version = ""
        self.options: Options = {}
        self.names: dict[int, str] = {}
        self.commitment = ""
        self.seed: str | None = None
        self.moves: list[Move] = []
        self.totals: list[int] | None = None

    def record(self) -> Record:
        if not self.lines or self.lines[0].strip() != HEADER:
            raise BadRecord(later("record.header", header=HEADER), 1)
        in_moves = False
        for number, line in enumerate(self.lines[1:], 2):
            if not line.strip():
                continue
            try:
                if in_moves:
                    self._move(line, number)
                elif line.strip() == "moves":
                    in_moves = True
                else:
                    self._head(line, number)
            except (BadAction, BadOption, ValueError) as error:
                raise BadRecord(str(error), number) from error
        return self._finish()

    def _head(self, line: str, number: int) -> None:
        key, _, value = line.strip().partition(" ")
        if not value.isprintable():
            raise BadRecord(later("record.unshown"), number)
        if key == "game":
            self.game = game_named(value)
        elif key == "rules":
            self.version = value
        elif key == "option":
            name, _, chosen = value.partition(" ")
            self.options[name] = _read(chosen)
        elif key == "name":
            letter, _, name = value.partition(" ")
            self.names[parse_seat(letter)] = _read(name)
        elif key == "commitment":
            self.commitment = value
        elif key == "seed":
            self.seed = _read(value)
        else:
            raise BadRecord(later("record.no-line", key=key), number)

    def _move(self, line: str, number: int) -> None:
        words = line.split()
        if words[0] == "totals":
            if not all(word.lstrip("-").isdecimal() for word in words[1:]):
                raise BadRecord(later("record.bad-totals"), number)
            self.totals = [int(word) for word in words[1:]]
            return
        if self.game is None:
            raise BadRecord(later("record.no-game"), number)
        if len(words) != 3:
            raise BadRecord(later("record.bad-move"), number)
        self.moves.append(Move(parse_seat(words[0]), self.game.parse_action(words[1]), words[2], number))

    def _finish(self) -> Record:
        if self.game is None:
            raise BadRecord(later("record.no-game"))
        try:
            options = self.game.settle(self.options)
        except BadOption as error:
            raise BadRecord(str(error)) from error
        names = [self.names.get(seat, seat_text(seat)) for seat in range(self.game.seats(options))]
        return Record(
            self.game, self.version, options, self.commitment, self.seed, names, self.moves, self.totals
        )
