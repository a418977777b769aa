"""The table in letters, for the terminal.

A room exports, all in modules of the layer `drawing`:

    TABLES  dict[int, Callable]  (table, names) -> lines of its own below the players
    NOTES   dict[int, Callable]  (table, names) -> notes, in the order of their numbers
    OWN     dict[int, Callable]  (table, seat) -> notes that only this seat sees
    ROWS    dict[int, Callable]  (table, seat) -> the cells of a seat unlike others, and its character
"""

from typing import Any

from carson.city.topics import collected


def parts(name: str, own: dict[int, Any] | None = None) -> list[Any]:
    """What all rooms export under a name and what the board has of its own, by their numbers."""
    found = (own or {}) | collected("drawing", name, object)
    return [found[number] for number in sorted(found)]
