"""What rooms add to the drawing of the table.

A room exports, all in modules of the layer `drawing`:

    TABLES  dict[int, Callable]  (table, names) -> lines of its own below the players
    NOTES   dict[int, Callable]  (table, names) -> notes, in the order of their numbers
    OWN     dict[int, Callable]  (table, seat) -> notes that only this seat sees
    ROWS    dict[int, Callable]  (table, seat) -> the cells of a seat unlike others, and its character
"""

from typing import Any

from carson.city.topics import collected


def parts(name: str) -> dict[int, Any]:
    """What all rooms export under a name, by its number."""
    return dict(collected("drawing", name, object))


def in_order(found: dict[int, Any]) -> list[Any]:
    """Parts by their numbers."""
    return [found[number] for number in sorted(found)]
