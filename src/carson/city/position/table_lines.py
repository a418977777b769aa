"""The lines about the table as a whole, each read onto the table."""

from __future__ import annotations

from collections.abc import Callable

from carson.city.facts.ids import MARKET, NONE, SPACE, TYPES
from carson.city.facts.outlaws import STRONGEST, WEAKEST
from carson.city.position.held import read_duel_tiles
from carson.city.position.moment import usual_houses_due
from carson.city.position.names import (
    BUILDING,
    CARD,
    CHARACTER_TILE,
    PARCEL,
    PRICE_SLOT,
    SPACES_KIND,
    TILE,
    mask_of,
    put,
)
from carson.city.table.moves import building_at
from carson.city.table.table import KEPT_BITS, Table
from carson.core.position_text import NOTHING, Words, seats

MOST_MONEY = 999_999
MOST_TILES = 99
MOST_HOUSES = 3
TWO_DICE = 12  # with dynamite


def read_order(words: Words, number_of_seats: int) -> list[int]:
    """Seats in the order of a track; a dash when nobody stands on it."""
    if words.left() and words.words[words.at] == NOTHING:
        words.take(NOTHING)
        words.end()
        return []
    order: list[int] = []
    while words.left() or not order:
        order.append(words.one(seats(number_of_seats)))
        if order.count(order[-1]) > 1:
            words.fail("a seat stands twice in this order")
    return order


def _seat(s: Table, words: Words) -> int:
    return words.one(seats(int(s.rules.seats)))


def _round(s: Table, words: Words) -> None:
    s.round = words.number("the round", 0, int(s.rules.rounds))


def _market(s: Table, words: Words) -> None:
    """Words like 12:saloon."""
    market = [NONE] * MARKET
    while words.left():
        word = words.take("a tile on the track")
        price, colon, tile = word.partition(":")
        if not colon:
            words.fail(f"“{word}” should be a price and a building, such as 12:saloon")
        slot = words.named(PRICE_SLOT, price)
        if market[slot] != NONE:
            words.fail(f"there are two tiles on {price}")
        market[slot] = words.named(BUILDING, tile)
    put(s.market, market)


def _bag(s: Table, words: Words) -> None:
    """Pairs like saloon 3; a dash for an empty bag."""
    bag = [0] * TYPES
    if words.words[words.at :] == [NOTHING]:
        words.take(NOTHING)
    while words.left():
        tile = words.one(TILE)
        bag[tile] += words.number("the number of tiles", 1, MOST_TILES)
    put(s.bag, bag)


def _scrapped(s: Table, words: Words) -> None:
    """Pairs like saloon 1."""
    numbers = [0] * TYPES
    while words.left():
        tile = words.one(BUILDING)
        if numbers[tile]:
            words.fail(f"{BUILDING.text(tile)} is named twice")
        numbers[tile] = words.number("the number of tiles", 1, (1 << KEPT_BITS) - 1)
    s.scrapped = sum([number << (KEPT_BITS * tile) for tile, number in enumerate(numbers)])


def _in_play(s: Table, words: Words) -> None:
    s.in_play = mask_of(words.different(CHARACTER_TILE))


def _first_chooser(s: Table, words: Words) -> None:
    s.first_chooser = _seat(s, words)


def _cards(words: Words) -> int:
    """Cards by their numbers; a dash for none."""
    if words.words[words.at :] == [NOTHING]:
        words.take(NOTHING)
        return 0
    return mask_of([number - 1 for number in words.different(CARD)])


def _deck(s: Table, words: Words) -> None:
    s.deck = _cards(words)


def _drawn(s: Table, words: Words) -> None:
    s.drawn = _cards(words)


def _white(s: Table, words: Words) -> None:
    if s.white_at != NONE:
        words.fail("there is only one white cowboy, and the drawing has it")
    s.white_at = SPACE + words.one(SPACES_KIND)


def _ammunition(s: Table, words: Words) -> None:
    s.ammunition = _seat(s, words)


def _mayor(s: Table, words: Words) -> None:
    s.mayor = _seat(s, words)


def _outlaw_strength(s: Table, words: Words) -> None:
    s.outlaw_strength = words.number("the strength of the outlaws", WEAKEST, STRONGEST)


def _restless(s: Table, words: Words) -> None:
    s.restless = mask_of(words.different(PARCEL))


def _bank(s: Table, words: Words) -> None:
    s.bank = words.number("what the bank has", -MOST_MONEY, MOST_MONEY)


def _doubled(s: Table, words: Words) -> None:
    s.doubled = words.one(BUILDING)


def _tripled(s: Table, words: Words) -> None:
    s.tripled = mask_of(words.different(PARCEL))


def _lot(s: Table, words: Words) -> None:
    s.lot = mask_of(words.different(PARCEL))


def _face_up(s: Table, words: Words) -> None:
    s.face_up = read_duel_tiles(words)


def _uncounted(s: Table, words: Words) -> None:
    s.uncounted = mask_of(read_order(words, int(s.rules.seats)))


def _dice(s: Table, words: Words) -> None:
    """Pairs like A 3."""
    dice = [0] * int(s.rules.seats)
    while words.left():
        seat = _seat(s, words)
        if dice[seat]:
            words.fail("a seat has two dice")
        dice[seat] = words.number("the die", 1, TWO_DICE)
    put(s.dice, dice)


def _placing(s: Table, words: Words) -> None:
    """The site, then due, houses, townhouses and refused as far as they are not usual."""
    s.site = words.one(PARCEL)
    s.site_type = building_at(s, s.site)
    due: int | None = None
    lists: dict[str, int] = {}
    while words.left():
        word = words.take("a word")
        if word == "due":
            due = words.number("the number of Houses due", 1, MOST_HOUSES)
        elif word in ("houses", "townhouses", "refused"):
            lists[word] = mask_of(words.different(PARCEL))
        else:
            words.fail(f"“{word}” tells nothing about a building; there are due, houses, townhouses, refused")
    s.new_houses = lists.get("houses", 0)
    s.new_townhouses = lists.get("townhouses", 0)
    s.refused = lists.get("refused", 0)
    s.houses_due = usual_houses_due(s) if due is None else due


READERS: dict[str, Callable[[Table, Words], None]] = {
    "round": _round,
    "in-play": _in_play,
    "first-chooser": _first_chooser,
    "deck": _deck,
    "drawn": _drawn,
    "market": _market,
    "bag": _bag,
    "scrapped": _scrapped,
    "white": _white,
    "ammunition": _ammunition,
    "mayor": _mayor,
    "outlaw-strength": _outlaw_strength,
    "restless": _restless,
    "bank": _bank,
    "doubled": _doubled,
    "tripled": _tripled,
    "lot": _lot,
    "face-up": _face_up,
    "uncounted": _uncounted,
    "dice": _dice,
    "placing": _placing,
}
