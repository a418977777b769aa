"""Moving pieces. Money, cowboys, tiles and roads go from one holder to another and never out of thin air."""

from mypy_extensions import i64

from carson.city.facts import geometry, ids
from carson.city.facts.characters import NO_TILE, POWER_MASK
from carson.city.facts.rules import RED_SHERIFF
from carson.city.table import events
from carson.city.table.table import Table

# ---- money and points


def earn(s: Table, seat: i64, amount: i64, reason: i64) -> None:
    """The bank pays a seat."""
    if amount != 0:
        s.cash[seat] += amount
        s.bank -= amount
        s.tell(events.MONEY, seat, amount, reason)


def pay(s: Table, seat: i64, amount: i64, reason: i64) -> None:
    """A seat pays the bank."""
    earn(s, seat, -amount, reason)


def hand_over(s: Table, giver: i64, taker: i64, amount: i64, reason: i64) -> None:
    """One seat pays another."""
    if amount != 0:
        s.cash[giver] -= amount
        s.cash[taker] += amount
        s.tell(events.MONEY, giver, -amount, reason)
        s.tell(events.MONEY, taker, amount, reason)


def score(s: Table, seat: i64, points: i64, reason: i64) -> None:
    if points != 0:
        s.vp[seat] += points
        s.tell(events.POINTS, seat, points, reason)


# ---- cowboys


def station(s: Table, seat: i64, place: i64) -> None:
    """A cowboy goes from the personal supply to a place."""
    s.cowboys[seat] -= 1
    if place < ids.SPACE:
        if s.rules.notes_challenges:
            _note_challenge(s, seat, place)
        s.at_parcel[seat] |= geometry.bit(place)
    elif place == ids.SPACE + ids.WAGES:
        s.wages[seat] += 1
    elif place == ids.SPACE + ids.ROAD:
        s.road_cowboys[seat] += 1
    else:
        s.at_space[seat] |= geometry.bit(place - ids.SPACE)


def _note_challenge(s: Table, seat: i64, parcel: i64) -> None:
    """A red Sheriff who comes to somebody on his building begins the duel himself (R-SHERIFF-R-VP).

    Who comes there after him challenges him.
    """
    here = geometry.bit(parcel)
    s.provoked &= ~here
    if (s.owned[seat] & here) == 0 or s.role[seat] != RED_SHERIFF:
        return
    crowd = s.outlaws
    for other in range(s.rules.seats):
        crowd |= s.at_parcel[other]
    s.provoked |= crowd & here


def _lift(s: Table, seat: i64, place: i64) -> None:
    """A cowboy leaves its place; the token it carried is used up (R-DYNAMITE-WHO)."""
    if place < ids.SPACE:
        others = ~geometry.bit(place)
        s.at_parcel[seat] &= others
        s.dynamite_parcels[seat] &= others
    else:
        others = ~geometry.bit(place - ids.SPACE)
        s.at_space[seat] &= others
        s.dynamite_spaces[seat] &= others
        s.no_duel_spaces[seat] &= others


def send_home(s: Table, seat: i64, place: i64) -> None:
    """A beaten or freed cowboy goes back to the personal supply."""
    _lift(s, seat, place)
    s.cowboys[seat] += 1


def take_back(s: Table, seat: i64, place: i64) -> None:
    """A cowboy comes home before it has acted, with what it carries; its Mine pays as usual again."""
    if place == ids.SPACE + ids.WAGES or place == ids.SPACE + ids.ROAD:
        if place == ids.SPACE + ids.WAGES:
            s.wages[seat] -= 1
        else:
            s.road_cowboys[seat] -= 1
        s.cowboys[seat] += 1
        return
    if place < ids.SPACE:
        s.provoked &= ~(geometry.bit(place) & s.owned[seat])
    if carries_dynamite(s, seat, place):
        s.dynamite[seat] += 1
        if place < ids.SPACE:
            s.tripled &= ~(geometry.bit(place) & s.owned[seat])
    elif place >= ids.SPACE and carries_no_duel(s, seat, place - ids.SPACE):
        s.no_duel[seat] += 1
    send_home(s, seat, place)


def retire(s: Table, seat: i64, place: i64) -> None:
    """A cowboy that has acted goes to the general supply; the white one goes back to its tile."""
    if s.white_at == place and not stands_at(s, seat, place):
        s.white_at = ids.NONE
        return
    _lift(s, seat, place)
    s.reserve[seat] += 1


def stands_at(s: Table, seat: i64, place: i64) -> bool:
    """Whether a seat's own cowboy stands on a parcel or a duel space."""
    if place < ids.SPACE:
        return (s.at_parcel[seat] & geometry.bit(place)) != 0
    return (s.at_space[seat] & geometry.bit(place - ids.SPACE)) != 0


def hire(s: Table, seat: i64, number: i64) -> None:
    """Cowboys come from the general supply to the personal one."""
    if number != 0:
        s.reserve[seat] -= number
        s.cowboys[seat] += number
        s.tell(events.GAINED_COWBOYS, seat, number)


def assume_role(s: Table, seat: i64, tile: i64) -> None:
    s.role[seat] = tile
    if tile != NO_TILE:
        s.in_force |= POWER_MASK[tile]


def carries_dynamite(s: Table, seat: i64, place: i64) -> bool:
    if place < ids.SPACE:
        return (s.dynamite_parcels[seat] & geometry.bit(place)) != 0
    return (s.dynamite_spaces[seat] & geometry.bit(place - ids.SPACE)) != 0


def carries_no_duel(s: Table, seat: i64, space: i64) -> bool:
    """Whether a seat's cowboy on this space has a no-duel token."""
    return (s.no_duel_spaces[seat] & geometry.bit(space)) != 0


# ---- land, roads and buildings


def claim(s: Table, seat: i64, parcel: i64) -> None:
    """Lay a property tile."""
    s.owned[seat] |= geometry.bit(parcel)
    s.taken |= geometry.bit(parcel)
    s.tell(events.CLAIMED, seat, parcel)


def owner_of(s: Table, parcel: i64) -> i64:
    """The seat that owns a parcel, or NONE."""
    if (s.taken & geometry.bit(parcel)) == 0:
        return ids.NONE
    for seat in range(s.rules.seats):
        if (s.owned[seat] & geometry.bit(parcel)) != 0:
            return seat
    return ids.NONE


def building_at(s: Table, parcel: i64) -> i64:
    """The type of building on a parcel, or NONE."""
    for t in range(ids.TYPES):
        if (s.built[t] & geometry.bit(parcel)) != 0:
            return t
    return ids.NONE


def gain_roads(s: Table, seat: i64, number: i64) -> None:
    if number != 0:
        s.unplaced_roads[seat] += number
        s.tell(events.GAINED_ROADS, seat, number)


def lay_road(s: Table, edge: i64) -> None:
    """Put a road on the map and note what it touches."""
    s.roads[edge >> 6] |= geometry.bit(edge & 63)
    _touch(s, geometry.END_A[edge])
    _touch(s, geometry.END_B[edge])


def connected_by(s: Table, edge: i64) -> i64:
    """The parcels that a road here touches and no other road does yet."""
    ends = geometry.parcels_at(geometry.END_A[edge]) | geometry.parcels_at(geometry.END_B[edge])
    return ends & ~(s.river | s.connected)  # R-RIVER-CONNECTED


def _touch(s: Table, crossing: i64) -> None:
    s.connected |= geometry.parcels_at(crossing) & ~s.river
    word: i64
    for word in range(geometry.EDGE_WORDS):
        s.reach[word] |= geometry.edges_at(crossing, word)


def put_building(s: Table, building: i64, parcel: i64) -> None:
    s.built[building] |= geometry.bit(parcel)
    s.occupied |= geometry.bit(parcel)


def take_building(s: Table, building: i64, parcel: i64) -> None:
    s.built[building] &= ~geometry.bit(parcel)
    s.occupied &= ~geometry.bit(parcel)


def gain_revolvers(s: Table, seat: i64, number: i64) -> None:
    if number != 0:
        s.revolvers[seat] += number
        s.tell(events.GAINED_REVOLVERS, seat, number)


def take_ammunition(s: Table, seat: i64) -> None:
    s.ammunition = seat
    s.tell(events.AMMUNITION, seat)


def refresh(s: Table) -> None:
    """Derive roles, taken, occupied, connected and reach; for tables that were read from a text."""
    edge: i64
    s.taken = 0
    s.in_force = 0
    for seat in range(s.rules.seats):
        s.taken |= s.owned[seat]
        second = s.second_character[seat]
        assume_role(s, seat, s.character[seat] if second == 0 else second - 1)
    s.occupied = s.houses | s.townhouses | s.mountains
    for t in range(ids.TYPES):
        s.occupied |= s.built[t]
    s.connected = 0
    for edge in range(3):
        s.reach[edge] = 0
    for edge in range(geometry.EDGES):
        if (s.roads[edge >> 6] & geometry.bit(edge & 63)) != 0:
            lay_road(s, edge)
