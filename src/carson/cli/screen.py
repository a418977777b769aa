"""The screen: meanings become colours, and everything printed goes through one Console."""

import os
from collections.abc import Iterable

from rich.console import Console, RenderableType
from rich.text import Text

from carson.core.face import Line

# Six colours that stay apart for colour-blind eyes and can be read on black and on white: blue, ochre, green,
# plum, teal, grey. A screen of fewer colours gets the nearest ones; with NO_COLOR there are none at all.
SEAT_COLOURS = ("#3f86c9", "#b9821b", "#4c9a4f", "#a565bb", "#2a9ba3", "#8c8580")
STYLES = {f"seat-{seat}": f"bold {colour}" for seat, colour in enumerate(SEAT_COLOURS)} | {
    "legal": "bold #dd4f3a",
    "dim": "dim",
    "title": "bold",
    "road": "#a8794a",
    "price": "dim",
    "income": "bold",
    "outlaws": "bold #dd4f3a",
    "wrong": "#dd4f3a",
    "coach": "italic",
}

MARGIN = 4  # lines for the question and the prompt
ERASE_ABOVE = "\x1b[3J"  # what a terminal keeps above its window
PLAIN_WIDTH = 100  # columns when the output goes to a file or a pipe


class Screen:
    """Where a command prints."""

    def __init__(self, stderr: bool = False) -> None:
        self.console = Console(stderr=stderr, highlight=False, emoji=False, markup=False)
        if not self.console.is_terminal and "COLUMNS" not in os.environ:
            self.console.width = PLAIN_WIDTH

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def alive(self) -> bool:
        """Whether somebody is looking, so that lines may change in place."""
        return self.console.is_terminal

    def clear(self) -> None:
        """Nothing that was shown stays to be seen, not even above the window."""
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.height)
        else:
            self.console.clear()
            self.console.file.write(ERASE_ABOVE)

    def say(self, text: str = "", style: str = "") -> None:
        """A paragraph, wrapped at words."""
        self.console.print(Text(clean(text), STYLES.get(style, "")))

    def show(self, thing: RenderableType) -> None:
        self.console.print(thing)

    def tell(self, lines: Iterable[tuple[int, str]]) -> None:
        """Lines of a log, each with a mark in the colour of its seat."""
        for seat, line in lines:
            mark = ("· ", STYLES.get(f"seat-{seat}", "dim"))
            self.console.print(Text.assemble(mark, clean(line)))

    def draw(self, lines: list[Line]) -> None:
        """A drawing, never wrapped."""
        drawn = []
        for line in lines:
            text = Text.assemble(*((clean(span.text), STYLES.get(span.style, "")) for span in line))
            text.rstrip()
            drawn.append(text)
        self.write(drawn)

    def write(self, lines: list[Text]) -> None:
        """Lines that are made to fit."""
        self.console.print(Text("\n").join(lines), soft_wrap=True)

    def is_wide_enough(self, lines: list[Line]) -> bool:
        return all(sum(len(span.text) for span in line) <= self.width for line in lines)

    def room_beside(self, lines: int) -> int:
        """The lines of the window that are left beside so many lines, a question and a prompt."""
        return self.console.height - lines - MARGIN


def clean(text: str) -> str:
    """The text without anything a terminal would obey."""
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() or char == "\n" else "\ufffd" for char in text)
