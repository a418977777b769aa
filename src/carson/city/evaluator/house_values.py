"""HouseValues: what Houses and mountains are worth to the buildings around them, and to whom."""

from mypy_extensions import i64

from carson.city.evaluator import scale
from carson.city.facts.geometry import bit, count, neighbours
from carson.city.facts.ids import BANK, DRUGSTORE, MINE, NONE, RANCH, SALOON, STORE
from carson.city.table.moves import owner_of
from carson.city.table.table import Table


class HouseValues:
    """The neighbours of a parcel, on the map as it is."""

    left: float  # rounds in which income still comes
    stream: float  # a dollar in each round to come
    share: float  # of what a rival wins or loses
    property_vp: float
    full: i64  # mask of the buildings that earn neither more nor less, whatever comes next door

    def keeps(self, s: Table, seat: i64, parcel: i64) -> float:
        """Points from keeping a House or mountain from rivals: it serves only its owner."""
        near = neighbours(parcel) & s.taken & ~self.full
        if near == 0:
            return 0.0
        values = 2.0 if (s.townhouses & bit(parcel)) != 0 else 1.0
        is_mountain = (s.mountains & bit(parcel)) != 0
        worth = 0.0 if is_mountain else 3.0 * float(count(near & s.built[STORE] & s.owned[seat]))
        other: i64
        for other in range(s.rules.seats):
            here = near & s.owned[other]
            if other == seat or here == 0:
                continue
            if is_mountain:
                worth += self.share * 3.0 * float(count(here & s.built[MINE]))
            else:
                worth += self.share * self._visitors(s, other, NONE, here & ~s.built[STORE])
        return values * worth * self.stream

    def pull(self, s: Table, seat: i64, parcel: i64) -> float:
        """Dollars a seat's shops earn by one more House value of its own on a parcel."""
        return self._visitors(s, seat, seat, neighbours(parcel) & s.owned[seat] & ~self.full)

    def filling(self, s: Table, seat: i64, parcel: i64) -> float:
        """Points from anything on a parcel: Ranches around it lose a dollar each."""
        ranches = neighbours(parcel) & s.built[RANCH] & ~self.full
        if ranches == 0:
            return 0.0
        mine = count(ranches & s.owned[seat])
        rivals = count(ranches) - mine
        return (self.share * float(rivals) - float(mine)) * self.stream

    def house(self, s: Table, seat: i64, parcel: i64) -> float:
        """Points from a House or Townhouse on a parcel, for whoever builds it."""
        owner = owner_of(s, parcel)
        fresh = (s.occupied & bit(parcel)) == 0
        worth = self.filling(s, seat, parcel) if fresh else 0.0
        near = neighbours(parcel) & s.taken & ~self.full
        if near != 0:
            other: i64
            for other in range(s.rules.seats):
                if (near & s.owned[other]) == 0:
                    continue
                dollars = self._visitors(s, other, owner, near & s.owned[other])
                worth += dollars * self.stream if other == seat else -self.share * dollars * self.stream
        if fresh and owner == seat:
            worth += self.property_vp - scale.SITE * self.left
        elif fresh and owner != NONE:
            worth -= self.share * self.property_vp
        return worth

    def _visitors(self, s: Table, seat: i64, owner: i64, near: i64) -> float:
        """Dollars the shops among `near` earn by one more House value of `owner`."""
        shop = 3 * count(near & s.built[STORE])
        if owner != NONE and owner != seat:
            return float(shop)
        if owner == seat:
            shop *= 2
        return float(
            5 * count(near & s.built[SALOON]) + 3 * count(near & (s.built[DRUGSTORE] | s.built[BANK])) + shop
        )
