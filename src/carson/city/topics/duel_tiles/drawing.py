"""Duel tiles on the table in letters."""

from collections.abc import Sequence

from carson.city.count import duel_tiles
from carson.city.drawing.marks import seat_span
from carson.city.facts.ids import NONE
from carson.city.table.table import Table
from carson.city.topics.duel_tiles.words import tile_words
from carson.city.words.terms import say
from carson.core.face import Line, Span


def _notes(s: Table, names: Sequence[str]) -> list[Line]:
    """How many duel tiles everybody has, and the pile; nothing before they are dealt."""
    holders = [seat for seat in range(len(names)) if duel_tiles.holds_tiles(s, seat)]
    if not any(duel_tiles.own_tiles(s, seat) for seat in holders):
        return []
    hands: Line = [Span(say("board.tiles"), "dim")]
    for seat in holders:
        hands += [Span("  "), seat_span(seat), Span(f" {_hand_cell(s, seat)}")]
    heap = _pile_note(s)
    return [hands, [Span(heap)]] if heap else [hands]


def _hand_cell(s: Table, seat: int) -> str:
    """How many tiles a seat has, with their total as far as it is known."""
    number, points = int(duel_tiles.size(duel_tiles.own_tiles(s, seat))), int(duel_tiles.known_total(s, seat))
    if points == NONE:
        return say("board.tiles-cell", number=number)
    return say("board.tiles-counted-cell", number=number, total=points)


def _pile_note(s: Table) -> str:
    """The common pile with what was turned up; empty where there is none."""
    number = int(duel_tiles.size(duel_tiles.pile(s)))
    if number == 0:
        return ""
    if s.face_up == 0:
        return say("board.note-pile", number=number)
    return say("board.note-pile-open", number=number, values=tile_words(int(s.face_up)))


def _own(s: Table, seat: int) -> list[str]:
    """What only this seat sees of its tiles."""
    if not duel_tiles.own_tiles(s, seat):
        return []
    notes = [say("board.own-tiles", tiles=tile_words(int(s.duel_tiles[seat])) or "-")]
    if s.duel_played[seat] and not duel_tiles.are_shown(s):
        notes.append(say("board.own-played", tiles=tile_words(int(s.duel_played[seat]))))
    return notes


NOTES = {90: _notes}
OWN = {10: _own}
