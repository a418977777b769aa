"""Asked: the question a seat has to answer, and what everybody may read from the table about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from carson.city import flow
from carson.city.count.firepower import firepower
from carson.city.count.places import taken_parcels, taken_spaces
from carson.city.facts.geometry import bit, count
from carson.city.facts.ids import SPACE
from carson.city.state import CityState
from carson.city.table.agenda import ROUND, a_of, kind_of
from carson.city.table.moves import owner_of, stands_at
from carson.city.table.stack import top
from carson.city.words.terms import listed, money, say


class Asked(NamedTuple):
    """A seat, what it is asked, and the names of all seats."""

    state: CityState
    seat: int
    kind: int  # of the frame on top of the agenda
    a: int  # its number
    names: Sequence[str]

    @property
    def cash(self) -> str:
        return money(int(self.state.cash[self.seat]))

    @property
    def parcels(self) -> int:
        return int(count(self.state.owned[self.seat]))

    def owner(self, parcel: int) -> str:
        """The name of a parcel's owner."""
        return self.names[int(owner_of(self.state, parcel))]

    def owns(self, parcel: int) -> bool:
        return self.state.owned[self.seat] & bit(parcel) != 0

    def fighters(self, seats: Sequence[int]) -> str:
        """These seats by name, each with its firepower."""
        parts: list[str] = []
        for seat in seats:
            key = "rival-more" if parts else "rival-first"
            parts.append(say(f"label.{key}", name=self.names[seat], firepower=firepower(self.state, seat)))
        return listed(parts)


def asked(state: CityState, seat: int, names: Sequence[str]) -> Asked:
    """The question on top of the agenda."""
    packed = top(state)
    return Asked(state, seat, int(kind_of(packed)), int(a_of(packed)), names)


def cowboys_at(state: CityState, place: int) -> list[int]:
    """The seats whose own cowboys stand on a parcel or a duel space."""
    return [seat for seat in range(int(state.rules.seats)) if stands_at(state, seat, place)]


def rivals_at(state: CityState, seat: int, place: int) -> list[int]:
    """The seats this one would duel with at a place; nobody duels on the spaces for everybody."""
    crowd = taken_parcels(state) if place < SPACE else taken_spaces(state)
    if not crowd & bit(place % SPACE):
        return []
    return [other for other in cowboys_at(state, place) if other != seat]


def step_now(state: CityState) -> int:
    """The entry of flow.ROUND_STEPS that is being played; -1 before the first one."""
    packed = state.agenda[0]
    if state.depth == 0 or kind_of(packed) != ROUND or a_of(packed) == 0:
        return -1
    return flow.ROUND_STEPS[int(a_of(packed)) - 1]


def step_next(state: CityState) -> int:
    """The entry that follows."""
    return flow.ROUND_STEPS[int(a_of(state.agenda[0])) % len(flow.ROUND_STEPS)]
