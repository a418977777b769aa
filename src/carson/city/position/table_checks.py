"""What must hold on any table: pieces that exist, orders that are complete, a round that fits."""

from __future__ import annotations

from carson.city.count.places import property_left
from carson.city.facts.characters import BUY_TILE, GRANT_MINE, GRANT_RANCH, SIDES
from carson.city.facts.geometry import count
from carson.city.facts.ids import CITY_HALL, MARKET, NONE, TYPES
from carson.city.position.cast_checks import check_cast
from carson.city.position.cowboy_checks import check_cowboys
from carson.city.position.horse_checks import check_stables
from carson.city.position.moment import Moment, tiles_in_game, usual_bag, usual_reserve
from carson.city.position.names import TILE, bits_of
from carson.city.position.outlaw_checks import check_outlaws
from carson.city.position.page import Page
from carson.city.position.secret_checks import check_secrets
from carson.city.position.shift_checks import check_shifts
from carson.city.position.solo_checks import check_solo
from carson.city.position.token_checks import check_tokens
from carson.city.table import agenda, schedule
from carson.city.table.table import Table
from carson.core.errors import BadPosition
from carson.core.seats import LETTERS

TAKES_TILES = {BUY_TILE, GRANT_MINE, GRANT_RANCH}  # powers that take tiles off the track


def check_table(s: Table, moment: Moment, page: Page) -> None:
    """Refuse a table that no game could reach at this moment."""
    _check_round(s, moment, page)
    _check_orders(s, moment, page)
    check_cast(s, moment, page)
    _check_tiles(s, page)
    _check_city_hall_can_come(s, moment, page)
    for seat in range(s.rules.seats):
        _check_pieces(s, seat, page)
    _check_mountains(s, moment)
    _check_townhouses(s, page)
    check_cowboys(s, moment, page)
    check_tokens(s, moment, page)
    check_stables(s, moment, page)
    check_shifts(s, moment, page)
    check_outlaws(s, moment, page)
    check_solo(s, moment, page)
    check_secrets(s, moment, page)
    _check_doubled(s, moment, page)


def _check_round(s: Table, moment: Moment, page: Page) -> None:
    last = int(s.rules.rounds)
    low, high = 1, last
    if moment.over:
        low = last
    elif moment.setting_up():
        low = high = 0
    elif moment.at == 0:
        low, high = 0, last - 1
    elif moment.past(schedule.LAST_ROUND):
        high = last - 1
    if not low <= s.round <= high:
        allowed = f"{low} to {high}" if low < high else str(low)
        raise BadPosition(
            f"with this agenda the round must be {allowed}, not {s.round}", page.line_of("round")
        )


def _check_orders(s: Table, moment: Moment, page: Page) -> None:
    """Both tracks are full; but the pass track not while seats pass, the other not before the first round."""
    lined_up = NONE not in list(s.turn_order)
    if not lined_up and (moment.begun(schedule.LINE_UP) or any(seat != NONE for seat in s.turn_order)):
        raise BadPosition("every seat must stand in the turn order once", page.line_of("turn"))
    if NONE in list(s.pass_order) and not moment.passing():
        raise BadPosition("every seat must stand in the pass order once", page.line_of("pass"))


# ---- tiles


def _check_tiles(s: Table, page: Page) -> None:
    """No more tiles of a type than there are, wherever they lie."""
    left = usual_bag(s)
    for t in range(TYPES):
        if left[t] < max(s.bag[t], 0):
            number = tiles_in_game(s.rules, t) - left[t] + int(max(s.bag[t], 0))
            message = f"this game has {tiles_in_game(s.rules, t)} tiles “{TILE.text(t)}”, not {number}"
            raise BadPosition(message, _line_with_tile(s, t, page))


def _check_city_hall_can_come(s: Table, moment: Moment, page: Page) -> None:
    """Without a road the City Hall goes back to the bag; the draws must not end with nothing else in it."""
    refills = s.rules.rounds - s.round - (1 if moment.at == 0 or moment.begun(schedule.REFILL) else 0)
    takers = [tile for tile in bits_of(int(s.in_play)) if TAKES_TILES & SIDES[tile].powers.keys()]
    draws = MARKET * refills + len([entry for entry in moment.frames if entry.kind == agenda.DRAW_TILE])
    draws += len(takers) * (s.rules.rounds - s.round + 1)
    others = sum(s.bag) - s.bag[CITY_HALL]
    if s.bag[CITY_HALL] and others < draws and not any(s.roads) and not moment.find(agenda.DRAW_CENTRE):
        message = "with the City Hall and few other tiles in the bag there must be a road on the map"
        raise BadPosition(message, page.line_of("bag"))


def _line_with_tile(s: Table, building: int, page: Page) -> int:
    """A line that names a building."""
    if s.bag[building] > 0 and page.line_of("bag"):
        return page.line_of("bag")
    drawn = bits_of(int(s.built[building]))
    if drawn:
        return page.parcels[drawn[0]]
    for seat, line in page.player_lines.items():
        if s.hand[seat * TYPES + building]:
            return line
    return page.line_of("market")


def _check_doubled(s: Table, moment: Moment, page: Page) -> None:
    """A type is doubled for no longer than until the buildings pay."""
    if s.doubled != NONE and (moment.past(schedule.PAY_OUT) or not moment.begun(schedule.DOUBLING)):
        raise BadPosition(
            "a building is doubled only between the steps doubling and pay-out", page.line_of("doubled")
        )


# ---- pieces of one seat, and mountains


def _check_pieces(s: Table, seat: int, page: Page) -> None:
    line = page.player_lines.get(seat, 0)
    spare = usual_reserve(s, seat) - s.reserve[seat]
    if s.reserve[seat] < 0 or spare < 0:
        number = s.rules.cowboys - min(spare, spare + s.reserve[seat])
        raise BadPosition(f"{LETTERS[seat]} has {number} cowboys, but there are only {s.rules.cowboys}", line)
    if property_left(s, seat) < 0:
        number = count(s.owned[seat])
        tiles = s.rules.property_tiles
        parcel = bits_of(int(s.owned[seat]))[0]
        message = f"{LETTERS[seat]} owns {number} parcels, but there are only {tiles} property tiles"
        raise BadPosition(message, page.parcels[parcel])


def _check_mountains(s: Table, moment: Moment) -> None:
    drawing = moment.find(agenda.DRAW_MOUNTAIN)
    number = count(s.mountains) + (drawing.a if drawing else 0)
    if number > s.rules.mountains:
        line = drawing.line if drawing else 0
        raise BadPosition(f"there are {s.rules.mountains} mountains in this game, not {number}", line)


def _check_townhouses(s: Table, page: Page) -> None:
    if s.townhouses and not s.rules.townhouses:
        raise BadPosition("there are no Townhouses in this game", page.parcels[bits_of(int(s.townhouses))[0]])
