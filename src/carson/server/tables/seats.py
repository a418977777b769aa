"""Seats of a table: who sits there, and who may play it."""

from dataclasses import asdict, dataclass
from typing import Any

VIRTUAL = "virtual"  # a seat the rules play: it never acts


@dataclass
class SeatState:
    """One seat. `person` may play it; several seats of one person are people on one device."""

    seat: int
    kind: str  # person, bot, open, virtual
    name: str
    person: str | None = None
    bot: str | None = None
    left_at: float | None = None  # when its person left, in running time; None while the person is here
    forfeited: bool = False  # its program failed: the first legal actions are taken for it


def seats_of(seats: list[SeatState], person: str) -> list[int]:
    """The seats this person may play."""
    return [seat.seat for seat in seats if seat.kind == "person" and seat.person == person]


def seats_kept_for(seats: list[SeatState], person: str) -> list[int]:
    """The seats a bot plays until this person wants them back."""
    return [seat.seat for seat in seats if seat.kind == "bot" and seat.person == person]


def needs_nobody(seats: list[SeatState]) -> bool:
    """Whether a game goes on without any person."""
    return all(seat.kind in ("bot", VIRTUAL) for seat in seats)


def all_taken(seats: list[SeatState]) -> bool:
    return all(seat.kind != "open" for seat in seats)


def columns_of(seat: SeatState) -> dict[str, Any]:
    """The seat as the columns of its row."""
    columns = asdict(seat)
    columns["person_id"] = columns.pop("person")
    return columns
