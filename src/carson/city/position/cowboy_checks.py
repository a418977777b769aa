"""Where cowboys may stand at a moment, and who is the mayor."""

from __future__ import annotations

from carson.city.count import duels
from carson.city.count.places import (
    all_buildings,
    attackable,
    open_spaces,
    taken_parcels,
    unowned_land,
)
from carson.city.count.powers import holder, white_holder
from carson.city.facts.characters import UNCONTESTED_LAND
from carson.city.facts.geometry import bit
from carson.city.facts.ids import CHURCH, CITY_HALL, NONE, ROAD, SPACE, WAGES
from carson.city.facts.spaces import DUEL
from carson.city.position.moment import Moment
from carson.city.position.names import SPACES_KIND, bits_of
from carson.city.position.page import Page
from carson.city.table import agenda, schedule
from carson.city.table.moves import carries_no_duel, stands_at
from carson.city.table.table import Table
from carson.city.topics.land.rules import wanted
from carson.city.words.actions import parcel_text
from carson.core.errors import BadPosition
from carson.core.seats import LETTERS


def check_cowboys(s: Table, moment: Moment, page: Page) -> None:
    """Refuse cowboys where none can stand at this moment."""
    for seat in range(s.rules.seats):
        _check_on_spaces(s, seat, moment, page)
        _check_on_parcels(s, seat, moment, page)
    _check_white(s, moment, page)
    _check_contests(s, moment, page)
    _check_buyers(s, moment, page)
    _check_mayor(s, moment, page)


# ---- spaces


def _check_on_spaces(s: Table, seat: int, moment: Moment, page: Page) -> None:
    spaces = bits_of(int(s.at_space[seat]))
    spaces += [WAGES] if s.wages[seat] else []
    spaces += [ROAD] if s.road_cowboys[seat] else []
    for space in spaces:
        if not _works(s, space, moment):
            message = f"no cowboy can stand on {SPACES_KIND.text(space)} at this moment"
            raise BadPosition(message, page.player_lines.get(seat, 0))


def _works(s: Table, space: int, moment: Moment) -> bool:
    """Whether a space is open and cowboys on it still wait for their action."""
    if not moment.begun(schedule.PLACE) or moment.past(space) or not open_spaces(s) & bit(space):
        return False
    return not moment.under_way(space) or moment.find(agenda.USE_SPACE, agenda.BUY_HORSES) is not None


# ---- parcels


def _check_on_parcels(s: Table, seat: int, moment: Moment, page: Page) -> None:
    for parcel in bits_of(int(s.at_parcel[seat])):
        reason = _no_place(s, seat, parcel, moment)
        if reason:
            message = f"{LETTERS[seat]} cannot have a cowboy on {parcel_text(parcel)}: {reason}"
            raise BadPosition(message, page.parcels[parcel])


def _no_place(s: Table, seat: int, parcel: int, moment: Moment) -> str:
    """Why no cowboy of a seat can stand on a parcel; nothing if it can."""
    here = bit(parcel)
    placed = moment.begun(schedule.PLACE)
    if s.built[CITY_HALL] & here:
        return ""
    if s.outlaws & here:
        fought = not placed or moment.past(schedule.OUTLAW_FIGHTS)
        return "nobody fights with outlaws at this moment" if fought else ""
    if all_buildings(s) & here:
        if not placed or moment.past(schedule.PAY_OUT):
            return "nobody attacks or defends buildings at this moment"
        church_waits = s.site_type == CHURCH  # R-CHURCH-CANCEL comes when the Church stands for good
        if not (s.owned[seat] | attackable(s, seat)) & here and not church_waits:
            return "this building cannot be attacked"
        return ""
    if not unowned_land(s) & here:
        return "cowboys stand on buildings and on land without an owner"
    if not placed or moment.past(schedule.BUY_PARCELS):
        return "nobody buys parcels at this moment"
    return ""


def _check_white(s: Table, moment: Moment, page: Page) -> None:
    """The white cowboy works for a character, alone on its place (R-SHERIFF-WHERE, R-SHERIFF-BLOCK)."""
    if s.white_at == NONE:
        return
    drawn = s.white_at < SPACE
    line = page.parcels[int(s.white_at)] if drawn else page.line_of("white")
    holder = white_holder(s)
    if holder == NONE or not s.used[holder]:
        raise BadPosition("the white cowboy is out, but nobody has a character who has used it", line)
    if drawn:
        free = unowned_land(s) & ~(taken_parcels(s) | s.outlaws) & bit(s.white_at)
        fits = free and moment.begun(schedule.PLACE) and not moment.past(schedule.BUY_PARCELS)
    else:
        space = int(s.white_at - SPACE)
        fits = _works(s, space, moment) and not (DUEL[space] and _could_fight(s, space))
    if not fits:
        raise BadPosition("the white cowboy cannot stand here", line)


def _could_fight(s: Table, space: int) -> bool:
    """Whether a cowboy without a no-duel token stands on a space (R-SINGER-SPACES)."""
    seats = range(s.rules.seats)
    return any(stands_at(s, seat, SPACE + space) and not carries_no_duel(s, seat, space) for seat in seats)


# ---- several cowboys on one place


def _check_contests(s: Table, moment: Moment, page: Page) -> None:
    """After the duels of a step nobody shares a place any more."""
    left = 0
    if moment.past(schedule.PARCEL_DUELS):
        left |= int(duels.contested(s, duels.ON_LAND))
    if moment.past(schedule.ATTACKS):
        left |= int(duels.contested(s, duels.ON_BUILDINGS))
    if moment.past(schedule.CITY_HALL_DUEL) or not moment.begun(schedule.PLACE):
        left |= _contested_hall(s)
    for parcel in bits_of(left):
        raise BadPosition(f"the duel on {parcel_text(parcel)} should be over by now", page.parcels[parcel])
    lawyer = holder(s, UNCONTESTED_LAND)
    if lawyer != NONE and moment.begun(schedule.CLEAR_LAND):  # R-LAWYER-MULTI
        for parcel in bits_of(int(duels.contested(s, duels.ON_LAND) & s.at_parcel[lawyer])):
            message = f"the rivals of {LETTERS[lawyer]} should have left {parcel_text(parcel)} by now"
            raise BadPosition(message, page.parcels[parcel])


def _contested_hall(s: Table) -> int:
    for parcel in bits_of(int(s.built[CITY_HALL])):
        if duels.duellists(s, parcel) > 1:
            return int(s.built[CITY_HALL])
    return 0


def _check_buyers(s: Table, moment: Moment, page: Page) -> None:
    """Who has bought parcels this round has no cowboy on land any more."""
    buying = moment.find(agenda.BUY_PARCELS)
    if buying is None:
        return
    finished = buying.a - 1 if moment.find(agenda.ASK_PARCEL) else buying.a
    for seat in [int(seat) for seat in s.pass_order][:finished]:
        for parcel in bits_of(int(wanted(s, seat))):
            message = (
                f"{LETTERS[seat]} has had its turn to buy, so nobody of it stands on {parcel_text(parcel)}"
            )
            raise BadPosition(message, page.parcels[parcel])


def _check_mayor(s: Table, moment: Moment, page: Page) -> None:
    """The mayor stands in the City Hall; who stands there alone is mayor, except before its duels."""
    hall = s.built[CITY_HALL]
    inside = [seat for seat in range(s.rules.seats) if s.at_parcel[seat] & hall]
    beaten = moment.under_way(schedule.CITY_HALL_DUEL) and moment.find(agenda.ASK_HEAL, agenda.ASK_MOURN)
    if s.mayor != NONE and s.mayor not in inside and not beaten:
        message = f"{LETTERS[s.mayor]} is mayor without a cowboy in the City Hall"
        raise BadPosition(message, page.line_of("mayor"))
    settled = moment.past(schedule.SEAT_MAYOR) or not moment.begun(schedule.PLACE)
    if inside and s.mayor == NONE and settled:
        line = page.parcels[bits_of(int(hall))[0]]
        raise BadPosition(
            f"{LETTERS[inside[0]]} stands in the City Hall, so write “mayor {LETTERS[inside[0]]}”", line
        )
