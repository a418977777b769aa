"""Drawn positions of solo games: B is Jeb Standish, and cards are named by their letters."""

import re
from itertools import combinations

from carson.city.facts.ids import NONE, TILE
from carson.city.facts.standish import LETTER, LETTERS, POWER, STRATEGIES, STRATEGY_CARDS
from carson.city.topics.standish.why import REASONS, why_of
from carson.city.words.actions import TEXTS
from tests.city.rules.draw import DrawnTable, position

CAST = "banker grocer worker settler captain mercenary indian".split()


def solo(text: str, strategy: str = "urban", drawn: str = "") -> DrawnTable:
    """A position of a solo game; each round before this one has used up a character, unless it says which."""
    number = re.search(r"^\s*round (\d)$", text, re.MULTILINE)
    left = CAST[: len(CAST) + 1 - int(number[1] if number else 1)]
    said = [f"option solo {strategy}"] + ([f"drawn {drawn}"] if drawn else [])
    if "in-play" not in text:
        said.append(f"in-play {','.join(left)}")
    indent = re.search(r"^( *)player A", text, re.MULTILINE)
    assert indent is not None
    lines = [f"{indent[1]}{line}" for line in said]
    return position(re.sub(r"^( *player A)", "\n".join([*lines, r"\1"]), text, count=1, flags=re.MULTILINE))


def cards_of(strategy: str) -> list[int]:
    """The cards of a strategy, numbered from 0."""
    mask = STRATEGY_CARDS[STRATEGIES.index(strategy)]
    return [card for card in range(len(POWER)) if mask >> card & 1]


def card(letter: str, strategy: str = "urban") -> str:
    """The first card of a strategy with a letter, as an outcome."""
    return f"card-{1 + next(n for n in cards_of(strategy) if LETTERS[LETTER[n]] == letter)}"


def power(name: str) -> int:
    return POWER[int(name.removeprefix("card-")) - 1]


def hand(number: int, total: int, strategy: str = "urban", without: str = "X") -> str:
    """So many cards with so much power in all, none of them with one of some letters."""
    usable = [n for n in cards_of(strategy) if LETTERS[LETTER[n]] not in without]
    for found in combinations(usable, number):
        if sum(POWER[n] for n in found) == total:
            return ",".join(str(n + 1) for n in found)
    raise AssertionError(f"no {number} cards have {total}")


def any_hand(number: int, strategy: str = "urban") -> str:
    """The first cards of a strategy, none of them X."""
    return ",".join([str(n + 1) for n in cards_of(strategy) if LETTERS[LETTER[n]] != "X"][:number])


def sent(table: DrawnTable) -> list[str]:
    """Where his cowboys went and why: “d5 most-income saloon 10”."""
    return [_told(event.data) for event in table.events if event.kind == "sent"]


def reasons(table: DrawnTable) -> list[str]:
    """What he picked for buildings and Houses, and why."""
    return [_told(event.data) for event in table.events if event.kind == "reasoned"]


def _told(data: dict[str, int]) -> str:
    why = why_of(data["why"])
    words = [TEXTS[data["place"]], REASONS[why.reason]]
    if why.building != NONE:
        words.append(TEXTS[TILE + why.building])
    return " ".join([*words, str(why.amount)] if why.amount else words)
