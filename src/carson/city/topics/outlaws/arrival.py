"""Outlaws come at the start of a round, and are put into prison where there is one (R-OUTLAW-JAIL)."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.outlaws import landing_parcels, tile_vp
from carson.city.facts.geometry import bit
from carson.city.facts.ids import DIE, NONE, PARCEL, PRISON
from carson.city.facts.outlaws import COMING, WEAKEST
from carson.city.question import Chance, Die, Entry
from carson.city.table import events
from carson.city.table.agenda import DRAW_OUTLAW, ROLL_OUTLAWS, a_of, frame
from carson.city.table.moves import owner_of, score
from carson.city.table.stack import one_less, replace
from carson.city.table.table import Table


class RollOutlaws(Die):
    """The black die gives the strength of all outlaws, the white one the number of new ones (D-49, D-50)."""

    def take(self, s: Table, packed: i64, action: i64) -> None:
        pips = action - DIE
        if a_of(packed) == 0:
            replace(s, frame(ROLL_OUTLAWS, 0, pips, 0))
            return
        s.outlaw_strength = WEAKEST - 1 + a_of(packed)  # R-OUTLAW-STRENGTH
        s.tell(events.OUTLAWS_COME, NONE, s.outlaw_strength, COMING[pips])
        replace(s, frame(DRAW_OUTLAW, 0, COMING[pips], 0))


class DrawOutlaw(Chance):
    """Where an outlaw appears; if there is no parcel for them, no more come (R-DICE-EXHAUSTED)."""

    def offer(self, s: Table, packed: i64) -> None:
        s.options[PARCEL] |= landing_parcels(s)

    def take(self, s: Table, packed: i64, action: i64) -> None:
        if (s.built[PRISON] & bit(action)) != 0:
            owner = owner_of(s, action)
            s.tell(events.JAILED, owner, action)
            score(s, owner, tile_vp(s), events.FOR_JAIL)
        else:
            s.outlaws |= bit(action)
            s.tell(events.OUTLAW_ARRIVED, NONE, action)
        one_less(s, packed)


QUESTIONS: Final[list[Entry]] = [RollOutlaws(ROLL_OUTLAWS), DrawOutlaw(DRAW_OUTLAW)]
