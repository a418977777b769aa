"""Why a cowboy cannot be placed there, or not in that way."""

from __future__ import annotations

from carson.city.count.places import attackable, open_spaces, taken_parcels, taken_spaces, unowned_land
from carson.city.count.placing import NEVER_DUELS, SINGER_SPACES
from carson.city.count.powers import holder, power
from carson.city.facts.characters import IMMUNE, PEACE, WHITE_COWBOY
from carson.city.facts.characters import SING as SING_POWER
from carson.city.facts.geometry import bit
from carson.city.facts.ids import (
    AMMUNITION,
    BUILD_3,
    BUILD_12,
    CITY_HALL,
    DYNAMITE,
    EDGE,
    NO_DUEL,
    NONE,
    SING,
    SPACE,
    SPACES,
    WHITE,
)
from carson.city.table.agenda import ASK_DYNAMITE, ASK_NO_DUEL, ASK_WHITE
from carson.city.table.moves import building_at, owner_of
from carson.city.table.table import Table
from carson.city.words.actions import TEXTS, parcel_text
from carson.city.words.terms import say
from carson.core.seats import seat_text


def no_placement(s: Table, seat: int, kind: int, action: int) -> str:
    """The reason against a space, a parcel or a special way to place; empty when there is none to tell."""
    if SPACE <= action < SPACE + SPACES:
        return _no_space(s, seat, kind, action - SPACE)
    if action < EDGE:
        if kind == ASK_WHITE:
            return _no_white_land(s, action)
        return say("why.token-only-spaces") if kind == ASK_NO_DUEL else _no_target(s, seat, action)
    return _no_word(s, seat, action)


def _no_word(s: Table, seat: int, action: int) -> str:
    once = {WHITE: (WHITE_COWBOY, "why.white-used"), SING: (SING_POWER, "why.sung")}
    if action in once:
        kind, key = once[action]
        return say(key) if power(s, seat, kind) and s.used[seat] else ""
    tokens = {DYNAMITE: (s.dynamite, "why.no-dynamite"), NO_DUEL: (s.no_duel, "why.no-token")}
    if action not in tokens:
        return ""
    held, key = tokens[action]
    if held[seat] == 0:
        return say(key)
    return say("why.no-cowboy") if s.cowboys[seat] == 0 else ""


# ---- action spaces


def _no_space(s: Table, seat: int, kind: int, space: int) -> str:
    name = TEXTS[SPACE + space]
    if not open_spaces(s) & bit(space):
        return _closed(s, space, name)
    if kind == ASK_WHITE:
        return say("why.white-no-duel", place=name) if taken_spaces(s) & bit(space) else ""
    if s.at_space[seat] & bit(space):
        return say("why.cowboy-there", place=name)
    if kind == ASK_NO_DUEL:
        return "" if SINGER_SPACES & bit(space) else say("why.token-not-there", place=name)
    if kind == ASK_DYNAMITE and NEVER_DUELS & bit(space):
        return say("why.no-use-for-dynamite", place=name)
    if s.white_at == SPACE + space and not NEVER_DUELS & bit(space):
        return say("why.white-holds", place=name)
    if s.cowboys[seat] == 0:
        return say("why.no-cowboy")
    return say("why.peace", place=name) if power(s, seat, PEACE) else ""


def _closed(s: Table, space: int, name: str) -> str:
    if space == AMMUNITION and s.ammunition != NONE:
        return say("why.ammunition-sold")
    if BUILD_12 <= space <= BUILD_3:
        return say("why.nothing-for-sale", place=name)
    return say("why.closed", place=name)


# ---- the map


def _no_white_land(s: Table, parcel: int) -> str:
    name = parcel_text(parcel)
    if not unowned_land(s) & bit(parcel):
        return say("why.white-only-land")
    if s.outlaws & bit(parcel):
        return say("why.white-outlaw", place=name)
    return say("why.white-no-duel", place=name) if taken_parcels(s) & bit(parcel) else ""


def _no_target(s: Table, seat: int, parcel: int) -> str:
    name = parcel_text(parcel)
    if s.at_parcel[seat] & bit(parcel):
        return say("why.cowboy-there", place=name)
    if s.white_at == parcel:
        return say("why.white-holds", place=name)
    if s.outlaws & bit(parcel):
        return say("why.no-cowboy") if s.cowboys[seat] == 0 else say("why.peace-outlaw", place=name)
    owner = int(owner_of(s, parcel))
    building = int(building_at(s, parcel))
    if owner == seat and building == NONE:
        return say("why.nothing-to-defend", parcel=name)
    if owner != NONE and building == NONE:
        return say("why.nothing-to-attack", parcel=name, owner=seat_text(owner))
    if owner not in (NONE, seat) and not attackable(s, seat) & bit(parcel):
        return _no_attack(s, seat, owner, name)
    if s.cowboys[seat] == 0:
        return say("why.no-cowboy")
    if owner != seat and power(s, seat, PEACE) and (unowned_land(s) | s.built[CITY_HALL]) & bit(parcel):
        return say("why.peace", place=name)
    return ""


def _no_attack(s: Table, seat: int, owner: int, name: str) -> str:
    if power(s, seat, PEACE):
        return say("why.peaceful-sheriff")
    if power(s, seat, IMMUNE):
        return say("why.peaceful-heroes")
    if holder(s, IMMUNE) == owner:
        return say("why.heroes-protect", owner=seat_text(owner))
    return say("why.no-attack", parcel=name)
