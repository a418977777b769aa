"""Face: how a game looks and speaks, for any screen. It reads states and decides nothing."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from carson.core.events import Event
from carson.core.result import Result
from carson.core.state import State


@dataclass(frozen=True)
class Span:
    """A piece of a line. Its style is a meaning ("seat-0", "road", "legal"); a screen gives it a colour."""

    text: str
    style: str = ""


Line = list[Span]


@dataclass(frozen=True)
class Choice:
    """One legal action in plain words, and the group it belongs to ("Action spaces", "Parcels", ...)."""

    action: int
    label: str
    group: str


class Face(ABC):
    """Drawings and sentences. `names` are the players' names by seat."""

    @abstractmethod
    def board(self, state: State, names: Sequence[str]) -> list[Line]:
        """The whole table as lines of at most 100 columns, with the legal targets marked."""

    @abstractmethod
    def question(self, state: State, seat: int, names: Sequence[str]) -> str:
        """What this seat is asked, in one sentence."""

    @abstractmethod
    def choices(self, state: State, seat: int, names: Sequence[str]) -> list[Choice]:
        """Every legal action of this seat in plain words, with what it costs or gives."""

    @abstractmethod
    def tell(self, event: Event, names: Sequence[str]) -> str:
        """A line for the log; empty when the event is not worth one."""

    @abstractmethod
    def topics(self) -> dict[str, str]:
        """Help: a title for each topic and its text, in our own words."""

    @abstractmethod
    def score_label(self, key: str) -> str:
        """A line of the score in plain words."""

    @abstractmethod
    def reason(self, result: Result) -> str:
        """Why the game ended, in one sentence."""
