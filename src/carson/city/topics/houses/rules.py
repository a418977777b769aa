"""The Houses that come with a building: free land, a Townhouse, or a rival's consent.

The building stands on the map while its Houses are placed and goes back to the hand if they cannot be: all or
nothing (R-SCHOOL-3).
"""

from mypy_extensions import i64

from carson.city.count import places
from carson.city.facts.buildings import REVOLVERS
from carson.city.facts.geometry import bit, bits
from carson.city.facts.ids import CHURCH, KEEP, NONE, PARCEL, TYPES, YES
from carson.city.question import Question, YesOrNo
from carson.city.table import Table, agenda, events, moves, stack
from carson.city.topics.building.deferred import note_kept, note_placed
from carson.city.topics.roads.rules import offer_own_roads


def begin(s: Table, seat: i64, building: i64, parcel: i64) -> None:
    """Put the building on its site and ask for the Houses it needs."""
    s.hand[seat * TYPES + building] -= 1
    moves.put_building(s, building, parcel)
    s.site = parcel
    s.site_type = building
    s.houses_due = places.houses_needed(s, building)
    if s.houses_due == 0:
        _finish(s, seat)
    else:
        stack.push(s, agenda.ASK_HOUSE, seat)


class AskHouse(Question):
    """Where the next House comes."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        """New Houses and Townhouses, but not where an owner has refused; or take the building back."""
        stack.allow(s, KEEP)
        land = places.house_sites(s) | places.upgradable(s)
        s.options[PARCEL] |= land & ~(s.refused | places.closed_land(s, seat))
        offer_own_roads(s, seat)

    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        if action == KEEP:
            stack.pop(s)
            _withdraw(s, seat)
            return
        if places.needs_consent(s, seat, action):
            owner = moves.owner_of(s, action)
            s.tell(events.ASKED, seat, action, owner)
            stack.push(s, agenda.ASK_CONSENT, owner, action)
        else:
            _add(s, seat, action)


class AskConsent(YesOrNo):
    """Whether the owner of the land agrees."""

    def take(self, s: Table, seat: i64, parcel: i64, action: i64) -> None:
        stack.pop(s)
        if action == YES:
            s.tell(events.AGREED, seat, parcel)
            _add(s, moves.owner_of(s, s.site), parcel)
        else:
            s.tell(events.REFUSED, seat, parcel)
            s.refused |= bit(parcel)


def _add(s: Table, seat: i64, parcel: i64) -> None:
    """A House on free land, or a House turned into a Townhouse."""
    if (s.houses & bit(parcel)) != 0:
        s.houses &= ~bit(parcel)
        s.townhouses |= bit(parcel)
        s.new_townhouses |= bit(parcel)
        s.tell(events.TOWNHOUSE, seat, parcel)
    else:
        s.houses |= bit(parcel)
        s.occupied |= bit(parcel)
        s.new_houses |= bit(parcel)
        s.tell(events.HOUSE, seat, parcel)
    s.houses_due -= 1
    if s.houses_due == 0:
        stack.pop(s)
        _finish(s, seat)


def _finish(s: Table, seat: i64) -> None:
    """The building stands for good: revolvers, and a Church calls off attacks (R-REVOLVER-WHEN)."""
    building = s.site_type
    s.tell(events.BUILT, seat, building, s.site)
    note_placed(s, seat, building)
    if seat != s.rules.standish:  # his strength is in his cards
        moves.gain_revolvers(s, seat, REVOLVERS[building])
    if building == CHURCH:
        _call_off_attacks(s, seat)
    _clear_site(s)


def _call_off_attacks(s: Table, owner: i64) -> None:
    """Who attacks a building that is now protected goes home (R-CHURCH-CANCEL, R-CHURCH-OUTLAW).

    Its defender as well, or he stays there until the incomes are paid.
    """
    attacked = places.taken_parcels(s, owner) & places.church_protected(s) & s.owned[owner] & ~s.outlaws
    for parcel in bits(attacked):
        s.tell(events.ATTACK_CANCELLED, owner, parcel)
        for seat in range(s.rules.seats):
            if seat == owner and not s.rules.defender_home:
                continue
            if (s.at_parcel[seat] & bit(parcel)) != 0:
                moves.send_home(s, seat, parcel)


def _withdraw(s: Table, seat: i64) -> None:
    """The building and the Houses placed with it leave the map; the building stays in hand."""
    building = s.site_type
    s.tell(events.WITHDRAWN, seat, building, s.site)
    moves.take_building(s, building, s.site)
    s.hand[seat * TYPES + building] += 1
    s.townhouses &= ~s.new_townhouses
    s.houses |= s.new_townhouses
    s.houses &= ~s.new_houses
    s.occupied &= ~s.new_houses
    _clear_site(s)
    note_kept(s, seat, building)


def _clear_site(s: Table) -> None:
    s.site = NONE
    s.site_type = NONE
    s.houses_due = 0
    s.new_houses = 0
    s.new_townhouses = 0
    s.refused = 0


QUESTIONS = [AskHouse(agenda.ASK_HOUSE), AskConsent(agenda.ASK_CONSENT)]
