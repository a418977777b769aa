"""Table: a game in progress as the rules see it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from carson.city.facts.rules import Rules
from carson.city.table.pieces import Pieces

KEPT_BITS: Final = 4  # of each building type in `kept_tiles` and `scrapped`


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Pieces):
    """All pieces, and who listens to what happens with them."""

    heard: list[tuple[int, int, int, int]] | None  # events, while somebody listens

    def __init__(self, rules: Rules, source: Table | None = None) -> None:
        self.rules = rules
        self.heard = None
        if source is None:
            self._lay_out(rules.seats)
        else:
            self._copy(source)

    def tell(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Note an event, if somebody listens."""
        if self.heard is not None:
            self.heard.append((int(kind), int(seat), int(a), int(b)))
