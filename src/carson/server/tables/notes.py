"""Notes: what somebody on a seat writes down for nobody else. They are on the disk alone."""

from sqlalchemy import ColumnElement, and_, delete, insert, select

from carson.server.db.models import Note
from carson.server.db.writer import Statement
from carson.server.refusal import Refused
from carson.server.tables.table import Table
from carson.server.words import later


class Notes:
    """The notes at one table, each for one person on one seat."""

    def __init__(self, table: Table) -> None:
        self.table = table

    async def read(self, person: str, seat: int) -> str:
        """What a person has written on a seat; empty at first."""
        self._check(person, seat)
        query = select(Note.text).where(self._which(person, seat))
        async with self.table.services.engine.connect() as connection:
            return str((await connection.execute(query)).scalar() or "")

    async def write(self, person: str, seat: int, text: str) -> str:
        """Keep this from now on; what was kept, without letters nobody can see."""
        self._check(person, seat)
        text = "".join(letter for letter in text if letter.isprintable() or letter in "\n\t")
        rows: list[Statement] = [(delete(Note).where(self._which(person, seat)), None)]
        if text:
            row = {"table_id": self.table.settings.id, "person_id": person, "seat": seat, "text": text}
            rows.append((insert(Note), row))
        await self.table.store(*rows)
        return text

    def _which(self, person: str, seat: int) -> ColumnElement[bool]:
        return and_(Note.table_id == self.table.settings.id, Note.person_id == person, Note.seat == seat)

    def _check(self, person: str, seat: int) -> None:
        """A seat that a bot plays meanwhile keeps its note."""
        if not any(one.seat == seat and one.person == person for one in self.table.seats):
            raise Refused(later("refused.not-your-seat"), "seat", 404)
