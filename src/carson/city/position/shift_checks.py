"""Kit Carson: cowboys taken back, special pieces in hand, and everybody placing at once (R-KIT-REALTIME)."""

from __future__ import annotations

from carson.city.count import shifting
from carson.city.count.placing import has_passed
from carson.city.count.powers import power
from carson.city.count.shifting import in_hand, take_backs_left, taken_back
from carson.city.facts.characters import WHITE_COWBOY
from carson.city.facts.geometry import bit
from carson.city.facts.ids import NONE
from carson.city.position.entry_help import Check
from carson.city.position.frames import Frame
from carson.city.position.moment import Moment
from carson.city.position.page import Page
from carson.city.table import agenda, schedule
from carson.city.table.table import Table
from carson.core.errors import BadPosition
from carson.core.seats import LETTERS

# ---- entries of the agenda


def _ask_shift(s: Table, frames: list[Frame], at: int) -> str:
    seat, letter = frames[at].seat, LETTERS[frames[at].seat]
    if has_passed(s, seat):
        return f"{letter} has passed"
    if s.rules.all_at_once or not taken_back(s, seat):
        return f"{letter} has just taken back no cowboy"
    if frames[at].a:
        return "" if _has_white(s, seat) else f"{letter} has no white cowboy to place"
    return "" if s.cowboys[seat] else f"{letter} has no cowboy to place"


def _place_together(s: Table, frames: list[Frame], at: int) -> str:
    if not s.rules.all_at_once:
        return "in this game cowboys are placed in turns"
    waiting = [seat for seat in range(s.rules.seats) if not has_passed(s, seat)]
    if frames[at].a != sum(int(bit(seat)) for seat in waiting):
        return f"those who have not passed are {', '.join(LETTERS[seat] for seat in waiting)}"
    return "" if frames[at].seat in waiting else f"{LETTERS[frames[at].seat]} has passed"


SHIFT_CHECKS: dict[int, Check] = {
    agenda.ASK_SHIFT: _ask_shift,
    agenda.PLACE_TOGETHER: _place_together,
}


# ---- what a seat has done and has in hand


def check_shifts(s: Table, moment: Moment, page: Page) -> None:
    """Refuse what can only be while cowboys are placed, or not at all in this game."""
    for seat in range(s.rules.seats):
        reason = _wrong_count(s, seat, moment) or _wrong_piece(s, seat, moment)
        if reason:
            raise BadPosition(reason, page.player_lines.get(seat, 0))


def _wrong_count(s: Table, seat: int, moment: Moment) -> str:
    if not taken_back(s, seat):
        return ""
    if not s.rules.take_backs:
        return "cowboys are taken back only with the variant kit-carson"
    if take_backs_left(s, seat) < 0:
        return f"at most {s.rules.take_backs} cowboys are taken back in a round"
    if not moment.under_way(schedule.PLACE):
        return "cowboys are taken back only while they are placed"
    return ""


def _wrong_piece(s: Table, seat: int, moment: Moment) -> str:
    """Pieces are taken in hand only where everybody places at once, by who has not passed."""
    piece, letter = in_hand(s, seat), LETTERS[seat]
    if piece == shifting.NO_PIECE:
        return ""
    if not moment.find(agenda.PLACE_TOGETHER) or has_passed(s, seat):
        return f"{letter} cannot have a special piece in hand at this moment"
    if piece == shifting.WHITE_PIECE:
        return "" if _has_white(s, seat) else f"{letter} has no white cowboy to place"
    tokens = s.dynamite if piece == shifting.DYNAMITE_PIECE else s.no_duel
    held = tokens[seat] > 0 and s.cowboys[seat] > 0
    return "" if held else f"{letter} has no cowboy with such a token to place"


def _has_white(s: Table, seat: int) -> bool:
    return power(s, seat, WHITE_COWBOY) != 0 and not s.used[seat] and s.white_at == NONE
