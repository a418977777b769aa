"""Seats of a table: who sits there, and who may play it."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

COLOURS: Final = 6  # that screens and pictures have
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
    colour: int | None = None  # how screens show it, no matter for the game; None: nobody has chosen


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


def colours_of(seats: Sequence[SeatState]) -> list[int]:
    """The colour of each seat: the one that was chosen, or its own by number, or the first that is free."""
    chosen = [seat.colour for seat in seats if seat.colour is not None]
    if len(chosen) == len(seats):
        return chosen
    taken = set(chosen)
    found: list[int] = []
    for seat in seats:
        own = seat.seat % COLOURS
        free = [own, *range(COLOURS)]
        colour = seat.colour
        if colour is None:
            colour = next((one for one in free if one not in taken), own)
        taken.add(colour)
        found.append(colour)
    return found


def taken_colours(seats: Sequence[SeatState]) -> set[int]:
    """The colours of those who sit already."""
    return {colour for seat, colour in zip(seats, colours_of(seats), strict=True) if seat.kind != "open"}


def columns_of(seat: SeatState) -> dict[str, Any]:
    """The seat as the columns of its row."""
    columns = asdict(seat)
    columns["person_id"] = columns.pop("person")
    return columns
