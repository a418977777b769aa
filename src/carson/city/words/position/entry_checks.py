"""For each kind of entry, why it does not fit the table; an empty text when it does."""

from __future__ import annotations

from collections.abc import Callable

from carson.city import flow
from carson.city.count.firepower import power
from carson.city.count.places import house_sites, open_spaces, upgradable
from carson.city.facts.buildings import BUILDINGS
from carson.city.facts.characters import CASH_OR_DOUBLE, FREE_PARCEL, HIRE, WHITE_COWBOY
from carson.city.facts.geometry import bit, count
from carson.city.facts.ids import BUILD_12, CITY_HALL, NONE, SPACE, TYPES
from carson.city.facts.spaces import DUEL
from carson.city.steps import duel
from carson.city.steps.place import has_passed
from carson.city.table import agenda
from carson.city.table.moves import owner_of, stands_at
from carson.city.table.table import Table
from carson.city.words.position.frames import Frame, types_in
from carson.city.words.position.names import step_name
from carson.core.seats import LETTERS

Check = Callable[[Table, list[Frame], int], str]


def _passed(s: Table, position: int) -> int:
    """The seat at a position of the pass order; NONE outside it."""
    return int(s.pass_order[position]) if 0 <= position < s.rules.seats else NONE


def _step(frames: list[Frame]) -> int:
    """The step of the round that is under way."""
    return flow.ROUND_STEPS[frames[0].a - 1]


def _must_be(seat: int, frame: Frame) -> str:
    """A complaint when another seat is asked than the one whose turn it is."""
    if seat == frame.seat:
        return ""
    return f"it should ask {LETTERS[seat]}" if seat != NONE else "nobody's turn is left"


# ---- spaces and duels


def _same_space(s: Table, frames: list[Frame], at: int) -> str:
    space = frames[at].a
    if space != _step(frames):
        return f"the round is at {step_name(_step(frames))}"
    return "" if open_spaces(s) & bit(space) else "this space is closed"


def _fights(s: Table, frames: list[Frame], at: int) -> str:
    arena = duel.ON_LAND if _step(frames) == flow.PARCEL_DUELS else duel.ON_BUILDINGS
    return "" if frames[at].a == arena else "these duels belong to another step"


def _ask_fight(s: Table, frames: list[Frame], at: int) -> str:
    below = frames[at - 1]
    if below.a != frames[at].a:
        return "the entry before it is about other duels"
    return _must_be(below.seat, frames[at])


def _roll_duel(s: Table, frames: list[Frame], at: int) -> str:
    place, below = frames[at].a, frames[at - 1]
    if duel.duellists(s, place) < 2:
        return "a duel needs two cowboys of different players"
    if below.kind == agenda.USE_SPACE and (place != SPACE + below.a or not DUEL[below.a]):
        return "the space in the entry before it is another one"
    if below.kind == agenda.FIGHTS and (place >= SPACE or not duel.contested(s, below.a) & bit(place)):
        return "no duel of the entry before it takes place there"
    if below.kind == agenda.ROUND and (place >= SPACE or not s.built[CITY_HALL] & bit(place)):
        return "the City Hall stands elsewhere"
    rolled = [seat for seat in range(s.rules.seats) if s.dice[seat]]
    if not all(stands_at(s, seat, place) for seat in rolled):
        return "somebody who is not in the duel has a die"
    return "everybody has rolled" if len(rolled) == duel.duellists(s, place) else ""


# ---- seats in pass order


def _seat_before(s: Table, frames: list[Frame], at: int) -> str:
    """Entries that count a seat when they ask it."""
    return _in_turn(s, frames, at, frames[at].a - 1)


def _seat_at(s: Table, frames: list[Frame], at: int) -> str:
    """Entries that count a seat when it has finished."""
    return _in_turn(s, frames, at, frames[at].a)


def _in_turn(s: Table, frames: list[Frame], at: int, position: int) -> str:
    if frames[at].a > s.rules.seats:
        return f"there are only {s.rules.seats} seats"
    return _must_be(_passed(s, position), frames[at + 1]) if at + 1 < len(frames) else ""


def _ask_spend(s: Table, frames: list[Frame], at: int) -> str:
    """The last passer lies at the bottom."""
    return _must_be(_passed(s, int(s.rules.seats) - at), frames[at])


# ---- choosing characters


def _ask_character(s: Table, frames: list[Frame], at: int) -> str:
    return _must_be(_passed(s, frames[at].a), frames[at])


def _just_chosen(s: Table, frames: list[Frame], at: int, kind: int) -> str:
    """Immediate powers belong to the last one who has chosen."""
    below = frames[at - 1]
    position = below.a - 1 if below.kind == agenda.ASK_CHARACTER else int(s.rules.seats) - 1
    if not power(s, frames[at].seat, kind):
        return f"{LETTERS[frames[at].seat]} has no such power"
    return _must_be(_passed(s, position), frames[at])


def _ask_cash_now(s: Table, frames: list[Frame], at: int) -> str:
    if s.used[frames[at].seat]:
        return "this power is used"
    return _just_chosen(s, frames, at, CASH_OR_DOUBLE)


def _ask_free_parcel(s: Table, frames: list[Frame], at: int) -> str:
    if not 1 <= frames[at].a <= power(s, frames[at].seat, FREE_PARCEL):
        return "this power gives another number of parcels"
    return _just_chosen(s, frames, at, FREE_PARCEL)


def _ask_hire(s: Table, frames: list[Frame], at: int) -> str:
    return _just_chosen(s, frames, at, HIRE)


# ---- placing cowboys


def _ask_place(s: Table, frames: list[Frame], at: int) -> str:
    return f"{LETTERS[frames[at].seat]} has passed" if has_passed(s, frames[at].seat) else ""


def _ask_white(s: Table, frames: list[Frame], at: int) -> str:
    seat = frames[at].seat
    if not power(s, seat, WHITE_COWBOY) or s.used[seat] or s.white_at != NONE:
        return f"{LETTERS[seat]} has no white cowboy to place"
    return _ask_place(s, frames, at)


# ---- buildings


def _ask_building(s: Table, frames: list[Frame], at: int) -> str:
    if frames[at].a == _step(frames) and s.market[frames[at].a - BUILD_12] == NONE:
        return "there is no building on this space"
    return _same_space(s, frames, at)


def _in_hand(s: Table, seat: int, types: list[int]) -> str:
    missing = [BUILDINGS[t].name for t in types if not s.hand[seat * TYPES + t]]
    return f"{LETTERS[seat]} has no {missing[0]} in hand" if missing else ""


def _ask_site(s: Table, frames: list[Frame], at: int) -> str:
    return _in_hand(s, frames[at].seat, [frames[at].a])


def _ask_deferred(s: Table, frames: list[Frame], at: int) -> str:
    return _in_hand(s, frames[at].seat, types_in(frames[at].a))


def _ask_house(s: Table, frames: list[Frame], at: int) -> str:
    """The line “placing” tells which building waits; what it says must be on the map."""
    if s.site == NONE or s.site_type == NONE or s.site_type == CITY_HALL:
        return "the line “placing” must name the parcel of a building"
    if owner_of(s, s.site) != frames[at].seat:
        return f"the building is not one of {LETTERS[frames[at].seat]}"
    if s.houses_due < 1:
        return "the building needs no more Houses"
    if s.new_townhouses & ~s.townhouses or s.new_houses & ~(s.houses | s.new_townhouses):
        return "the Houses and Townhouses named with “placing” must be on the map"
    if s.refused & ~(s.taken & ~s.owned[frames[at].seat]):
        return "only the land of other players can be refused"
    return ""


def _ask_consent(s: Table, frames: list[Frame], at: int) -> str:
    parcel, owner = frames[at].a, owner_of(s, frames[at].a)
    if owner in (NONE, frames[at - 1].seat):
        return "this parcel belongs to no other player"
    if not (house_sites(s) | upgradable(s)) & ~s.refused & bit(parcel):
        return "no House can be placed on this parcel"
    return _must_be(int(owner), frames[at])


def _ask_double(s: Table, frames: list[Frame], at: int) -> str:
    below, entry = frames[at - 1], frames[at]
    if not power(s, entry.seat, CASH_OR_DOUBLE) or s.used[entry.seat]:
        return f"{LETTERS[entry.seat]} has no doubling to decide"
    return "seats are asked by letter" if below.kind == entry.kind and below.seat >= entry.seat else ""


# ---- drawing tiles and setting up


def _draw_tile(s: Table, frames: list[Frame], at: int) -> str:
    slot = frames[at].a
    if s.market[slot] != NONE:
        return "a tile lies there already"
    if any(entry.kind == agenda.DRAW_TILE and entry.a == slot for entry in frames[:at]):
        return "this space is filled twice"
    setting_up = frames[0].a == 0
    return "before the first round no-city-hall must follow" if setting_up and not frames[at].b else ""


def _ask_city_hall(s: Table, frames: list[Frame], at: int) -> str:
    below = frames[at - 1]
    if below.a != frames[at].a or below.b or not s.bag[CITY_HALL]:
        return "the draw before it cannot be that of the City Hall"
    return _must_be(_passed(s, 0), frames[at])


def _draw_order(s: Table, frames: list[Frame], at: int) -> str:
    filled = len([seat for seat in s.pass_order if seat != NONE])
    if frames[at].a != filled or filled >= s.rules.seats:
        return f"{filled} seats stand on the pass track"
    return "nobody can own a parcel yet" if s.taken else ""


def _draw_mountain(s: Table, frames: list[Frame], at: int) -> str:
    return "" if frames[at].a else "no mountain is left to draw"


def _ask_start(s: Table, frames: list[Frame], at: int) -> str:
    """Reverse order first, then forward (R-START-PARCELS)."""
    seats, picks = int(s.rules.seats), frames[at].a
    order = [int(seat) for seat in s.pass_order]
    picking = order[::-1] + order
    if picks >= 2 * seats:
        return "everybody has two parcels"
    for seat in range(seats):
        if count(s.owned[seat]) != picking[:picks].count(seat):
            return f"{LETTERS[seat]} should own {picking[:picks].count(seat)} parcels"
    return _must_be(picking[picks], frames[at])


CHECKS: dict[int, Check] = {
    agenda.USE_SPACE: _same_space,
    agenda.FIGHTS: _fights,
    agenda.BUY_PARCELS: _seat_before,
    agenda.ROAD_WINDOW: _seat_before,
    agenda.DEFERRED: _seat_at,
    agenda.ASK_START: _ask_start,
    agenda.ASK_CHARACTER: _ask_character,
    agenda.ASK_CASH_NOW: _ask_cash_now,
    agenda.ASK_FREE_PARCEL: _ask_free_parcel,
    agenda.ASK_HIRE: _ask_hire,
    agenda.ASK_PLACE: _ask_place,
    agenda.ASK_WHITE: _ask_white,
    agenda.ASK_FIGHT: _ask_fight,
    agenda.ASK_BUILDING: _ask_building,
    agenda.ASK_SITE: _ask_site,
    agenda.ASK_HOUSE: _ask_house,
    agenda.ASK_CONSENT: _ask_consent,
    agenda.ASK_DEFERRED: _ask_deferred,
    agenda.ASK_CITY_HALL: _ask_city_hall,
    agenda.ASK_DOUBLE: _ask_double,
    agenda.ASK_VP: _same_space,
    agenda.ASK_SPEND: _ask_spend,
    agenda.DRAW_TILE: _draw_tile,
    agenda.DRAW_MOUNTAIN: _draw_mountain,
    agenda.DRAW_ORDER: _draw_order,
    agenda.ROLL_DUEL: _roll_duel,
}
