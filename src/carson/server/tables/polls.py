"""Questions to the people at a table: going back, and letting a bot play for somebody who is away."""

from dataclasses import dataclass, field

from carson.core.sentence import Sentence


@dataclass
class OpenPoll:
    """One question; `voters` are the people (not seats) who are asked."""

    kind: str  # back, replace
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
        """True or False once decided. Going back needs everybody; a bot needs more than half."""
        if self.kind == "back":
            if self.no:
                return False
            return True if self.yes >= self.voters else None
        half = len(self.voters) / 2
        if len(self.yes) > half:
            return True
        return False if len(self.no) >= half else None
