"""Dynamite, no-duel tokens, parcels under the hammer, and tiles kept or out of the game."""

from __future__ import annotations

from carson.city.count.places import unowned_land
from carson.city.count.placing import SINGER_SPACES
from carson.city.count.powers import dynamite_left, power
from carson.city.facts.characters import (
    BUY_TILE,
    GAIN_DYNAMITE,
    GAIN_NO_DUEL,
    PROSPECTOR,
    SIDES,
    SING,
    YELLOW,
)
from carson.city.facts.geometry import bit, count
from carson.city.facts.ids import GAMBLING, MINE, TYPES
from carson.city.position.cast_checks import tiles_so_far
from carson.city.position.moment import Moment, nibble
from carson.city.position.names import TILE
from carson.city.position.page import Page
from carson.city.table import agenda, schedule
from carson.city.table.moves import owner_of
from carson.city.table.table import Table
from carson.core.errors import BadPosition
from carson.core.seats import LETTERS


def check_tokens(s: Table, moment: Moment, page: Page) -> None:
    """Refuse tokens that nobody can have brought, or not to this place."""
    for seat in range(s.rules.seats):
        reason = _wrong_dynamite(s, seat, moment) or _wrong_no_duel(s, seat) or _wrong_kept(s, seat, moment)
        if reason:
            raise BadPosition(reason, page.player_lines.get(seat, 0))
    for word, wrong in (
        ("tripled", _wrong_tripled(s, moment)),
        ("lot", _wrong_lot(s, moment)),
        ("scrapped", _wrong_scrapped(s, moment)),
    ):
        if wrong:
            raise BadPosition(wrong, page.line_of(word))


# ---- dynamite


def _brings_dynamite(tile: int) -> bool:
    return GAIN_DYNAMITE in SIDES[tile].powers or tile == 2 * PROSPECTOR + YELLOW  # R-PROSPECTOR-FLIP


def _wrong_dynamite(s: Table, seat: int, moment: Moment) -> str:
    held, on_land, on_spaces = s.dynamite[seat], s.dynamite_parcels[seat], s.dynamite_spaces[seat]
    if not held and not on_land and not on_spaces:
        return ""
    if not any(_brings_dynamite(tile) for tile in tiles_so_far(s)):
        return "nobody brings dynamite in this game"
    if dynamite_left(s) < 0:
        return f"there are only {s.rules.dynamite} tokens of dynamite"
    if on_land & ~s.at_parcel[seat] or on_spaces & ~s.at_space[seat]:
        return f"{LETTERS[seat]} has dynamite where no cowboy of {LETTERS[seat]} stands"
    if (on_land or on_spaces) and not moment.placed():
        return "cowboys carry dynamite only after they have been placed"
    if moment.under_way(schedule.PLACE) and on_land & s.built[MINE] & s.owned[seat] & ~s.tripled:
        return f"{LETTERS[seat]} has dynamite on an own Mine, which is tripled then"  # R-DYNAMITE-MINE
    return ""


def _wrong_tripled(s: Table, moment: Moment) -> str:
    """Mines of somebody, from the placing of a cowboy with dynamite to the income (R-DYNAMITE-MINE)."""
    if not s.tripled:
        return ""
    if not any(_brings_dynamite(tile) for tile in tiles_so_far(s)):
        return "nobody brings dynamite in this game"
    if s.tripled & ~s.built[MINE]:
        return "only Mines are tripled"
    if not moment.begun(schedule.PLACE) or moment.past(schedule.PAY_OUT):
        return "a Mine is tripled only between the steps place and pay-out"
    return ""


# ---- no-duel tokens


def _wrong_no_duel(s: Table, seat: int) -> str:
    """Two for this round, or one cowboy who sings on Gambling (R-SINGER-SPACES)."""
    held, placed = int(s.no_duel[seat]), int(s.no_duel_spaces[seat])
    tokens, letter = int(power(s, seat, GAIN_NO_DUEL)), LETTERS[seat]
    sings = int(bit(GAMBLING)) if power(s, seat, SING) and s.used[seat] else 0
    if not tokens and (held or placed & ~sings):
        return f"{letter} has no character who brings no-duel tokens"
    if tokens and held + count(placed) > tokens:
        return f"{letter} has more than {tokens} no-duel tokens"
    if placed & ~(s.at_space[seat] & SINGER_SPACES):
        return f"{letter} has a no-duel token on a space where no cowboy can stand with it"
    return ""


# ---- auctions


def _wrong_lot(s: Table, moment: Moment) -> str:
    if s.lot and not moment.find(agenda.ASK_LOT, agenda.ASK_BID):
        return "parcels lie under the hammer only during an auction"
    if s.lot & (~unowned_land(s) | s.outlaws):
        return "only land without owner and outlaw comes under the hammer"
    return ""


# ---- tiles kept in hand (R-DEFERRED-LIMIT)


def _building_steps(s: Table, moment: Moment) -> int:
    """How many Building steps a tile may have waited through; one from phase 1 is due a step earlier."""
    over = moment.at == 0 or moment.begun(schedule.DEADLINE)
    due_early = any(BUY_TILE in SIDES[tile].powers for tile in tiles_so_far(s))
    return int(s.round) - (0 if over else 1) + (1 if due_early else 0)


def _wrong_kept(s: Table, seat: int, moment: Moment) -> str:
    """Only tiles in hand, or the one that waits for its Houses, and none before there could be any."""
    kept = int(s.kept_tiles[seat])
    if not kept:
        return ""
    if not s.rules.deadline or _building_steps(s, moment) < 1:
        return "no tile can be due in the next Building step"
    for t in range(TYPES):
        waiting = 1 if s.site_type == t and owner_of(s, s.site) == seat else 0
        if nibble(kept, t) > s.hand[seat * TYPES + t] + waiting:
            return f"{LETTERS[seat]} has kept a {TILE.text(t)} that is not in hand"
    return ""


def _wrong_scrapped(s: Table, moment: Moment) -> str:
    if s.scrapped and (not s.rules.deadline or _building_steps(s, moment) < 2):
        return "no tile can have left the game"
    return ""
