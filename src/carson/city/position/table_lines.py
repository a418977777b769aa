"""The lines about the table as a whole, each with its reading and writing."""

from __future__ import annotations

from carson.city import topics
from carson.city.facts.ids import MARKET, NONE, SPACE, TYPES
from carson.city.position.blame import on
from carson.city.position.lines import TableLine, letters, one, read_order, several
from carson.city.position.moment import moment_of
from carson.city.position.names import (
    BUILDING,
    CHARACTER_TILE,
    PARCEL,
    PRICE_SLOT,
    SPACES_KIND,
    TILE,
    bits_of,
    mask_of,
    put,
)
from carson.city.position.usual import (
    nibble,
    usual_bag,
    usual_bank,
    usual_houses_due,
    usual_in_play,
    usual_pass_order,
    usual_turn_order,
)
from carson.city.table.moves import building_at
from carson.city.table.table import KEPT_BITS, Table
from carson.core.position_text import NOTHING, Words, seats
from carson.core.seats import LETTERS

MOST_MONEY = 999_999
MOST_TILES = 99
MOST_HOUSES = 3
TWO_DICE = 12  # with dynamite

# ---- the round and the characters


def _read_round(s: Table, words: Words) -> None:
    s.round = words.number("the round", 0, int(s.rules.rounds))


def _round(s: Table) -> str:
    return str(s.round) if s.round != 1 else ""


def _first_round(s: Table) -> None:
    s.round = 1


def _read_in_play(s: Table, words: Words) -> None:
    s.in_play = mask_of(words.different(CHARACTER_TILE))


def _in_play(s: Table) -> str:
    return "" if s.in_play == usual_in_play(s.rules) else CHARACTER_TILE.texts(bits_of(int(s.in_play)))


def _usual_in_play(s: Table) -> None:
    s.in_play = usual_in_play(s.rules)


# ---- building tiles


def _read_market(s: Table, words: Words) -> None:
    """Words like 12:saloon."""
    while words.left():
        word = words.take("a tile on the track")
        price, colon, tile = word.partition(":")
        on(words).refuse_if(not colon, "no-price", word=word)
        slot = words.named(PRICE_SLOT, price)
        on(words).refuse_if(s.market[slot] != NONE, "two-tiles", price=price)
        s.market[slot] = words.named(BUILDING, tile)


def _market(s: Table) -> str:
    tiles = [(PRICE_SLOT.text(slot), int(s.market[slot])) for slot in range(MARKET)]
    return " ".join([f"{price}:{BUILDING.text(tile)}" for price, tile in tiles if tile != NONE])


def _read_bag(s: Table, words: Words) -> None:
    """Pairs like saloon 3; a dash for an empty bag."""
    if words.words[words.at :] == [NOTHING]:
        words.take(NOTHING)
    while words.left():
        s.bag[words.one(TILE)] += words.number("the number of tiles", 1, MOST_TILES)


def _bag(s: Table) -> str:
    if [int(number) for number in s.bag] == usual_bag(s):
        return ""
    return " ".join([f"{TILE.text(t)} {s.bag[t]}" for t in range(TYPES) if s.bag[t]]) or NOTHING


def _usual_bag(s: Table) -> None:
    put(s.bag, usual_bag(s))


def _read_scrapped(s: Table, words: Words) -> None:
    """Pairs like saloon 1."""
    while words.left():
        tile = words.one(BUILDING)
        on(words).refuse_if(nibble(int(s.scrapped), tile), "named-twice", name=BUILDING.text(tile))
        s.scrapped += words.number("the number of tiles", 1, (1 << KEPT_BITS) - 1) << (KEPT_BITS * tile)


def _scrapped(s: Table) -> str:
    numbers = [nibble(int(s.scrapped), t) for t in range(TYPES)]
    return " ".join([f"{TILE.text(t)} {number}" for t, number in enumerate(numbers) if number])


# ---- orders


def _read_turn(s: Table, words: Words) -> None:
    put_order(s, "turn_order", read_order(words, int(s.rules.seats)))


def _turn(s: Table) -> str:
    order = seats_on(s, "turn_order")
    return "" if order == usual_turn_order(s.rules) else letters(order)


def _read_pass(s: Table, words: Words) -> None:
    put_order(s, "pass_order", read_order(words, int(s.rules.seats)))


def _pass(s: Table) -> str:
    order = seats_on(s, "pass_order")
    return "" if order == usual_pass_order(moment_of(s), int(s.rules.seats)) else letters(order)


def put_order(s: Table, row: str, order: list[int]) -> None:
    """Seats on a track, from its first space."""
    put(getattr(s, row), order + [NONE] * (int(s.rules.seats) - len(order)))


def seats_on(s: Table, row: str) -> list[int]:
    """The inverse of `put_order`."""
    return [int(seat) for seat in getattr(s, row) if seat != NONE]


# ---- single pieces


def _read_white(s: Table, words: Words) -> None:
    on(words).refuse_if(s.white_at != NONE, "white-is-drawn")
    s.white_at = SPACE + words.one(SPACES_KIND)


def _white(s: Table) -> str:
    return SPACES_KIND.text(int(s.white_at - SPACE)) if s.white_at >= SPACE else ""


def _read_bank(s: Table, words: Words) -> None:
    s.bank = words.number("what the bank has", -MOST_MONEY, MOST_MONEY)


def _bank(s: Table) -> str:
    return "" if s.bank == usual_bank(s) else str(s.bank)


def _usual_bank(s: Table) -> None:
    s.bank = usual_bank(s)


def _read_dice(s: Table, words: Words) -> None:
    """Pairs like A 3."""
    while words.left():
        seat = words.one(seats(int(s.rules.seats)))
        on(words).refuse_if(s.dice[seat], "two-dice")
        s.dice[seat] = words.number("the die", 1, TWO_DICE)


def _dice(s: Table) -> str:
    return " ".join([f"{LETTERS[seat]} {die}" for seat, die in enumerate(s.dice) if die])


# ---- a building that waits for its Houses

_ON_SITE = {"houses": "new_houses", "townhouses": "new_townhouses", "refused": "refused"}


def _read_placing(s: Table, words: Words) -> None:
    """The site, then due, houses, townhouses and refused as far as they are not usual."""
    s.site = words.one(PARCEL)
    s.site_type = building_at(s, s.site)
    due: int | None = None
    while words.left():
        word = words.take("a word")
        on(words).refuse_if(word != "due" and word not in _ON_SITE, "no-placing", word=word)
        if word == "due":
            due = words.number("the number of Houses due", 1, MOST_HOUSES)
        else:
            setattr(s, _ON_SITE[word], mask_of(words.different(PARCEL)))
    s.houses_due = usual_houses_due(s) if due is None else due


def _placing(s: Table) -> str:
    if s.site == NONE:
        return ""
    words = [PARCEL.text(int(s.site))]
    if s.houses_due != usual_houses_due(s):
        words.append(f"due {s.houses_due}")
    masks = {word: int(getattr(s, field)) for word, field in _ON_SITE.items()}
    return " ".join(words + [f"{word} {PARCEL.texts(bits_of(mask))}" for word, mask in masks.items() if mask])


# ---- all of them

_OWN = [
    TableLine(-10, "round", _read_round, _round, _first_round),
    TableLine(10, "in-play", _read_in_play, _in_play, _usual_in_play),
    one(20, "first-chooser", "first_chooser", None),
    TableLine(50, "market", _read_market, _market),
    TableLine(60, "bag", _read_bag, _bag, _usual_bag),
    TableLine(70, "scrapped", _read_scrapped, _scrapped),
    TableLine(80, "turn", _read_turn, _turn),
    TableLine(90, "pass", _read_pass, _pass),
    TableLine(100, "white", _read_white, _white),
    one(110, "ammunition", "ammunition", None),
    one(120, "mayor", "mayor", None),
    TableLine(150, "bank", _read_bank, _bank, _usual_bank),
    one(160, "doubled", "doubled", BUILDING),
    several(170, "tripled", "tripled", PARCEL),
    several(180, "lot", "lot", PARCEL),
    TableLine(210, "dice", _read_dice, _dice),
    TableLine(220, "placing", _read_placing, _placing),
]
LINES = {line.word: line for line in sorted(_OWN + topics.listed("position", "LINES", TableLine))}
