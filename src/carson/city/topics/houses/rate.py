"""What a House is worth at a place, and to whom."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.incomes import income
from carson.city.count.places import empty_land, house_sites, needs_consent, upgradable
from carson.city.evaluator.map_values import MapValues
from carson.city.evaluator.rater import Look, Rater, Reaching
from carson.city.facts.geometry import bit, bits, neighbours
from carson.city.facts.ids import KEEP, NO, NONE, YES
from carson.city.table import Table, agenda, moves

MAY_REFUSE: Final = 2.0  # points off a House that needs a rival's consent


class HouseRater(Reaching):
    """Where the House helps most: next to own shops first of all."""

    def rate(self, s: Table, seat: i64, a: i64, look: Look) -> None:
        ranked = look.ranked
        all_places = ranked.found is not None
        look.plan.make(s, seat, look.values)
        ranked.add(KEEP, (look.values.patience - 1.0) * look.values.building(s, seat, s.site_type, s.site))
        places = s.options[0]
        near = neighbours(s.site) & places & (~s.taken | s.owned[seat])
        if near != 0 and not all_places:
            places = near
        best = -MAY_REFUSE
        for parcel in bits(places):
            worth = self.worth(s, seat, NONE, parcel, look)
            if needs_consent(s, seat, parcel):
                worth -= MAY_REFUSE
            best = max(best, worth)
            ranked.add(parcel, worth)
        if s.unplaced_roads[seat] > 0 and (near == 0 or all_places):
            far = empty_land(s) & ~s.connected & (~s.taken | s.owned[seat])
            if not all_places:
                far &= neighbours(s.site)
            self.rate_road(s, seat, NONE, far, best, look)

    def worth(self, s: Table, seat: i64, building: i64, parcel: i64, look: Look) -> float:
        return look.values.house(s, seat, parcel) - look.plan.reserved(look.values, parcel)


class ConsentRater(Rater):
    """A House on own land scores, but it takes a site and serves a rival."""

    def rate(self, s: Table, seat: i64, parcel: i64, look: Look) -> None:
        values = look.values
        look.ranked.add(YES, values.house(s, seat, parcel) - values.share * _builder_gain(s, values, parcel))
        look.ranked.add(NO, 0.0)


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
