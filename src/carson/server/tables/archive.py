"""The archive: the log of a table as it was told, from the disk alone. It needs no rules and no state."""

from collections.abc import Sequence
from contextlib import suppress

import msgspec

from carson.core.dealer import commitment
from carson.core.errors import CarsonError
from carson.core.events import Event
from carson.core.game import Game
from carson.core.match import BACK
from carson.core.record import HEADER
from carson.core.seats import LETTERS, seat_text
from carson.core.state import CHANCE
from carson.server.refusal import Refused
from carson.server.tables.game_log import Told
from carson.server.tables.reading import StoredEntry, stored_entries
from carson.server.tables.registry import TableRegistry
from carson.server.tables.services import Services
from carson.server.tables.settings import may_see
from carson.server.tables.stored import StoredTable, stored_table
from carson.server.wire.messages import LogLine, OptionWords, StoredLog
from carson.server.words import later, say

Line = tuple[int | None, str, str]  # seat, kind, text

UNPROVEN = "-"  # in place of a fingerprint: there are no rules here to make one


async def look_up(
    tables: TableRegistry, table_id: str, person: str, invite: str = ""
) -> tuple[StoredTable, list[StoredEntry]]:
    """A table and its log, if this person may see it."""
    async with tables.services.engine.connect() as connection:
        stored = await stored_table(connection, table_id)
        if not may_see(stored.settings, stored.seats, person, invite):
            raise Refused(later("refused.no-table"), status=404)
        return stored, await stored_entries(connection, table_id)


async def stored_log(tables: TableRegistry, table_id: str, person: str, invite: str = "") -> StoredLog:
    """What was told at a table, who sat there and by which options."""
    stored, entries = await look_up(tables, table_id, person, invite)
    game = tables.services.games.get(stored.settings.game)
    stands = _standing(entries)
    lines = [
        LogLine(entry.ply, seat, kind, text, [], None, index not in stands)
        for index, entry in enumerate(entries)
        for seat, kind, text in _lines(entry, stored, game)
    ]
    info = await tables.info(table_id, person, invite)
    return StoredLog(info, _in_words(tables.services, stored), lines)


def _lines(entry: StoredEntry, stored: StoredTable, game: Game | None) -> list[Line]:
    """The lines of an entry; one that was stored before lines were gets the word of its action."""
    if entry.told is not None:
        try:
            told = msgspec.json.decode(entry.told, type=list[Told])
        except msgspec.MsgspecError:
            return []
        return [_line(one, stored, game) for one in told]
    if entry.seat in (BACK, CHANCE):
        return []
    names = {seat.seat: seat.name for seat in stored.seats}
    name = names.get(entry.seat, _letter(entry.seat))
    return [(entry.seat, "action", say("archive.action", name=name, action=_word(game, entry.action)))]


def _line(told: Told, stored: StoredTable, game: Game | None) -> Line:
    """What the game of today says about an event; the words of then if it knows no such event."""
    seat, kind, what = told
    if isinstance(what, str):
        return seat, kind, what
    numbers, words = what
    if game is not None and seat is not None:
        with suppress(LookupError, TypeError, ValueError):
            words = game.face().tell(Event(kind, seat, numbers), [place.name for place in stored.seats])
    return None if seat is None or seat < 0 else seat, kind, words


def _word(game: Game | None, action: int) -> str:
    """An action as a word, as far as the game of today knows it."""
    try:
        return str(action) if game is None else game.action_text(action)
    except (CarsonError, LookupError, ValueError):
        return str(action)


def _letter(seat: int) -> str:
    return seat_text(seat) if seat == CHANCE or 0 <= seat < len(LETTERS) else str(seat)


def _standing(entries: Sequence[StoredEntry]) -> list[int]:
    """The places in the log of the moves that were not taken back, in order."""
    parents, history = [-1], [0]  # a node is a move; node n + 1 was played after its parent
    place: list[int] = [-1]
    for index, entry in enumerate(entries):
        if entry.seat == BACK:
            history.append(history[entry.action] if 0 <= entry.action < len(history) else history[-1])
        else:
            parents.append(history[-1])
            place.append(index)
            history.append(len(parents) - 1)
    node, path = history[-1], list[int]()
    while node > 0:
        path.append(place[node])
        node = parents[node]
    return path[::-1]


def _in_words(services: Services, stored: StoredTable) -> list[OptionWords]:
    """The options that say something, in words as far as the game of today knows them."""
    game = services.games.get(stored.settings.game)
    if game is None:
        return [OptionWords(name, value) for name, value in stored.settings.options.items() if value]
    known, face = {option.name: option for option in game.options()}, services.faces[game.name]
    words = []
    for name, value in stored.settings.options.items():
        option = known.get(name)
        parts = [part for part in (value.split(",") if option and option.many else [value]) if part]
        if option is None:
            words.append(OptionWords(name, value))
        elif parts:
            labels = [face.choice_label(name, part) if part in option.choices else part for part in parts]
            words.append(OptionWords(face.option_label(name), ", ".join(labels)))
    return words


async def stored_record(tables: TableRegistry, table_id: str, person: str) -> str:
    """The record of a table whose rules are not here: without fingerprints, but with every move."""
    stored, entries = await look_up(tables, table_id, person)
    settings, game = stored.settings, tables.services.games.get(stored.settings.game)
    moves = [entries[index] for index in _standing(entries)]
    if settings.state != "over":
        moves = moves[: stored.open_moves]
        if not moves:
            raise Refused(later("refused.secret-record"), status=409)
    lines = [HEADER, f"game {settings.game}", f"rules {stored.rules}"]
    lines += [f"option {name} {value}".rstrip() for name, value in settings.options.items()]
    lines += [f"name {_letter(seat.seat)} {seat.name}".rstrip() for seat in stored.seats]
    lines.append(f"commitment {commitment(stored.seed)}")
    if settings.state == "over" and not settings.forked:
        lines.append(f"seed {stored.seed}")
    lines.append("moves")
    lines += [f"{_letter(move.seat)} {_word(game, move.action)} {UNPROVEN}" for move in moves]
    return "\n".join(lines) + "\n"
