"""The players: one line each, the two order tracks, and what else lies before them."""

from collections.abc import Callable, Sequence

from carson.city.count import casting, placing, powers
from carson.city.count.firepower import firepower
from carson.city.drawing import parts
from carson.city.drawing.marks import NOW, columns, seat_span, seat_style, short_name
from carson.city.facts.characters import NO_TILE
from carson.city.facts.geometry import count
from carson.city.facts.ids import NONE, TYPES
from carson.city.state import CityState
from carson.city.table import Table, schedule
from carson.city.words.actions import parcel_text, parcels_of
from carson.city.words.asked import step_now
from carson.city.words.terms import building_name, character_name, character_number, listed, money, say
from carson.core.face import Line, Span
from carson.core.layout import WIDTH, clipped, flowing, left

NAME_WIDTH = 14
NUMBERS = ("vp", "cash", "limit", "cowboys", "revolvers", "firepower", "roads", "land")


def draw_players(s: CityState, names: Sequence[str]) -> list[Line]:
    """A heading and a line for each seat."""
    headings = [say(f"board.{column}-column") for column in NUMBERS]
    heading = " " * 4 + left(say("board.player"), NAME_WIDTH)
    heading += columns(headings, headings) + "  " + say("board.character-column")
    return [[Span(heading, "dim")], *[_player(s, seat, names[seat], headings) for seat in range(len(names))]]


def _player(s: CityState, seat: int, name: str, headings: Sequence[str]) -> Line:
    passed = step_now(s) == schedule.PLACE and placing.has_passed(s, seat)
    own = [row(s, seat) for row in ROWS]
    cells, character = next(filter(None, own), (_numbers(s, seat), _character(s, seat)))
    row = columns(cells, headings) + "  "
    room = WIDTH - 4 - NAME_WIDTH - len(row)
    return [
        Span(f"{NOW} " if seat in s.actors() else "  ", "legal"),
        seat_span(seat),
        Span(" "),
        Span(left(name, NAME_WIDTH), "dim" if passed else seat_style(seat)),
        Span(row, "dim" if passed else ""),
        Span(clipped(character, room), "dim" if passed else ""),
    ]


def _numbers(s: CityState, seat: int) -> list[str]:
    tile = int(s.character[seat])
    return [
        str(s.vp[seat]),
        money(int(s.cash[seat])),
        say("board.no-limit") if tile == NO_TILE else money(int(powers.cash_limit(s, seat))),
        str(s.cowboys[seat]),
        str(s.revolvers[seat]),
        str(firepower(s, seat)),
        str(s.unplaced_roads[seat]),
        str(count(s.owned[seat])),
    ]


def _character(s: CityState, seat: int) -> str:
    tile = int(s.character[seat])
    if tile == NO_TILE:
        return ""
    role = int(s.role[seat])
    key = "board.character-cell" if role == tile else "board.second-cell"
    return say(key, number=character_number(tile), name=character_name(role))


def draw_characters(s: CityState) -> list[Line]:
    """The characters nobody has, while that matters."""
    if s.round and step_now(s) != schedule.CHOOSE:
        return []
    tiles = int(casting.offered_tiles(s))
    free: list[Line] = [[Span(say("board.characters"), "dim")]]
    for tile in range(NO_TILE):
        if tiles >> tile & 1:
            name = say("board.character-cell", number=character_number(tile), name=character_name(tile))
            free.append([Span(name)])
    return flowing(free, "  ") if len(free) > 1 else []


def draw_orders(s: CityState) -> list[Line]:
    """The order that counts now, and who has passed; nothing before the first order is drawn."""
    step = step_now(s)
    if s.round == 0:
        drawn = any(seat != NONE for seat in s.pass_order)
        return [_order("first-order", list(s.pass_order))] if drawn else []
    if step == schedule.CHOOSE:
        chooser = s.first_chooser  # the Teacher of the last round
        return [_order("choosing-order", sorted(s.pass_order, key=lambda seat: seat != chooser))]
    passed = _order("passed" if step == schedule.PLACE else "pass-order", list(s.pass_order))
    return [[*_order("turn-order", list(s.turn_order)), Span("      "), *passed]]


def _order(key: str, track: Sequence[int]) -> Line:
    seats = [seat for seat in track if seat != NONE]
    line = [Span(say(f"board.{key}") + "  ", "dim")]
    for seat in seats:
        line += [seat_span(seat), Span(" ")]
    return line if seats else [*line, Span(say("board.nobody"), "dim")]


def draw_notes(s: Table, names: Sequence[str]) -> list[Line]:
    """Who holds the ammunition and the City Hall, what is auctioned, tokens, and buildings that wait."""
    return flowing([line for notes in NOTES for line in notes(s, names)])


def _holders(s: Table, names: Sequence[str]) -> list[Line]:
    held = (("ammunition", int(s.ammunition)), ("hall", int(s.mayor)))
    return [
        [Span(say(f"board.note-{key}", name=short_name(names[seat])), seat_style(seat))]
        for key, seat in held
        if seat != NONE
    ]


def _parcels(s: Table, names: Sequence[str]) -> list[Line]:
    """Parcels under the hammer and Mines with dynamite."""
    notes = [
        say(f"board.note-{key}", parcels=listed([parcel_text(parcel) for parcel in parcels_of(mask)]))
        for key, mask in (("lot", int(s.lot)), ("tripled", int(s.tripled)))
        if mask
    ]
    return [[Span(clipped(note, WIDTH))] for note in notes]


def _hands(s: Table, names: Sequence[str]) -> list[Line]:
    """Tokens and waiting buildings of each seat."""
    notes: list[Line] = []
    for seat, name in enumerate(map(short_name, names)):
        held = (("count.dynamite", int(s.dynamite[seat])), ("count.no-duel", int(s.no_duel[seat])))
        tokens = [say(noun, number=number) for noun, number in held if number]
        waiting = [building_name(t) for t in range(TYPES) for _ in range(int(s.hand[seat * TYPES + t]))]
        texts = [say("board.note-tokens", name=name, tokens=listed(tokens))] if tokens else []
        if waiting:
            texts.append(clipped(say("board.note-waiting", name=name, buildings=listed(waiting)), WIDTH))
        notes += [[Span(text, seat_style(seat))] for text in texts]
    return notes


Notes = Callable[[Table, Sequence[str]], list[Line]]
NOTES: list[Notes] = parts("NOTES", {20: _holders, 40: _parcels, 50: _hands})
OWN: list[Callable[[Table, int], list[str]]] = parts("OWN")
ROWS: list[Callable[[Table, int], tuple[list[str], str] | None]] = parts("ROWS")


def draw_own(s: Table, seat: int) -> list[Line]:
    """What only this seat sees."""
    return [[Span(clipped(note, WIDTH), seat_style(seat))] for notes in OWN for note in notes(s, seat)]
