"""What a card tells Standish to do (solo cards A to I and X), and where on the map a cowboy goes for it."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.incomes import income, total_income
from carson.city.count.places import attackable, free_parcels, open_spaces
from carson.city.count.prices import parcel_price
from carson.city.count.shifting import own_spaces
from carson.city.facts import ids
from carson.city.facts.geometry import bit, count
from carson.city.facts.standish import CONSOLATION, MINER, RICH_INCOME
from carson.city.question import Chance
from carson.city.table import Table, agenda, events, moves, stack
from carson.city.topics.standish import land, why
from carson.city.topics.standish.land import Ranking, rival

# ---- orders: what one cowboy is for
GO: Final = 0  # to the space that is named
COUNCIL: Final = 1  # to the rightmost space of the Town Council
BUILDING: Final = 2  # to a building (C1)
PARCEL: Final = 3  # to a parcel (C2)
ATTACK: Final = 4  # E: a rich building, else where the person stands last (R-SOLO-E-NODUEL), else points
DUEL: Final = 5  # F: the cheapest building the person wants, else the dearest land, else land for himself
SEIZE: Final = 6  # G: a House or a mountain that nobody owns, else the character card
EITHER: Final = 7  # to a building or to a parcel (D)
NAMED: Final = 8  # from here on the space that GO names

ORDERS: Final[tuple[bytes, ...]] = (  # by letter; only a card's last order may leave a choice to a die
    bytes([NAMED + ids.AMMUNITION, NAMED + ids.COWBOY_VP]),  # A
    bytes([NAMED + ids.ROADS, NAMED + ids.BUILDING_VP]),  # B
    bytes([BUILDING, PARCEL]),  # C
    bytes([EITHER]),  # D
    bytes([ATTACK]),  # E
    bytes([DUEL]),  # F
    bytes([SEIZE]),  # G
    bytes([PARCEL]),  # H
    bytes([COUNCIL, COUNCIL]),  # I
    bytes([COUNCIL, COUNCIL]),  # X
)


def follow(s: Table, letter: i64) -> None:
    order: i64
    for order in ORDERS[letter]:
        if order != EITHER:
            _carry_out(s, order)
        else:
            _carry_out(s, BUILDING if land.wants_building(s) else PARCEL)


def _carry_out(s: Table, order: i64) -> bool:
    """An order that finds no place leaves its cowboy in the supply."""
    if s.reserve[s.rules.standish] == 0 or not _finds_place(s, order):
        s.tell(events.STAYED, s.rules.standish, GO if order >= NAMED else order)
    return True


def _finds_place(s: Table, order: i64) -> bool:
    """Whether a cowboy finds something to do: the first that is possible."""
    seat = s.rules.standish
    if order == COUNCIL:
        return _to_last(s, COUNCIL_SPACES, why.RIGHTMOST)
    if order == BUILDING:
        return _to_building(s)
    if order == PARCEL:
        return _to_parcel(s, LAND, land.building_for_land(s))
    if order == ATTACK:
        if not _to_parcel(s, RIVAL_BUILDING) and not _to_crowd(s):
            moves.score(s, seat, CONSOLATION, events.FOR_CARD)
        return True
    if order == DUEL:
        crowded = s.at_space[rival(s)] & BUILDING_SPACES
        fights = _to_last(s, crowded, why.CHEAPEST_RIVAL) or _to_parcel(s, RIVAL_LAND)
        return fights or _carry_out(s, PARCEL)
    if order == SEIZE:
        if not _to_parcel(s, SCENERY):
            s.reserve[seat] -= 1
            s.cowboys[seat] += 1  # counts as beaten at once (R-SOLO-G-CARD)
            s.tell(events.SHELTERED, seat)
        return True
    return _to_last(s, bit(order - NAMED), why.ORDERED)


# ---- what a cowboy does

COUNCIL_SPACES: Final = (1 << (ids.VP_2 + 1)) - (1 << ids.PARCEL_VP)
BUILDING_SPACES: Final = (1 << (ids.BUILD_3 + 1)) - (1 << ids.BUILD_12)
AFTER_LAND: Final = (1 << (ids.VP_2 + 1)) - (1 << ids.BUILD_12)


def _to_last(s: Table, spaces: i64, reason: i64) -> bool:
    """To the last of some spaces that is open and has no cowboy of his (R-SOLO-DUP)."""
    spaces &= open_spaces(s) & ~own_spaces(s, s.rules.standish)
    space: i64
    for space in range(ids.VP_2, -1, -1):
        if (spaces & bit(space)) != 0:
            building: i64 = s.market[space - ids.BUILD_12] if reason == why.CHEAPEST_RIVAL else ids.NONE
            send(s, ids.SPACE + space, reason, building)
            return True
    return False


def _to_crowd(s: Table) -> bool:
    """E: the last place of the winding path where the person stands, land too (R-SOLO-E-NODUEL)."""
    spaces = own_spaces(s, rival(s)) & ~s.no_duel_spaces[rival(s)]
    if _to_last(s, spaces & AFTER_LAND, why.CROWDED) or _to_parcel(s, CROWDED_LAND):
        return True
    return _to_last(s, spaces & ~AFTER_LAND, why.CROWDED)


def _to_building(s: Table) -> bool:
    """C1: the best one for empty land of his, else the first of his strategy."""
    fit = land.BestFit(s)
    if fit.slot != ids.NONE:
        send(s, ids.SPACE + ids.BUILD_12 + fit.slot, fit.reason, s.market[fit.slot], fit.dollars)
    return fit.slot != ids.NONE


def _to_parcel(s: Table, purpose: i64, building: i64 = ids.NONE) -> bool:
    """To one of the equally good parcels for a purpose."""
    if spots_for(s, purpose, building) == 0:
        return False
    stack.push(s, agenda.PICK_SPOT, s.rules.standish, purpose, building + 1)
    return True


# ---- purposes of a cowboy on the map
LAND: Final = 0  # to build there (C2)
RIVAL_BUILDING: Final = 1  # to rob it (E)
RIVAL_LAND: Final = 2  # where the person wants to buy (F)
SCENERY: Final = 3  # an ownerless House or mountain (G)
CROWDED_LAND: Final = 4  # where the person stands (E)
PURPOSES: Final = ("land", "raid", "duel", "scenery", "crowd")


def spots_for(s: Table, purpose: i64, building: i64) -> i64:
    """The equally good parcels for a purpose; 0 when there is none."""
    if purpose == RIVAL_BUILDING:
        return Riches(s).best(
            attackable(s, s.rules.standish) & s.owned[rival(s)] & ~s.at_parcel[s.rules.standish]
        )
    if purpose == CROWDED_LAND:
        return land.contested_land(s)
    if purpose == RIVAL_LAND:
        return Dearness(s).best(land.contested_land(s))
    wanted = land.wanted_land(s)
    if purpose == SCENERY:
        return Harm(s).best(wanted & (s.mountains if s.rules.strategy == MINER else s.houses | s.townhouses))
    wanted &= free_parcels(s)
    if building == ids.NONE:
        return Harm(s).best(wanted)
    return land.best_land(s, building, land.buildable(s, building, wanted))


class PickSpot(Chance):
    """One of the equally good parcels for a purpose."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        s.options[ids.PARCEL] |= spots_for(s, a, agenda.b_of(stack.top(s)) - 1)

    def take(self, s: Table, seat: i64, purpose: i64, action: i64) -> None:
        """Send the cowboy and say why."""
        equals = count(s.options[ids.PARCEL])
        building = agenda.b_of(stack.top(s)) - 1
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
        elif purpose == CROWDED_LAND:
            reason = why.CROWDED
        elif building == ids.NONE:
            reason = why.SPITE if purpose == LAND else why.HURTS
            dollars = Harm(s).dollars(action)
        elif not land.likes_rivals(building):
            reason = why.MOST_INCOME
            dollars = income(s, s.rules.standish, building, action)
        send(s, action, reason, building, dollars, equals)


def send(
    s: Table, place: i64, reason: i64, building: i64 = ids.NONE, dollars: i64 = 0, equals: i64 = 1
) -> None:
    """A cowboy goes from the general supply to a parcel or a space: ten are enough for five cards."""
    seat = s.rules.standish
    s.reserve[seat] -= 1
    s.cowboys[seat] += 1
    moves.station(s, seat, place)
    s.tell(events.SENT, seat, place, why.packed_why(reason, building, dollars, equals))


# ---- how good they are


class Riches(Ranking):
    """E: the person's best building that is worth an attack; of equals the one with most room to grow."""

    def rank(self, parcel: i64) -> i64:
        dollars = income(self.s, rival(self.s), moves.building_at(self.s, parcel), parcel)
        if dollars < RICH_INCOME:
            return land.NEVER
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
