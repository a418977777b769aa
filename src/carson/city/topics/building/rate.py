"""What buildings are worth, at their price and on their sites."""

from mypy_extensions import i64

from carson.city.count import places, prices
from carson.city.evaluator import scale
from carson.city.evaluator.rater import Declining, EachParcel, Look, Reaching, is_option, rate_alike
from carson.city.facts.geometry import bit, bits
from carson.city.facts.ids import BUILD_12, DONE, KEEP, NO, TILE, TYPES, YES
from carson.city.table import Table, agenda


class BuildingRater(Declining):
    """The tile at its price, or none."""

    def rate(self, s: Table, seat: i64, space: i64, look: Look) -> None:
        values = look.values
        look.plan.make(s, seat, values)
        look.plan.spaces &= ~bit(space)
        super().rate(s, seat, space, look)
        if is_option(s, YES):
            price = prices.building_price(s, seat, space)
            worth = look.plan.tile(values, s.market[space - BUILD_12], False) - float(price) * values.dollar
            look.ranked.add(YES, worth - look.plan.crowded_out(s, values, price))


class SiteRater(Reaching):
    """The building where it is worth most; a road only towards a better site."""

    def rate(self, s: Table, seat: i64, t: i64, look: Look) -> None:
        best = look.values.patience
        look.ranked.add(KEEP, scale.LATER * (look.values.left - 1.0))
        for parcel in bits(s.options[0]):
            worth = self.worth(s, seat, t, parcel, look)
            best = max(best, worth)
            look.ranked.add(parcel, worth)
        if s.unplaced_roads[seat] > 0:
            self.rate_road(s, seat, t, s.owned[seat] & places.empty_land(s), best, look)

    def worth(self, s: Table, seat: i64, building: i64, parcel: i64, look: Look) -> float:
        return look.values.building(s, seat, building, parcel)


class DeferredRater(Declining):
    """The tile in hand that gains most."""

    def rate(self, s: Table, seat: i64, a: i64, look: Look) -> None:
        super().rate(s, seat, a, look)
        for t in range(TYPES):
            if not is_option(s, TILE + t):
                continue
            best = 0.0
            for parcel in bits(s.owned[seat] & places.empty_land(s)):
                best = max(best, look.values.building(s, seat, t, parcel))
            look.ranked.add(TILE + t, best)


class CityHallRater(EachParcel):
    """A neutral House for everybody next to it; roads only when nothing else is offered."""

    def rate(self, s: Table, seat: i64, a: i64, look: Look) -> None:
        if s.options[0] == 0:
            rate_alike(s, look.ranked)
        else:
            super().rate(s, seat, a, look)

    def worth(self, s: Table, seat: i64, a: i64, action: i64, look: Look) -> float:
        return look.values.house(s, seat, action)


RATERS = {
    agenda.ASK_BUILDING: BuildingRater(NO),
    agenda.ASK_SITE: SiteRater(),
    agenda.ASK_DEFERRED: DeferredRater(DONE),
    agenda.ASK_CITY_HALL: CityHallRater(),
}
