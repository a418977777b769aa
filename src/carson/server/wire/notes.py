"""REST: the notes that somebody on a seat writes for nobody else."""

from litestar import get, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from carson.server.accounts.sessions import Visitor
from carson.server.tables.live import LiveTable
from carson.server.wire.messages import NoteText

PATH = "/tables/{table_id:str}/notes/{seat:int}"


@get(PATH, summary="What I have noted down on this seat, for myself alone")
async def get_note(
    table: NamedDependency[LiveTable], seat: FromPath[int], visitor: NamedDependency[Visitor]
) -> NoteText:
    return NoteText(await table.notes.read(visitor.id, seat))


@put(PATH, summary="Note something down; what is kept")
async def set_note(
    table: NamedDependency[LiveTable],
    seat: FromPath[int],
    data: JSONBody[NoteText],
    visitor: NamedDependency[Visitor],
) -> NoteText:
    return NoteText(await table.notes.write(visitor.id, seat, data.text))


NOTES = [get_note, set_note]
