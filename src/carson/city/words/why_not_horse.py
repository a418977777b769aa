"""Why a horse or a cowboy beside it cannot go there."""

from __future__ import annotations

from collections.abc import Callable

from carson.city.count.riding import movable_parcels, movable_spaces
from carson.city.facts.enclosures import YARDS
from carson.city.facts.geometry import bit
from carson.city.facts.ids import EDGE, HAT, HORSE, RANCH, SPACE, SPACES
from carson.city.table import agenda
from carson.city.table.agenda import a_of
from carson.city.table.stable import has_cowboy_in
from carson.city.table.stack import top
from carson.city.table.table import Table
from carson.city.words.actions import parcel_text
from carson.city.words.terms import place_name, say
from carson.city.words.why_not_place import no_placement


def no_enclosure(s: Table, seat: int, action: int) -> str:
    """The reason against a horse or a cowboy in an enclosure; empty when it is about neither."""
    is_horse = HORSE <= action < HORSE + YARDS
    if not is_horse and not HAT <= action < HAT + YARDS:
        return ""
    yard = action - (HORSE if is_horse else HAT)
    if s.rules.horses == 0:
        return say("why.no-horses-here")
    if not s.rules.enclosures & bit(yard):
        return say("why.enclosure-shut", number=yard + 1)
    if is_horse:
        return say("why.horse-later")
    if has_cowboy_in(s, seat, yard):
        return say("why.hat-there", number=yard + 1)
    return say("why.no-cowboy") if s.cowboys[seat] == 0 else ""


def _no_ride(s: Table, seat: int, action: int) -> str:
    return no_placement(s, seat, agenda.ASK_PLACE, action)


def _no_move(s: Table, seat: int, action: int) -> str:
    origin = int(a_of(top(s))) - 1
    if not (action < EDGE or SPACE <= action < SPACE + SPACES):
        return ""
    if origin < 0:
        movers = movable_parcels(s, seat) if action < EDGE else movable_spaces(s, seat)
        return "" if movers & bit(action % SPACE) else say("why.no-mover", place=place_name(action))
    if action == origin:
        return say("why.cannot-stay", place=place_name(action))
    return no_placement(s, seat, agenda.ASK_MOVE, action)


def _no_herd(s: Table, seat: int, parcel: int) -> str:
    if parcel >= EDGE:
        return ""
    if not s.built[RANCH] & s.owned[seat] & bit(parcel):
        return say("why.no-own-ranch", parcel=parcel_text(parcel))
    if s.herds[seat] & bit(parcel):
        return say("why.herded", parcel=parcel_text(parcel))
    return ""


HORSE_REASONS: dict[int, Callable[[Table, int, int], str]] = {
    agenda.ASK_RIDE: _no_ride,
    agenda.ASK_MOVE: _no_move,
    agenda.ASK_HERD: _no_herd,
}
