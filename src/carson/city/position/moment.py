"""Where in the round an agenda stands, and what a table usually looks like there."""

from __future__ import annotations

from carson.city.count.places import houses_needed
from carson.city.facts.geometry import count
from carson.city.facts.ids import MINE, NONE, RANCH, TYPES
from carson.city.facts.rules import TRACK_MINES, TRACK_RANCHES, Rules
from carson.city.position.frames import Frame
from carson.city.position.names import mask_of
from carson.city.table import agenda, schedule
from carson.city.table.table import KEPT_BITS, Table

STEPS = schedule.ROUND_STEPS


class Moment:
    """Where in the round an agenda stands."""

    def __init__(self, frames: list[Frame]) -> None:
        self.frames = frames
        self.over = not frames
        self.at = STEPS.index(schedule.LAST_ROUND) + 1 if self.over else frames[0].a  # the next step

    def begun(self, step: int) -> bool:
        """Whether a step of this round has begun, or is over."""
        return STEPS.index(step) < self.at

    def under_way(self, step: int) -> bool:
        """Whether the entries above the first belong to this step."""
        return self.at > 0 and STEPS[self.at - 1] == step and len(self.frames) > 1

    def past(self, step: int) -> bool:
        return self.begun(step) and not self.under_way(step)

    def setting_up(self) -> bool:
        return self.at == 0 and len(self.frames) > 1

    def nobody_has_chosen(self) -> bool:
        """Between two rounds the characters lie beside the board."""
        return self.at == 0 or self.past(schedule.RETURN_CHARACTERS)

    def placed(self) -> bool:
        """Whether cowboys of this round can stand on the board with what they carry."""
        return self.begun(schedule.PLACE) and not self.past(schedule.RETURN_CHARACTERS)

    def find(self, *kinds: int) -> Frame | None:
        """The first entry of one of these kinds."""
        for entry in self.frames:
            if entry.kind in kinds:
                return entry
        return None

    def passing(self) -> bool:
        """Whether the pass track is being filled."""
        return self.under_way(schedule.PLACE) or self.find(agenda.DRAW_ORDER) is not None


# ---- what is usual, and so need not be written


def usual_pass_order(moment: Moment, seats: int) -> list[int]:
    """Nobody while seats still pass, everybody by letter otherwise."""
    return [] if moment.passing() else list(range(seats))


def usual_turn_order(rules: Rules) -> list[int]:
    """By letter, but Standish goes first."""
    return sorted(range(int(rules.seats)), key=lambda seat: seat != rules.standish)


def usual_deck(s: Table) -> int:
    """All cards that are not drawn."""
    return int(s.rules.cards & ~s.drawn)


def usual_agenda(turn_order: list[int], passed: list[int]) -> list[Frame]:
    """The first in turn order who has not passed is asked to place a cowboy; nothing if all have."""
    for seat in turn_order:
        if seat not in passed:
            after_place = Frame(agenda.ROUND, a=STEPS.index(schedule.PLACE) + 1)
            return [after_place, Frame(agenda.ASK_PLACE, seat)]
    return []


def usual_reserve(s: Table, seat: int) -> int:
    """The cowboys that are nowhere else; below zero if there are too many."""
    standing = count(s.at_parcel[seat]) + count(s.at_space[seat]) + s.wages[seat] + s.road_cowboys[seat]
    return int(s.rules.cowboys - s.cowboys[seat] - standing - count(s.enclosure_cowboys[seat]))


def usual_bank(s: Table) -> int:
    """What the players have came from the bank."""
    return -sum([int(cash) for cash in s.cash])


def tiles_in_game(rules: Rules, building: int) -> int:
    """How many tiles of a type the game is played with."""
    return rules.bag[building] + {RANCH: TRACK_RANCHES, MINE: TRACK_MINES}.get(building, 0)


def usual_bag(s: Table) -> list[int]:
    """The tiles that are nowhere else; below zero if there are too many."""
    market = [int(tile) for tile in s.market]
    bag: list[int] = []
    for t in range(TYPES):
        hands = sum([int(s.hand[seat * TYPES + t]) for seat in range(s.rules.seats)])
        elsewhere = int(count(s.built[t])) + market.count(t) + hands + nibble(int(s.scrapped), t)
        bag.append(tiles_in_game(s.rules, t) - elsewhere)
    return bag


def nibble(packed: int, building: int) -> int:
    """How many tiles of a type a number with four bits for each type holds."""
    return packed >> (KEPT_BITS * building) & ((1 << KEPT_BITS) - 1)


def usual_in_play(rules: Rules) -> int:
    """The character tiles that need no chance."""
    return mask_of(rules.tiles)


def usual_houses_due(s: Table) -> int:
    """The Houses a building needs, less those placed with it."""
    if s.site_type == NONE:
        return 0
    return int(houses_needed(s, s.site_type) - count(s.new_houses) - count(s.new_townhouses))
