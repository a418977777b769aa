"""Dynamite, no-duel tokens, parcels under the hammer, and tiles kept or out of the game."""

from carson.city.count.places import unowned_land
from carson.city.count.placing import SINGER_SPACES
from carson.city.count.powers import dynamite_left, power
from carson.city.facts import characters
from carson.city.facts.geometry import bit, count
from carson.city.facts.ids import GAMBLING, MINE, TYPES
from carson.city.position.cast import tiles_so_far
from carson.city.position.names import TILE
from carson.city.position.page import Case
from carson.city.position.usual import nibble
from carson.city.table import agenda, schedule
from carson.city.table.moves import owner_of


def check_tokens(case: Case) -> None:
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
    auction = moment.find(agenda.ASK_LOT, agenda.ASK_BID)
    case.word("lot").refuse_if(s.lot and not auction, "lot-when")
    case.word("lot").refuse_if(s.lot & (~unowned_land(s) | s.outlaws), "lot-where")
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
    blame.refuse_if(dynamite_left(s) < 0, "dynamite", number=s.rules.dynamite)
    blame.refuse_if(on_land & ~s.at_parcel[seat] or on_spaces & ~s.at_space[seat], "dynamite-nowhere")
    placed = moment.within(schedule.PLACE, schedule.RETURN_CHARACTERS)
    blame.refuse_if((on_land or on_spaces) and not placed, "dynamite-early")
    own_mines = on_land & s.built[MINE] & s.owned[seat] & ~s.tripled  # R-DYNAMITE-MINE
    blame.refuse_if(moment.under_way(schedule.PLACE) and own_mines, "dynamite-mine")


def _check_no_duel(case: Case, seat: int) -> None:
    """Two for this round, or one cowboy who sings on Gambling (R-SINGER-SPACES)."""
    s, blame = case.s, case.player(seat)
    held, placed = int(s.no_duel[seat]), int(s.no_duel_spaces[seat])
    tokens = int(power(s, seat, characters.GAIN_NO_DUEL))
    sings = int(bit(GAMBLING)) if power(s, seat, characters.SING) and s.used[seat] else 0
    blame.refuse_if(not tokens and (held or placed & ~sings), "no-duel-of-nobody")
    blame.refuse_if(tokens and held + count(placed) > tokens, "no-duel", number=tokens)
    blame.refuse_if(placed & ~(s.at_space[seat] & SINGER_SPACES), "no-duel-where")


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
        missing = nibble(kept, t) > s.hand[seat * TYPES + t] + waiting
        blame.refuse_if(missing, "kept", building=TILE.text(t))
