"""The lines about the table as a whole."""

from collections.abc import Callable

from carson.city import topics
from carson.city.facts.ids import MARKET, NONE, SPACE
from carson.city.position import names, usual
from carson.city.position.blame import noun, on
from carson.city.position.moment import moment_of
from carson.city.table.moves import building_at
from carson.city.table.table import KEPT_BITS, Table
from carson.core import position_lines as rows
from carson.core.position_lines import Said, amount, one, seats_of
from carson.core.position_text import NOTHING, Words

MOST_MONEY = 999_999
MOST_TILES = 99
MOST_HOUSES = 3
TWO_DICE = 12  # with dynamite


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
    for tile, number in rows.read_pairs(words, names.TILE, noun("the-number-of-tiles"), MOST_TILES).items():
        s.bag[tile] = number


def _bag(s: Table, seat: int) -> str | None:
    return None if [int(number) for number in s.bag] == usual.bag(s) else _whole_bag(s, seat)


def _whole_bag(s: Table, seat: int) -> str:
    return rows.pairs_text(s.bag, names.TILE) or NOTHING


def _read_scrapped(s: Table, words: Words) -> int:
    pairs = rows.read_pairs(words, names.BUILDING, noun("the-number-of-tiles"), (1 << KEPT_BITS) - 1)
    return sum([number << KEPT_BITS * tile for tile, number in pairs.items()])


def _scrapped(packed: int) -> str | None:
    return rows.pairs_text(rows.digits(packed, KEPT_BITS), names.TILE)


def _read_dice(s: Table, seat: int, words: Words) -> None:
    for duellist, die in rows.read_pairs(words, seats_of(s), noun("the-die"), TWO_DICE).items():
        s.dice[duellist] = die


def put_order(s: Table, row: str, order: list[int]) -> None:
    """Seats on a track, from its first space."""
    names.put(getattr(s, row), order + [NONE] * (int(s.rules.seats) - len(order)))


def _order(place: int, word: str, row: str, usual: Callable[[Table], list[int]]) -> Said:
    """A track; what is usual on it goes by the agenda, so the reader fills it in."""

    def read(s: Table, seat: int, words: Words) -> None:
        put_order(s, row, rows.read_order(s, words))

    def standing(s: Table) -> list[int]:
        return [int(seat) for seat in getattr(s, row) if seat != NONE]

    def text(s: Table, seat: int) -> str | None:
        return None if standing(s) == usual(s) else rows.letters(standing(s))

    return Said(place, word, read, text, whole=lambda s, seat: rows.letters(standing(s)))


def _read_white(s: Table, seat: int, words: Words) -> None:
    on(words).refuse_if(s.white_at != NONE, "white-is-drawn")
    s.white_at = SPACE + words.one(names.SPACES_KIND)


def _white(s: Table, seat: int) -> str | None:
    return names.SPACES_KIND.text(int(s.white_at - SPACE)) if s.white_at >= SPACE else None


# ---- a building that waits for its Houses

ON_SITE = {"houses": "new_houses", "townhouses": "new_townhouses", "refused": "refused"}


def _read_placing(s: Table, seat: int, words: Words) -> None:
    """The site, then due, houses, townhouses and refused as far as they are not usual."""
    s.site = words.one(names.PARCEL)
    s.site_type = building_at(s, s.site)
    due: int | None = None
    while words.left():
        word = words.take(noun("a-word"))
        on(words).refuse_if(word != "due" and word not in ON_SITE, "no-placing", word=word)
        if word == "due":
            due = words.number(noun("the-number-of-houses-due"), 1, MOST_HOUSES)
        else:
            setattr(s, ON_SITE[word], names.mask_of(words.different(names.PARCEL)))
    s.houses_due = usual.houses_due(s) if due is None else due


def _placing(s: Table, seat: int) -> str | None:
    if s.site == NONE:
        return None
    words = [names.PARCEL.text(int(s.site))]
    if s.houses_due != usual.houses_due(s):
        words.append(f"due {s.houses_due}")
    masks = {word: int(getattr(s, field)) for word, field in ON_SITE.items()}
    return " ".join(
        words + [f"{word} {names.PARCEL.texts(names.bits_of(mask))}" for word, mask in masks.items() if mask]
    )


def _paid_out(s: Table, seat: int) -> int:
    """What the players have came from the bank."""
    return -sum([int(cash) for cash in s.cash])


# ---- all of them

_OWN = [
    amount(-10, "round", "round", lambda s: int(s.rules.rounds), lambda s, seat: 1, what=noun("the-round")),
    rows.several(
        10, "in-play", "in_play", names.CHARACTER_TILE, lambda s, seat: names.mask_of(s.rules.tiles)
    ),
    one(20, "first-chooser", "first_chooser", None),
    Said(50, "market", _read_market, _market),
    Said(60, "bag", _read_bag, _bag, lambda s, seat: names.put(s.bag, usual.bag(s)), _whole_bag, names.TILE),
    rows.stored(70, "scrapped", "scrapped", _read_scrapped, _scrapped, kind=names.BUILDING),
    _order(80, "turn", "turn_order", lambda s: usual.turn_order(s.rules)),
    _order(90, "pass", "pass_order", lambda s: usual.pass_order(moment_of(s), int(s.rules.seats))),
    Said(100, "white", _read_white, _white, kind=names.SPACES_KIND),
    one(110, "ammunition", "ammunition", None),
    one(120, "mayor", "mayor", None),
    amount(150, "bank", "bank", MOST_MONEY, _paid_out, -MOST_MONEY, noun("what-the-bank-has")),
    one(160, "doubled", "doubled", names.BUILDING),
    names.parcels(170, "tripled", "tripled"),
    names.parcels(175, "provoked", "provoked"),
    names.parcels(180, "lot", "lot"),
    Said(210, "dice", _read_dice, lambda s, seat: rows.pairs_text(s.dice, seats_of(s))),
    Said(220, "placing", _read_placing, _placing),
]
LINES = {line.word: line for line in sorted(_OWN + topics.listed("position", "LINES", Said))}
