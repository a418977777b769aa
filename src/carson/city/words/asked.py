"""Asked: the question a seat has to answer, and what everybody may read from the table about it."""

from collections.abc import Sequence
from typing import NamedTuple, cast

from mypy_extensions import i64

from carson.city.count import places
from carson.city.count.firepower import firepower
from carson.city.count.powers import power
from carson.city.facts import geometry, ids
from carson.city.table import Table, schedule
from carson.city.table.agenda import FRAME_NAMES, ROUND, a_of, kind_of
from carson.city.table.moves import carries_dynamite, owner_of, stands_at
from carson.city.words import terms


class Way(NamedTuple):
    """How a question sends a cowboy out, if it does."""

    fights: bool = False  # it can meet rivals and outlaws
    peaceful: bool = False  # whatever is chosen, nobody fights for it
    dynamite: bool = False  # it carries dynamite
    origin: int = ids.NONE  # the place on the board it leaves


class Asked:
    """A seat, what it is asked, and the names of all seats."""

    def __init__(self, state: Table, seat: int, kind: int, packed: int, names: Sequence[str]) -> None:
        self.state = state
        self.seat = seat
        self.kind = kind  # of the question
        self.packed = packed  # the frame on top of the agenda
        self.a = int(a_of(packed))  # its number
        self.names = names
        self.at_parcels: i64 = places.taken_parcels(state)  # where cowboys stand
        self.at_spaces: i64 = places.taken_spaces(state)
        self.way = Way()
        self.numbers: dict[str, object] = {}  # that several of its labels tell, once one was made
        self.met: dict[tuple[tuple[int, bool], ...], str] = {}  # rivals in words, once they were told
        self.spare: Table | None = None  # a copy to count on, once one was needed
        self.prospects: list[tuple[int, int]] = []  # what land would bring, once that was needed
        self.sent: Table | None = None  # a copy on which a cowboy has left home, once one was needed

    @property
    def name(self) -> str:
        """The question's, as texts and positions have it."""
        return FRAME_NAMES[self.kind]

    @property
    def cash(self) -> str:
        return terms.money(int(self.state.cash[self.seat]))

    @property
    def parcels(self) -> int:
        return int(geometry.count(self.state.owned[self.seat]))

    @property
    def character(self) -> str:
        return terms.character_name(int(self.state.role[self.seat]))

    def power(self, kind: int) -> int:
        """The number of a power of the seat's character."""
        return int(power(self.state, self.seat, kind))

    def copy(self) -> Table:
        """A table to try things on."""
        return cast("Table", self.state.clone())

    def scratch(self) -> Table:
        """A table to count on, the same for all answers: whoever changes it gives it back as it was."""
        if self.spare is None:
            self.spare = self.copy()
        return self.spare

    def owner(self, parcel: int) -> str:
        return self.names[self.owner_seat(parcel)]

    def owner_seat(self, parcel: int) -> int:
        return int(owner_of(self.state, parcel))

    def place(self, place: int) -> str:
        """The name of a place, a building space by what is for sale there."""
        slot = place - ids.SPACE - ids.BUILD_12
        if 0 <= slot < ids.MARKET and self.state.market[slot] != ids.NONE:
            return terms.tile_for_sale(int(self.state.market[slot]), place - ids.SPACE)
        return terms.place_name(place)

    def is_crowded(self, place: i64) -> bool:
        """Whether somebody's cowboy stands on a parcel or a duel space."""
        if place < ids.SPACE:
            return self.at_parcels & geometry.bit(place) != 0
        return self.at_spaces & geometry.bit(place - ids.SPACE) != 0

    def owns(self, parcel: int) -> bool:
        return self.state.owned[self.seat] & geometry.bit(parcel) != 0

    def fighters(self, seats: Sequence[int], place: int) -> str:
        """These seats by name, each with its firepower, and with what dynamite gives those who have it."""
        crowd = tuple([(seat, bool(carries_dynamite(self.state, seat, place))) for seat in seats])
        if crowd not in self.met:
            turns = ["first"] + ["more"] * (len(crowd) - 1)
            parts = [self._fighter(seat, loud, turn) for (seat, loud), turn in zip(crowd, turns, strict=True)]
            self.met[crowd] = terms.listed(parts)
        return self.met[crowd]

    def _fighter(self, seat: int, loud: bool, turn: str) -> str:
        key = "rival-dynamite" if loud else "rival"
        if seat == self.state.rules.standish:
            key = "rival-cards"
        tiles = terms.fights_with_tiles(self.state)
        words = {"one": terms.one_of(tiles), "two": terms.two_of(tiles)}
        strength = firepower(self.state, seat)
        return terms.say(f"label.{key}-{turn}", name=self.names[seat], firepower=strength, **words)

    def named(self, seats: Sequence[int]) -> str:
        return terms.listed([self.names[seat] for seat in seats])


def cowboys_at(s: Table, place: int) -> list[int]:
    """The seats whose own cowboys stand on a parcel or a duel space."""
    return [seat for seat in range(int(s.rules.seats)) if stands_at(s, seat, place)]


def step_now(s: Table) -> int:
    """The entry of schedule.ROUND_STEPS that is being played; -1 before the first one."""
    packed = s.agenda[0]
    if s.depth == 0 or kind_of(packed) != ROUND or a_of(packed) == 0:
        return -1
    return schedule.ROUND_STEPS[int(a_of(packed)) - 1]


def step_next(s: Table) -> int:
    """The entry that follows."""
    return schedule.ROUND_STEPS[int(a_of(s.agenda[0])) % len(schedule.ROUND_STEPS)]
