"""Duel tiles in words: the question which to play, its answers, and what everybody sees of the hands."""

from __future__ import annotations

from carson.city.count.duel_tiles import (
    are_shown,
    in_hand,
    known_total,
    own_tiles,
    pile,
    played,
    size,
    tiles_due,
    total,
    values_of,
)
from carson.city.count.firepower import firepower
from carson.city.count.outlaws import outlaw_at
from carson.city.facts.ids import DUEL_TILE, NONE
from carson.city.table.agenda import b_of
from carson.city.table.table import Table
from carson.city.words.asked import Asked, cowboys_at
from carson.city.words.terms import listed, place_name, say

Label = tuple[str, str]


def tile_words(tiles: int) -> str:
    """The values one after the other."""
    return " ".join([str(value) for value in values_of(tiles)])


# ---- the question


def tile_question(q: Asked) -> str:
    s, place = q.state, int(b_of(q.packed))
    mine = int(firepower(s, q.seat))
    rivals = [seat for seat in cowboys_at(s, place) if seat != q.seat]
    before = int(played(s, q.seat))
    where = place_name(place)
    if before:
        value = tile_words(before)
        return say("question.ask-duel-tiles-second", place=where, value=value, firepower=mine)
    outlaw = int(outlaw_at(s, place))
    against = [say("explain.outlaw-no-tile", strength=outlaw)] if outlaw else []
    if rivals and are_shown(s):
        results = listed([_result(q, seat) for seat in rivals] + against)
        return say("question.ask-duel-tiles-last", place=where, results=results, firepower=mine)
    if rivals:
        against.insert(0, q.fighters(rivals, place))
    key = "ask-duel-tiles-first" if tiles_due(s, q.seat, place) > 1 else "ask-duel-tiles"
    return say(f"question.{key}", place=where, rivals=listed(against), firepower=mine)


def _result(q: Asked, seat: int) -> str:
    tiles = int(played(q.state, seat))
    strength = int(total(tiles) + firepower(q.state, seat))
    return say("question.tile-result", name=q.names[seat], total=strength, tiles=tile_words(tiles) or "-")


def tile_label(q: Asked, action: int) -> Label:
    """A tile, and the strength it would bring."""
    value = action - DUEL_TILE
    before = played(q.state, q.seat)
    strength = int(firepower(q.state, q.seat) + total(before) + value)
    left = tiles_due(q.state, q.seat, b_of(q.packed)) - size(before)
    key = "label.duel-tile-more" if left > 1 else "label.duel-tile"
    return say(key, value=value, strength=strength), "duel-tiles"


# ---- on the table


def hand_cell(s: Table, seat: int) -> str:
    """How many tiles a seat has, with their total as far as it is known."""
    number, points = int(size(own_tiles(s, seat))), int(known_total(s, seat))
    if points == NONE:
        return say("board.tiles-cell", number=number)
    return say("board.tiles-counted-cell", number=number, total=points)


def pile_note(s: Table) -> str:
    """The common pile with what was turned up; empty where there is none."""
    number = int(size(pile(s)))
    if number == 0:
        return ""
    if s.face_up == 0:
        return say("board.note-pile", number=number)
    return say("board.note-pile-open", number=number, values=tile_words(int(s.face_up)))


def own_notes(s: Table, seat: int) -> list[str]:
    """What only this seat sees of its tiles."""
    notes = [say("board.own-tiles", tiles=tile_words(int(in_hand(s, seat))) or "-")]
    if played(s, seat) and not are_shown(s):
        notes.append(say("board.own-played", tiles=tile_words(int(played(s, seat)))))
    return notes
