"""Where cowboys may stand at a moment, and who is the mayor."""

from carson.city.count import duels, places, powers
from carson.city.facts.characters import UNCONTESTED_LAND
from carson.city.facts.geometry import bit, first
from carson.city.facts.ids import CHURCH, CITY_HALL, NONE, ROAD, SPACE, WAGES
from carson.city.facts.spaces import DUEL
from carson.city.position.names import SPACES_KIND, bits_of
from carson.city.position.page import Case
from carson.city.table import agenda, moves, schedule
from carson.city.topics.land.rules import wanted
from carson.core.seats import LETTERS


def check_cowboys(case: Case) -> None:
    """Refuse cowboys where none can stand at this moment."""
    s = case.s
    for seat in case.seats:
        spaces = bits_of(int(s.at_space[seat]))
        spaces += [space for space, row in ((WAGES, s.wages), (ROAD, s.road_cowboys)) if row[seat]]
        for space in spaces:
            case.player(seat).refuse_if(not _works(case, space), "space-now", space=SPACES_KIND.text(space))
        for parcel in bits_of(int(s.at_parcel[seat])):
            wrong = _no_place(case, seat, parcel)
            case.parcel(parcel).refuse_if(wrong, wrong, seat=LETTERS[seat])
    _check_white(case)
    _check_contests(case)
    _check_mayor(case)


def _works(case: Case, space: int) -> bool:
    """Whether a space is open and cowboys on it still wait for their action."""
    moment = case.moment
    if not moment.within(schedule.PLACE, space) or not places.open_spaces(case.s) & bit(space):
        return False
    return not moment.under_way(space) or moment.find(agenda.USE_SPACE, agenda.BUY_HORSES) is not None


def _no_place(case: Case, seat: int, parcel: int) -> str:
    """Why no cowboy of a seat can stand on a parcel, as the key of a sentence; nothing if it can."""
    s, here = case.s, bit(parcel)
    if s.built[CITY_HALL] & here:
        return ""
    if s.outlaws & here:
        last, why = schedule.OUTLAW_FIGHTS, "cowboy-outlaws"
    elif places.all_buildings(s) & here:
        church_waits = s.site_type == CHURCH  # R-CHURCH-CANCEL comes when the Church stands for good
        if not (s.owned[seat] | places.attackable(s, seat)) & here and not church_waits:
            return "cowboy-safe"
        last, why = schedule.PAY_OUT, "cowboy-buildings"
    elif places.unowned_land(s) & here:
        last, why = schedule.BUY_PARCELS, "cowboy-parcels"
    else:
        return "cowboy-land"
    return "" if case.moment.within(schedule.PLACE, last) else why


def _check_white(case: Case) -> None:
    """The white cowboy works for a character, alone on its place (R-SHERIFF-WHERE, R-SHERIFF-BLOCK)."""
    s = case.s
    if s.white_at == NONE:
        return
    if s.white_at < SPACE:
        blame = case.parcel(int(s.white_at))
        free = places.unowned_land(s) & ~(places.taken_parcels(s) | s.outlaws) & bit(s.white_at)
        fits = free and case.moment.within(schedule.PLACE, schedule.BUY_PARCELS)
    else:
        blame, space = case.word("white"), int(s.white_at - SPACE)
        rivals = [seat for seat in case.seats if moves.stands_at(s, seat, s.white_at)]
        armed = any(not moves.carries_no_duel(s, seat, space) for seat in rivals)  # R-SINGER-SPACES
        fits = _works(case, space) and not (DUEL[space] and armed)
    blame.refuse_if(powers.white_holder(s) == NONE or not s.used[powers.white_holder(s)], "white-of-nobody")
    blame.refuse_if(not fits, "white-here")


def _check_contests(case: Case) -> None:
    """After the duels of a step nobody shares a place any more, and who has bought has left the land."""
    s, moment, left = case.s, case.moment, 0
    if moment.past(schedule.PARCEL_DUELS):
        left |= int(duels.contested(s, duels.ON_LAND))
    if moment.past(schedule.ATTACKS):
        left |= int(duels.contested(s, duels.ON_BUILDINGS))
    hall = s.built[CITY_HALL]
    if moment.past(schedule.CITY_HALL_DUEL) or not moment.begun(schedule.PLACE):
        left |= int(hall) if hall and duels.duellists(s, first(hall)) > 1 else 0
    case.refuse_on(left, "duel-over")
    lawyer = int(powers.holder(s, UNCONTESTED_LAND))
    if lawyer != NONE and moment.begun(schedule.CLEAR_LAND):  # R-LAWYER-MULTI
        contested = int(duels.contested(s, duels.ON_LAND) & s.at_parcel[lawyer])
        case.refuse_on(contested, "rivals", seat=LETTERS[lawyer])
    buying = moment.find(agenda.PARCEL_TURNS)
    if buying:
        bought = buying.a - (1 if moment.find(agenda.ASK_PARCEL) else 0)
        for seat in [int(seat) for seat in s.pass_order][: max(bought, 0)]:
            case.refuse_on(int(wanted(s, seat)), "has-bought", seat=LETTERS[seat])


def _check_mayor(case: Case) -> None:
    """The mayor stands in the City Hall; who stands there alone is mayor, except before its duel."""
    s, moment = case.s, case.moment
    hall = s.built[CITY_HALL]
    inside = [seat for seat in case.seats if s.at_parcel[seat] & hall]
    beaten = moment.under_way(schedule.CITY_HALL_DUEL) and moment.find(agenda.ASK_HEAL, agenda.ASK_MOURN)
    if s.mayor != NONE and s.mayor not in inside:
        case.word("mayor").refuse_if(not beaten, "mayor-outside", seat=LETTERS[s.mayor])
    settled = moment.past(schedule.SEAT_MAYOR) or not moment.begun(schedule.PLACE)
    if inside and s.mayor == NONE and settled:
        case.refuse_on(int(hall), "is-mayor", seat=LETTERS[inside[0]])
