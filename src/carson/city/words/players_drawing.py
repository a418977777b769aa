"""The players: one line each, the two order tracks, and what else lies before them."""

from __future__ import annotations

from collections.abc import Sequence

from carson.city.count.casting import offered_tiles
from carson.city.count.duel_tiles import holds_tiles, own_tiles
from carson.city.count.firepower import firepower
from carson.city.count.outlaws import tile_vp
from carson.city.count.placing import has_passed
from carson.city.count.powers import cash_limit
from carson.city.count.sheets import are_secret
from carson.city.facts.characters import NO_TILE
from carson.city.facts.geometry import count
from carson.city.facts.ids import NONE, TYPES
from carson.city.state import CityState
from carson.city.table import schedule
from carson.city.words.actions import parcel_text, parcels_of
from carson.city.words.asked import step_now
from carson.city.words.duel_tiles import hand_cell, own_notes, pile_note
from carson.city.words.layout import flowing
from carson.city.words.marks import NOW, seat_span, seat_style
from carson.city.words.sheets import own_note
from carson.city.words.solo_drawing import standish_notes, standish_numbers, strategy_word
from carson.city.words.terms import (
    building_name,
    character_name,
    character_number,
    listed,
    money,
    number_of,
    points,
    say,
)
from carson.core.face import Line, Span
from carson.core.layout import WIDTH, clipped, left

NAME_WIDTH = 14
NOTE_NAME = 16
NUMBERS = ("vp", "cash", "limit", "cowboys", "revolvers", "firepower", "roads", "land")


def draw_players(s: CityState, names: Sequence[str]) -> list[Line]:
    """A heading and a line for each seat."""
    headings = [say(f"board.{column}-column") for column in NUMBERS]
    heading = " " * 4 + left(say("board.player"), NAME_WIDTH)
    heading += "".join(f"  {word}" for word in headings) + "  " + say("board.character-column")
    return [[Span(heading, "dim")], *[_player(s, seat, names[seat], headings) for seat in range(len(names))]]


def _player(s: CityState, seat: int, name: str, headings: Sequence[str]) -> Line:
    passed = step_now(s) == schedule.PLACE and has_passed(s, seat)
    cells = _numbers(s, seat)
    row = "".join(f"  {cell:>{len(word)}}" for cell, word in zip(cells, headings, strict=True)) + "  "
    room = WIDTH - 4 - NAME_WIDTH - len(row)
    return [
        Span(f"{NOW} " if seat in s.actors() else "  ", "legal"),
        seat_span(seat),
        Span(" "),
        Span(left(name, NAME_WIDTH), "dim" if passed else seat_style(seat)),
        Span(row, "dim" if passed else ""),
        Span(clipped(_character(s, seat), room), "dim" if passed else ""),
    ]


def _numbers(s: CityState, seat: int) -> list[str]:
    tile = int(s.character[seat])
    if seat == s.rules.standish:
        return standish_numbers(s, seat)
    return [
        str(s.vp[seat]),
        money(int(s.cash[seat])),
        say("board.no-limit") if tile == NO_TILE else money(int(cash_limit(s, seat))),
        str(s.cowboys[seat]),
        str(s.revolvers[seat]),
        str(firepower(s, seat)),
        str(s.unplaced_roads[seat]),
        str(count(s.owned[seat])),
    ]


def _character(s: CityState, seat: int) -> str:
    if seat == s.rules.standish:
        return strategy_word(s, "character")
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
    tiles = int(offered_tiles(s))
    free: list[Line] = [[Span(say("board.characters"), "dim")]]
    for tile in range(NO_TILE):
        if tiles >> tile & 1:
            name = say("board.character-cell", number=character_number(tile), name=character_name(tile))
            free.append([Span(name)])
    return flowing(free, "  ") if len(free) > 1 else []


# ---- order


def draw_orders(s: CityState) -> list[Line]:
    """The order that counts now, and who has passed; nothing before the first order is drawn."""
    step = step_now(s)
    if s.round == 0:
        drawn = any(seat != NONE for seat in s.pass_order)
        return [_order("first-order", list(s.pass_order))] if drawn else []
    if step == schedule.CHOOSE:
        return [_order("choosing-order", _choosing_order(s))]
    passed = _order("passed" if step == schedule.PLACE else "pass-order", list(s.pass_order))
    return [[*_order("turn-order", list(s.turn_order)), Span("      "), *passed]]


def _choosing_order(s: CityState) -> list[int]:
    """The order of passing, but the Teacher of the last round comes first."""
    order = [int(seat) for seat in s.pass_order]
    if s.first_chooser == NONE:
        return order
    return [int(s.first_chooser), *[seat for seat in order if seat != s.first_chooser]]


def _order(key: str, track: Sequence[int]) -> Line:
    seats = [seat for seat in track if seat != NONE]
    line = [Span(say(f"board.{key}") + "  ", "dim")]
    for seat in seats:
        line += [seat_span(seat), Span(" ")]
    return line if seats else [*line, Span(say("board.nobody"), "dim")]


# ---- notes


def draw_notes(s: CityState, names: Sequence[str]) -> list[Line]:
    """Who holds the ammunition and the City Hall, what is auctioned, tokens, and buildings that wait."""
    notes: list[Line] = []
    if s.rules.standish != NONE:
        seat = int(s.rules.standish)
        name = clipped(names[seat], NOTE_NAME)
        notes += [[Span(text, seat_style(seat))] for text in standish_notes(s, name)]
    for key, seat in (("ammunition", int(s.ammunition)), ("hall", int(s.mayor))):
        if seat != NONE:
            text = say(f"board.note-{key}", name=clipped(names[seat], NOTE_NAME))
            notes.append([Span(text, seat_style(seat))])
    if s.outlaws:
        prize = points(int(tile_vp(s)))
        notes.append([Span(say("board.note-outlaws", strength=int(s.outlaw_strength), points=prize))])
    for key, mask in (("lot", int(s.lot)), ("tripled", int(s.tripled))):
        if mask:
            parcels = listed([parcel_text(parcel) for parcel in parcels_of(mask)])
            notes.append([Span(clipped(say(f"board.note-{key}", parcels=parcels), WIDTH))])
    for seat in range(len(names)):
        tokens = _tokens(s, seat)
        if tokens:
            text = say("board.note-tokens", name=clipped(names[seat], NOTE_NAME), tokens=listed(tokens))
            notes.append([Span(text, seat_style(seat))])
        waiting = _waiting(s, seat)
        if waiting:
            name = clipped(names[seat], NOTE_NAME)
            text = say("board.note-waiting", name=name, buildings=listed(waiting))
            notes.append([Span(clipped(text, WIDTH), seat_style(seat))])
    return flowing(notes + _duel_tiles(s, names))


def _duel_tiles(s: CityState, names: Sequence[str]) -> list[Line]:
    """How many duel tiles everybody has, and the pile; nothing before they are dealt."""
    holders = [seat for seat in range(len(names)) if holds_tiles(s, seat)]
    if not any(own_tiles(s, seat) for seat in holders):
        return []
    hands: Line = [Span(say("board.tiles"), "dim")]
    for seat in holders:
        hands += [Span("  "), seat_span(seat), Span(f" {hand_cell(s, seat)}")]
    heap = pile_note(s)
    return [hands, [Span(heap)]] if heap else [hands]


def draw_own(s: CityState, seat: int) -> list[Line]:
    """What only this seat sees: its duel tiles, and its sheet while it is being filled."""
    notes: list[str] = []
    if own_tiles(s, seat):
        notes += own_notes(s, seat)
    if are_secret(s) and s.rules.sheets >> seat & 1:
        notes.append(own_note(s, seat))
    return [[Span(clipped(note, WIDTH), seat_style(seat))] for note in notes]


def _waiting(s: CityState, seat: int) -> list[str]:
    return [building_name(t) for t in range(TYPES) for _ in range(int(s.hand[seat * TYPES + t]))]


def _tokens(s: CityState, seat: int) -> list[str]:
    """The tokens in a player's hand."""
    held = (
        ("count.dynamite", int(s.dynamite[seat])),
        ("count.no-duel", int(s.no_duel[seat])),
    )
    return [number_of(noun, number) for noun, number in held if number]
