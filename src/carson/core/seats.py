"""Seats are numbers in code and letters in texts: A to H, and * for CHANCE."""

from carson.core.errors import BadAction
from carson.core.state import CHANCE
from carson.core.words import later

LETTERS = "ABCDEFGH"


def seat_text(seat: int) -> str:
    return "*" if seat == CHANCE else LETTERS[seat]


def parse_seat(text: str) -> int:
    if text == "*":
        return CHANCE
    if len(text) == 1 and text in LETTERS:
        return LETTERS.index(text)
    raise BadAction(later("seat.no-seat", text=text, last=LETTERS[-1]))
