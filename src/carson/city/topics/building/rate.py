"""What buildings are worth, at their price and on their sites."""

from mypy_extensions import i64

from carson.city.count.places import empty_land
from carson.city.count.prices import building_price
from carson.city.evaluator import scale
from carson.city.evaluator.rater import Declining, EachParcel, Look, Rater, is_option, rate_alike
from carson.city.evaluator.ways import NO_EDGE
from carson.city.facts.geometry import bit, first
from carson.city.facts.ids import BUILD_12, DONE, EDGE, KEEP, NO, TILE, TYPES, YES
from carson.city.table import Table, agenda


class BuildingRater(Declining):
    """The tile at its price, or none."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        values = look.values
        space = agenda.a_of(packed)
        look.plan.make(s, seat, values)
        look.plan.spaces &= ~bit(space)
        super().rate(s, seat, packed, look)
        if is_option(s, YES):
            price = building_price(s, seat, space)
            worth = look.plan.tile(values, s.market[space - BUILD_12], False) - float(price) * values.dollar
            look.ranked.add(YES, worth - look.plan.crowded_out(s, values, price))


class SiteRater(Rater):
    """The building where it is worth most; a road only towards a better site."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        values = look.values
        ranked = look.ranked
        t = agenda.a_of(packed)
        best = values.patience
        ranked.add(KEEP, scale.LATER * (values.left - 1.0))
        sites = s.options[0]
        while sites != 0:
            parcel = first(sites)
            sites &= ~bit(parcel)
            worth = values.building(s, seat, t, parcel)
            best = max(best, worth)
            ranked.add(parcel, worth)
        if s.unplaced_roads[seat] == 0:
            return
        road: i64 = NO_EDGE
        values.ways.measure(s)
        far = s.owned[seat] & empty_land(s)
        while far != 0:
            parcel = first(far)
            far &= ~bit(parcel)
            roads = values.ways.roads_for(s, t, parcel)
            if roads == 0 or roads > s.unplaced_roads[seat]:
                continue
            worth = values.building(s, seat, t, parcel) - scale.STICK * float(roads)
            edge = values.ways.first_for(t, parcel)
            if worth > best and edge != NO_EDGE and is_option(s, EDGE + edge):
                best = worth
                road = edge
        if road != NO_EDGE:
            ranked.add(EDGE + road, best)


class DeferredRater(Declining):
    """The tile in hand that gains most."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        super().rate(s, seat, packed, look)
        t: i64
        for t in range(TYPES):
            if not is_option(s, TILE + t):
                continue
            best = 0.0
            sites = s.owned[seat] & empty_land(s)
            while sites != 0:
                parcel = first(sites)
                sites &= ~bit(parcel)
                best = max(best, look.values.building(s, seat, t, parcel))
            look.ranked.add(TILE + t, best)


class CityHallRater(EachParcel):
    """A neutral House for everybody next to it; roads only when nothing else is offered."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        if s.options[0] == 0:
            rate_alike(s, look.ranked)
        else:
            super().rate(s, seat, packed, look)

    def worth(self, s: Table, seat: i64, packed: i64, action: i64, look: Look) -> float:
        return look.values.house(s, seat, action)


RATERS = {
    agenda.ASK_BUILDING: BuildingRater(NO),
    agenda.ASK_SITE: SiteRater(),
    agenda.ASK_DEFERRED: DeferredRater(DONE),
    agenda.ASK_CITY_HALL: CityHallRater(),
}
