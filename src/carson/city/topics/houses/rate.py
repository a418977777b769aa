"""What a House is worth at a place, and to whom."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.incomes import income
from carson.city.count.places import empty_land, house_sites, needs_consent, upgradable
from carson.city.evaluator import scale
from carson.city.evaluator.map_values import MapValues
from carson.city.evaluator.rater import Look, Rater, is_option
from carson.city.evaluator.ways import NO_EDGE
from carson.city.facts.geometry import bit, first, neighbours
from carson.city.facts.ids import EDGE, KEEP, NO, NONE, YES
from carson.city.table import Table, agenda, moves

MAY_REFUSE: Final = 2.0  # points off a House that needs a rival's consent


class HouseRater(Rater):
    """Where the House helps most: next to own shops first of all."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        values = look.values
        plan = look.plan
        ranked = look.ranked
        all_places = ranked.found is not None
        plan.make(s, seat, values)
        ranked.add(KEEP, (values.patience - 1.0) * values.building(s, seat, s.site_type, s.site))
        places = s.options[0]
        near = neighbours(s.site) & places & (~s.taken | s.owned[seat])
        if near != 0 and not all_places:
            places = near
        best = -MAY_REFUSE
        while places != 0:
            parcel = first(places)
            places &= ~bit(parcel)
            worth = values.house(s, seat, parcel) - plan.reserved(values, parcel)
            if needs_consent(s, seat, parcel):
                worth -= MAY_REFUSE
            best = max(best, worth)
            ranked.add(parcel, worth)
        if s.unplaced_roads[seat] > 0 and (near == 0 or all_places):
            _rate_road(s, seat, look, best, all_places)


def _rate_road(s: Table, seat: i64, look: Look, best: float, all_places: bool) -> None:
    """A road that opens a better place; in a playout next to the new building."""
    far = empty_land(s) & ~s.connected & (~s.taken | s.owned[seat])
    if not all_places:
        far &= neighbours(s.site)
    if far == 0:
        return
    values = look.values
    values.ways.measure(s)
    road: i64 = NO_EDGE
    while far != 0:
        parcel = first(far)
        far &= ~bit(parcel)
        roads = values.ways.roads_to(parcel)
        edge = values.ways.first_road(parcel)
        if roads <= s.unplaced_roads[seat] and edge != NO_EDGE and is_option(s, EDGE + edge):
            worth = values.house(s, seat, parcel) - look.plan.reserved(values, parcel)
            worth -= scale.STICK * float(roads)
            if worth > best:
                best = worth
                road = edge
    if road != NO_EDGE:
        look.ranked.add(EDGE + road, best)


class ConsentRater(Rater):
    """A House on own land scores, but it takes a site and serves a rival."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        values = look.values
        ranked = look.ranked
        parcel = agenda.a_of(packed)
        ranked.add(YES, values.house(s, seat, parcel) - values.share * _builder_gain(s, values, parcel))
        ranked.add(NO, 0.0)


def _builder_gain(s: Table, values: MapValues, parcel: i64) -> float:
    """What a rival's new building is worth to it, if this is the only place for its House."""
    builder = moves.owner_of(s, s.site)
    if builder == NONE:
        return 0.0
    places = (house_sites(s) | upgradable(s)) & (~s.taken | s.owned[builder]) & ~s.refused & ~bit(parcel)
    if places != 0:
        return 0.0
    return values.property_vp + float(income(s, builder, s.site_type, s.site)) * values.stream


RATERS = {agenda.ASK_HOUSE: HouseRater(), agenda.ASK_CONSENT: ConsentRater()}
