"""The log: what happened, in the words of the game's face."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from carson.core.events import Event
from carson.core.face import Face
from carson.core.record import Record, replay


@dataclass(frozen=True)
class Told:
    """One line: the number of the move it belongs to, the seat it concerns, and the words."""

    ply: int
    seat: int
    text: str


def tell(face: Face, ply: int, events: Iterable[Event], names: Sequence[str]) -> Iterator[Told]:
    """The lines that are worth telling."""
    for event in events:
        text = face.tell(event, names)
        if text:
            yield Told(ply, event.seat, text)


def log_of(record: Record) -> list[Told]:
    """Every line of a game so far."""
    face = record.game.face()
    return [told for step in replay(record) for told in tell(face, step.ply, step.events, record.names)]
