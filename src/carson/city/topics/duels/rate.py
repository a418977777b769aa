"""In which order duels come."""

from typing import Final

from mypy_extensions import i64

from carson.city.evaluator.look import Look
from carson.city.evaluator.rater import Rater
from carson.city.facts.geometry import bit, first
from carson.city.table import Table, agenda


class FightRater(Rater):
    """Duels that will be lost come first: a beaten cowboy comes home and shoots in the next one."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        places = look.places
        ranked = look.ranked
        places.look(s, seat)
        parcels = s.options[0]
        while parcels != 0:
            parcel = first(parcels)
            parcels &= ~bit(parcel)
            lost = 0.0
            if (s.at_parcel[seat] & bit(parcel)) != 0:
                lost = 1.0 - places.challenging(s, seat, parcel)
            ranked.add(parcel, lost)


RATERS: Final[dict[int, Rater]] = {agenda.ASK_FIGHT: FightRater()}
