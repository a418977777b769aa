"""The characters: which are in play, who has which, and who chooses first."""

from carson.city.count.casting import as_it_lies
from carson.city.facts import casts, characters, ids
from carson.city.position.blame import Blame
from carson.city.position.names import CHARACTER, bits_of
from carson.city.position.page import Case
from carson.city.table import Table, agenda, schedule


def check_cast(case: Case) -> None:
    """Refuse characters that cannot be in play, or not in these hands."""
    _check_in_play(case)
    _check_first_chooser(case)
    chosen = _have_chosen(case)
    for seat in case.seats:
        _check_character(case, seat, seat in chosen)
        _check_second(case, seat)


def _check_in_play(case: Case) -> None:
    """All tiles of the set, and as many of those chance may bring as it has drawn."""
    rules, blame = case.s.rules, case.word("in-play")
    tiles = bits_of(int(case.s.in_play))
    for tile in tiles:
        name = CHARACTER.text(tile)
        blame.refuse_if(tile not in rules.tiles and tile not in rules.pool, "not-in-play", character=name)
        blame.refuse_if(tile ^ 1 in tiles, "both-sides", character=name)
    for tile in rules.tiles:
        blame.refuse_if(tile not in tiles, "is-in-play", character=CHARACTER.text(tile))
    draws = (agenda.DRAW_CHARACTER, agenda.DRAW_SIDE)
    waiting = [entry for entry in case.moment.frames if entry.kind in draws]
    number = len(rules.tiles) + len(rules.open_sides)
    if rules.draws:  # a Paperboy drawn by chance brings one more (R-CHAR-EIGHT)
        sides = [entry.a for entry in waiting if entry.kind == agenda.DRAW_SIDE]
        number = casts.size_for([tile >> 1 for tile in tiles] + sides)
    left_solo = 0 if rules.standish == ids.NONE else _rounds_over(case)  # one with each round (R-SOLO-PHASE1)
    number -= len(waiting) + left_solo
    if case.moment.setting_up() and not waiting and not rules.characters_first:
        number = len(rules.tiles)  # what chance brings comes last (R-CHAR-LAST)
    blame.refuse_if(len(tiles) != number, "number-in-play", number=number, found=len(tiles))


def _rounds_over(case: Case) -> int:
    return int(case.s.round) - (0 if case.moment.nobody_has_chosen() else 1)


def tiles_so_far(s: Table) -> list[int]:
    """Every tile that is or may have been in play; those that have left a solo game can be any."""
    return bits_of(int(s.in_play)) if s.rules.standish == ids.NONE else list(s.rules.pool)


def tiles_to_hold(s: Table) -> list[int]:
    """Every tile in play, as it lies or may lie this round (R-CHAR-SIDE); the usual side comes first."""
    tiles: list[int] = []
    for tile in bits_of(int(s.in_play)):
        usual = [] if characters.side_is_open(tile >> 1) else [tile]
        tiles += dict.fromkeys(usual + bits_of(int(as_it_lies(s, tile))))
    return tiles


def _check_character(case: Case, seat: int, has_chosen: bool) -> None:
    """Who has chosen has a character of this game, nobody else has one, and no two have the same."""
    s, blame = case.s, case.player(seat)
    has_one = s.character[seat] != characters.NO_TILE
    blame.refuse_if(has_chosen and not has_one, "needs-character")
    blame.refuse_if(s.used[seat] and not has_one, "no-power-to-use")
    blame.refuse_if(has_one and not has_chosen, "character-too-early")
    if has_one:
        _check_held(s, int(s.character[seat]), blame)


def _check_second(case: Case, seat: int) -> None:
    """A second character is one the Paperboy has fetched (R-PAPERBOY-TAKEN)."""
    s, blame = case.s, case.player(seat)
    tile, second = int(s.character[seat]), second_of(s, seat)
    powers = characters.SIDES[tile].powers if tile != characters.NO_TILE else {}
    if second == characters.NO_TILE:
        asked = case.moment.find(agenda.ASK_SECOND)
        waits = asked is not None and asked.seat == seat
        for_nothing = characters.FETCH in powers and characters.FETCH_PRICE not in powers and not waits
        blame.refuse_if(for_nothing, "needs-second", character=CHARACTER.by_value.get(tile))
    else:
        paperboy = CHARACTER.text(characters.PAPERBOY * 2)
        blame.refuse_if(characters.FETCH not in powers, "second-without", character=paperboy)
        blame.refuse_if(second >> 1 == characters.SHERIFF, "never-second", character=CHARACTER.text(second))
        _check_held(s, second, blame)


def _check_held(s: Table, tile: int, blame: Blame) -> None:
    seats = range(s.rules.seats)
    held = [int(s.character[seat]) >> 1 for seat in seats] + [second_of(s, seat) >> 1 for seat in seats]
    blame.refuse_if(tile not in tiles_to_hold(s), "not-in-game", character=CHARACTER.text(tile))
    blame.refuse_if(held.count(tile >> 1) > 1, "held-twice", character=CHARACTER.text(tile))


def second_of(s: Table, seat: int) -> int:
    """The character a seat has fetched, or NO_TILE."""
    return int(s.second_character[seat]) - 1 if s.second_character[seat] else characters.NO_TILE


def choosing_order(s: Table) -> list[int]:
    """Pass order, but who chooses first by a power goes first (R-TEACHER-Y)."""
    return sorted([int(seat) for seat in s.pass_order], key=lambda seat: seat != s.first_chooser)


def _have_chosen(case: Case) -> list[int]:
    if case.moment.nobody_has_chosen():
        return []
    asked = case.moment.find(agenda.ASK_CHARACTER)
    choosing = list(case.seats) if asked is None else choosing_order(case.s)[: asked.a]
    return [seat for seat in choosing if seat != case.s.rules.standish]


def _check_first_chooser(case: Case) -> None:
    """Last round's Teacher, from the end of that round to the turn order of this one (R-TEACHER-Y)."""
    if case.s.first_chooser == ids.NONE:
        return
    blame, moment, teacher = case.word("first-chooser"), case.moment, 2 * characters.TEACHER
    blame.refuse_if(not case.s.in_play >> teacher & 1, "not-in-game", character=CHARACTER.text(teacher))
    lined_up = moment.begun(schedule.LINE_UP) and not moment.nobody_has_chosen()
    blame.refuse_if(_rounds_over(case) < 1 or lined_up, "chooses-first")
