"""The characters: which are in play, who has which, and who chooses first."""

from __future__ import annotations

from carson.city.count.casting import tile_is_left
from carson.city.facts.casts import size_for
from carson.city.facts.characters import (
    COWBOY,
    DOCTOR,
    FETCH,
    FETCH_PRICE,
    NO_TILE,
    PAPERBOY,
    PROSPECTOR,
    RED,
    SHERIFF,
    SIDES,
    TEACHER,
    YELLOW,
)
from carson.city.facts.ids import MINE, NONE, RANCH
from carson.city.position.entry_help import choosing_order
from carson.city.position.moment import Moment
from carson.city.position.names import CHARACTER, bits_of
from carson.city.position.page import Page
from carson.city.table import agenda, schedule
from carson.city.table.table import Table
from carson.core.errors import BadPosition
from carson.core.seats import LETTERS


def check_cast(s: Table, moment: Moment, page: Page) -> None:
    """Refuse characters that cannot be in play, or not in these hands."""
    _check_in_play(s, moment, page)
    _check_first_chooser(s, moment, page)
    chosen = _have_chosen(s, moment)
    for seat in range(s.rules.seats):
        reason = _wrong_character(s, seat, seat in chosen) or _wrong_second(s, seat, moment)
        if reason:
            raise BadPosition(reason, page.player_lines.get(seat, 0))


# ---- the tiles in play


def _check_in_play(s: Table, moment: Moment, page: Page) -> None:
    """All tiles of the set, and as many of those chance may bring as it has drawn."""
    rules = s.rules
    tiles = bits_of(int(s.in_play))
    line = page.line_of("in-play")
    for tile in tiles:
        name = CHARACTER.text(tile)
        if tile not in rules.tiles and tile not in rules.pool:
            raise BadPosition(f"with these options the {name} is not in play", line)
        if tile ^ 1 in tiles:
            raise BadPosition(f"the {name} is in play with both sides", line)
    for tile in rules.tiles:
        if tile not in tiles:
            raise BadPosition(f"with these options the {CHARACTER.text(tile)} is in play", line)
    waiting = [entry for entry in moment.frames if entry.kind in (agenda.DRAW_CHARACTER, agenda.DRAW_SIDE)]
    sides = [entry.a for entry in waiting if entry.kind == agenda.DRAW_SIDE]
    number = _size(s, [tile >> 1 for tile in tiles] + sides) - len(waiting) - _discarded(s, moment)
    if len(tiles) != number:
        message = f"the line “in-play” must name {number} character tiles at this moment, not {len(tiles)}"
        raise BadPosition(message, line)


def _size(s: Table, numbers: list[int]) -> int:
    """How many tiles will be in play; a Paperboy drawn by chance brings one more (R-CHAR-EIGHT)."""
    rules = s.rules
    return size_for(numbers) if rules.draws else len(rules.tiles) + len(rules.open_sides)


def _discarded(s: Table, moment: Moment) -> int:
    """Characters that have left a solo game, one with each round (R-SOLO-PHASE1)."""
    if s.rules.standish == NONE:
        return 0
    return int(s.round) - (0 if moment.nobody_has_chosen() else 1)


def tiles_so_far(s: Table) -> list[int]:
    """Every tile that is or may have been in play; those that have left a solo game can be any."""
    return bits_of(int(s.in_play)) if s.rules.standish == NONE else list(s.rules.pool)


def tiles_to_hold(s: Table) -> list[int]:
    """Every tile in play, as it lies or may lie this round (R-CHAR-SIDE); the usual side comes first."""
    tiles: list[int] = []
    for tile in bits_of(int(s.in_play)):
        number = tile >> 1
        if number == DOCTOR:
            tiles += [2 * DOCTOR + YELLOW, 2 * DOCTOR + RED]
        elif number == TEACHER:
            tiles.append(2 * TEACHER + (RED if s.round == s.rules.rounds else YELLOW))
        else:
            tiles.append(tile)
            if _may_turn(s, tile):
                tiles.append(tile ^ 1)
    return tiles


def _may_turn(s: Table, tile: int) -> bool:
    """Whether no building is left for the side that is up (R-PROSPECTOR-FLIP, R-COWBOY-FLIP)."""
    if tile == 2 * PROSPECTOR + YELLOW:
        return not tile_is_left(s, MINE)
    return tile == 2 * COWBOY + RED and not tile_is_left(s, RANCH)


# ---- who has which


def _wrong_character(s: Table, seat: int, has_chosen: bool) -> str:
    """Who has chosen has a character of this game, nobody else has one, and no two have the same."""
    tile, letter = int(s.character[seat]), LETTERS[seat]
    if tile == NO_TILE:
        if has_chosen:
            return f"{letter} must have a character at this moment"
        return f"{letter} has no character whose power could be used" if s.used[seat] else ""
    if not has_chosen:
        return f"{letter} cannot have a character yet"
    return _cannot_hold(s, tile)


def _wrong_second(s: Table, seat: int, moment: Moment) -> str:
    """A second character is one the Paperboy has fetched (R-PAPERBOY-TAKEN)."""
    tile, second, letter = int(s.character[seat]), second_of(s, seat), LETTERS[seat]
    fetches = tile != NO_TILE and FETCH in SIDES[tile].powers
    if second == NO_TILE:
        asked = moment.find(agenda.ASK_SECOND)
        if fetches and FETCH_PRICE not in SIDES[tile].powers and (asked is None or asked.seat != seat):
            return f"{letter} must have a second character, which costs the {CHARACTER.text(tile)} nothing"
        return ""
    if not fetches:
        return f"{letter} can have a second character only with the {CHARACTER.text(PAPERBOY * 2)}"
    if second >> 1 == SHERIFF:
        return f"the {CHARACTER.text(second)} cannot be a second character"
    return _cannot_hold(s, second)


def _cannot_hold(s: Table, tile: int) -> str:
    name = CHARACTER.text(tile)
    if tile not in tiles_to_hold(s):
        return f"the {name} is not in this game"
    seats = range(s.rules.seats)
    held = [int(s.character[seat]) >> 1 for seat in seats] + [second_of(s, seat) >> 1 for seat in seats]
    return f"the {name} is held twice" if held.count(tile >> 1) > 1 else ""


def second_of(s: Table, seat: int) -> int:
    """The character a seat has fetched, or NO_TILE."""
    second = int(s.second_character[seat])
    return second - 1 if second else NO_TILE


# ---- when


def _have_chosen(s: Table, moment: Moment) -> list[int]:
    if moment.nobody_has_chosen():
        return []
    asked = moment.find(agenda.ASK_CHARACTER)
    choosing = list(range(s.rules.seats)) if asked is None else choosing_order(s)[: asked.a]
    return [seat for seat in choosing if seat != s.rules.standish]


def _check_first_chooser(s: Table, moment: Moment, page: Page) -> None:
    """Last round's Teacher, from the end of that round to the turn order of this one (R-TEACHER-Y)."""
    if s.first_chooser == NONE:
        return
    line = page.line_of("first-chooser")
    if not s.in_play >> (2 * TEACHER) & 1:
        raise BadPosition(f"the {CHARACTER.text(2 * TEACHER)} is not in this game", line)
    ended = int(s.round) - (0 if moment.nobody_has_chosen() else 1)
    if ended < 1 or (moment.begun(schedule.LINE_UP) and not moment.nobody_has_chosen()):
        raise BadPosition("somebody chooses first only after the end of a round", line)
