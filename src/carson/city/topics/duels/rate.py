"""In which order duels come."""

from mypy_extensions import i64

from carson.city.evaluator.rater import EachParcel, Look
from carson.city.facts.geometry import bit
from carson.city.table import Table, agenda


class FightRater(EachParcel):
    """Duels that will be lost come first: a beaten cowboy comes home and shoots in the next one."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        look.places.look(s, seat)
        super().rate(s, seat, packed, look)

    def worth(self, s: Table, seat: i64, packed: i64, action: i64, look: Look) -> float:
        if (s.at_parcel[seat] & bit(action)) == 0:
            return 0.0
        return 1.0 - look.places.challenging(s, seat, action)


RATERS = {agenda.ASK_FIGHT: FightRater()}
