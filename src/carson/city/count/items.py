"""Items: the pieces that make up a number, for whoever asks to have it explained."""

from mypy_extensions import i64

Items = list[tuple[str, int, int]]  # what, how many of it, what it adds


def note(items: Items | None, what: str, number: i64, adds: i64) -> None:
    """Add one item to an explanation, if there is one and the item counts."""
    if items is not None and number != 0:
        items.append((what, int(number), int(adds)))


def each(items: Items | None, what: str, number: i64, adds: i64) -> i64:
    """So much for each of some things, which are an item of an explanation."""
    note(items, what, number, adds * number)
    return adds * number
