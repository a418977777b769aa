"""Duel tiles in a position: what hands can hold, what lies on the table, and who has still to choose."""

from carson.city.count import duel_tiles, powers
from carson.city.count.duel_tiles import how_many, pile, size, tiles_due
from carson.city.facts.characters import REROLL
from carson.city.facts.geometry import bit
from carson.city.position.blame import noun
from carson.city.position.forms import COUNT, SEAT, Fitting, Form, played_with
from carson.city.position.names import PLACE, bits_of, mask_of
from carson.city.position.page import Case
from carson.city.table import Table, agenda, moves
from carson.city.topics.duels.position import DUELLING, check_duel
from carson.city.topics.setup.position import in_set_up_order
from carson.core.agenda_text import Part
from carson.core.position_lines import letters, read_order, repeated, stored
from carson.core.position_text import Words, numbers
from carson.core.seats import LETTERS

TILE = numbers(noun("duel-tile"), 0, duel_tiles.VALUES - 1)


def _read_uncounted(s: Table, words: Words) -> int:
    return mask_of(read_order(s, words))


LINES = [
    repeated(190, "face-up", "face_up", TILE, duel_tiles.VALUE_BITS),
    stored(200, "uncounted", "uncounted", _read_uncounted, lambda mask: letters(bits_of(mask))),
]
PLAYER_WORDS = [
    repeated(200, "duel-tiles", "duel_tiles", TILE, duel_tiles.VALUE_BITS),
    repeated(210, "played", "duel_played", TILE, duel_tiles.VALUE_BITS),
]


def check_tiles(case: Case) -> None:
    """Refuse tiles that nobody can have."""
    s = case.s
    for seat in case.seats:
        if s.duel_tiles[seat] or s.duel_played[seat]:
            _check_hand(case, seat)
    values = range(duel_tiles.VALUES)
    hidden = any(how_many(s.face_up, value) > how_many(pile(s), value) for value in values)
    case.word("face-up").refuse_if(hidden, "face-up")
    case.word("uncounted").refuse_if(s.uncounted & ~s.rules.tile_seats, "uncounted")


def _check_hand(case: Case, seat: int) -> None:
    s, moment, blame = case.s, case.moment, case.player(seat)
    tiles = int(s.duel_tiles[seat] + s.duel_played[seat])
    blame.refuse_if(not duel_tiles.holds_tiles(s, seat), "no-tiles-of-seat")
    blame.refuse_if(s.duel_played[seat] and not moment.find(agenda.ASK_DUEL_TILES), "played-when")
    everywhere = [s.duel_tiles[other] + s.duel_played[other] for other in case.seats]
    for value in range(duel_tiles.VALUES):
        too_many = sum([int(how_many(hand, value)) for hand in everywhere]) > s.rules.duel_tiles
        blame.refuse_if(too_many, "duel-tiles", number=s.rules.duel_tiles, value=value)
    counted, dealt = not s.uncounted & bit(seat), int(s.rules.dealt_tiles)
    blame.refuse_if(counted and not dealt and tiles & ~duel_tiles.ONE_OF_EACH, "one-of-each")
    first = dealt or duel_tiles.VALUES
    most = first if counted or moment.setting_up() else duel_tiles.TILES_WHEN_EMPTY
    blame.refuse_if(size(tiles) > most, "too-many-tiles", number=size(tiles))


CHECKS = check_tiles


def _ask_duel_tiles(e: Fitting) -> None:
    """Everybody who has a choice is asked or has played; the Gunsmith comes last (R-MIR-REVEAL)."""
    s, waiting, place = e.s, e.a, e.b
    e.refuse_if(not s.rules.duel_tiles, "duels-with-dice")
    e.refuse_if(not e.is_last, "must-be-last")
    e.refuse_if(not waiting, "nobody-asked")
    check_duel(e, place)
    gunsmith = int(powers.holder(s, REROLL))
    for seat in e.case.seats:
        name, asked, chooses = LETTERS[seat], waiting >> seat & 1, _may_choose(s, seat, place)
        early = waiting != bit(seat) if asked else s.duel_played[seat] and s.duel_tiles[seat]
        e.refuse_if(asked and not chooses, "nothing-to-choose", seat=name)
        e.refuse_if(seat == gunsmith and early, "chooses-last", seat=name)
        e.refuse_if(seat != gunsmith and chooses and not asked, "still-to-choose", seat=name)
        e.refuse_if(s.duel_played[seat] and not moves.stands_at(s, seat, place), "not-in-duel", seat=name)
        e.refuse_if(size(s.duel_played[seat]) > tiles_due(s, seat, place), "played", seat=name)


def _may_choose(s: Table, seat: int, place: int) -> bool:
    """Whether a duellist has still to put a tile down and more than that in hand."""
    if not moves.stands_at(s, seat, place) or not duel_tiles.holds_tiles(s, seat):
        return False
    missing = tiles_due(s, seat, place) - size(s.duel_played[seat])
    return bool(missing > 0 and size(s.duel_tiles[seat]) > missing)


def _deal_tiles(e: Fitting) -> None:
    rules = e.s.rules
    if e.frames[0].a:
        e.refuse_if(e.a != duel_tiles.TILES_WHEN_EMPTY, "takes-tiles", number=duel_tiles.TILES_WHEN_EMPTY)
        return
    e.refuse_if(not rules.dealt_tiles or e.a != rules.dealt_tiles, "dealt-tiles", number=rules.dealt_tiles)
    in_set_up_order(e)
    e.refuse_if(e.s.uncounted != rules.tile_seats, "nobody-counted")
    early = not e.is_last and e.frames[e.at + 1].kind != agenda.DRAW_DUEL_TILE
    e.refuse_if(early and any(e.s.duel_tiles[seat] for seat in e.case.seats), "nobody-dealt")


def _draw_duel_tile(e: Fitting) -> None:
    takes = duel_tiles.holds_tiles(e.s, e.seat) and e.s.uncounted & bit(e.seat)
    e.refuse_if(not takes, "takes-none")
    room = min(e.below.a - size(e.s.duel_tiles[e.seat]), size(pile(e.s)))
    e.refuse_if(not 1 <= e.a <= room, "takes-too-many", number=e.a)


DEALT_OVER = DUELLING | {"draw-order", "ask-heal", "ask-mourn", "ask-booty"}
FORMS = {
    agenda.DEAL_TILES: Form((COUNT,), DEALT_OVER, (played_with("duel_tiles"), _deal_tiles)),
    agenda.ASK_DUEL_TILES: Form((Part("a", many=True), Part("b", PLACE)), DUELLING, (_ask_duel_tiles,)),
    agenda.DRAW_DUEL_TILE: Form((SEAT, COUNT), {"deal-tiles"}, (_draw_duel_tile,)),
}
