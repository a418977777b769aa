"""Where Standish builds, and where the House goes that comes along."""

from mypy_extensions import i64

from carson.city.count import incomes, places
from carson.city.facts.buildings import NEEDS_ROAD
from carson.city.facts.geometry import bit, count
from carson.city.facts.ids import KEEP, PARCEL
from carson.city.question import ENTRIES, Chance
from carson.city.table import Table, agenda, events, stack
from carson.city.topics.standish import land, why
from carson.city.topics.standish.ways import connectable, roads_to_parcels


def build(s: Table, kind: i64, a: i64) -> None:
    """Choose a site, or a place for a House; connect it, and build; or keep the building for later."""
    is_house = kind == agenda.ASK_HOUSE
    place = (a if is_house else agenda.b_of(stack.top(s))) - 1
    if place < 0:
        pick: i64 = agenda.PICK_HOUSE if is_house else agenda.PICK_SITE
        if good_places(s, pick, a) == 0:
            ENTRIES[kind].take(s, s.rules.standish, a, KEEP)
        else:
            stack.push(s, pick, s.rules.standish, a)
    elif (is_house or NEEDS_ROAD[a]) and (s.connected & bit(place)) == 0:
        stack.push(s, agenda.PICK_ROAD, s.rules.standish, place)
    else:
        ENTRIES[kind].take(s, s.rules.standish, a, place)


class PickPlace(Chance):
    """One of the equally good sites, or places for a House."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        s.options[PARCEL] |= good_places(s, self.number, a)

    def take(self, s: Table, seat: i64, building: i64, action: i64) -> None:
        """He has decided; the question below waits until roads lead there."""
        equals = count(s.options[PARCEL])
        seat = s.rules.standish
        stack.pop(s)
        if self.number == agenda.PICK_SITE:
            stack.replace(s, agenda.frame(agenda.ASK_SITE, seat, building, action + 1))
            reason: i64 = why.SITE_NEAR_RIVAL if land.likes_rivals(building) else why.SITE
            dollars = incomes.income(s, seat, building, action)
        else:
            stack.replace(s, agenda.frame(agenda.ASK_HOUSE, seat, action + 1, 0))
            building = s.site_type
            reason = why.OWN_TOWNHOUSE if (_own_upgrades(s) & bit(action)) != 0 else why.HOUSE_INCOME
            dollars = max(incomes.income_with_house(s, seat, action) - incomes.total_income(s, seat), 0)
        s.tell(events.REASONED, seat, action, why.packed_why(reason, building, dollars, equals))


def good_places(s: Table, pick: i64, building: i64) -> i64:
    """The equally best places: a site by the rules of card C, for a House his own land first.

    What he has bought for a building he likes more stays free for that one, if there is other land.
    """
    if pick == agenda.PICK_HOUSE:
        own = _own_upgrades(s)
        return ForHouse(s).best(own if own != 0 else possible_houses(s))
    sites = possible_sites(s, building)
    rest = sites & ~land.kept_for_better(s, building)
    return land.best_land(s, building, sites if rest == 0 else rest)


# ---- where they can be


def possible_sites(s: Table, building: i64) -> i64:
    """His empty parcels where the building can stand and its House find a place."""
    sites = land.own_empty(s)
    if NEEDS_ROAD[building]:
        sites &= connectable(s)
    if places.houses_needed(s, building) > 0 and (places.upgradable(s) & ~s.owned[land.rival(s)]) == 0:
        room = _house_land(s)
        if count(room) <= 1:
            sites &= ~room  # the site would take the only place for the House
        if room == 0:
            return 0
    return sites


def possible_houses(s: Table) -> i64:
    """Where he may add a House or make a Townhouse."""
    return (places.upgradable(s) & ~s.owned[land.rival(s)]) | _house_land(s)


def _house_land(s: Table) -> i64:
    """Empty land for a new House: not the person's, for he never asks (R-SOLO-CONSENT)."""
    return places.empty_land(s) & ~s.owned[land.rival(s)] & connectable(s)


def _own_upgrades(s: Table) -> i64:
    """Houses on his own land that can become Townhouses."""
    return places.upgradable(s) & s.owned[s.rules.standish]


class ForHouse(land.Ranking):
    """Most additional income, none for the person, near his empty land, few roads; in this order."""

    def __init__(self, s: Table) -> None:
        super().__init__(s)
        self.mine = incomes.total_income(s, s.rules.standish)
        self.theirs = incomes.total_income(s, land.rival(s))
        self.roads = roads_to_parcels(s)

    def rank(self, parcel: i64) -> i64:
        s = self.s
        gain = incomes.income_with_house(s, s.rules.standish, parcel) - self.mine
        spared = 63 - min(max(incomes.income_with_house(s, land.rival(s), parcel) - self.theirs, 0), 63)
        near = land.FURTHEST - land.distance(parcel, land.own_empty(s) & ~bit(parcel))
        few = land.MOST_ROADS - min(self.roads[parcel], land.MOST_ROADS)
        return ((gain + 64) << 24) | (spared << 16) | (near << 8) | few


QUESTIONS = [PickPlace(agenda.PICK_SITE), PickPlace(agenda.PICK_HOUSE)]
