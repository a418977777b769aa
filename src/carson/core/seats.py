"""Seats are numbers in code and letters in texts: A to H, and * for CHANCE."""

from __future__ import annotations

from carson.core.errors import BadAction
from carson.core.state import CHANCE

LETTERS = "ABCDEFGH"


def seat_text(seat: int) -> str:
    return "*" if seat == CHANCE else LETTERS[seat]


def parse_seat(text: str) -> int:
    if text == "*":
        return CHANCE
    if len(text) == 1 and text in LETTERS:
        return LETTERS.index(text)
    raise BadAction(f"“{text}” is no seat; seats are the letters A to {LETTERS[-1]}, and * for chance")
