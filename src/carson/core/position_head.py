"""The head of a position: the line that says what it is, and the options of the game."""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import TypeVar

from carson.core.errors import BadOption, BadPosition
from carson.core.game import Options
from carson.core.position_text import Line, lines_of
from carson.core.words import later

Rules = TypeVar("Rules")


def lines_below(header: str, text: str) -> list[Line]:
    """The lines of a position that starts as it should."""
    lines = lines_of(text) or [Line(1, "")]
    if lines[0].text != header:
        raise BadPosition(later("position.header", header=header), lines[0].number)
    return lines[1:]


def rules_of(lines: Sequence[Line], make_rules: Callable[[Options], Rules]) -> Rules:
    """The rules of the option lines; a refused option is blamed on its line."""
    given: dict[str, tuple[str, int]] = {}
    for line in lines:
        name, _, value = line.text.partition(" ")[2].strip().partition(" ")
        if name in given:
            raise BadPosition(later("position.option-twice", option=name), line.number)
        given[name] = (value.strip(), line.number)
    try:
        return make_rules({name: value for name, (value, _) in given.items()})
    except BadOption as refused:
        raise BadPosition(str(refused), _culprit(given, make_rules)) from refused


def _culprit(given: dict[str, tuple[str, int]], make_rules: Callable[[Options], Rules]) -> int:
    """The line of the last option without which the others would do, or of the last one of such a pair."""
    for size in (1, 2):
        for names in combinations(reversed(given), size):
            try:
                make_rules({name: value for name, (value, _) in given.items() if name not in names})
            except BadOption:
                continue
            return given[names[0]][1]
    return max([number for _, number in given.values()])
