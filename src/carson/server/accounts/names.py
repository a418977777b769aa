"""Names: what may stand in one, and those for guests, bots and tables that have not chosen one."""

import secrets
import unicodedata
from collections.abc import Iterable
from itertools import chain, count

from carson.server.words import say

GUESTS_ARE = say("name.guests-are").split()
GUESTS = say("name.guests").split()
BOTS = say("name.bots").split()
PLACES = say("name.places").split()
THINGS = say("name.things").split()

LONGEST_NAME = 40  # of a person, a bot or a seat
LONGEST_TABLE_NAME = 60

HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn"}  # control, zero-width, direction, half and unassigned characters
BLANK = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0}  # letters and marks nobody sees
BLANK |= {*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)}  # choose a glyph's look


def plain(text: str) -> str:
    """The text on one line, without what cannot be seen or turns the direction of reading."""
    spaced = "".join(" " if char.isspace() else char for char in unicodedata.normalize("NFC", text))
    shown = (char for char in spaced if unicodedata.category(char) not in HIDDEN and ord(char) not in BLANK)
    return " ".join("".join(shown).split())


def guest_names(number: int, attempt: int) -> list[str]:
    """Some names for a guest to choose from; with each attempt out of ten times as many."""

    def one() -> str:
        name = say("name.guest-named", how=secrets.choice(GUESTS_ARE), who=secrets.choice(GUESTS))
        return numbered(name, 2 + secrets.randbelow(10**attempt)) if attempt else name

    return [one() for _ in range(number)]


def numbered(name: str, number: int) -> str:
    """The name with a number, as far as there is room for it."""
    ending = f" {number}"
    return name[: LONGEST_NAME - len(ending)].rstrip() + ending


def goes_by(name: str, known: str) -> bool:
    """Whether somebody is called so, or with a number, since somebody else was."""
    number = name.rpartition(" ")[2]
    return name == known or (number.isdecimal() and name == numbered(known, int(number)))


def distinct(name: str, taken: Iterable[str]) -> str:
    """The name, or the same with a number: nobody at a table is called like somebody else there."""
    others = {other.casefold() for other in taken}
    names = chain([name], (numbered(name, number) for number in count(2)))
    return next(one for one in names if one.casefold() not in others)


def local_name(seat: int) -> str:
    """Somebody who shares a device and gave no name."""
    return say("name.guest", number=seat + 1)


def bot_name(seat: int) -> str:
    return BOTS[seat % len(BOTS)]


def table_name() -> str:
    return say("name.table", place=secrets.choice(PLACES), thing=secrets.choice(THINGS))
