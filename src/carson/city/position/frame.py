"""One frame of the agenda, unpacked."""

from dataclasses import dataclass

from carson.city.table import agenda
from carson.city.table.agenda import FRAME_NAMES, frame


@dataclass(frozen=True)
class Frame:
    """One frame of the agenda and the line it was read from."""

    kind: int
    seat: int = 0
    a: int = 0
    b: int = 0
    line: int = 0

    @property
    def name(self) -> str:
        return FRAME_NAMES[self.kind]

    def packed(self) -> int:
        return int(frame(self.kind, self.seat, self.a, self.b))


def unpacked(packed: int) -> Frame:
    """A frame from its number."""
    return Frame(
        kind=int(agenda.kind_of(packed)),
        seat=int(agenda.seat_of(packed)),
        a=int(agenda.a_of(packed)),
        b=int(agenda.b_of(packed)),
    )
