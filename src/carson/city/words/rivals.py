"""With whom a cowboy would have to fight."""

from carson.city.count.firepower import firepower
from carson.city.count.places import taken_parcels, taken_spaces, unowned_land
from carson.city.count.powers import holder
from carson.city.facts.characters import UNCONTESTED_LAND
from carson.city.facts.geometry import PARCELS, bit
from carson.city.facts.ids import NONE, SPACE
from carson.city.table import Table, moves
from carson.city.words.asked import Asked, cowboys_at


def others_at(s: Table, seat: int, place: int) -> list[int]:
    """The other seats at a place; nobody is in the way on the spaces for everybody."""
    crowd = taken_parcels(s) if place < SPACE else taken_spaces(s)
    if not crowd & bit(place % SPACE):
        return []
    return [other for other in cowboys_at(s, place) if other != seat]


def rivals_at(s: Table, seat: int, place: int) -> list[int]:
    """The seats this one would duel with at a place; no-duel tokens and the Lawyer keep the peace."""
    others = others_at(s, seat, place)
    if not others:
        return []
    if place >= SPACE:
        if moves.carries_no_duel(s, seat, place - SPACE):
            return []
        return [other for other in others if not moves.carries_no_duel(s, other, place - SPACE)]
    lawyer = lawyer_at(s, place)
    return [] if lawyer == seat or lawyer in others else others


def lawyer_at(s: Table, place: int) -> int:
    """The seat whose Lawyer settles who buys this land, if he comes there; NONE elsewhere."""
    if place >= SPACE or not unowned_land(s) & ~s.outlaws & bit(place):
        return NONE
    return int(holder(s, UNCONTESTED_LAND))


def rivals_of(q: Asked, place: int) -> list[int]:
    """With whom a choice means a duel."""
    if q.way.peaceful or lawyer_at(q.state, place) == q.seat:
        return []
    return rivals_at(q.state, q.seat, place)


def is_contested(q: Asked, action: int) -> bool:
    """Whether a choice leads to rivals: their cowboys stand there, it is their building, or an outlaw's."""
    if PARCELS <= action < SPACE or q.way.peaceful:
        return False
    if action < PARCELS and q.way.fights and q.state.outlaws & bit(action):
        return True
    if action < PARCELS and not q.owns(action) and q.state.taken & bit(action):
        return True
    return bool(rivals_of(q, action)) or lawyer_at(q.state, action) in others_at(q.state, q.seat, action)


def firepower_there(q: Asked, place: int) -> int:
    """The own firepower once the cowboy has left home for a place."""
    if q.way.origin != NONE:
        return int(firepower(q.state, q.seat))
    after = q.copy()
    moves.station(after, q.seat, place)
    return int(firepower(after, q.seat))
