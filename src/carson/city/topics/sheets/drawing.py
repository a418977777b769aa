"""The own sheet in letters, while it is being filled."""

from carson.city.count.sheets import are_secret, shares_left
from carson.city.table.table import Table
from carson.city.topics.sheets.words import lines_so_far, shares
from carson.city.words.terms import listed, say


def _own(s: Table, seat: int) -> list[str]:
    if not (are_secret(s) and s.rules.sheets >> seat & 1):
        return []
    sheet = int(s.sheet[seat])
    filled = listed(lines_so_far(sheet)) if sheet else say("board.empty-sheet")
    return [say("board.own-sheet", sheet=filled, left=shares(int(shares_left(sheet))))]


OWN = {20: _own}
