"""What must hold on any table: pieces that exist, orders that are complete, a round that fits.

The rooms of variants list the checks of their own pieces as CHECKS.
"""

from types import FunctionType

from carson.city import topics
from carson.city.count import places, placing, powers
from carson.city.facts import characters
from carson.city.facts.geometry import bit, count
from carson.city.facts.ids import CITY_HALL, GAMBLING, MARKET, MINE, NONE, TYPES
from carson.city.facts.rules import RED_SHERIFF
from carson.city.position import usual
from carson.city.position.blame import Blame
from carson.city.position.cast import check_cast, tiles_so_far
from carson.city.position.cowboys import check_cowboys
from carson.city.position.names import TILE, bits_of
from carson.city.position.page import Case
from carson.city.table import agenda, schedule
from carson.city.table.moves import owner_of

# powers that take tiles off the track
TAKES_TILES = {characters.BUY_TILE, characters.GRANT_MINE, characters.GRANT_RANCH}
OF_ROOMS = topics.listed("position", "CHECKS", FunctionType)


def check_pieces(case: Case) -> None:
    """Refuse a table that no game could reach at this moment."""
    _check_round(case)
    _check_orders(case)
    check_cast(case)
    _check_tiles(case)
    _check_city_hall_can_come(case)
    for seat in case.seats:
        _check_supply(case, seat)
    _check_map(case)
    check_cowboys(case)
    _check_tokens(case)
    for room in OF_ROOMS:
        room(case)
    _check_while(case)


def _check_round(case: Case) -> None:
    moment, last = case.moment, int(case.s.rules.rounds)
    low = last if moment.over else 0 if moment.at == 0 else 1
    high = last - 1 if moment.at == 0 or (moment.past(schedule.LAST_ROUND) and not moment.over) else last
    if moment.setting_up():
        high = 0
    wrong = not low <= case.s.round <= high
    key = "round-between" if low < high else "round-must-be"
    case.word("round").refuse_if(wrong, key, low=low, high=high, round=case.s.round)


def _check_orders(case: Case) -> None:
    """Both tracks are full; but the pass track not while seats pass, the other not before the first round."""
    turn_order, pass_order, moment = list(case.s.turn_order), list(case.s.pass_order), case.moment
    begun = moment.begun(schedule.LINE_UP) or any(seat != NONE for seat in turn_order)
    case.word("turn").refuse_if(NONE in turn_order and begun, "whole-turn-order")
    case.word("pass").refuse_if(NONE in pass_order and not moment.passing(), "whole-pass-order")


def _check_tiles(case: Case) -> None:
    """No more tiles of a type than there are, wherever they lie."""
    left = usual.bag(case.s)
    for t in range(TYPES):
        in_bag = int(max(case.s.bag[t], 0))
        number = usual.tiles_in_game(case.s.rules, t)
        blame = Blame(_line_with_tile(case, t), tile=TILE.text(t), number=number)
        blame.refuse_if(left[t] < in_bag, "tiles", found=number - left[t] + in_bag)


def _line_with_tile(case: Case, building: int) -> int:
    """A line that names a building."""
    s, page = case.s, case.page
    if s.bag[building] > 0 and page.line_of("bag"):
        return page.line_of("bag")
    drawn = bits_of(int(s.built[building]))
    if drawn:
        return page.parcels[drawn[0]]
    holding = [line for seat, line in page.player_lines.items() if s.hand[seat * TYPES + building]]
    return holding[0] if holding else page.line_of("market")


def _check_city_hall_can_come(case: Case) -> None:
    """Without a road the City Hall goes back to the bag; the draws must not end with nothing else in it."""
    s, moment = case.s, case.moment
    refills = s.rules.rounds - s.round - (1 if moment.at == 0 or moment.begun(schedule.REFILL) else 0)
    takers = [tile for tile in bits_of(int(s.in_play)) if TAKES_TILES & characters.SIDES[tile].powers.keys()]
    draws = MARKET * refills + len([entry for entry in moment.frames if entry.kind == agenda.DRAW_TILE])
    draws += len(takers) * (s.rules.rounds - s.round + 1)
    few = s.bag[CITY_HALL] and sum(s.bag) - s.bag[CITY_HALL] < draws
    blocked = few and not any(s.roads) and not moment.find(agenda.DRAW_CENTRE)
    case.word("bag").refuse_if(blocked, "needs-road")


def _check_supply(case: Case, seat: int) -> None:
    s, blame = case.s, case.player(seat)
    spare = usual.reserve(s, seat) - s.reserve[seat]
    number = s.rules.cowboys - min(spare, spare + s.reserve[seat])
    blame.refuse_if(s.reserve[seat] < 0 or spare < 0, "cowboys", found=number, number=s.rules.cowboys)
    if places.property_left(s, seat) < 0:
        owned, values = bits_of(int(s.owned[seat])), {**blame.values, "number": s.rules.property_tiles}
        case.parcel(owned[0]).refuse_if(True, "parcels", found=len(owned), **values)


def _check_map(case: Case) -> None:
    s = case.s
    drawing = case.moment.find(agenda.DRAW_MOUNTAIN)
    number = count(s.mountains) + (drawing.a if drawing else 0)
    blame = Blame(drawing.line if drawing else 0)
    blame.refuse_if(number > s.rules.mountains, "mountains", number=s.rules.mountains, found=number)
    for parcel in bits_of(int(s.river ^ s.rules.river)):  # R-RIVER-DRAWN
        key = "river-elsewhere" if s.river & bit(parcel) else "river-missing"
        case.parcel(parcel).refuse_if(True, key)
    case.refuse_on(0 if s.rules.townhouses else int(s.townhouses), "no-townhouses")


def _check_while(case: Case) -> None:
    """A building is doubled until it pays, or waits for its Houses while they are asked for."""
    s, moment = case.s, case.moment
    doubling = moment.within(schedule.DOUBLING, schedule.PAY_OUT)
    case.word("doubled").refuse_if(s.doubled != NONE and not doubling, "doubled")
    case.word("placing").refuse_if(s.site != NONE and not moment.find(agenda.ASK_HOUSE), "placing")
    rolling = moment.find(agenda.ROLL_DUEL, agenda.ASK_REROLL)
    case.word("dice").refuse_if(any(s.dice) and not rolling, "dice")


# ---- dynamite, no-duel tokens, parcels under the hammer, and tiles kept or out of the game


def _check_tokens(case: Case) -> None:
    """Refuse tokens that nobody can have brought, or not to this place."""
    for seat in case.seats:
        _check_dynamite(case, seat)
        _check_no_duel(case, seat)
        _check_kept(case, seat)
    s, moment = case.s, case.moment
    if s.tripled:  # from the placing of a cowboy with dynamite to the income (R-DYNAMITE-MINE)
        blame = case.word("tripled")
        blame.refuse_if(not _is_brought(case), "no-dynamite-here")
        blame.refuse_if(s.tripled & ~s.built[MINE], "tripled-mines")
        blame.refuse_if(not moment.within(schedule.PLACE, schedule.PAY_OUT), "tripled-when")
    if s.provoked:
        own = sum([int(s.owned[seat]) for seat in case.seats if s.role[seat] == RED_SHERIFF])
        case.word("provoked").refuse_if(not s.rules.notes_challenges, "challenges-uncounted")
        case.word("provoked").refuse_if(s.provoked & ~own, "provoked-where")  # R-SHERIFF-R-VP
    auction = moment.find(agenda.ASK_LOT, agenda.ASK_BID)
    case.word("lot").refuse_if(s.lot and not auction, "lot-when")
    case.word("lot").refuse_if(s.lot & (~places.unowned_land(s) | s.outlaws), "lot-where")
    case.word("scrapped").refuse_if(s.scrapped and _building_steps(case) < 2, "scrapped")


def _is_brought(case: Case) -> bool:
    """Whether any character of this game brings dynamite; the Prospector may turn (R-PROSPECTOR-FLIP)."""
    turns = 2 * characters.PROSPECTOR + characters.YELLOW
    tiles = tiles_so_far(case.s)
    return turns in tiles or any(characters.GAIN_DYNAMITE in characters.SIDES[tile].powers for tile in tiles)


def _check_dynamite(case: Case, seat: int) -> None:
    s, moment, blame = case.s, case.moment, case.player(seat)
    on_land, on_spaces = int(s.dynamite_parcels[seat]), int(s.dynamite_spaces[seat])
    if not s.dynamite[seat] and not on_land and not on_spaces:
        return
    blame.refuse_if(not _is_brought(case), "no-dynamite-here")
    blame.refuse_if(powers.dynamite_left(s) < 0, "dynamite", number=s.rules.dynamite)
    blame.refuse_if(on_land & ~s.at_parcel[seat] or on_spaces & ~s.at_space[seat], "dynamite-nowhere")
    placed = moment.within(schedule.PLACE, moment.return_step)
    blame.refuse_if((on_land or on_spaces) and not placed, "dynamite-early")
    own_mines = on_land & s.built[MINE] & s.owned[seat] & ~s.tripled  # R-DYNAMITE-MINE
    blame.refuse_if(moment.under_way(schedule.PLACE) and own_mines, "dynamite-mine")


def _check_no_duel(case: Case, seat: int) -> None:
    """Two for this round, or one cowboy who sings on Gambling (R-SINGER-SPACES)."""
    s, blame = case.s, case.player(seat)
    held, placed = int(s.no_duel[seat]), int(s.no_duel_spaces[seat])
    tokens = int(powers.power(s, seat, characters.GAIN_NO_DUEL))
    sings = int(bit(GAMBLING)) if powers.power(s, seat, characters.SING) and s.used[seat] else 0
    blame.refuse_if(not tokens and (held or placed & ~sings), "no-duel-of-nobody")
    blame.refuse_if(tokens and held + count(placed) > tokens, "no-duel", number=tokens)
    blame.refuse_if(placed & ~(s.at_space[seat] & placing.SINGER_SPACES), "no-duel-where")


def _building_steps(case: Case) -> int:
    """How many Building steps a tile may have waited through; one from phase 1 is due a step earlier."""
    over = case.moment.at == 0 or case.moment.begun(schedule.DEADLINE)
    due_early = any(characters.BUY_TILE in characters.SIDES[tile].powers for tile in tiles_so_far(case.s))
    waited = int(case.s.round) - (0 if over else 1) + (1 if due_early else 0)
    return waited if case.s.rules.deadline else 0


def _check_kept(case: Case, seat: int) -> None:
    """Only tiles in hand, or the one that waits for its Houses, and none too early (R-DEFERRED-LIMIT)."""
    s, blame = case.s, case.player(seat)
    kept = int(s.kept_tiles[seat])
    blame.refuse_if(kept and _building_steps(case) < 1, "kept-when")
    for t in range(TYPES):
        waiting = 1 if s.site_type == t and owner_of(s, s.site) == seat else 0
        missing = usual.nibble(kept, t) > s.hand[seat * TYPES + t] + waiting
        blame.refuse_if(missing, "kept", building=TILE.text(t))
