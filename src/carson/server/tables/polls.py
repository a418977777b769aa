"""Questions to the people at a table: going back, giving a game up, letting a bot play for somebody."""

from dataclasses import dataclass, field
from typing import Final

from carson.core.sentence import Sentence

BACK: Final = "back"
REPLACE: Final = "replace"  # somebody asks for a bot
TIME: Final = "time"  # the clock does
ABANDON: Final = "abandon"
UNANIMOUS: Final = (BACK, ABANDON)  # the others need more than half


@dataclass
class OpenPoll:
    """One question; `voters` are the people (not seats) who are asked."""

    kind: str
    text: Sentence
    seat: int
    version: int
    voters: set[str]
    yes: set[str] = field(default_factory=set)
    no: set[str] = field(default_factory=set)

    def vote(self, person: str, yes: bool) -> None:
        self.yes.discard(person)
        self.no.discard(person)
        (self.yes if yes else self.no).add(person)

    def outcome(self) -> bool | None:
        """True or False once decided."""
        if self.kind in UNANIMOUS:
            if self.no:
                return False
            return True if self.yes >= self.voters else None
        half = len(self.voters) / 2
        if len(self.yes) > half:
            return True
        return False if len(self.no) >= half else None

    @property
    def comes_again(self) -> bool:
        """Whether it would be asked again by itself, and nobody has answered yet."""
        return self.kind == TIME and not self.yes and not self.no
