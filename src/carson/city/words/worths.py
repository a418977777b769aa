"""Worths: what an answer is worth to whoever is asked, as a chip and in words. The counting is in `count`."""

from carson.city.count import incomes, places, prospects
from carson.city.count.scores import property_points
from carson.city.facts import geometry
from carson.city.facts.buildings import CAP
from carson.city.facts.ids import NONE
from carson.city.words.actions import parcel_text, parcels_of
from carson.city.words.asked import Asked
from carson.city.words.terms import building_name, money, points, say
from carson.core.face import DOLLARS, POINTS, Worth
from carson.core.language import kept

# ---- amounts


@kept
def in_dollars(amount: int, key: str = "", about: str = "") -> Worth:
    """Dollars, with a text unless the label tells them."""
    chip = money(amount)
    return Worth(amount, DOLLARS, chip, say(key, amount=chip, about=about) if key else "")


@kept
def in_points(amount: int, key: str = "") -> Worth:
    told = points(amount)
    return Worth(amount, POINTS, say("worth.more", amount=told), say(key, amount=told) if key else "")


@kept
def points_for_all(amount: int) -> Worth:
    """Points that all the dollars of a seat would buy."""
    told = points(amount)
    return Worth(amount, POINTS, say("worth.at-most", amount=told), say("worth.up-to", amount=told))


@kept
def nowhere() -> Worth:
    """A building without a place to stand."""
    return Worth(0, DOLLARS, say("worth.nowhere-chip"), say("worth.nowhere"))


def more_income(before: int, after: int) -> Worth | None:
    """What all own buildings earn more, or less, than before."""
    return in_dollars(after - before, "worth.more-income") if after != before else None


# ---- buildings


def of_tile(q: Asked, building: int) -> Worth | None:
    """The best own place of a building; nothing for one that never pays."""
    if CAP[building] == 0:
        return None
    table = q.scratch()
    site = int(prospects.best_site(table, q.seat, building))
    if site == NONE:
        return nowhere()
    amount = int(prospects.would_earn(table, q.seat, building, site))
    return in_dollars(amount, "worth.best-site", parcel_text(site))


def on_free_land(q: Asked, building: int) -> Worth | None:
    """The best place on land that nobody owns, for a building that comes with its parcel."""
    table, left = q.scratch(), int(places.free_parcels(q.state))
    amounts = {
        parcel: int(prospects.would_earn(table, q.seat, building, parcel)) for parcel in parcels_of(left)
    }
    if not amounts:
        return nowhere()
    best = max(amounts, key=lambda parcel: amounts[parcel])
    return in_dollars(amounts[best], "worth.best-site", parcel_text(best))


def of_site(q: Asked, action: int) -> Worth | None:
    """What the building in question would earn on a parcel; its label tells that too."""
    if CAP[q.a] == 0 or action >= geometry.PARCELS:
        return None
    return in_dollars(int(prospects.would_earn(q.scratch(), q.seat, q.a, action)))


def of_land(q: Asked, parcel: int) -> Worth | None:
    """The points of what stands on a parcel, or what the best building at hand would earn there."""
    if parcel >= geometry.PARCELS:
        return None
    tile, amount = facts_of_land(q, parcel)
    if q.state.occupied & geometry.bit(parcel):
        return in_points(amount, "worth.object")
    return None if tile == NONE else _with_building(amount, tile)


def facts_of_land(q: Asked, parcel: int) -> tuple[int, int]:
    """The best building at hand and what it would earn; NONE and points where something stands."""
    s = q.state
    if s.occupied & geometry.bit(parcel):
        return NONE, int(property_points(s, geometry.bit(parcel)))
    if not q.prospects:
        q.prospects = prospects.on_land(q.scratch(), q.seat, places.unowned_land(s))
    return q.prospects[parcel]


@kept
def _with_building(amount: int, tile: int) -> Worth:
    return in_dollars(amount, "worth.land", building_name(tile))


def of_house(q: Asked, parcel: int) -> Worth | None:
    """What the own buildings earn more with a House on a parcel, or with a Townhouse instead of one."""
    if parcel >= geometry.PARCELS:
        return None
    after = incomes.income_with_house(q.scratch(), q.seat, parcel)
    return more_income(int(incomes.total_income(q.state, q.seat)), int(after))
