"""What a place for a cowboy is worth to whoever sends one there, as things stand."""

from carson.city.count import incomes, payouts
from carson.city.facts import geometry, ids
from carson.city.facts.spaces import PRICE
from carson.city.table import moves
from carson.city.words import Asked
from carson.city.words.rivals import after_sending
from carson.city.words.worths import in_dollars, in_points, more_income, of_land, of_tile, points_for_all
from carson.core.face import Worth

GAMBLE = 7  # dollars that two dice show on average


def place_worth(q: Asked, action: int) -> Worth | None:
    """A space, land, or a building; nothing for the words."""
    if action < geometry.PARCELS:
        return _parcel(q, action)
    return space_worth(q, action - ids.SPACE) if ids.SPACE <= action < ids.SPACE + ids.SPACES else None


def space_worth(q: Asked, space: int) -> Worth | None:
    """What a space gives this seat, once the cowboy that goes there has left home."""
    if ids.BUILD_12 <= space <= ids.BUILD_3:
        return of_tile(q, int(q.state.market[space - ids.BUILD_12]))
    if space == ids.WAGES:
        return in_dollars(int(q.state.rules.wage), "worth.now")
    if space == ids.GAMBLING:
        return in_dollars(GAMBLE, "worth.on-average")
    if space >= ids.VP_5:
        return points_for_all(int(q.state.cash[q.seat] // PRICE[space]))
    after = after_sending(q)
    if ids.PARCEL_INCOME <= space <= ids.COWBOY_INCOME:
        return in_dollars(int(incomes.dollars_on(after, q.seat, space)), "worth.now")
    if ids.PARCEL_VP <= space <= ids.BUILDING_VP:
        return in_points(int(incomes.points_on(after, q.seat, space)), "worth.now")
    return None


def _parcel(q: Asked, parcel: int) -> Worth | None:
    s, building = q.state, int(moves.building_at(q.state, parcel))
    if s.outlaws & geometry.bit(parcel):
        return None
    if building == ids.NONE:
        return of_land(q, parcel)
    if building == ids.CITY_HALL:
        return _mayor(q)
    owner = q.owner_seat(parcel)
    if owner == q.seat:
        return None
    return in_dollars(int(incomes.loot(payouts.payout(s, owner, building, parcel))))


def _mayor(q: Asked) -> Worth | None:
    """What the own buildings earn more for whoever holds the City Hall."""
    table = q.scratch()
    was, table.mayor = table.mayor, ids.NONE
    before = int(incomes.total_income(table, q.seat))
    table.mayor = q.seat
    after = int(incomes.total_income(table, q.seat))
    table.mayor = was
    return more_income(before, after)
