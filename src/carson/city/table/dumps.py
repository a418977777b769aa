"""The numbers of a table, written one after another, and back.

Made from fields.toml by tools/make_pieces.py; change it there.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carson.city.table.numbers import Reading, add
from carson.city.table.pieces import Pieces

NAMES: Final = (
    "round",
    "houses",
    "townhouses",
    "mountains",
    "river",
    "outlaws",
    "outlaw_strength",
    "restless",
    "bank",
    "white_at",
    "mayor",
    "ammunition",
    "site",
    "site_type",
    "houses_due",
    "new_houses",
    "new_townhouses",
    "refused",
    "doubled",
    "tripled",
    "lot",
    "face_up",
    "uncounted",
    "scrapped",
    "in_play",
    "first_chooser",
    "deck",
    "drawn",
    "owned",
    "built",
    "roads",
    "cash",
    "vp",
    "unplaced_roads",
    "revolvers",
    "cowboys",
    "reserve",
    "character",
    "used",
    "hand",
    "horses",
    "rodeo_tokens",
    "enclosures",
    "enclosure_cowboys",
    "dynamite",
    "dynamite_parcels",
    "dynamite_spaces",
    "no_duel",
    "no_duel_spaces",
    "duel_tiles",
    "second_character",
    "kept_tiles",
    "duel_played",
    "sheet",
    "shifts",
    "herds",
    "at_parcel",
    "at_space",
    "wages",
    "road_cowboys",
    "turn_order",
    "pass_order",
    "market",
    "bag",
    "dice",
)  # in the order of a dump


def numbers_of(s: Pieces) -> list[int]:
    """Every number that is not derived from another one."""
    numbers: list[int] = [
        s.round,
        s.houses,
        s.townhouses,
        s.mountains,
        s.river,
        s.outlaws,
        s.outlaw_strength,
        s.restless,
        s.bank,
        s.white_at,
        s.mayor,
        s.ammunition,
        s.site,
        s.site_type,
        s.houses_due,
        s.new_houses,
        s.new_townhouses,
        s.refused,
        s.doubled,
        s.tripled,
        s.lot,
        s.face_up,
        s.uncounted,
        s.scrapped,
        s.in_play,
        s.first_chooser,
        s.deck,
        s.drawn,
    ]
    for row in (
        s.owned,
        s.built,
        s.roads,
        s.cash,
        s.vp,
        s.unplaced_roads,
        s.revolvers,
        s.cowboys,
        s.reserve,
        s.character,
        s.used,
        s.hand,
    ):
        add(numbers, row)
    seat: i64
    for seat in range(s.rules.seats):
        numbers.append(int(s.horses[seat]))
        numbers.append(int(s.rodeo_tokens[seat]))
        numbers.append(int(s.enclosures[seat]))
        numbers.append(int(s.enclosure_cowboys[seat]))
        numbers.append(int(s.dynamite[seat]))
        numbers.append(int(s.dynamite_parcels[seat]))
        numbers.append(int(s.dynamite_spaces[seat]))
        numbers.append(int(s.no_duel[seat]))
        numbers.append(int(s.no_duel_spaces[seat]))
        numbers.append(int(s.duel_tiles[seat]))
        numbers.append(int(s.second_character[seat]))
        numbers.append(int(s.kept_tiles[seat]))
        numbers.append(int(s.duel_played[seat]))
        numbers.append(int(s.sheet[seat]))
        numbers.append(int(s.shifts[seat]))
        numbers.append(int(s.herds[seat]))
    for row in (
        s.at_parcel,
        s.at_space,
        s.wages,
        s.road_cowboys,
        s.turn_order,
        s.pass_order,
        s.market,
        s.bag,
        s.dice,
        s.agenda[: s.depth],
    ):
        add(numbers, row)
    return numbers


def put_numbers(s: Pieces, left: Reading) -> None:
    """The inverse on an empty table; what is derived is left to the caller."""
    s.round = left.next()
    s.houses = left.next()
    s.townhouses = left.next()
    s.mountains = left.next()
    s.river = left.next()
    s.outlaws = left.next()
    s.outlaw_strength = left.next()
    s.restless = left.next()
    s.bank = left.next()
    s.white_at = left.next()
    s.mayor = left.next()
    s.ammunition = left.next()
    s.site = left.next()
    s.site_type = left.next()
    s.houses_due = left.next()
    s.new_houses = left.next()
    s.new_townhouses = left.next()
    s.refused = left.next()
    s.doubled = left.next()
    s.tripled = left.next()
    s.lot = left.next()
    s.face_up = left.next()
    s.uncounted = left.next()
    s.scrapped = left.next()
    s.in_play = left.next()
    s.first_chooser = left.next()
    s.deck = left.next()
    s.drawn = left.next()
    for row in (
        s.owned,
        s.built,
        s.roads,
        s.cash,
        s.vp,
        s.unplaced_roads,
        s.revolvers,
        s.cowboys,
        s.reserve,
        s.character,
        s.used,
        s.hand,
    ):
        left.fill(row)
    seat: i64
    for seat in range(s.rules.seats):
        s.horses[seat] = left.next()
        s.rodeo_tokens[seat] = left.next()
        s.enclosures[seat] = left.next()
        s.enclosure_cowboys[seat] = left.next()
        s.dynamite[seat] = left.next()
        s.dynamite_parcels[seat] = left.next()
        s.dynamite_spaces[seat] = left.next()
        s.no_duel[seat] = left.next()
        s.no_duel_spaces[seat] = left.next()
        s.duel_tiles[seat] = left.next()
        s.second_character[seat] = left.next()
        s.kept_tiles[seat] = left.next()
        s.duel_played[seat] = left.next()
        s.sheet[seat] = left.next()
        s.shifts[seat] = left.next()
        s.herds[seat] = left.next()
    for row in (
        s.at_parcel,
        s.at_space,
        s.wages,
        s.road_cowboys,
        s.turn_order,
        s.pass_order,
        s.market,
        s.bag,
        s.dice,
    ):
        left.fill(row)
    s.depth = left.fill_up(s.agenda)
