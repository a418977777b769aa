"""What a table usually looks like, and so need not be written."""

from carson.city.count.places import houses_needed
from carson.city.facts.geometry import count
from carson.city.facts.ids import MINE, NONE, RANCH, TYPES
from carson.city.facts.rules import TRACK_MINES, TRACK_RANCHES, Rules
from carson.city.position.moment import STEPS, Moment
from carson.city.table import agenda, schedule
from carson.city.table.table import KEPT_BITS, Table
from carson.core.agenda_forms import Frame


def pass_order(moment: Moment, seats: int) -> list[int]:
    """Nobody while seats still pass, everybody by letter otherwise."""
    return [] if moment.passing() else list(range(seats))


def turn_order(rules: Rules) -> list[int]:
    """By letter, but Standish goes first."""
    return sorted(range(int(rules.seats)), key=lambda seat: seat != rules.standish)


def entries(s: Table) -> list[Frame]:
    """The first in turn order who has not passed is asked to place a cowboy; nothing if all have."""
    for seat in s.turn_order:
        if seat != NONE and seat not in list(s.pass_order):
            after_place = Frame(agenda.ROUND, a=STEPS.index(schedule.PLACE) + 1)
            return [after_place, Frame(agenda.ASK_PLACE, int(seat))]
    return []


def reserve(s: Table, seat: int) -> int:
    """The cowboys that are nowhere else; below zero if there are too many."""
    standing = count(s.at_parcel[seat]) + count(s.at_space[seat]) + s.wages[seat] + s.road_cowboys[seat]
    return int(s.rules.cowboys - s.cowboys[seat] - standing - count(s.enclosure_cowboys[seat]))


def tiles_in_game(rules: Rules, building: int) -> int:
    """How many tiles of a type the game is played with."""
    return rules.bag[building] + {RANCH: TRACK_RANCHES, MINE: TRACK_MINES}.get(building, 0)


def bag(s: Table) -> list[int]:
    """The tiles that are nowhere else; below zero if there are too many."""
    seats = range(s.rules.seats)
    return [
        tiles_in_game(s.rules, t)
        - int(count(s.built[t]))
        - list(s.market).count(t)
        - sum([int(s.hand[seat * TYPES + t]) for seat in seats])
        - nibble(int(s.scrapped), t)
        for t in range(TYPES)
    ]


def nibble(packed: int, building: int) -> int:
    """How many tiles of a type a number with four bits for each type holds."""
    return packed >> (KEPT_BITS * building) & ((1 << KEPT_BITS) - 1)


def houses_due(s: Table) -> int:
    """The Houses a building needs, less those placed with it."""
    if s.site_type == NONE:
        return 0
    return int(houses_needed(s, s.site_type) - count(s.new_houses) - count(s.new_townhouses))
