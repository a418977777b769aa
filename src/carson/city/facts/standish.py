"""Jeb Standish, the opponent of solo games: his cards, strategies and characters (B-SOLO, R-SOLO-CARDS).

What is printed on his cards comes from a component; what the rulebook tells in words stands here.
"""

from typing import Final, NamedTuple

from carson.city.components import COMPONENTS
from carson.city.facts.buildings import TYPE_BY_NAME
from carson.city.facts.ids import CHURCH, CITY_HALL, SCHOOL, STATION, TYPES
from carson.core.components import Component

SEAT: Final = 1  # the person sits on the other one
NAME: Final = "Jeb Standish"

CHARACTERS: Final = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 16)  # from these seven come into play
UNUSED_TYPES: Final = frozenset([CHURCH, SCHOOL, CITY_HALL, STATION])  # D-62
CARDS_IN_ROUND: Final[bytes] = bytes([3, 4, 5, 5])  # D-61
DOLLARS_FOR_VP: Final[bytes] = bytes([2, 3, 4, 5])  # by round: D-59
RICH_INCOME: Final = 12  # dollars from which a building is worth an attack (card E)
CONSOLATION: Final = 2  # points when card E finds no target

# ---- letters of the cowboy cards
LETTERS: Final = "ABCDEFGHIX"
CARD_G: Final = 6
CARD_X: Final = 9

# ---- strategies: the number is the difficulty
MINER: Final = 1
URBAN: Final = 3
STRATEGIES: Final = ("rancher", "miner", "strength", "urban")
SYMBOLS: Final = "hcsd"
CARDS: Final = 18
CARDS_OF_STRATEGY: Final = 12
POWER_LIMIT: Final = 9
BONUS_LIMIT: Final = 50

# ---- the character card of each strategy: Doctor, Governor, Sheriff, Lawyer
BEATEN_POWER: Final[bytes] = bytes([1, 0, 2, 1])  # firepower for each beaten cowboy on it
BEATEN_VP: Final[tuple[bytes, ...]] = (  # points at the end of a round for 0, 1, 2 ... beaten cowboys
    bytes(11),
    bytes(range(11)),
    bytes(11),
    bytes([0, 1, 2, 4, 6, 10, 10, 10, 10, 10, 10]),  # D-60
)


class Card(NamedTuple):
    letter: int
    power: int
    symbols: str


class Strategy(NamedTuple):
    prefers: bytes  # building types, the best first
    bonus: int
    bonus_for: bytes  # building types he must have, some more than once


def _cards(file: Component) -> tuple[Card, ...]:
    rows = file.values.get("cards")
    rows = rows if isinstance(rows, list) else []
    file.require(len(rows) == CARDS, "cards", f"there are {CARDS} cards, not {len(rows)}")
    return tuple([_card(file, row, number) for number, row in enumerate(rows, 1)])


def _card(file: Component, row: object, number: int) -> Card:
    row = row if isinstance(row, dict) else {}
    here = f"card = {number},"
    file.require(row.get("card") == number, "cards", f"card {number} is missing; cards are numbered in order")
    letter, power, symbols = row.get("letter"), row.get("power"), row.get("symbols")
    known = isinstance(letter, str) and len(letter) == 1 and letter in LETTERS
    file.require(known, here, f"the letter of card {number} must be one of {LETTERS}")
    right = type(power) is int and 0 <= power <= POWER_LIMIT
    file.require(right, here, f"the power of card {number} must be a number from 0 to {POWER_LIMIT}")
    named = isinstance(symbols, str) and bool(symbols) and all(s in SYMBOLS for s in symbols)
    once = isinstance(symbols, str) and len(set(symbols)) == len(symbols)
    file.require(named and once, here, f"the symbols of card {number} must be some of {SYMBOLS}, each once")
    card = Card(LETTERS.index(str(letter)), int(power or 0), str(symbols))
    only = {SYMBOLS[MINER], SYMBOLS[URBAN]}
    described = card.letter != CARD_G or set(card.symbols) <= only
    file.require(described, here, f"card {number}: only the strategies miner (c) and urban (d) have a card G")
    return card


def _strategy(file: Component, name: str) -> Strategy:
    tables = file.values.get("strategy")
    table = tables.get(name) if isinstance(tables, dict) else None
    file.require(isinstance(table, dict), "strategy", f"the strategy {name} is missing")
    row = table if isinstance(table, dict) else {}
    here = f"strategy.{name}"
    prefers = _types(file, row.get("prefers"), "prefers", here)
    every = sorted(prefers) == sorted(set(range(TYPES)) - UNUSED_TYPES)
    file.require(every, "prefers", f"the strategy {name} must name each of the nine types once", here)
    bonus = row.get("bonus")
    right = type(bonus) is int and 0 <= bonus <= BONUS_LIMIT
    file.require(right, "bonus", f"the bonus of {name} must be a number from 0 to {BONUS_LIMIT}", here)
    wanted = _types(file, row.get("bonus_for"), "bonus_for", here)
    used = bool(wanted) and not UNUSED_TYPES & set(wanted)
    file.require(used, "bonus_for", f"the bonus of {name} must be for buildings of a solo game", here)
    return Strategy(bytes(prefers), int(bonus or 0), bytes(wanted))


def _types(file: Component, names: object, key: str, here: str) -> list[int]:
    listed = names if isinstance(names, list) else []
    for name in listed:
        file.require(name in TYPE_BY_NAME, key, f"“{name}” is no building", here)
    return [TYPE_BY_NAME[name] for name in listed]


def _cards_of(strategy: int) -> int:
    """Mask of the cards that a strategy finds."""
    mask = sum([1 << number for number, card in enumerate(CARD_TABLE) if SYMBOLS[strategy] in card.symbols])
    reason = f"must find {CARDS_OF_STRATEGY} cards with its symbol, not {mask.bit_count()}"
    right = mask.bit_count() == CARDS_OF_STRATEGY
    _FILE.require(right, "cards", f"the strategy {STRATEGIES[strategy]} {reason}")
    return mask


_FILE: Final = COMPONENTS.file("standish")
CARD_TABLE: Final[tuple[Card, ...]] = _cards(_FILE)
LETTER: Final[bytes] = bytes([card.letter for card in CARD_TABLE])
POWER: Final[bytes] = bytes([card.power for card in CARD_TABLE])
X_CARDS: Final[int] = sum([1 << number for number, letter in enumerate(LETTER) if letter == CARD_X])
STRATEGY_TABLE: Final[tuple[Strategy, ...]] = tuple([_strategy(_FILE, name) for name in STRATEGIES])
STRATEGY_CARDS: Final[tuple[int, ...]] = tuple([_cards_of(strategy) for strategy in range(len(STRATEGIES))])
