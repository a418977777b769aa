"""Where Standish builds, and where the House goes that comes along."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.incomes import income, total_income
from carson.city.count.places import empty_land, houses_needed, upgradable
from carson.city.facts.buildings import NEEDS_ROAD
from carson.city.facts.geometry import bit, count, first
from carson.city.facts.ids import KEEP, PARCEL
from carson.city.question import ENTRIES, Chance, Entry
from carson.city.table import events
from carson.city.table.agenda import ASK_HOUSE, ASK_SITE, PICK_HOUSE, PICK_ROAD, PICK_SITE, a_of, b_of, frame
from carson.city.table.numbers import zeros
from carson.city.table.stack import pop, push, replace
from carson.city.table.table import Table
from carson.city.topics.standish import why
from carson.city.topics.standish.land import (
    FURTHEST,
    MOST_ROADS,
    best_land,
    distance,
    likes_rivals,
    own_empty,
    rival,
    top_ranked,
)
from carson.city.topics.standish.plans import kept_for_better
from carson.city.topics.standish.ways import connectable, roads_to_parcels
from carson.city.topics.standish.why import packed_why

# ---- the site


def find_site(s: Table, packed: i64) -> None:
    """Choose a site, connect it, and build; or keep the building for later."""
    seat = s.rules.standish
    building = a_of(packed)
    site = b_of(packed) - 1
    if site < 0:
        if good_sites(s, building) == 0:
            ENTRIES[ASK_SITE].take(s, packed, KEEP)
        else:
            push(s, PICK_SITE, seat, building)
    elif NEEDS_ROAD[building] and (s.connected & bit(site)) == 0:
        push(s, PICK_ROAD, seat, site)
    else:
        ENTRIES[ASK_SITE].take(s, packed, site)


def good_sites(s: Table, building: i64) -> i64:
    """The equally best of his empty parcels, by the rules of card C; 0 if there is none.

    What he has bought for a building he likes more stays free for that one, if there is other land.
    """
    land = possible_sites(s, building)
    rest = land & ~kept_for_better(s, building)
    return best_land(s, building, land if rest == 0 else rest)


def possible_sites(s: Table, building: i64) -> i64:
    """His empty parcels where the building can stand and its House find a place."""
    land = own_empty(s)
    if NEEDS_ROAD[building]:
        land &= connectable(s)
    if houses_needed(s, building) > 0 and (upgradable(s) & ~s.owned[rival(s)]) == 0:
        room = _house_land(s)
        if count(room) <= 1:
            land &= ~room  # the site would take the only place for the House
        if room == 0:
            return 0
    return land


class PickSite(Chance):
    """One of the equally good sites."""

    def offer(self, s: Table, packed: i64) -> None:
        s.options[PARCEL] |= good_sites(s, a_of(packed))

    def take(self, s: Table, packed: i64, action: i64) -> None:
        """He has decided; the question below waits until roads lead there."""
        equals = count(s.options[PARCEL])
        building = a_of(packed)
        seat = s.rules.standish
        pop(s)
        replace(s, frame(ASK_SITE, seat, building, action + 1))
        reason: i64 = why.SITE_NEAR_RIVAL if likes_rivals(building) else why.SITE
        dollars = income(s, seat, building, action)
        s.tell(events.REASONED, seat, action, packed_why(reason, building, dollars, equals))


# ---- the House


def find_house(s: Table, packed: i64) -> None:
    """Choose a place, connect it, and add the House; or take the building back."""
    seat = s.rules.standish
    place = a_of(packed) - 1
    if place < 0:
        if good_houses(s) == 0:
            ENTRIES[ASK_HOUSE].take(s, packed, KEEP)
        else:
            push(s, PICK_HOUSE, seat)
    elif (s.connected & bit(place)) == 0:
        push(s, PICK_ROAD, seat, place)
    else:
        ENTRIES[ASK_HOUSE].take(s, packed, place)


def _house_land(s: Table) -> i64:
    """Empty land for a new House: not the person's, for he never asks (R-SOLO-CONSENT)."""
    return empty_land(s) & ~s.owned[rival(s)] & connectable(s)


def good_houses(s: Table) -> i64:
    """The equally best places: a Townhouse on his own land, or else any House or Townhouse."""
    own = upgradable(s) & s.owned[s.rules.standish]
    return _best_houses(s, own if own != 0 else possible_houses(s))


def possible_houses(s: Table) -> i64:
    """Where he may add a House or make a Townhouse."""
    return (upgradable(s) & ~s.owned[rival(s)]) | _house_land(s)


def _best_houses(s: Table, land: i64) -> i64:
    """Most additional income, none for the person, near his empty land, few roads; in this order."""
    seat = s.rules.standish
    other = rival(s)
    mine = total_income(s, seat)
    theirs = total_income(s, other)
    roads = roads_to_parcels(s)
    ranks = zeros(64)
    left = land
    while left != 0:
        parcel = first(left)
        left &= ~bit(parcel)
        gain = _income_with(s, parcel, seat) - mine
        spared = 63 - min(max(_income_with(s, parcel, other) - theirs, 0), 63)
        near = FURTHEST - distance(parcel, own_empty(s) & ~bit(parcel))
        few = MOST_ROADS - min(roads[parcel], MOST_ROADS)
        ranks[parcel] = ((gain + 64) << 24) | (spared << 16) | (near << 8) | few
    return top_ranked(land, ranks)


def _income_with(s: Table, parcel: i64, seat: i64) -> i64:
    """What a seat's buildings would earn with one more House or Townhouse."""
    houses = s.houses
    townhouses = s.townhouses
    occupied = s.occupied
    if (houses & bit(parcel)) != 0:
        s.houses &= ~bit(parcel)
        s.townhouses |= bit(parcel)
    else:
        s.houses |= bit(parcel)
        s.occupied |= bit(parcel)
    dollars = total_income(s, seat)
    s.houses = houses
    s.townhouses = townhouses
    s.occupied = occupied
    return dollars


class PickHouse(Chance):
    """One of the equally good places for a House."""

    def offer(self, s: Table, packed: i64) -> None:
        s.options[PARCEL] |= good_houses(s)

    def take(self, s: Table, packed: i64, action: i64) -> None:
        equals = count(s.options[PARCEL])
        seat = s.rules.standish
        pop(s)
        replace(s, frame(ASK_HOUSE, seat, action + 1, 0))
        own = upgradable(s) & s.owned[seat] & bit(action)
        reason: i64 = why.OWN_TOWNHOUSE if own != 0 else why.HOUSE_INCOME
        dollars = max(_income_with(s, action, seat) - total_income(s, seat), 0)
        s.tell(events.REASONED, seat, action, packed_why(reason, s.site_type, dollars, equals))


QUESTIONS: Final[list[Entry]] = [PickSite(PICK_SITE), PickHouse(PICK_HOUSE)]
