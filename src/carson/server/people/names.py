"""Names for guests, bots and tables that have not chosen one."""

from __future__ import annotations

import secrets

from carson.server.words import say

GUESTS = say("name.guests").split()
BOTS = say("name.bots").split()
PLACES = say("name.places").split()
THINGS = say("name.things").split()


def guest_name() -> str:
    return secrets.choice(GUESTS)


def local_name(seat: int) -> str:
    """Somebody who shares a device and gave no name."""
    return say("name.guest", number=seat + 1)


def bot_name(seat: int) -> str:
    return BOTS[seat % len(BOTS)]


def table_name() -> str:
    return say("name.table", place=secrets.choice(PLACES), thing=secrets.choice(THINGS))
