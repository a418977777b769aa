"""Entries before the first round, and the drawing of tiles."""

from __future__ import annotations

from carson.city.count.sheets import bid_of, start_picker
from carson.city.facts.geometry import bit, count
from carson.city.facts.ids import CITY_HALL, NONE
from carson.city.position.choice_checks import gap_in_track
from carson.city.position.entry_help import Check, must_be, passed, step_of
from carson.city.position.frames import Frame
from carson.city.position.names import CHARACTER_NUMBER
from carson.city.table import agenda, schedule
from carson.city.table.table import Table
from carson.city.topics.building.track import FIRST_DRAWN
from carson.core.seats import LETTERS

# ---- characters


def _draw_character(s: Table, frames: list[Frame], at: int) -> str:
    """Characters come before everything else."""
    return "" if any(entry.kind == agenda.DRAW_CENTRE for entry in frames) else "the characters are settled"


def _draw_side(s: Table, frames: list[Frame], at: int) -> str:
    """A character with two sides to choose from that has none yet."""
    if _draw_character(s, frames, at):
        return _draw_character(s, frames, at)
    number = frames[at].a
    sides = [tile for tile in s.rules.pool if tile >> 1 == number]
    if len(sides) < 2:
        return f"the side of the {CHARACTER_NUMBER.text(number)} is settled"
    if any(s.in_play & bit(tile) for tile in sides):
        return f"the {CHARACTER_NUMBER.text(number)} is in play already"
    if s.rules.draws:
        return "" if frames[at] is frames[-1] else "it must be the last entry"
    below = [entry.a for entry in frames[:at] if entry.kind == agenda.DRAW_SIDE]
    order = list(s.rules.open_sides)[::-1]
    return "" if below == order[: len(below)] and number == order[len(below)] else "sides are drawn in order"


# ---- building tiles


def _draw_tile(s: Table, frames: list[Frame], at: int) -> str:
    entry, below = frames[at], frames[at - 1]
    if s.market[entry.a] != NONE:
        return "a tile lies there already"
    if any(other.kind == agenda.DRAW_TILE and other.a == entry.a for other in frames[:at]):
        return "this space is filled twice"
    if frames[0].a == 0:
        return _first_tile(s, entry, below)
    if entry.b:
        return "only before the first round no-city-hall may follow"
    return gap_in_track(s, frames, at) if step_of(frames) == schedule.CHOOSE else ""


def _first_tile(s: Table, entry: Frame, below: Frame) -> str:
    """Before the centre without the City Hall, or after the order with it (R-CITYHALL-SETUP)."""
    if s.rules.city_hall_at_setup:
        if entry.b or below.kind == agenda.DRAW_CENTRE:
            return "in this game the first tiles are drawn after the order, with the City Hall"
        return ""
    if not entry.b:
        return "before the first round no-city-hall must follow"
    if below.kind == agenda.ASK_START:
        return "in this game the first tiles are drawn before the centre"
    return ""


def _ask_city_hall(s: Table, frames: list[Frame], at: int) -> str:
    below = frames[at - 1]
    if below.a != frames[at].a or below.b or not s.bag[CITY_HALL]:
        return "the draw before it cannot be that of the City Hall"
    return must_be(passed(s, 0), frames[at])


# ---- mountains, order and start parcels


def _draw_order(s: Table, frames: list[Frame], at: int) -> str:
    filled = len([seat for seat in s.pass_order if seat != NONE])
    if frames[at].a != filled or filled >= s.rules.seats:
        return f"{filled} seats stand on the pass track"
    if frames[at] is frames[-1] and _bids_in_order(s) != sorted(_bids_in_order(s), reverse=True):
        return "the highest bid must come first on the pass track"
    if s.rules.city_hall_at_setup and any(s.market[slot] != NONE for slot in FIRST_DRAWN):
        return "in this game the first tiles are drawn after the order, so 8, 6 and 5 must be empty"
    return "nobody can own a parcel yet" if s.taken else ""


def _bids_in_order(s: Table) -> list[int]:
    """The bids of those on the pass track, then the highest one of the others (R-NB-SHEET)."""
    placed = [int(seat) for seat in s.pass_order if seat != NONE]
    others = [int(bid_of(s, seat)) for seat in range(s.rules.seats) if seat not in placed]
    return [int(bid_of(s, seat)) for seat in placed] + [max(others, default=0)]


def _draw_mountain(s: Table, frames: list[Frame], at: int) -> str:
    """What comes after the mountains: sheets, tiles, the order; in a solo game the order is settled."""
    later = [agenda.FRAME_NAMES[kind] for kind in _after_mountains(s)]
    if [entry.name for entry in frames[1:at]] != later:
        return f"in this game the mountains are followed by {' and '.join(reversed(later))}"
    return "" if frames[at].a else "no mountain is left to draw"


def _after_mountains(s: Table) -> list[int]:
    """The entries of the set-up under that of the mountains, from the bottom."""
    kinds = [agenda.DRAW_ORDER]
    if s.rules.standish != NONE:
        kinds = [] if s.rules.sheets else [agenda.ASK_START]
    if s.rules.dealt_tiles:
        kinds.append(agenda.DEAL_TILES)
    return [*kinds, agenda.ASK_SHEETS] if s.rules.sheets else kinds


def _ask_start(s: Table, frames: list[Frame], at: int) -> str:
    """Reverse order first and then forward, or the other way round (R-START-PARCELS)."""
    picks = frames[at].a
    earlier = [start_picker(s, pick) for pick in range(picks)]
    if start_picker(s, picks) == NONE:
        return "everybody has all start parcels"
    for seat in range(s.rules.seats):
        if count(s.owned[seat]) != earlier.count(seat):
            return f"{LETTERS[seat]} should own {earlier.count(seat)} parcels"
    return must_be(int(start_picker(s, picks)), frames[at])


SETUP_CHECKS: dict[int, Check] = {
    agenda.DRAW_CHARACTER: _draw_character,
    agenda.DRAW_SIDE: _draw_side,
    agenda.DRAW_TILE: _draw_tile,
    agenda.ASK_CITY_HALL: _ask_city_hall,
    agenda.DRAW_MOUNTAIN: _draw_mountain,
    agenda.DRAW_ORDER: _draw_order,
    agenda.ASK_START: _ask_start,
}
