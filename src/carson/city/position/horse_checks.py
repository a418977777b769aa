"""Horses, rodeo tokens, what stands in enclosures, and the questions about them."""

from __future__ import annotations

from carson.city.count.payouts import is_doubled
from carson.city.count.placing import has_passed
from carson.city.count.powers import white_holder
from carson.city.count.riding import movable_parcels, movable_spaces
from carson.city.count.rodeo import horses_left
from carson.city.facts.enclosures import HERD, HORSE_PRICE, RIDE, YARDS
from carson.city.facts.geometry import bit, count
from carson.city.facts.ids import RANCH, SPACE, WAGES
from carson.city.position.entry_help import Check, must_be, out_of_order, passed
from carson.city.position.frames import Frame
from carson.city.position.moment import Moment
from carson.city.position.page import Page
from carson.city.table import agenda, schedule
from carson.city.table.stable import has_cowboy_in, horses_in
from carson.city.table.table import Table
from carson.core.errors import BadPosition
from carson.core.seats import LETTERS

PIECES = ("horses", "rodeo_tokens", "enclosures", "enclosure_cowboys", "herds")


def check_stables(s: Table, moment: Moment, page: Page) -> None:
    """Refuse horses and tokens that nobody can have, or not there at this moment."""
    for seat in range(s.rules.seats):
        reason = _wrong_stable(s, seat, moment)
        if reason:
            raise BadPosition(reason, page.player_lines.get(seat, 0))


def _wrong_stable(s: Table, seat: int, moment: Moment) -> str:
    if not any(getattr(s, name)[seat] for name in PIECES):
        return ""
    if s.rules.horses == 0:
        return "there are no horses in this game"
    if horses_left(s) < 0:
        return f"there are only {s.rules.horses} horses"
    return _wrong_tokens(s, moment) or _wrong_enclosures(s, seat, moment) or _wrong_herds(s, seat, moment)


def _wrong_tokens(s: Table, moment: Moment) -> str:
    """One for each rodeo that is over; round 0 is before the first."""
    rodeos = int(s.round) - (0 if moment.at == 0 or moment.begun(schedule.RODEO) else 1)
    tokens = sum([int(s.rodeo_tokens[seat]) for seat in range(s.rules.seats)])
    return f"{max(rodeos, 0)} rodeo tokens have been won by now, not {tokens}" if tokens > rodeos else ""


def _wrong_enclosures(s: Table, seat: int, moment: Moment) -> str:
    for yard in range(YARDS):
        used = horses_in(s, seat, yard) or has_cowboy_in(s, seat, yard)
        if used and not s.rules.enclosures & bit(yard):
            return f"enclosure {yard + 1} is not used in this game"
        if used and (not moment.begun(schedule.PLACE) or moment.begun(schedule.RODEO)):
            return "horses and cowboys stand in enclosures only from the step place to the rodeo"
    return ""


def _wrong_herds(s: Table, seat: int, moment: Moment) -> str:
    """Own Ranches, one for each horse in the third enclosure (R-HORSE3-GROCER)."""
    herds = s.herds[seat]
    if not herds:
        return ""
    if not moment.begun(schedule.HERDING) or moment.begun(schedule.PAY_OUT):
        return "horses double Ranches only between the steps herding and pay-out"
    if herds & ~(s.built[RANCH] & s.owned[seat]):
        return f"horses of {LETTERS[seat]} double only Ranches of {LETTERS[seat]}"
    if count(herds) > horses_in(s, seat, HERD) or is_doubled(s, seat, RANCH):
        return f"{LETTERS[seat]} has too few horses to double these Ranches"
    return ""


# ---- entries of the agenda


def _no_horses(s: Table) -> str:
    return "" if s.rules.horses else "there are no horses in this game"


def _buy_horses(s: Table, frames: list[Frame], at: int) -> str:
    """Who has had a turn has no cowboy on Wages any more."""
    if frames[at].a > s.rules.seats:
        return f"there are only {s.rules.seats} seats"
    for position in range(frames[at].a):
        seat = passed(s, position)
        works_white = s.white_at == SPACE + WAGES and white_holder(s) == seat
        if s.wages[seat] or works_white:
            return f"{LETTERS[seat]} has had a turn, so no cowboy of {LETTERS[seat]} is left on Wages"
    return _no_horses(s)


def _placing(s: Table, seat: int) -> str:
    return _no_horses(s) or (f"{LETTERS[seat]} has passed" if has_passed(s, seat) else "")


def _ask_horse(s: Table, frames: list[Frame], at: int) -> str:
    seat, below = frames[at].seat, frames[at - 1]
    if below.kind != agenda.BUY_HORSES:
        if frames[at].a:
            return "horses are bought on Wages"
        at_home = s.horses[seat]
        return _placing(s, seat) or ("" if at_home else f"{LETTERS[seat]} has no horse at home")
    if not frames[at].a:
        return "on Wages bought must follow"
    if horses_left(s) < 1:
        return "no horse is left to buy"
    if s.cash[seat] < HORSE_PRICE:
        return f"{LETTERS[seat]} cannot pay ${HORSE_PRICE}"
    return must_be(passed(s, below.a - 1), frames[at])


def _ask_ride(s: Table, frames: list[Frame], at: int) -> str:
    seat = frames[at].seat
    if not horses_in(s, seat, RIDE):
        return f"{LETTERS[seat]} has no horse in enclosure {RIDE + 1}"
    return _placing(s, seat)


def _ask_move(s: Table, frames: list[Frame], at: int) -> str:
    seat, origin = frames[at].seat, frames[at].a - 1
    if origin < 0:
        can = movable_parcels(s, seat) or movable_spaces(s, seat)
    elif origin < SPACE:
        can = movable_parcels(s, seat) & bit(origin)
    else:
        can = movable_spaces(s, seat) & bit(origin - SPACE)
    return _ask_ride(s, frames, at) or ("" if can else f"{LETTERS[seat]} has no such cowboy to move")


def _ask_herd(s: Table, frames: list[Frame], at: int) -> str:
    seat = frames[at].seat
    ranches = s.built[RANCH] & s.owned[seat]
    if horses_in(s, seat, HERD) >= count(ranches) or is_doubled(s, seat, RANCH):
        return f"{LETTERS[seat]} has no Ranches to choose from"
    if horses_in(s, seat, HERD) <= count(s.herds[seat]):
        return f"{LETTERS[seat]} has no horse left for a Ranch"
    return _no_horses(s) or out_of_order(s, frames, at)


HORSE_CHECKS: dict[int, Check] = {
    agenda.BUY_HORSES: _buy_horses,
    agenda.ASK_HORSE: _ask_horse,
    agenda.ASK_RIDE: _ask_ride,
    agenda.ASK_MOVE: _ask_move,
    agenda.ASK_HERD: _ask_herd,
}
