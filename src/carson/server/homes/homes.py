"""Homes: where a table lives. One interface; alone in one process, or among neighbours with Redis."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Sequence

from carson.server.allowance import Allowances
from carson.server.refusal import Refused
from carson.server.wire.messages import TableInfo
from carson.server.words import later

Handler = Callable[[bytes], Awaitable[bytes]]


class Elsewhere(Refused):
    """The table lives in another process, which is to be asked instead."""

    def __init__(self, process: str) -> None:
        super().__init__(later("refused.elsewhere"), "busy", 503, wait=1)
        self.process = process


class Apart(Refused):
    """The other processes cannot be reached, so nobody knows where the table lives."""

    def __init__(self) -> None:
        super().__init__(later("refused.apart"), "busy", 503, wait=1)


class Homes(ABC):
    """A table lives in one process at a time."""

    @abstractmethod
    async def start(self) -> None:
        """Find the others."""

    @abstractmethod
    async def began(self, stored: float) -> tuple[float, bool]:
        """The running time now, where so much is stored; and whether nobody else runs."""

    @abstractmethod
    async def stop(self) -> None:
        """Nobody finds us any more."""

    @abstractmethod
    async def claim(self, table_id: str) -> int | None:
        """The table lives here from now on: the number its writes carry, None if they need none.

        Elsewhere when it lives in another process; Apart when nobody can tell.
        """

    @abstractmethod
    def settle(self, table_id: str) -> int | None:
        """The same for a table that is just being made."""

    @abstractmethod
    def leave(self, tables: Iterable[str]) -> None:
        """These tables live nowhere from now on: whoever is asked for one takes it."""

    @abstractmethod
    async def taken(self, tables: Sequence[str]) -> set[str]:
        """Those of these tables that live in another process."""

    @abstractmethod
    async def infos(self, tables: Sequence[str], person: str) -> dict[str, TableInfo]:
        """What other processes say about tables that live there and that this person may see."""

    @abstractmethod
    async def info(self, process: str, table_id: str, person: str, invite: str) -> TableInfo:
        """What a process says about a table that lives there; what it refuses is refused here."""

    @abstractmethod
    async def ask(self, process: str, about: str, body: bytes) -> bytes:
        """What another process answers; Apart when it cannot be reached."""

    @abstractmethod
    def answer(self, about: str, handler: Handler) -> None:
        """How others are answered."""

    @abstractmethod
    def share(self, name: str, allowances: Allowances) -> None:
        """What somebody spends in one process is spent in all."""

    @abstractmethod
    def numbers(self) -> dict[str, float]:
        """What the host may want to know about us and the others, for the metrics."""

    @abstractmethod
    async def hand_over(self) -> None:
        """This process ends: others take its tables at once."""


class Alone(Homes):
    """All tables live here."""

    async def start(self) -> None:
        pass

    async def began(self, stored: float) -> tuple[float, bool]:
        return stored, True

    async def stop(self) -> None:
        pass

    async def claim(self, table_id: str) -> int | None:
        return None

    def settle(self, table_id: str) -> int | None:
        return None

    def leave(self, tables: Iterable[str]) -> None:
        pass

    async def taken(self, tables: Sequence[str]) -> set[str]:
        return set()

    async def infos(self, tables: Sequence[str], person: str) -> dict[str, TableInfo]:
        return {}

    async def info(self, process: str, table_id: str, person: str, invite: str) -> TableInfo:
        raise Apart

    async def ask(self, process: str, about: str, body: bytes) -> bytes:
        raise Apart

    def answer(self, about: str, handler: Handler) -> None:
        pass

    def share(self, name: str, allowances: Allowances) -> None:
        pass

    def numbers(self) -> dict[str, float]:
        return {}

    async def hand_over(self) -> None:
        pass
