"""Asking: what the words of a question are; every room has those of its own."""

from __future__ import annotations

from carson.cards.table.table import Table
from carson.core.face import Choice


class Asking:
    """The sentence of a question, its answers in plain words, and why something is no answer."""

    def question(self, s: Table, seat: int, packed: int) -> str:
        """What this seat is asked."""
        raise NotImplementedError

    def choices(self, s: Table, seat: int, packed: int, legal: list[int]) -> list[Choice]:
        """Every legal action in plain words with what it gives."""
        return [self.choice(s, seat, packed, action) for action in legal]

    def choice(self, s: Table, seat: int, packed: int, action: int) -> Choice:
        """One legal action."""
        raise NotImplementedError

    def why_not(self, s: Table, seat: int, packed: int, action: int) -> str:
        """Why an action of the kind that is asked for is no answer now; empty for those of other kinds."""
        return ""
