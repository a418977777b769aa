"""Sheets of a scene: the one that is being filled, and all once they are shown."""

from carson.city.count.duel_tiles import MIDDLE_TOTAL
from carson.city.count.sheets import are_secret, lines, money_of, written
from carson.city.facts import sheets
from carson.city.screen.types import Scene, SheetForm, SheetLine, ShownLine
from carson.city.state import CityState
from carson.city.table import agenda, stack
from carson.city.topics.sheets.words import line_name
from carson.city.view import known
from carson.city.view.known import sheet_lines
from carson.city.words import say
from carson.core.state import NOBODY


def show_sheets(s: CityState, viewer: int, scene: Scene) -> None:
    """What everybody starts with."""
    if are_secret(s):
        scene.sheet_form = _form(s, viewer)
        return
    for player in scene.players:
        player.sheet = _shown(s, player.seat)


def _form(s: CityState, viewer: int) -> SheetForm:
    """The price list, the viewer's own lines, and who has not finished."""
    waiting = int(agenda.a_of(stack.top(s)))
    sheet = known.sheet(s, viewer, viewer) if viewer >= 0 else 0
    return SheetForm(
        shares=sheets.SHARES,
        dollars=sheets.DOLLARS,
        tiles=int(MIDDLE_TOTAL) if s.rules.dealt_tiles else None,
        lines=[
            SheetLine(
                line=sheets.LINE_NAMES[line],
                name=line_name(line),
                price=sheets.LINE_PRICE[line],
                least=sheets.LINE_LEAST[line],
                most=sheets.LINE_MOST[line],
                usual=sheets.NORMAL_START[line],
            )
            for line in range(int(lines(s)))
        ],
        own=sheet_lines(sheet),
        waiting=[seat for seat in range(int(s.rules.seats)) if waiting >> seat & 1],
    )


def _shown(s: CityState, seat: int) -> list[ShownLine] | None:
    """What a player starts with, once all sheets are shown and until the first round begins."""
    sheet = known.sheet(s, seat, NOBODY)
    if not sheet:
        return None
    money = ShownLine(line="money", name=say("sheet.money"), number=int(money_of(sheet)))
    return [money] + [
        ShownLine(line=sheets.LINE_NAMES[line], name=line_name(line), number=int(written(sheet, line)))
        for line in range(int(lines(s)))
    ]


SCREENS = show_sheets
