"""Names for guests and tables that have not chosen one."""

from __future__ import annotations

import secrets

FIRST = (
    "Ada",
    "Wren",
    "Josie",
    "Silas",
    "Ezra",
    "Hattie",
    "Jed",
    "Cora",
    "Amos",
    "Belle",
    "Levi",
    "Opal",
    "Gus",
    "Ida",
)
PLACES = (
    "Dusty",
    "Quiet",
    "Silver",
    "High",
    "Lonesome",
    "Copper",
    "Windy",
    "Painted",
    "Broken",
    "Golden",
    "Last",
)
THINGS = (
    "Boots",
    "Sunday",
    "Creek",
    "Noon",
    "Wagon",
    "Canyon",
    "Lantern",
    "Fence",
    "Saddle",
    "Harvest",
    "Chance",
)


def guest_name() -> str:
    return secrets.choice(FIRST)


def table_name() -> str:
    return f"{secrets.choice(PLACES)} {secrets.choice(THINGS)}"
