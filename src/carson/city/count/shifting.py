"""Placed cowboys that move: on a horse, or taken back with Kit Carson (R-KIT-REALTIME); what is in hand.

`shifts` of a seat holds two small numbers: how many cowboys it has taken back this round, and, while
everybody places at once, the special piece it is about to place.
"""

from typing import Final

from mypy_extensions import i64

from carson.city.count import placing, powers, rodeo
from carson.city.facts import ids
from carson.city.facts.characters import SING
from carson.city.facts.enclosures import YARDS
from carson.city.facts.geometry import bit, count
from carson.city.table import Table, moves, stack
from carson.city.table.agenda import ASK_DYNAMITE, ASK_NO_DUEL, ASK_PLACE, ASK_WHITE, PLACE_TOGETHER, kind_of

COUNT_BITS: Final = 4  # of `shifts`; what is in hand lies above them

# ---- what a seat has in hand
NO_PIECE: Final = 0
WHITE_PIECE: Final = 1
DYNAMITE_PIECE: Final = 2
NO_DUEL_PIECE: Final = 3
PLACES_ASKED: Final[bytes] = bytes([ASK_PLACE, ASK_WHITE, ASK_DYNAMITE, ASK_NO_DUEL])  # by piece

# ---- what was taken back: a of ASK_SHIFT
TOOK_COWBOY: Final = 0
TOOK_WHITE: Final = 1
TOOK_SINGER: Final = 2  # goes nowhere but to Gambling, so there is nothing to shift


def is_take_back(action: i64) -> bool:
    return ids.BACK <= action < ids.BACK_SPACE + ids.SPACES or is_from_enclosure(action)


def is_from_enclosure(action: i64) -> bool:
    return ids.BACK_HAT <= action < ids.BACK_HAT + YARDS


def place_of(action: i64) -> i64:
    """The parcel or space that a piece is taken back from."""
    return action - ids.BACK if action < ids.BACK_SPACE else ids.SPACE + action - ids.BACK_SPACE


def taken_back(s: Table, seat: i64) -> i64:
    return s.shifts[seat] & 15


def take_backs_left(s: Table, seat: i64) -> i64:
    return s.rules.take_backs - taken_back(s, seat)


def in_hand(s: Table, seat: i64) -> i64:
    """What the next piece of a seat is, while everybody places at once."""
    return s.shifts[seat] >> COUNT_BITS


def question_of(s: Table, seat: i64) -> i64:
    """The kind of question a seat is asked; who has a special piece in hand is asked for its place."""
    kind = kind_of(stack.top(s))
    if kind == PLACE_TOGETHER:
        kind = PLACES_ASKED[in_hand(s, seat)]
    return kind


# ---- riding: which cowboy may move, and where to


def movable_parcels(s: Table, seat: i64) -> i64:
    """Parcels with a piece placed this round; whoever holds the City Hall stays there (R-CITYHALL-STAY)."""
    parcels = s.at_parcel[seat] & ~s.built[ids.CITY_HALL] if s.mayor == seat else s.at_parcel[seat]
    if ids.NONE < s.white_at < ids.SPACE and powers.white_holder(s) == seat:
        parcels |= bit(s.white_at)
    return parcels


def own_spaces(s: Table, seat: i64) -> i64:
    """Spaces with a cowboy of a seat, those without duels too."""
    spaces = s.at_space[seat]
    if s.wages[seat] > 0:
        spaces |= bit(ids.WAGES)
    return spaces | bit(ids.ROAD) if s.road_cowboys[seat] > 0 else spaces


def spaces_with_piece(s: Table, seat: i64) -> i64:
    """Spaces with a piece of a seat, the white cowboy too."""
    spaces = own_spaces(s, seat)
    if s.white_at >= ids.SPACE and powers.white_holder(s) == seat:
        spaces |= bit(s.white_at - ids.SPACE)
    return spaces


def movable_spaces(s: Table, seat: i64) -> i64:
    """Spaces with a piece of the own supply; the one who sings came from elsewhere and stays."""
    sings = powers.power(s, seat, SING) != 0 and moves.carries_no_duel(s, seat, ids.GAMBLING)
    spaces = spaces_with_piece(s, seat)
    return spaces & ~bit(ids.GAMBLING) if sings else spaces


def has_own_cowboy(s: Table, seat: i64, place: i64) -> bool:
    """Whether one of a seat's ten cowboys stands at a place; where two stand, the white one goes last."""
    mask = own_spaces(s, seat) if place >= ids.SPACE else s.at_parcel[seat]
    return (mask & bit(place & 63)) != 0


def goal_parcels(s: Table, seat: i64, origin: i64) -> i64:
    if origin >= ids.SPACE and moves.carries_no_duel(s, seat, origin - ids.SPACE):
        return 0
    return placing.target_parcels(s, seat)


def goal_spaces(s: Table, seat: i64, origin: i64) -> i64:
    """Not where it stands; dynamite goes where a duel can be, a no-duel token where it works."""
    if origin >= ids.SPACE and moves.carries_no_duel(s, seat, origin - ids.SPACE):
        return placing.singer_spaces(s, seat)
    spaces = placing.target_spaces(s, seat)
    if moves.carries_dynamite(s, seat, origin):
        spaces &= ~placing.NEVER_DUELS
    return spaces & ~bit(origin - ids.SPACE) if origin >= ids.SPACE else spaces


# ---- what else may be done


def may_sing(s: Table, seat: i64) -> bool:
    """Whether the Singer can bring a cowboy to Gambling (R-SINGER-R-TURN, R-SINGER-OWN2)."""
    if s.used[seat] != 0 or powers.power(s, seat, SING) == 0:
        return False
    return s.reserve[seat] > 0 and (s.at_space[seat] & bit(ids.GAMBLING)) == 0


def may_bring_horse(s: Table, seat: i64) -> bool:
    """Whether a horse may go into an enclosure: one for each placed cowboy, not each time it is shifted."""
    at_home = s.horses[seat]
    if at_home == 0 or s.rules.take_backs == 0:
        return at_home > 0
    pieces = count(s.at_parcel[seat]) + count(s.at_space[seat]) + s.wages[seat] + s.road_cowboys[seat]
    if s.mayor == seat:
        pieces -= 1
    if s.white_at != ids.NONE and powers.white_holder(s) == seat:
        pieces += 1
    return rodeo.own_horses(s, seat) - at_home < pieces
