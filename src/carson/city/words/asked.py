"""Asked: the question a seat has to answer, and what everybody may read from the table about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from carson.city.count.firepower import firepower
from carson.city.count.places import taken_parcels, taken_spaces, unowned_land
from carson.city.count.powers import holder
from carson.city.count.shifting import question_of
from carson.city.facts.characters import UNCONTESTED_LAND
from carson.city.facts.geometry import bit, count
from carson.city.facts.ids import NONE, SPACE
from carson.city.state import CityState
from carson.city.table import schedule
from carson.city.table.agenda import ROUND, a_of, kind_of
from carson.city.table.moves import carries_dynamite, carries_no_duel, owner_of, stands_at
from carson.city.table.stack import top
from carson.city.words.terms import fights_with_tiles, listed, money, one_of, say, two_of


class Asked(NamedTuple):
    """A seat, what it is asked, and the names of all seats."""

    state: CityState
    seat: int
    kind: int  # of the question
    a: int  # the number of the frame on top of the agenda
    names: Sequence[str]
    packed: int = 0  # the whole frame

    @property
    def cash(self) -> str:
        return money(int(self.state.cash[self.seat]))

    @property
    def parcels(self) -> int:
        return int(count(self.state.owned[self.seat]))

    def owner(self, parcel: int) -> str:
        """The name of a parcel's owner."""
        return self.names[self.owner_seat(parcel)]

    def owner_seat(self, parcel: int) -> int:
        return int(owner_of(self.state, parcel))

    def owns(self, parcel: int) -> bool:
        return self.state.owned[self.seat] & bit(parcel) != 0

    def fighters(self, seats: Sequence[int], place: int) -> str:
        """These seats by name, each with its firepower, and with what dynamite gives those who have it."""
        parts: list[str] = []
        for seat in seats:
            key = "rival-dynamite" if carries_dynamite(self.state, seat, place) else "rival"
            if seat == self.state.rules.standish:
                key = "rival-cards"
            turn = "more" if parts else "first"
            name, strength = self.names[seat], firepower(self.state, seat)
            tiles = fights_with_tiles(self.state)
            words = {"one": one_of(tiles), "two": two_of(tiles)}
            parts.append(say(f"label.{key}-{turn}", name=name, firepower=strength, **words))
        return listed(parts)

    def named(self, seats: Sequence[int]) -> str:
        return listed([self.names[seat] for seat in seats])


def asked(state: CityState, seat: int, names: Sequence[str]) -> Asked:
    """The question on top of the agenda, as it is put to a seat."""
    packed = top(state)
    return Asked(state, seat, int(question_of(state, seat)), int(a_of(packed)), names, int(packed))


def cowboys_at(state: CityState, place: int) -> list[int]:
    """The seats whose own cowboys stand on a parcel or a duel space."""
    return [seat for seat in range(int(state.rules.seats)) if stands_at(state, seat, place)]


def others_at(state: CityState, seat: int, place: int) -> list[int]:
    """The other seats at a place; nobody is in the way on the spaces for everybody."""
    crowd = taken_parcels(state) if place < SPACE else taken_spaces(state)
    if not crowd & bit(place % SPACE):
        return []
    return [other for other in cowboys_at(state, place) if other != seat]


def rivals_at(state: CityState, seat: int, place: int) -> list[int]:
    """The seats this one would duel with at a place; no-duel tokens and the Lawyer keep the peace."""
    others = others_at(state, seat, place)
    if not others:
        return []
    if place >= SPACE:
        if carries_no_duel(state, seat, place - SPACE):
            return []
        return [other for other in others if not carries_no_duel(state, other, place - SPACE)]
    lawyer = lawyer_at(state, place)
    return [] if lawyer == seat or lawyer in others else others


def lawyer_at(state: CityState, place: int) -> int:
    """The seat whose Lawyer settles who buys this land, if he comes there; NONE elsewhere."""
    if place >= SPACE or not unowned_land(state) & ~state.outlaws & bit(place):
        return NONE
    return int(holder(state, UNCONTESTED_LAND))


def step_now(state: CityState) -> int:
    """The entry of schedule.ROUND_STEPS that is being played; -1 before the first one."""
    packed = state.agenda[0]
    if state.depth == 0 or kind_of(packed) != ROUND or a_of(packed) == 0:
        return -1
    return schedule.ROUND_STEPS[int(a_of(packed)) - 1]


def step_next(state: CityState) -> int:
    """The entry that follows."""
    return schedule.ROUND_STEPS[int(a_of(state.agenda[0])) % len(schedule.ROUND_STEPS)]
