"""Duel tiles and sheets: what hands can hold, what lies on the table, and what can be written."""

from __future__ import annotations

from carson.city.count.duel_tiles import (
    REFILL,
    VALUES,
    holds_tiles,
    how_many,
    in_hand,
    pile,
    played,
    size,
    tiles_due,
)
from carson.city.count.powers import holder
from carson.city.count.sheets import filled_in, lines, most_on, next_line, sheet_of, written
from carson.city.facts.characters import REROLL
from carson.city.facts.geometry import bit
from carson.city.facts.ids import NONE
from carson.city.facts.sheets import LINE_LEAST, LINE_NAMES, LINES
from carson.city.position.duel_checks import no_duel_at
from carson.city.position.entry_help import Check
from carson.city.position.frames import Frame
from carson.city.position.moment import Moment
from carson.city.position.page import Page
from carson.city.table import agenda
from carson.city.table.moves import stands_at
from carson.city.table.table import Table
from carson.core.errors import BadPosition
from carson.core.seats import LETTERS


def check_secrets(s: Table, moment: Moment, page: Page) -> None:
    """Refuse tiles and sheets that nobody can have."""
    for seat in range(s.rules.seats):
        reason = _wrong_tiles(s, seat, moment) or _wrong_sheet(s, seat, moment)
        if reason:
            raise BadPosition(reason, page.player_lines.get(seat, 0))
    if _wrong_pile(s):
        raise BadPosition(_wrong_pile(s), page.line_of("face-up"))
    if s.uncounted & ~s.rules.tile_seats:
        raise BadPosition("only hands of duel tiles are counted", page.line_of("uncounted"))


# ---- duel tiles


def _wrong_tiles(s: Table, seat: int, moment: Moment) -> str:
    hand, lies, letter = int(in_hand(s, seat)), int(played(s, seat)), LETTERS[seat]
    if not hand and not lies:
        return ""
    if not holds_tiles(s, seat):
        return f"{letter} has no duel tiles in this game"
    if lies and moment.find(agenda.ASK_DUEL_TILES) is None:
        return "duel tiles lie on the table only while a duel is fought"
    for value in range(VALUES):
        if _in_use(s, value) > s.rules.duel_tiles:
            return f"there are only {s.rules.duel_tiles} duel tiles {value}"
    if not s.uncounted & bit(seat) and not s.rules.dealt_tiles and (hand + lies) & ~0x111111:
        return f"{letter} starts with one duel tile of each value"
    if size(hand + lies) > _most_tiles(s, seat, moment):
        return f"{letter} has {size(hand + lies)} duel tiles, more than anybody can have"
    return ""


def _in_use(s: Table, value: int) -> int:
    """The duel tiles of one value in all hands and on the table."""
    seats = range(s.rules.seats)
    return sum([int(how_many(in_hand(s, seat), value) + how_many(played(s, seat), value)) for seat in seats])


def _most_tiles(s: Table, seat: int, moment: Moment) -> int:
    """As many as were dealt, or as are taken from the pile later."""
    taken_later = s.uncounted & bit(seat) and not moment.setting_up()
    return REFILL if taken_later else int(s.rules.dealt_tiles) or VALUES


def _wrong_pile(s: Table) -> str:
    left = int(pile(s))
    if any(how_many(s.face_up, value) > how_many(left, value) for value in range(VALUES)):
        return "more duel tiles are turned up than lie in the pile"
    return ""


def _ask_duel_tiles(s: Table, frames: list[Frame], at: int) -> str:
    """Everybody who has a choice is asked or has played; the Gunsmith comes last (R-MIR-REVEAL)."""
    if not s.rules.duel_tiles:
        return "duels are fought with dice in this game"
    if frames[at] is not frames[-1]:
        return "it must be the last entry"
    place, waiting = frames[at].b, frames[at].a
    reason = no_duel_at(s, place, frames[at - 1])
    if reason:
        return reason
    gunsmith = int(holder(s, REROLL))
    for seat in range(s.rules.seats):
        asked = bool(waiting >> seat & 1)
        if asked and not _may_choose(s, seat, place):
            return f"{LETTERS[seat]} has nothing to choose"
        if seat == gunsmith and _comes_early(s, seat, waiting):
            return f"{LETTERS[seat]} chooses after the others"
        if seat != gunsmith and not asked and _may_choose(s, seat, place):
            return f"{LETTERS[seat]} has still to choose"
        if played(s, seat) and not stands_at(s, seat, place):
            return f"{LETTERS[seat]} is not in the duel but has a tile on the table"
        if size(played(s, seat)) > tiles_due(s, seat, place):
            return f"{LETTERS[seat]} has too many tiles on the table"
    return ""


def _comes_early(s: Table, gunsmith: int, waiting: int) -> bool:
    """Whether the Gunsmith is asked with others, or has chosen among several tiles before them."""
    if waiting >> gunsmith & 1:
        return bool(waiting != bit(gunsmith))
    return played(s, gunsmith) != 0 and in_hand(s, gunsmith) != 0


def _may_choose(s: Table, seat: int, place: int) -> bool:
    """Whether a duellist has still to put a tile down and more than that in hand."""
    if not stands_at(s, seat, place) or not holds_tiles(s, seat):
        return False
    missing = tiles_due(s, seat, place) - size(played(s, seat))
    return bool(missing > 0 and size(in_hand(s, seat)) > missing)


def _deal_tiles(s: Table, frames: list[Frame], at: int) -> str:
    if not s.rules.duel_tiles:
        return "there are no duel tiles in this game"
    if frames[0].a:
        return "" if frames[at].a == REFILL else f"everybody takes {REFILL} tiles"
    if not s.rules.dealt_tiles or frames[at].a != s.rules.dealt_tiles:
        return f"before the first round everybody is dealt {s.rules.dealt_tiles} tiles"
    if s.uncounted != s.rules.tile_seats:
        return "nobody has counted the own tiles yet"
    early = frames[at + 1 :] and frames[at + 1].kind != agenda.DRAW_DUEL_TILE
    if early and any(in_hand(s, seat) for seat in range(s.rules.seats)):
        return "nobody has been dealt a tile yet"
    return ""


def _draw_duel_tile(s: Table, frames: list[Frame], at: int) -> str:
    seat, left = frames[at].seat, frames[at].a
    if not holds_tiles(s, seat) or not s.uncounted & bit(seat):
        return f"{LETTERS[seat]} takes no tiles"
    if not 1 <= left <= size(pile(s)) or size(in_hand(s, seat)) + left > frames[at - 1].a:
        return f"{LETTERS[seat]} cannot take {left} tiles more"
    return ""


# ---- sheets


def _wrong_sheet(s: Table, seat: int, moment: Moment) -> str:
    """Empty before sheets are filled, whole while start parcels are taken, and put away afterwards."""
    sheet, letter = int(sheet_of(s, seat)), LETTERS[seat]
    asking = moment.find(agenda.ASK_SHEETS)
    in_use = asking is None and moment.find(agenda.DRAW_ORDER, agenda.ASK_START) is not None
    if not s.rules.sheets >> seat & 1 or not (in_use or asking):
        return f"{letter} has no sheet at this moment" if sheet else ""
    if asking is not None and asking is not moment.frames[-1]:
        return f"{letter} has no sheet at this moment" if sheet else ""
    reason = _wrong_line(s, sheet, letter)
    if reason:
        return reason
    if (asking is None or not asking.a >> seat & 1) and next_line(s, sheet) < lines(s):
        return f"{letter} must have filled the whole sheet"
    return ""


def _wrong_line(s: Table, sheet: int, letter: str) -> str:
    """Why a sheet cannot have been written line by line."""
    again = 0
    for line in range(LINES):
        number = int(written(sheet, line))
        if number == NONE:
            break
        if line < next_line(s, again):
            continue  # it left no choice
        if line >= lines(s) or not LINE_LEAST[line] <= number <= most_on(s, again, line):
            return f"{letter} cannot have {number} on the line {LINE_NAMES[line]} of the sheet"
        again = int(filled_in(s, again, number))
    return "" if again == sheet else f"the sheet of {letter} must name every line that leaves no choice"


def _ask_sheets(s: Table, frames: list[Frame], at: int) -> str:
    if not s.rules.sheets:
        return "there are no sheets in this game"
    return "" if frames[at].a & ~int(s.rules.sheets) == 0 else "somebody is asked who has no sheet"


SECRET_CHECKS: dict[int, Check] = {
    agenda.DEAL_TILES: _deal_tiles,
    agenda.ASK_DUEL_TILES: _ask_duel_tiles,
    agenda.DRAW_DUEL_TILE: _draw_duel_tile,
    agenda.ASK_SHEETS: _ask_sheets,
}
