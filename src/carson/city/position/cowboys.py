"""Where cowboys may stand at a moment, and who is the mayor."""

from carson.city.count import duels, places
from carson.city.count.powers import holder, white_holder
from carson.city.facts.characters import UNCONTESTED_LAND
from carson.city.facts.geometry import bit
from carson.city.facts.ids import CHURCH, CITY_HALL, NONE, ROAD, SPACE, WAGES
from carson.city.facts.spaces import DUEL
from carson.city.position.case import Case
from carson.city.position.names import SPACES_KIND, bits_of
from carson.city.table import agenda, schedule
from carson.city.table.moves import carries_no_duel, stands_at
from carson.city.topics.land.rules import wanted
from carson.city.words.actions import parcel_text
from carson.core.seats import LETTERS


def check_cowboys(case: Case) -> None:
    """Refuse cowboys where none can stand at this moment."""
    for seat in case.seats:
        _check_on_spaces(case, seat)
        for parcel in bits_of(int(case.s.at_parcel[seat])):
            wrong = _no_place(case, seat, parcel)
            blame = case.parcel(parcel)
            blame.refuse_if(wrong, wrong, seat=LETTERS[seat], parcel=parcel_text(parcel))
    _check_white(case)
    _check_contests(case)
    _check_buyers(case)
    _check_mayor(case)


# ---- spaces


def _check_on_spaces(case: Case, seat: int) -> None:
    s = case.s
    spaces = bits_of(int(s.at_space[seat]))
    spaces += [WAGES] if s.wages[seat] else []
    spaces += [ROAD] if s.road_cowboys[seat] else []
    for space in spaces:
        case.player(seat).refuse_if(not _works(case, space), "space-now", space=SPACES_KIND.text(space))


def _works(case: Case, space: int) -> bool:
    """Whether a space is open and cowboys on it still wait for their action."""
    moment = case.moment
    if not moment.begun(schedule.PLACE) or moment.past(space) or not places.open_spaces(case.s) & bit(space):
        return False
    return not moment.under_way(space) or moment.find(agenda.USE_SPACE, agenda.BUY_HORSES) is not None


# ---- parcels


def _no_place(case: Case, seat: int, parcel: int) -> str:
    """Why no cowboy of a seat can stand on a parcel, as the key of a sentence; nothing if it can."""
    s, moment, here = case.s, case.moment, bit(parcel)
    placed = moment.begun(schedule.PLACE)
    if s.built[CITY_HALL] & here:
        return ""
    if s.outlaws & here:
        return "" if placed and not moment.past(schedule.OUTLAW_FIGHTS) else "cowboy-outlaws"
    if places.all_buildings(s) & here:
        church_waits = s.site_type == CHURCH  # R-CHURCH-CANCEL comes when the Church stands for good
        if (s.owned[seat] | places.attackable(s, seat)) & here or church_waits:
            return "" if placed and not moment.past(schedule.PAY_OUT) else "cowboy-buildings"
        return "cowboy-safe"
    if not places.unowned_land(s) & here:
        return "cowboy-land"
    return "" if placed and not moment.past(schedule.BUY_PARCELS) else "cowboy-parcels"


def _check_white(case: Case) -> None:
    """The white cowboy works for a character, alone on its place (R-SHERIFF-WHERE, R-SHERIFF-BLOCK)."""
    s, moment = case.s, case.moment
    if s.white_at == NONE:
        return
    drawn = s.white_at < SPACE
    blame = case.parcel(int(s.white_at)) if drawn else case.word("white")
    blame.refuse_if(white_holder(s) == NONE or not s.used[white_holder(s)], "white-of-nobody")
    if drawn:
        free = places.unowned_land(s) & ~(places.taken_parcels(s) | s.outlaws) & bit(s.white_at)
        fits = free and moment.begun(schedule.PLACE) and not moment.past(schedule.BUY_PARCELS)
    else:
        space = int(s.white_at - SPACE)
        rivals = [seat for seat in case.seats if stands_at(s, seat, s.white_at)]
        armed = any(not carries_no_duel(s, seat, space) for seat in rivals)  # R-SINGER-SPACES
        fits = _works(case, space) and not (DUEL[space] and armed)
    blame.refuse_if(not fits, "white-here")


# ---- several cowboys on one place


def _check_contests(case: Case) -> None:
    """After the duels of a step nobody shares a place any more."""
    s, moment, left = case.s, case.moment, 0
    if moment.past(schedule.PARCEL_DUELS):
        left |= int(duels.contested(s, duels.ON_LAND))
    if moment.past(schedule.ATTACKS):
        left |= int(duels.contested(s, duels.ON_BUILDINGS))
    if moment.past(schedule.CITY_HALL_DUEL) or not moment.begun(schedule.PLACE):
        halls = bits_of(int(s.built[CITY_HALL]))
        left |= sum([1 << hall for hall in halls if duels.duellists(s, hall) > 1])
    for parcel in bits_of(left):
        case.parcel(parcel).refuse_if(True, "duel-over", parcel=parcel_text(parcel))
    lawyer = holder(s, UNCONTESTED_LAND)
    if lawyer != NONE and moment.begun(schedule.CLEAR_LAND):  # R-LAWYER-MULTI
        for parcel in bits_of(int(duels.contested(s, duels.ON_LAND) & s.at_parcel[lawyer])):
            case.parcel(parcel).refuse_if(True, "rivals", seat=LETTERS[lawyer], parcel=parcel_text(parcel))


def _check_buyers(case: Case) -> None:
    """Who has bought parcels this round has no cowboy on land any more."""
    buying = case.moment.find(agenda.PARCEL_TURNS)
    if buying is None:
        return
    finished = buying.a - 1 if case.moment.find(agenda.ASK_PARCEL) else buying.a
    for seat in [int(seat) for seat in case.s.pass_order][: max(finished, 0)]:
        for parcel in bits_of(int(wanted(case.s, seat))):
            case.parcel(parcel).refuse_if(True, "has-bought", seat=LETTERS[seat], parcel=parcel_text(parcel))


def _check_mayor(case: Case) -> None:
    """The mayor stands in the City Hall; who stands there alone is mayor, except before its duel."""
    s, moment = case.s, case.moment
    hall = s.built[CITY_HALL]
    inside = [seat for seat in case.seats if s.at_parcel[seat] & hall]
    beaten = moment.under_way(schedule.CITY_HALL_DUEL) and moment.find(agenda.ASK_HEAL, agenda.ASK_MOURN)
    if s.mayor != NONE and s.mayor not in inside:
        case.word("mayor").refuse_if(not beaten, "mayor-outside", seat=LETTERS[s.mayor])
    settled = moment.past(schedule.SEAT_MAYOR) or not moment.begun(schedule.PLACE)
    if inside and s.mayor == NONE:
        case.parcel(bits_of(int(hall))[0]).refuse_if(settled, "is-mayor", seat=LETTERS[inside[0]])
