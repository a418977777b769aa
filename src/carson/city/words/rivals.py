"""With whom a cowboy would have to fight."""

from carson.city.count import places, powers
from carson.city.count.firepower import firepower
from carson.city.facts import characters, geometry, ids
from carson.city.table import Table, moves
from carson.city.words.asked import Asked, cowboys_at


def others_at(s: Table, seat: int, place: int) -> list[int]:
    """The other seats at a place; nobody is in the way on the spaces for everybody."""
    crowd = places.taken_parcels(s) if place < ids.SPACE else places.taken_spaces(s)
    if not crowd & geometry.bit(place % ids.SPACE):
        return []
    return [other for other in cowboys_at(s, place) if other != seat]


def rivals_at(s: Table, seat: int, place: int) -> list[int]:
    """The seats this one would duel with at a place; no-duel tokens and the Lawyer keep the peace."""
    others = others_at(s, seat, place)
    if not others:
        return []
    if place >= ids.SPACE:
        if moves.carries_no_duel(s, seat, place - ids.SPACE):
            return []
        return [other for other in others if not moves.carries_no_duel(s, other, place - ids.SPACE)]
    lawyer = lawyer_at(s, place)
    return [] if lawyer == seat or lawyer in others else others


def lawyer_at(s: Table, place: int) -> int:
    """The seat whose Lawyer settles who buys this land, if he comes there; NONE elsewhere."""
    if place >= ids.SPACE or not places.unowned_land(s) & ~s.outlaws & geometry.bit(place):
        return ids.NONE
    return int(powers.holder(s, characters.UNCONTESTED_LAND))


def rivals_of(q: Asked, place: int) -> list[int]:
    """With whom a choice means a duel."""
    return [] if q.way.peaceful or not q.is_crowded(place) else rivals_at(q.state, q.seat, place)


def is_contested(q: Asked, action: int) -> bool:
    """Whether a choice leads to rivals: their cowboys stand there, it is their building, or an outlaw's."""
    if geometry.PARCELS <= action < ids.SPACE or q.way.peaceful:
        return False
    if action < geometry.PARCELS and q.way.fights and q.state.outlaws & geometry.bit(action):
        return True
    if action < geometry.PARCELS and not q.owns(action) and q.state.taken & geometry.bit(action):
        return True
    if not q.is_crowded(action):
        return False
    others = others_at(q.state, q.seat, action)
    return bool(others) and (lawyer_at(q.state, action) in others or bool(rivals_of(q, action)))


def after_sending(q: Asked) -> Table:
    """The table once the cowboy in question has left home, wherever it goes; not to be changed."""
    if q.way.origin != ids.NONE:
        return q.state
    if q.sent is None:
        q.sent = q.copy()
        moves.station(q.sent, q.seat, ids.SPACE + ids.WAGES)
    return q.sent


def firepower_there(q: Asked) -> int:
    return int(firepower(after_sending(q), q.seat))
