"""The table as a tensor: every part has a line here, and `words/en.tensors.ftl` tells what it is.

What lies open is written as it is; of tiles and sheets only what `known` lets a seat know.
"""

from typing import Final

from mypy_extensions import i64

from carson.city.count import duel_tiles, sheets, shifting
from carson.city.facts import characters, enclosures, ids
from carson.city.facts.geometry import EDGES, bit
from carson.city.facts.sheets import LINES
from carson.city.table import agenda
from carson.city.table.table import KEPT_BITS, Table
from carson.city.view.known import knows_all
from carson.core.tensor import Tensor

SPACE_FLAGS: Final = 24  # for 21 spaces
TYPE_FLAGS: Final = 16  # for 13 types of buildings
YARD_FLAGS: Final = 8  # for five enclosures
CARD_FLAGS: Final = 20  # for 18 cards of Standish
CHANCE_FLAGS: Final = 32
IN_A_FRAME: Final = 4  # kind, seat, a, b


def encode(s: Table, viewer: i64, t: Tensor) -> None:
    """Everything a seat may know."""
    t.face(max(viewer, 0), s.rules.seats)
    _moment(s, t)
    _map(s, t)
    _table(s, t)
    _supplies(s, t)
    _variants(s, t)
    if s.rules.duel_tiles != 0:
        _tiles(s, viewer, t)
    if s.rules.sheets != 0:
        _sheets(s, viewer, t)


def _moment(s: Table, t: Tensor) -> None:
    top: i64 = s.agenda[s.depth - 1] if s.depth > 0 else 0
    kind = agenda.kind_of(top)
    t.plane("question", bit(kind - agenda.QUESTION) if agenda.QUESTION <= kind < agenda.CHANCES else 0)
    t.flags("chance", bit(kind - agenda.CHANCES) if kind >= agenda.CHANCES else 0, CHANCE_FLAGS)
    t.number("seat", t.nth(0))
    t.number("round", s.round)
    t.part("agenda", agenda.DEPTH, IN_A_FRAME)
    at: i64
    for at in range(s.depth - 1, -1, -1):
        packed = s.agenda[at]
        a = agenda.a_of(packed)
        t.put(agenda.kind_of(packed))
        t.put(t.counted(agenda.seat_of(packed)))
        t.put(t.turned(a) if agenda.is_together(packed) else a)
        t.put(agenda.b_of(packed))
    t.zeros(IN_A_FRAME * (agenda.DEPTH - s.depth))


def _map(s: Table, t: Tensor) -> None:
    t.planes("owned", s.owned)
    t.planes("at_parcel", s.at_parcel)
    t.planes("dynamite_parcels", s.dynamite_parcels)
    t.maps("built", s.built)
    t.plane("houses", s.houses)
    t.plane("townhouses", s.townhouses)
    t.plane("mountains", s.mountains)
    t.plane("river", s.river)
    t.plane("connected", s.connected)
    t.plane("lot", s.lot)
    t.plane("tripled", s.tripled)
    t.plane("site", bit(s.site) if s.site != ids.NONE else 0)
    t.plane("new_houses", s.new_houses)
    t.plane("new_townhouses", s.new_townhouses)
    t.plane("refused", s.refused)
    t.long_flags("roads", s.roads, EDGES)


def _table(s: Table, t: Tensor) -> None:
    t.ones("market", s.market, TYPE_FLAGS)
    t.flags("in_play", s.in_play, characters.NO_TILE)
    t.row("bag", s.bag)
    t.split("scrapped", s.scrapped, KEPT_BITS, ids.TYPES)
    t.number("bank", s.bank)
    t.number("white_at", s.white_at)
    t.number("site_type", s.site_type)
    t.number("houses_due", s.houses_due)
    t.number("doubled", s.doubled)
    t.places("turn_order", s.turn_order)
    t.places("pass_order", s.pass_order)
    t.seat("first_chooser", s.first_chooser)
    t.seat("mayor", s.mayor)
    t.seat("ammunition", s.ammunition)


def _supplies(s: Table, t: Tensor) -> None:
    t.finish()  # rows of four begin a word
    t.numbers("cash", s.cash)
    t.numbers("vp", s.vp)
    t.numbers("unplaced_roads", s.unplaced_roads)
    t.numbers("revolvers", s.revolvers)
    t.numbers("cowboys", s.cowboys)
    t.numbers("reserve", s.reserve)
    t.numbers("wages", s.wages)
    t.numbers("road_cowboys", s.road_cowboys)
    t.numbers("used", s.used)
    t.numbers("dice", s.dice)
    t.numbers("dynamite", s.dynamite)
    t.numbers("no_duel", s.no_duel)
    t.numbers("second_character", s.second_character)
    t.splits("shifts", s.shifts, shifting.COUNT_BITS, 2)
    t.splits("kept_tiles", s.kept_tiles, KEPT_BITS, ids.TYPES)
    t.table("hand", s.hand, ids.TYPES)
    t.seat_ones("character", s.character, characters.NO_TILE)
    t.seat_flags("at_space", s.at_space, SPACE_FLAGS)
    t.seat_flags("dynamite_spaces", s.dynamite_spaces, SPACE_FLAGS)
    t.seat_flags("no_duel_spaces", s.no_duel_spaces, SPACE_FLAGS)


def _variants(s: Table, t: Tensor) -> None:
    rules = s.rules
    if rules.outlaws:
        t.plane("outlaws", s.outlaws)
        t.plane("restless", s.restless)
        t.number("outlaw_strength", s.outlaw_strength)
    if rules.notes_challenges:
        t.plane("provoked", s.provoked)
    if rules.standish != ids.NONE:
        t.flags("deck", s.deck, CARD_FLAGS)
        t.flags("drawn", s.drawn, CARD_FLAGS)
    if rules.horses != 0:
        t.planes("herds", s.herds)
        t.numbers("horses", s.horses)
        t.numbers("rodeo_tokens", s.rodeo_tokens)
        t.splits("enclosures", s.enclosures, enclosures.YARD_BITS, enclosures.YARDS)
        t.seat_flags("enclosure_cowboys", s.enclosure_cowboys, YARD_FLAGS)


def _tiles(s: Table, viewer: i64, t: Tensor) -> None:
    """Hands are one's own; what lies on the table is everybody's as soon as it is turned up."""
    shown = duel_tiles.are_shown(s)
    t.split("face_up", s.face_up, duel_tiles.VALUE_BITS, duel_tiles.VALUES)
    t.seats("uncounted", s.uncounted)
    t.part("duel_tiles", s.rules.seats, 2 + 2 * duel_tiles.VALUES)
    n: i64
    for n in range(s.rules.seats):
        seat = t.nth(n)
        knows = knows_all(s, seat, viewer)
        t.put(duel_tiles.size(duel_tiles.own_tiles(s, seat)))
        t.put(duel_tiles.known_total(s, seat))
        t.put_split(s.duel_tiles[seat] if knows else 0, duel_tiles.VALUE_BITS, duel_tiles.VALUES)
        t.put_split(s.duel_played[seat] if knows or shown else 0, duel_tiles.VALUE_BITS, duel_tiles.VALUES)


def _sheets(s: Table, viewer: i64, t: Tensor) -> None:
    t.part("sheet", s.rules.seats, LINES)
    n: i64
    for n in range(s.rules.seats):
        seat = t.nth(n)
        seen = knows_all(s, seat, viewer) or not sheets.are_secret(s)
        t.put_split(s.sheet[seat] if seen else 0, sheets.LINE_BITS, LINES)
