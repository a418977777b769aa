"""The map: eight by eight parcels of two lines each, with the roads on the lattice between them."""

from carson.city.count import incomes, outlaws, places, prices
from carson.city.drawing import marks as signs
from carson.city.facts.buildings import BUILDINGS, CAP
from carson.city.facts.geometry import bit
from carson.city.facts.ids import CITY_HALL, NONE, PARCEL
from carson.city.state import CityState
from carson.city.table import moves, schedule
from carson.city.words.asked import cowboys_at, step_now
from carson.city.words.terms import money, say
from carson.core.face import Line, Span
from carson.core.layout import padded, width

CELL = 6  # columns of a parcel
MARGIN = 2  # columns for the row numbers
MAP_WIDTH = MARGIN + 8 * CELL + 9
PRICED_STEPS = {schedule.CHOOSE, schedule.PLACE, schedule.PARCEL_DUELS, schedule.BUY_PARCELS}

# The crossing of roads to the north, east, south and west, as bits 1, 2, 4, 8.
CROSSINGS = "·║═╚║║╔╠═╝═╩╗╣╦╬"


def code(building: int) -> str:
    """The two letters of a building on the map; the City Hall has a word of its own."""
    return say("board.city-hall") if building == CITY_HALL else BUILDINGS[building].code.capitalize()


def draw_map(s: CityState, marks: signs.Marks) -> list[Line]:
    """The map with its row numbers and column letters."""
    lines = [_lattice_line(s, 8, marks)]
    for row in range(7, -1, -1):
        lines += [*_parcel_lines(s, row, marks), _lattice_line(s, row, marks)]
    letters = "".join(f"{letter:^{CELL + 1}}" for letter in "abcdefgh")
    lines.append([Span(" " * (MARGIN + 1) + letters.rstrip(), "dim")])
    return lines


def _lattice_line(s: CityState, row: int, marks: signs.Marks) -> Line:
    """Crossings and east-west roads; crossing row 0 is the lower border."""
    line = [Span(" " * MARGIN)]
    for column in range(9):
        line.append(_crossing(s, row, column))
        if column < 8:
            edge = row * 8 + column
            line.append(_road(s, edge, marks, "═" * CELL, "─" * CELL, " " * CELL))
    return line


def _road(s: CityState, edge: int, marks: signs.Marks, laid: str, offered: str, empty: str) -> Span:
    if places.road_exists(s, edge):
        return Span(laid, "road")
    return Span(offered, "legal") if edge in marks.roads else Span(empty)


def _crossing(s: CityState, row: int, column: int) -> Span:
    north = row < 8 and places.road_exists(s, 72 + row * 9 + column)
    south = row > 0 and places.road_exists(s, 72 + (row - 1) * 9 + column)
    east = column < 8 and places.road_exists(s, row * 8 + column)
    west = column > 0 and places.road_exists(s, row * 8 + column - 1)
    roads = north + 2 * east + 4 * south + 8 * west
    return Span(CROSSINGS[roads], "road" if roads else "dim")


def _parcel_lines(s: CityState, row: int, marks: signs.Marks) -> tuple[Line, Line]:
    upper = [Span(f"{row + 1:<{MARGIN}}", "dim")]
    lower = [Span(" " * MARGIN)]
    for column in range(9):
        wall = _road(s, 72 + row * 9 + column, marks, "║", "│", " ")
        upper.append(wall)
        lower.append(wall)
        if column < 8:
            parcel = row * 8 + column
            upper += _with_mark(s, parcel, marks)
            lower += _people(s, parcel)
    return upper, lower


def _with_mark(s: CityState, parcel: int, marks: signs.Marks) -> Line:
    """The upper line of a parcel: a mark if it may be chosen, what stands there, its income or price."""
    thing = _thing(s, parcel)
    number = _number(s, parcel)
    blanks = CELL - 1 - width([*thing, number])
    if number.style == "price":
        blanks = min(blanks, 1)  # near its own mark, and away from the next parcel
    return padded([marks.at(PARCEL + parcel), *thing, Span(" " * blanks), number], CELL)


def _thing(s: CityState, parcel: int) -> Line:
    owner = int(moves.owner_of(s, parcel))
    building = int(moves.building_at(s, parcel))
    if building != NONE:
        return [Span(code(building), "building" if owner == NONE else signs.seat_style(owner))]
    for mask, sign, style in (
        (s.houses, signs.HOUSE, "house"),
        (s.townhouses, signs.HOUSE * 2, "house"),
        (s.mountains, signs.MOUNTAIN, "mountain"),
        (s.river, signs.RIVER * (CELL - 1), "river"),
    ):
        if mask & bit(parcel):
            return [Span(sign, style if owner == NONE else signs.seat_style(owner))]
    return []


def _number(s: CityState, parcel: int) -> Span:
    """What a building earns now, or what land costs while it matters."""
    building = int(moves.building_at(s, parcel))
    if building != NONE:
        owner = moves.owner_of(s, parcel)
        if CAP[building] == 0 or owner == NONE:
            return Span("")
        amount = int(incomes.income(s, owner, building, parcel))
        return Span(money(amount // 2 if outlaws.is_halved(s, owner, parcel) else amount), "income")
    if step_now(s) in PRICED_STEPS and places.unowned_land(s) & ~s.outlaws & bit(parcel):
        return Span(money(int(prices.parcel_price(s, parcel))), "price")
    return Span("")


def _people(s: CityState, parcel: int) -> Line:
    """The lower line of a parcel: owner or auction and an outlaw on the left, cowboys on the right."""
    owner = int(moves.owner_of(s, parcel))
    lot = Span(signs.LOT, "price") if s.lot & bit(parcel) else Span(" ")
    line = [lot if owner == NONE else signs.seat_span(owner)]
    cowboys = _crowd(s, parcel)
    if s.outlaws & bit(parcel):
        line = [*line, signs.OUTLAW] if width(line) + width(cowboys) < CELL else [signs.OUTLAW]
    if s.tripled & bit(parcel) and width(line) + len(signs.TRIPLED) + width(cowboys) <= CELL:
        line.append(Span(signs.TRIPLED, "income"))
    if width(line) + width(cowboys) < CELL:
        line.insert(0, Span(" "))
    return padded(line, CELL - width(cowboys)) + cowboys


def _crowd(s: CityState, parcel: int) -> Line:
    """The cowboys on a parcel, with their tokens where there is room."""
    seats = cowboys_at(s, parcel)
    white = [signs.white_cowboy(s)] if s.white_at == PARCEL + parcel else []
    with_tokens = [span for seat in seats for span in signs.cowboy_with_token(s, seat, parcel)] + white
    if width(with_tokens) < CELL:
        return with_tokens
    plain = [signs.cowboy_span(seat) for seat in seats] + white
    return plain if width(plain) < CELL else [Span(say("board.everybody"))]  # six cowboys: all are here
