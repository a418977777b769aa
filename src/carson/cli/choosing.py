"""The choices of a person: a key for each, a compact list, and the way from typed text to an action."""

import re
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import zip_longest
from textwrap import wrap
from typing import TypeVar

from rich.text import Text

from carson.cli.screen import STYLES, clean
from carson.cli.words import later, say
from carson.core.errors import BadAction
from carson.core.face import Choice
from carson.core.game import Game

LONG = 8  # choices of a group above which it is shown in short form
TALL = 5  # choices of a group above which it may have several columns
GAP = 3  # blanks between two columns
INDENT = 2  # blanks before a choice
HOLE = "…"  # stands for the word of an action in what several labels share

SIGNED = re.compile(r"(?<!\w)[+-]\d")  # what one gains or loses
NUMBER = re.compile(r"((?<!\w)[+-]\d+|\d+)")

T = TypeVar("T")
K = TypeVar("K", bound=Hashable)


@dataclass(frozen=True)
class Keyed:
    """A choice with what a person may type for it: a number, or the action's own word."""

    key: str
    word: str
    choice: Choice

    @property
    def pattern(self) -> str:
        """The label with a hole in place of the word, the same for choices that differ in nothing else."""
        return re.sub(rf"(?<!\w){re.escape(self.word)}(?!\w)", HOLE, self.choice.label, count=1)

    @property
    def label(self) -> str:
        """The label, with the word where the label does not tell it."""
        told = self.word.casefold() in self.choice.label.casefold() or self.word == self.key
        return self.choice.told if told else f"{self.choice.told} ({self.word})"

    @property
    def short(self) -> str:
        """The word, with what the answer is worth where the label does not tell it, and the odds."""
        worth, odds = self.choice.worth, self.choice.odds
        parts = [self.word, *([worth.chip] if worth and worth.text else [])]
        return " ".join([*parts, *([f"{odds}%"] if odds is not None else [])])


def keyed(game: Game, choices: Sequence[Choice]) -> list[Keyed]:
    """Number the choices as they are shown. An action whose word is a number has that very number."""
    nameless = [Keyed("", game.action_text(choice.action), choice) for choice in choices]
    ordered = [item for group in _groups(nameless).values() for block in _blocks(group) for item in block]
    taken = {item.word for item in ordered if item.word.isdecimal()}
    free = (str(number) for number in range(1, len(ordered) + len(taken) + 1) if str(number) not in taken)
    return [Keyed(i.word if i.word in taken else next(free), i.word, i.choice) for i in ordered]


def understand(typed: str, offered: Sequence[Keyed]) -> int | None:
    """The action somebody means by its key or its whole word; None when it is none of these."""
    wanted = typed.casefold()
    for item in offered:
        if wanted in (item.key, item.word.casefold()):
            return item.choice.action
    return None


def complete(game: Game, typed: str, offered: Sequence[Keyed]) -> int | None:
    """The only action whose word, or else whose label, begins like this; BadAction when there are several.

    A text that is the whole word of an action is never taken for the beginning of another word.
    """
    if typed.isdecimal():
        return None
    start = typed.casefold()
    begins: list[Keyed] = []
    if named(game, typed) is None:
        begins = [item for item in offered if item.word.casefold().startswith(start)]
    begins = begins or [item for item in offered if item.choice.label.casefold().startswith(start)]
    if len(begins) > 1:
        several = ", ".join(item.word for item in begins[:6]) + (", ..." if len(begins) > 6 else "")
        raise BadAction(later("choosing.several", typed=typed, several=several))
    return begins[0].choice.action if begins else None


def named(game: Game, typed: str) -> int | None:
    """The action of this word, legal or not."""
    try:
        return game.parse_action(typed.lower())
    except BadAction:
        return None


# ---- the list


class Form(Enum):
    """How much a list tells of a group with many choices: their words, what they have in common, or all."""

    TIGHT = 0
    SHORT = 1
    WHOLE = 2


def listing(offered: Sequence[Keyed], width: int, form: Form = Form.SHORT) -> list[Text]:
    """The lines of every group under its title. Groups with few choices always have their whole labels."""
    lines: list[Text] = []
    for title, group in _groups(offered).items():
        if form is Form.TIGHT and _is_long(group):
            lines += _tight(title, group, width)
            continue
        lines.append(Text(clean(title), "bold"))
        blocks = _blocks(group)
        if form is Form.WHOLE or not _is_long(group):
            body = _columns([(item.key, item.label) for item in group], width - INDENT, len(group) > TALL)
        elif len(blocks) == 1:
            sample = clean(say("choosing.in-short", label=group[0].choice.label))
            body = [Text(line, "dim") for line in wrap(sample, width - INDENT)]
            body += _words(group, width - INDENT)
        else:
            body = _patterns(blocks, width - INDENT)
        lines += [Text(" " * INDENT).append_text(line) for line in body]
    return lines


def is_long(offered: Sequence[Keyed]) -> bool:
    """Whether some group has a shorter form."""
    return any(_is_long(group) for group in _groups(offered).values())


def _is_long(group: Sequence[Keyed]) -> bool:
    """A group with many choices, unless their words are mere numbers, which say nothing by themselves."""
    return len(group) > LONG and not all(item.word.isdecimal() for item in group)


def _groups(items: Sequence[Keyed]) -> dict[str, list[Keyed]]:
    return _sorted_out(items, lambda item: item.choice.group)


def _blocks(group: Sequence[Keyed]) -> list[list[Keyed]]:
    """A short group whole; a long one split by pattern, unless hardly two labels have one in common."""
    if _is_long(group):
        found = _sorted_out(group, lambda item: item.pattern)
        if len(found) <= len(group) // 2:
            return [found[pattern] for pattern in _in_order(list(found))]
    return [list(group)]


def _in_order(patterns: Sequence[str]) -> list[str]:
    """By their numbers: $2 before $10, but what one gains from the most to the least, +3 before 0 and -6."""
    gains = any(SIGNED.search(pattern) for pattern in patterns)
    return sorted(patterns, key=lambda pattern: _by_numbers(pattern, -1 if gains else 1))


def _by_numbers(text: str, way: int) -> list[tuple[int, int, str]]:
    parts = NUMBER.split(text)
    return [(0, way * int(part), "") if at % 2 else (1, 0, part) for at, part in enumerate(parts)]


def _sorted_out(items: Iterable[T], key: Callable[[T], K]) -> dict[K, list[T]]:
    """The items by key, both in the order they came."""
    found: dict[K, list[T]] = {}
    for item in items:
        found.setdefault(key(item), []).append(item)
    return found


def _tight(title: str, group: Sequence[Keyed], width: int) -> list[Text]:
    """The title and the words in one paragraph."""
    paragraph = clean(f"{title}: {' '.join(item.word for item in group)}")
    lines = [
        Text(line) for line in wrap(paragraph, width, subsequent_indent=" " * INDENT, break_on_hyphens=False)
    ]
    lines[0].stylize("bold", 0, len(title))
    return lines


def _patterns(blocks: Sequence[Sequence[Keyed]], width: int) -> list[Text]:
    """What the labels of each block have in common, and beside it the words that fill the hole."""
    heads = [clean(block[0].pattern) for block in blocks]
    widest = min(max(len(head) for head in heads), width // 2)
    lines: list[Text] = []
    for head, block in zip(heads, blocks, strict=True):
        if head == HOLE:
            lines += _words(block, width)
            continue
        left = wrap(head, widest)
        right = _words(block, width - widest - GAP)
        for a, b in zip_longest(left, right, fillvalue=""):
            lines.append(Text.assemble((f"{a:<{widest + GAP}}", "dim"), b))
    return lines


def _words(block: Sequence[Keyed], width: int) -> list[Text]:
    return _columns([(item.key, item.short) for item in block], width, many=True)


def _columns(cells: Sequence[tuple[str, str]], width: int, many: bool) -> list[Text]:
    """Keys and texts: read downwards in as many columns as fit, or in one column whose texts are wrapped."""
    pad = max(len(key) for key, _ in cells)
    texts = [clean(text) for _, text in cells]
    widest = max(len(text) for text in texts)
    columns = (width + GAP) // (pad + 2 + widest + GAP) if many else 1
    rows = -(-len(cells) // max(1, columns))
    lines = [Text() for _ in range(rows)]
    if columns > 1:
        for index, (key, _) in enumerate(cells):
            last = index + rows >= len(cells)
            lines[index % rows].append(f"{key:>{pad}}) ", STYLES["legal"])
            lines[index % rows].append(texts[index] if last else f"{texts[index]:<{widest + GAP}}")
        return lines
    for line, (key, _), text in zip(lines, cells, texts, strict=True):
        line.append(f"{key:>{pad}}) ", STYLES["legal"])
        line.append(f"\n{' ' * (pad + 2)}".join(wrap(text, max(1, width - pad - 2), break_on_hyphens=False)))
    return [part for line in lines for part in line.split("\n")]
