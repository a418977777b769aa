"""The lines that end in this process, by person: to close them, or to say something on all of them."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from carson.core.language import reading
from carson.core.sentence import Sentence
from carson.server.tables.connection import Connection


class OpenLines:
    """Everybody who has a table open here."""

    def __init__(self) -> None:
        self._of: dict[str, set[Connection]] = {}

    @contextmanager
    def here(self, connection: Connection) -> Iterator[None]:
        """For as long as the line is open."""
        mine = self._of.setdefault(connection.person, set())
        mine.add(connection)
        try:
            yield
        finally:
            mine.discard(connection)
            if not mine and self._of.get(connection.person) is mine:
                del self._of[connection.person]

    @property
    def people(self) -> list[str]:
        return list(self._of)

    def close(self, person: str, code: int, why: Sentence) -> None:
        """Nothing more is said to somebody, and they hear why."""
        for connection in list(self._of.get(person, ())):
            with reading(connection.language):
                connection.let_go(code, str(why))

    def tell_all(self, tell: Callable[[Connection], None]) -> None:
        for connections in list(self._of.values()):
            for connection in list(connections):
                tell(connection)
