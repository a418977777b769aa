"""The lines about the table as a whole."""

from collections.abc import Callable

from carson.city import topics
from carson.city.facts.ids import MARKET, NONE, SPACE, TYPES
from carson.city.position import names
from carson.city.position.blame import noun, on
from carson.city.position.moment import moment_of
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
from carson.core.position_lines import Said, letters, one, read_order, several, stored
from carson.core.position_text import NOTHING, Words, seats
from carson.core.seats import LETTERS

MOST_MONEY = 999_999
MOST_TILES = 99
MOST_HOUSES = 3
TWO_DICE = 12  # with dynamite

# ---- building tiles


def _read_market(s: Table, seat: int, words: Words) -> None:
    """Words like 12:saloon."""
    while words.left():
        word = words.take(noun("a-tile-on-the-track"))
        price, colon, tile = word.partition(":")
        on(words).refuse_if(not colon, "no-price", word=word)
        slot = words.named(names.PRICE_SLOT, price)
        on(words).refuse_if(s.market[slot] != NONE, "two-tiles", price=price)
        s.market[slot] = words.named(names.BUILDING, tile)


def _market(s: Table, seat: int) -> str | None:
    tiles = [(names.PRICE_SLOT.text(slot), int(s.market[slot])) for slot in range(MARKET)]
    return " ".join([f"{price}:{names.BUILDING.text(tile)}" for price, tile in tiles if tile != NONE]) or None


def _read_bag(s: Table, seat: int, words: Words) -> None:
    """Pairs like saloon 3; a dash for an empty bag."""
    if words.words[words.at :] == [NOTHING]:
        words.take(NOTHING)
    while words.left():
        s.bag[words.one(names.TILE)] += words.number(noun("the-number-of-tiles"), 1, MOST_TILES)


def _bag(s: Table, seat: int) -> str | None:
    if [int(number) for number in s.bag] == usual_bag(s):
        return None
    return _pairs([int(number) for number in s.bag]) or NOTHING


def _fill_bag(s: Table, seat: int) -> None:
    names.put(s.bag, usual_bag(s))


def _read_scrapped(s: Table, words: Words) -> int:
    """Pairs like saloon 1."""
    numbers = [0] * TYPES
    while words.left():
        tile = words.one(names.BUILDING)
        on(words).refuse_if(numbers[tile], "named-twice", name=names.BUILDING.text(tile))
        numbers[tile] = words.number(noun("the-number-of-tiles"), 1, (1 << KEPT_BITS) - 1)
    return sum([number << KEPT_BITS * tile for tile, number in enumerate(numbers)])


def _pairs(numbers: list[int]) -> str:
    return " ".join([f"{names.TILE.text(t)} {number}" for t, number in enumerate(numbers) if number])


# ---- orders


def put_order(s: Table, row: str, order: list[int]) -> None:
    """Seats on a track, from its first space."""
    names.put(getattr(s, row), order + [NONE] * (int(s.rules.seats) - len(order)))


def _order(place: int, word: str, row: str, usual: Callable[[Table], list[int]]) -> Said:
    """A track; what is usual on it goes by the agenda, so the reader fills it in."""

    def read(s: Table, seat: int, words: Words) -> None:
        put_order(s, row, read_order(s, words))

    def text(s: Table, seat: int) -> str | None:
        order = [int(seat) for seat in getattr(s, row) if seat != NONE]
        return None if order == usual(s) else letters(order)

    return Said(place, word, read, text)


# ---- single pieces


def _read_white(s: Table, seat: int, words: Words) -> None:
    on(words).refuse_if(s.white_at != NONE, "white-is-drawn")
    s.white_at = SPACE + words.one(names.SPACES_KIND)


def _white(s: Table, seat: int) -> str | None:
    return names.SPACES_KIND.text(int(s.white_at - SPACE)) if s.white_at >= SPACE else None


def _read_dice(s: Table, seat: int, words: Words) -> None:
    """Pairs like A 3."""
    while words.left():
        duellist = words.one(seats(int(s.rules.seats)))
        on(words).refuse_if(s.dice[duellist], "two-dice")
        s.dice[duellist] = words.number(noun("the-die"), 1, TWO_DICE)


def _dice(s: Table, seat: int) -> str | None:
    return " ".join([f"{LETTERS[seat]} {die}" for seat, die in enumerate(s.dice) if die]) or None


# ---- a building that waits for its Houses

_ON_SITE = {"houses": "new_houses", "townhouses": "new_townhouses", "refused": "refused"}


def _read_placing(s: Table, seat: int, words: Words) -> None:
    """The site, then due, houses, townhouses and refused as far as they are not usual."""
    s.site = words.one(names.PARCEL)
    s.site_type = building_at(s, s.site)
    due: int | None = None
    while words.left():
        word = words.take(noun("a-word"))
        on(words).refuse_if(word != "due" and word not in _ON_SITE, "no-placing", word=word)
        if word == "due":
            due = words.number(noun("the-number-of-houses-due"), 1, MOST_HOUSES)
        else:
            setattr(s, _ON_SITE[word], names.mask_of(words.different(names.PARCEL)))
    s.houses_due = usual_houses_due(s) if due is None else due


def _placing(s: Table, seat: int) -> str | None:
    if s.site == NONE:
        return None
    words = [names.PARCEL.text(int(s.site))]
    if s.houses_due != usual_houses_due(s):
        words.append(f"due {s.houses_due}")
    masks = {word: int(getattr(s, field)) for word, field in _ON_SITE.items()}
    return " ".join(
        words + [f"{word} {names.PARCEL.texts(names.bits_of(mask))}" for word, mask in masks.items() if mask]
    )


# ---- all of them

_OWN = [
    stored(
        -10,
        "round",
        "round",
        lambda s, words: words.number(noun("the-round"), 0, int(s.rules.rounds)),
        str,
        lambda s, seat: 1,
    ),
    several(10, "in-play", "in_play", names.CHARACTER_TILE, lambda s, seat: usual_in_play(s.rules)),
    one(20, "first-chooser", "first_chooser", None),
    Said(50, "market", _read_market, _market),
    Said(60, "bag", _read_bag, _bag, _fill_bag),
    stored(
        70,
        "scrapped",
        "scrapped",
        _read_scrapped,
        lambda packed: _pairs([nibble(packed, t) for t in range(TYPES)]),
    ),
    _order(80, "turn", "turn_order", lambda s: usual_turn_order(s.rules)),
    _order(90, "pass", "pass_order", lambda s: usual_pass_order(moment_of(s), int(s.rules.seats))),
    Said(100, "white", _read_white, _white),
    one(110, "ammunition", "ammunition", None),
    one(120, "mayor", "mayor", None),
    stored(
        150,
        "bank",
        "bank",
        lambda s, words: words.number(noun("what-the-bank-has"), -MOST_MONEY, MOST_MONEY),
        str,
        lambda s, seat: usual_bank(s),
    ),
    one(160, "doubled", "doubled", names.BUILDING),
    names.parcels(170, "tripled", "tripled"),
    names.parcels(180, "lot", "lot"),
    Said(210, "dice", _read_dice, _dice),
    Said(220, "placing", _read_placing, _placing),
]
LINES = {line.word: line for line in sorted(_OWN + topics.listed("position", "LINES", Said))}
