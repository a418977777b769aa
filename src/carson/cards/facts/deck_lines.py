"""Where things stand in a deck file, so that what is wrong is named with its line."""

import re
from functools import partial
from typing import Final

from carson.core.errors import CarsonError
from carson.core.sentence import Sentence

ENTRY: Final = re.compile(r"\s*\[\[\s*(\w+)\s*\]\]")
SECTION: Final = re.compile(r"\s*\[\s*([\w.]+)\s*\]")
KEY: Final = re.compile(r"""\s*["']?([^"'=\s]+)["']?\s*=""")

Places = dict[str, int]  # the line of each key; that of the whole under the empty one

later = partial(Sentence, "carson.cards")


class BadDeck(CarsonError):
    """A deck file that cannot be played with."""


class DeckLines:
    """The lines of the keys of a file, by section and entry."""

    def __init__(self, text: str) -> None:
        self.top: Places = {"": 1}
        self.sections: dict[str, Places] = {}
        self.entries: dict[str, list[Places]] = {}
        here = self.top
        for number, line in enumerate(text.splitlines(), 1):
            entry, section, key = ENTRY.match(line), SECTION.match(line), KEY.match(line)
            if entry is not None:
                here = {"": number}
                self.entries.setdefault(entry[1], []).append(here)
                self.top.setdefault(entry[1], number)
            elif section is not None:
                here = {"": number}
                self.sections[section[1]] = here
                self.top.setdefault(section[1].partition(".")[0], number)
            elif key is not None:
                here.setdefault(key[1], number)

    def section(self, name: str) -> Places:
        return self.sections.get(name, self._at(name))

    def entry(self, kind: str, at: int) -> Places:
        """The lines of an entry, counted from 0; where the list begins if entries are written in a row."""
        entries = self.entries.get(kind, [])
        return entries[at] if at < len(entries) else self._at(kind)

    def _at(self, name: str) -> Places:
        return {"": self.top.get(name.partition(".")[0], 1)}


class Entry:
    """A table of the file with its lines."""

    def __init__(self, kind: str, data: object, lines: Places) -> None:
        self.lines = lines
        if not isinstance(data, dict):
            raise BadDeck(
                later("bad-deck.line", line=lines[""], problem=later("bad-deck.no-table", kind=kind))
            )
        self.data: dict[str, object] = data

    def line(self, key: str) -> int:
        return self.lines.get(key, self.lines[""])

    def fail(self, key: str, problem: Sentence) -> None:
        """Refuse the deck for what stands under a key."""
        raise BadDeck(later("bad-deck.line", line=self.line(key), problem=problem))

    def only(self, known: tuple[str, ...]) -> None:
        """Refuse keys that mean nothing."""
        for key in self.data:
            if key not in known:
                self.fail(key, later("bad-deck.no-key", key=key, known=", ".join(known)))

    def texts(self, key: str) -> list[str]:
        """A list of texts; empty when it is something else."""
        value = self.data.get(key)
        if not isinstance(value, list):
            return []
        found = [text for text in value if isinstance(text, str)]
        return found if len(found) == len(value) else []
