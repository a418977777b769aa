"""For each kind of entry, why it does not fit the table; an empty text when it does."""

from __future__ import annotations

from carson.city.count.places import house_sites, open_spaces, upgradable
from carson.city.count.placing import NEVER_DUELS, has_passed, singer_spaces, target_parcels, target_spaces
from carson.city.count.powers import power
from carson.city.facts.buildings import BUILDINGS
from carson.city.facts.characters import (
    CASH_OR_DOUBLE,
    GAIN_NO_DUEL,
    PACKAGES,
    ROAD_VP,
    SING,
    WHITE_COWBOY,
)
from carson.city.facts.geometry import bit
from carson.city.facts.ids import BUILD_12, CITY_HALL, GAMBLING, NONE, TYPES
from carson.city.position.choice_checks import CHOICE_CHECKS, bought_from_track
from carson.city.position.duel_checks import DUEL_CHECKS
from carson.city.position.entry_help import Check, lacks_power, must_be, out_of_order, passed, step_of
from carson.city.position.frames import Frame, types_in
from carson.city.position.horse_checks import HORSE_CHECKS
from carson.city.position.names import step_name
from carson.city.position.outlaw_checks import OUTLAW_CHECKS
from carson.city.position.secret_checks import SECRET_CHECKS
from carson.city.position.setup_checks import SETUP_CHECKS
from carson.city.position.shift_checks import SHIFT_CHECKS
from carson.city.position.solo_checks import SOLO_CHECKS, wrong_decision
from carson.city.table import agenda, schedule
from carson.city.table.moves import owner_of
from carson.city.table.table import Table
from carson.core.seats import LETTERS

# ---- spaces


def _same_space(s: Table, frames: list[Frame], at: int) -> str:
    space = frames[at].a
    if space != step_of(frames):
        return f"the round is at {step_name(step_of(frames))}"
    return "" if open_spaces(s) & bit(space) else "this space is closed"


def _before_the_others(s: Table, frames: list[Frame], at: int) -> str:
    """Only who carried a no-duel token acts while a space is still in use (R-SINGER-FIRST)."""
    if frames[at - 1].kind == agenda.USE_SPACE:
        return lacks_power(s, frames[at], GAIN_NO_DUEL, SING)
    return ""


def _ask_vp(s: Table, frames: list[Frame], at: int) -> str:
    return _same_space(s, frames, at) or _before_the_others(s, frames, at)


def _roll_gamble(s: Table, frames: list[Frame], at: int) -> str:
    """Who sings multiplies the dice (D-46)."""
    seat = frames[at].seat
    if step_of(frames) != GAMBLING:
        return f"the round is at {step_name(step_of(frames))}"
    if bool(frames[at].b) != bool(power(s, seat, SING) and s.used[seat]):
        return f"{LETTERS[seat]} {'does not sing' if frames[at].b else 'sings, so multiplied must follow'}"
    return _before_the_others(s, frames, at)


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
    return must_be(passed(s, position), frames[at + 1]) if at + 1 < len(frames) else ""


def _ask_spend(s: Table, frames: list[Frame], at: int) -> str:
    """The last passer lies at the bottom."""
    return must_be(passed(s, int(s.rules.seats) - at), frames[at])


def _ask_roads(s: Table, frames: list[Frame], at: int) -> str:
    """After the cash limit only in the last round, for whom roads bring points (R-ROADS-ANYTIME)."""
    if frames[at - 1].kind != agenda.ROUND:
        return ""
    return _last_window(s, frames) or lacks_power(s, frames[at], ROAD_VP)


def _road_window(s: Table, frames: list[Frame], at: int) -> str:
    return _last_window(s, frames) or _seat_before(s, frames, at)


def _last_window(s: Table, frames: list[Frame]) -> str:
    if step_of(frames) == schedule.LAST_ROADS and s.round != s.rules.rounds:
        return "this window opens in the last round"
    return ""


# ---- placing cowboys


def _ask_place(s: Table, frames: list[Frame], at: int) -> str:
    """Where everybody places at once, only the first player's first command comes alone."""
    if frames[at].kind == agenda.ASK_PLACE and wrong_decision(s, frames[at]):
        return wrong_decision(s, frames[at])
    if has_passed(s, frames[at].seat):
        return f"{LETTERS[frames[at].seat]} has passed"
    return must_be(int(s.turn_order[0]), frames[at]) if s.rules.all_at_once else ""


def _ask_white(s: Table, frames: list[Frame], at: int) -> str:
    seat = frames[at].seat
    if not power(s, seat, WHITE_COWBOY) or s.used[seat] or s.white_at != NONE:
        return f"{LETTERS[seat]} has no white cowboy to place"
    return _ask_place(s, frames, at)


def _ask_dynamite(s: Table, frames: list[Frame], at: int) -> str:
    seat = frames[at].seat
    if s.dynamite[seat] < 1 or s.cowboys[seat] < 1:
        return f"{LETTERS[seat]} has no cowboy with dynamite to place"
    if not target_parcels(s, seat) | (target_spaces(s, seat) & ~NEVER_DUELS):
        return "there is no place for a cowboy with dynamite"
    return _ask_place(s, frames, at)


def _ask_no_duel(s: Table, frames: list[Frame], at: int) -> str:
    seat = frames[at].seat
    if s.no_duel[seat] < 1 or s.cowboys[seat] < 1:
        return f"{LETTERS[seat]} has no cowboy with a no-duel token to place"
    if not singer_spaces(s, seat):
        return "there is no space for a cowboy with a no-duel token"
    return _ask_place(s, frames, at)


# ---- buildings


def _ask_building(s: Table, frames: list[Frame], at: int) -> str:
    if frames[at].a == step_of(frames) and s.market[frames[at].a - BUILD_12] == NONE:
        return "there is no building on this space"
    return _same_space(s, frames, at)


def _in_hand(s: Table, seat: int, types: list[int]) -> str:
    missing = [BUILDINGS[t].name for t in types if not s.hand[seat * TYPES + t]]
    return f"{LETTERS[seat]} has no {missing[0]} in hand" if missing else ""


def _builds_now(s: Table, frames: list[Frame], at: int) -> str:
    """Over a draw only what was bought from the track in phase 1 is placed (R-CHINESE-R-BUILD)."""
    return bought_from_track(s, frames, at) if frames[at - 1].kind == agenda.DRAW_TILE else ""


def _ask_site(s: Table, frames: list[Frame], at: int) -> str:
    reason = wrong_decision(s, frames[at])
    return reason or _in_hand(s, frames[at].seat, [frames[at].a]) or _builds_now(s, frames, at)


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
    return wrong_decision(s, frames[at]) or _builds_now(s, frames, at)


def _ask_consent(s: Table, frames: list[Frame], at: int) -> str:
    parcel, owner = frames[at].a, owner_of(s, frames[at].a)
    if owner in (NONE, frames[at - 1].seat):
        return "this parcel belongs to no other player"
    if not (house_sites(s) | upgradable(s)) & ~s.refused & bit(parcel):
        return "no House can be placed on this parcel"
    return must_be(int(owner), frames[at])


# ---- powers of later phases


def _ask_double(s: Table, frames: list[Frame], at: int) -> str:
    seat = frames[at].seat
    if not power(s, seat, CASH_OR_DOUBLE) or s.used[seat]:
        return f"{LETTERS[seat]} has no doubling to decide"
    return ""


def _ask_triple(s: Table, frames: list[Frame], at: int) -> str:
    seat = frames[at].seat
    if s.dynamite[seat] < 1:
        return f"{LETTERS[seat]} has no dynamite"
    return out_of_order(s, frames, at)


def _ask_package(s: Table, frames: list[Frame], at: int) -> str:
    return lacks_power(s, frames[at], PACKAGES)


CHECKS: dict[int, Check] = {
    agenda.USE_SPACE: _same_space,
    agenda.BUY_PARCELS: _seat_before,
    agenda.ROAD_WINDOW: _road_window,
    agenda.DEFERRED: _seat_at,
    agenda.ASK_PLACE: _ask_place,
    agenda.ASK_WHITE: _ask_white,
    agenda.ASK_DYNAMITE: _ask_dynamite,
    agenda.ASK_NO_DUEL: _ask_no_duel,
    agenda.ASK_BUILDING: _ask_building,
    agenda.ASK_SITE: _ask_site,
    agenda.ASK_HOUSE: _ask_house,
    agenda.ASK_CONSENT: _ask_consent,
    agenda.ASK_ROADS: _ask_roads,
    agenda.ASK_DEFERRED: _ask_deferred,
    agenda.ASK_DOUBLE: _ask_double,
    agenda.ASK_TRIPLE: _ask_triple,
    agenda.ASK_VP: _ask_vp,
    agenda.ASK_PACKAGE: _ask_package,
    agenda.ASK_SPEND: _ask_spend,
    agenda.ROLL_GAMBLE: _roll_gamble,
    **CHOICE_CHECKS,
    **DUEL_CHECKS,
    **OUTLAW_CHECKS,
    **SECRET_CHECKS,
    **SETUP_CHECKS,
    **HORSE_CHECKS,
    **SHIFT_CHECKS,
    **SOLO_CHECKS,
}
