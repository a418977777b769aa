"""Texts that must be refused, with the wrong line marked by a comment."""

import pytest

from carson.core.errors import BadPosition
from tests.city.busy import GAME

HERE = "# here"


def text_of(*lines: str, seats: int = 3, tiles: str = "", **options: str) -> str:
    """A position of the lines; with tiles those are the characters."""
    if tiles:
        options |= {"characters": "picked", "tiles": tiles}
    head = [f"option {name} {value}" for name, value in options.items()]
    return "\n".join(["carson city position 1", f"option seats {seats}", *head, *lines]) + "\n"


def check_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.read_position(text)
    assert complaint in str(caught.value)
    marked = [number for number, line in enumerate(text.split("\n"), 1) if HERE in line]
    assert [caught.value.line] == marked


def fixed(text: str, old: str, new: str) -> None:
    """The same text with the mistake put right is read."""
    assert old in text
    GAME.read_position(text.replace(old, new, 1))


PEACE_SET = "banker,sheriff,doctor,lawyer,teacher,heroes,indian"
SET = "paperboy,sheriff,banker,worker-red,gunsmith-red,singer,doctor,teacher"
RED_SET = "sheriff,prospector-red,gunsmith-red,singer-red,auctioneer-red,doctor,lawyer"
LAND_SET = "paperboy-red,banker-red,worker-red,prospector,auctioneer,governor,indian,christmas-red"
