"""The whitelist: what a seat may know of a table.

A table that is seen holds what is named here and nothing else, so a new field is hidden until it is named.
"""

from typing import Final

from carson.cards.count.moment import is_sealed
from carson.cards.table.fields import LAID, copy_fields
from carson.cards.table.table import Table

OPEN: Final = (  # lies on the table for all to see
    "round",
    "pile",
    "unseen",
    "top_back",
    "passed",
    "shown",
    "shown_back",
    "ranking",
    "tired",
    "sold",
    "outside",
    "doubled",
    "suits",
    "queue",
    "backs_left",
    "offer",
    "hand",
    "owned",
    "beside",
    "boost",
    "agenda",
    LAID,
    "cells",
    "box",
    "options",
)
SECRET: Final = ("bid",)  # known to its owner until all have chosen

SEALED: Final = -1  # a bid of another seat: there is one, and nobody may know which


def show(s: Table, seat: int, onto: Table, named: tuple[str, ...] = OPEN) -> None:
    """Put on an empty table what a seat may know; NOBODY is a spectator."""
    copy_fields(s, onto, named)
    sealed = is_sealed(s)
    for other in range(s.rules.seats):
        value = s.bid[other]
        onto.bid[other] = SEALED if sealed and value != 0 and other != seat else value
