"""Where on the map Standish sends a cowboy: the equally good parcels for each purpose, and why."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.incomes import income, total_income
from carson.city.count.places import attackable, free_parcels
from carson.city.count.prices import parcel_price
from carson.city.facts.geometry import bit, count
from carson.city.facts.ids import NONE, PARCEL, SPACE
from carson.city.facts.standish import MINER, RICH_INCOME
from carson.city.question import Chance
from carson.city.table import Table, agenda, events, moves, stack
from carson.city.topics.standish import land, why
from carson.city.topics.standish.land import NEVER, Ranking, likes_rivals, rival

# ---- purposes of a cowboy on the map
LAND: Final = 0  # to build there (C2)
RIVAL_BUILDING: Final = 1  # to rob it (E)
RIVAL_LAND: Final = 2  # where the person wants to buy (F)
SCENERY: Final = 3  # an ownerless House or mountain (G)
PURPOSES: Final = ("land", "raid", "duel", "scenery")


def spots_for(s: Table, purpose: i64, building: i64) -> i64:
    """The equally good parcels for a purpose; 0 when there is none."""
    if purpose == RIVAL_BUILDING:
        return Riches(s).best(
            attackable(s, s.rules.standish) & s.owned[rival(s)] & ~s.at_parcel[s.rules.standish]
        )
    wanted = land.wanted_land(s)
    if purpose == RIVAL_LAND:
        return Dearness(s).best(wanted & s.at_parcel[rival(s)])
    if purpose == SCENERY:
        return Harm(s).best(wanted & (s.mountains if s.rules.strategy == MINER else s.houses | s.townhouses))
    wanted &= free_parcels(s)
    if building == NONE:
        return Harm(s).best(wanted)
    return land.best_land(s, building, land.buildable(s, building, wanted))


class PickSpot(Chance):
    """One of the equally good parcels for a purpose."""

    def offer(self, s: Table, packed: i64) -> None:
        s.options[PARCEL] |= spots_for(s, agenda.a_of(packed), agenda.b_of(packed) - 1)

    def take(self, s: Table, packed: i64, action: i64) -> None:
        """Send the cowboy and say why."""
        equals = count(s.options[PARCEL])
        purpose = agenda.a_of(packed)
        building = agenda.b_of(packed) - 1
        reason: i64 = why.NEAR_RIVAL
        dollars: i64 = 0
        stack.pop(s)
        if purpose == RIVAL_BUILDING:
            reason = why.RAID
            building = moves.building_at(s, action)
            dollars = income(s, rival(s), building, action)
        elif purpose == RIVAL_LAND:
            reason = why.DEAREST_RIVAL
            dollars = parcel_price(s, action)
        elif building == NONE:
            reason = why.SPITE if purpose == LAND else why.HURTS
            dollars = Harm(s).dollars(action)
        elif not likes_rivals(building):
            reason = why.MOST_INCOME
            dollars = income(s, s.rules.standish, building, action)
        send(s, action, reason, building, dollars, equals)


def send(s: Table, place: i64, reason: i64, building: i64 = NONE, dollars: i64 = 0, equals: i64 = 1) -> None:
    """A cowboy goes from the general supply to a parcel or a space: ten are enough for five cards."""
    seat = s.rules.standish
    s.reserve[seat] -= 1
    if place < SPACE:
        s.at_parcel[seat] |= bit(place)
    else:
        s.at_space[seat] |= bit(place - SPACE)
    s.tell(events.SENT, seat, place, why.packed_why(reason, building, dollars, equals))


# ---- how good they are


class Riches(Ranking):
    """E: the person's best building that is worth an attack; of equals the one with most room to grow."""

    def rank(self, parcel: i64) -> i64:
        dollars = income(self.s, rival(self.s), moves.building_at(self.s, parcel), parcel)
        if dollars < RICH_INCOME:
            return NEVER
        return (dollars << 8) | land.room_around(self.s, parcel, self.s.rules.standish)


class Dearness(Ranking):
    """F: what costs the person most."""

    def rank(self, parcel: i64) -> i64:
        return parcel_price(self.s, parcel)


class Harm(Ranking):
    """G: what the person would miss most, then what protects his own income best."""

    def __init__(self, s: Table) -> None:
        super().__init__(s)
        self.before = total_income(s, rival(s))

    def rank(self, parcel: i64) -> i64:
        own = self.s.rules.standish
        shield = self._income_if(own, parcel, own) - self._income_if(own, parcel, rival(self.s))
        return (self.dollars(parcel) << 10) + shield

    def dollars(self, parcel: i64) -> i64:
        """What the person's buildings earn less if a parcel becomes his."""
        return self.before - self._income_if(rival(self.s), parcel, self.s.rules.standish)

    def _income_if(self, seat: i64, parcel: i64, owner: i64) -> i64:
        """What a seat's buildings would earn if somebody owned an unowned parcel."""
        s = self.s
        s.owned[owner] |= bit(parcel)
        s.taken |= bit(parcel)
        dollars = total_income(s, seat)
        s.owned[owner] &= ~bit(parcel)
        s.taken &= ~bit(parcel)
        return dollars


QUESTIONS = [PickSpot(agenda.PICK_SPOT)]
