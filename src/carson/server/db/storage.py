"""Storage: where everything lies, in the embedded SQLite of the folder or in a PostgreSQL named by its URL.

Everything in which the two differ is behind these words; sqlite.py and postgres.py say it, each for itself.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from enum import Enum, auto
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from carson.core.sentence import Sentence
from carson.server.db.rows import Fence, NewEntry, Standing
from carson.server.refusal import Refused
from carson.server.words import later

T = TypeVar("T")


class Failure(Enum):
    """Why something could not be stored."""

    CLASH = auto()  # it does not go with what is there
    FULL = auto()  # the disk is full
    BROKEN = auto()  # the disk fails
    LOST = auto()  # the database has gone away
    OTHER = auto()


class Unreachable(Refused):
    """The database does not answer, or lets nobody in; why is the cause of this error."""

    def __init__(self) -> None:
        super().__init__(later("refused.no-database"), "busy", 503)


class Link(ABC):
    """A connection for one thread, which waits for it; and how its database wants to be told things."""

    count_one: str  # one more commit, if there were as many as are known
    recount: str  # how many there were; one that is under way is waited for
    probe: tuple[str, ...]  # storing something that is gone at once

    @abstractmethod
    def run(self, work: Callable[[Connection], T]) -> T:
        """Do something over the connection. Unreachable when there is none."""

    @abstractmethod
    def connect(self) -> None:
        """Begin anew after the connection was lost; Unreachable when the database does not answer."""

    @abstractmethod
    def close(self) -> None:
        """End it for good."""

    @abstractmethod
    def failure(self, error: Exception) -> Failure:
        """What an error of `run` means."""

    @abstractmethod
    def add_entries(self, connection: Connection, entries: Sequence[NewEntry]) -> None:
        """Lines of logs, all in one statement."""

    @abstractmethod
    def set_standings(self, connection: Connection, standings: Sequence[Standing]) -> None:
        """Where tables stand, all in one statement."""

    def count(self, connection: Connection, known: int, fences: Sequence[Fence]) -> list[str] | None:
        """One more commit, if there were as many as are known; None when there were others.

        With fences also the tables among these that live in another process by now; the others stay here
        until the commit is made.
        """
        return [] if connection.exec_driver_sql(self.count_one, (known,)).rowcount == 1 else None

    def alone(self) -> AbstractContextManager[None]:
        """Of several that open the database at the same time, one at a time."""
        return nullcontext()

    @abstractmethod
    def count_on(self, connection: Connection, table: str, column: str) -> None:
        """The next row gets a number after all that are there."""


class Storage(ABC):
    """One database, and the ways in."""

    name: str  # as the host calls it, without a password
    mark: Path  # the file beside it with the number of commits

    @abstractmethod
    def for_reading(self) -> AsyncEngine:
        """For the event loop; everything that changes the database goes through the Writer."""

    @abstractmethod
    def for_looking(self) -> AsyncEngine:
        """For a look from outside at one moment, with a server running or not."""

    @abstractmethod
    def for_writing(self, many: bool = False) -> Link:
        """For the one thread of the Writer; `many`: others have theirs beside it."""

    @abstractmethod
    def for_changing(self) -> Link:
        """For migrations, which may take tables apart, and while a Writer is there."""

    @abstractmethod
    def blame(self, error: Exception) -> Sentence:
        """What keeps it from being opened, in a sentence for the host."""
