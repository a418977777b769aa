"""A position as a whole: the line that says what it is, the options of the game, and the blocks below."""

from collections.abc import Callable, Mapping, Sequence
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


def text_of(header: str, options: Mapping[str, str], *blocks: Sequence[str]) -> str:
    """A position of these options and blocks of lines."""
    said = [f"option {name} {value}".rstrip() for name, value in options.items()]
    return "\n\n".join(["\n".join(block) for block in ([header], said, *blocks) if block]) + "\n"


def agenda_block(entries: Sequence[str], over: str) -> list[str]:
    """What is to do, from what comes last to what comes first; a word of its own when all is over."""
    return ["agenda", *[f"  {entry}" for entry in entries or [over]]]


def option_lines(text: str) -> list[Line]:
    """The lines of a position that give options of the game."""
    return [line for line in lines_of(text) if line.text.startswith("option ")]


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
