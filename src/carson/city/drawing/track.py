"""The action track as a list in resolving order: what a space gives, what is for sale, who stands there."""

from carson.city.count.places import open_spaces
from carson.city.drawing.marks import NOW, Marks, cowboy_span, cowboy_with_token, seat_style, white_cowboy
from carson.city.facts import geometry, ids, spaces
from carson.city.state import CityState
from carson.city.words import asked, phases
from carson.city.words.terms import building_name, say, space_name, space_numbers, space_word
from carson.core.face import Line, Span
from carson.core.layout import left, padded, width

TRACK_WIDTH = 39
NAME_WIDTH = 17
GIVES_WIDTH = 12

# The two boxes of the track where no cowboy is placed.
LAND = ids.SPACES
INCOME = ids.SPACES + 1
ROW_OF_BOX = {"parcels": LAND, "income": INCOME, "build-3": ids.BUILD_3}
NOTHING = -1  # an empty line
ROWS = (
    *range(ids.WAGES, ids.ROAD + 1),
    LAND,
    NOTHING,
    *range(ids.BUILD_12, ids.BUILD_3 + 1),
    NOTHING,
    *range(ids.PARCEL_INCOME, ids.GAMBLING + 1),
    INCOME,
    *range(ids.GAMBLING + 1, ids.VP_2 + 1),
)


def draw_track(s: CityState, marks: Marks) -> list[Line]:
    """A title and one line for each space and box."""
    box = phases.box_now(s)
    now = ROW_OF_BOX[box] if box else asked.step_now(s)
    return [[Span(say("board.track"), "title")], *[_row(s, row, row == now, marks) for row in ROWS]]


def _row(s: CityState, row: int, is_now: bool, marks: Marks) -> Line:
    """A mark, a name, the cowboys, and what the space gives in a calmer voice."""
    if row == NOTHING:
        return []
    mark = Span(NOW, "legal") if is_now else marks.at(ids.SPACE + row)
    closed = row < ids.SPACES and not open_spaces(s) & geometry.bit(row)
    name, gives = _words(s, row, closed)
    style = "building" if ids.BUILD_12 <= row <= ids.BUILD_3 else ""
    style = "dim" if closed or row >= ids.SPACES else style
    line = [mark, Span(" "), Span(left(name, NAME_WIDTH), style), Span(" ")]
    crowd = [] if row >= ids.SPACES else _cowboys(s, row)
    if width(line) + width(crowd) >= TRACK_WIDTH - GIVES_WIDTH:
        return line + crowd  # so many that they need the room of the last column
    return [*padded(line + crowd, TRACK_WIDTH - GIVES_WIDTH), Span(gives, "dim")]


def _words(s: CityState, row: int, closed: bool) -> tuple[str, str]:
    """The name of a row and what it gives."""
    if row == LAND:
        return say("board.land"), say("board.land-gives")
    if row == INCOME:
        return say("board.income"), say("board.income-gives")
    if ids.BUILD_12 <= row <= ids.BUILD_3:
        tile, price = int(s.market[row - ids.BUILD_12]), f"{spaces.PRICE[row]:<2}"
        if tile == ids.NONE:
            return say("board.sold", price=price), say("board.empty")
        return say("board.sale", price=price, building=building_name(tile)), ""
    gives = say(f"space.{space_word(row)}.gives", **space_numbers(row, s.rules))
    return space_name(row), say("board.closed") if closed else gives


def _cowboys(s: CityState, space: int) -> Line:
    """Who stands on a space; a number where a player has more than one cowboy."""
    line: Line = []
    if space == ids.WAGES or space == ids.ROAD:
        for seat in range(int(s.rules.seats)):
            number = int(s.wages[seat] if space == ids.WAGES else s.road_cowboys[seat])
            if number:
                line.append(cowboy_span(seat))
            if number > 1:
                line.append(Span(str(number), seat_style(seat)))
    else:
        for seat in asked.cowboys_at(s, ids.SPACE + space):
            line += cowboy_with_token(s, seat, ids.SPACE + space)
    if s.white_at == ids.SPACE + space:
        line.append(white_cowboy(s))
    return line
