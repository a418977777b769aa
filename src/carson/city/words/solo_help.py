"""The numbers and lists of the help about Jeb Standish."""

from __future__ import annotations

from carson.city.facts.rules import Rules
from carson.city.facts.standish import (
    CARDS_IN_ROUND,
    CARDS_OF_STRATEGY,
    DOLLARS_FOR_VP,
    LETTERS,
    STRATEGIES,
    STRATEGY_TABLE,
)
from carson.city.words.sources import source_note
from carson.city.words.terms import listed, money, one_of, say

CARD_KEYS = ("a", "b", "c", "d", "e", "f", "g", "h", "i", "x")


def solo_numbers(rules: Rules) -> dict[str, object]:
    """What the help fills in."""
    strategy = say(f"solo.{STRATEGIES[int(rules.strategy)]}.name")
    return {
        "rounds": rules.rounds,
        "property_vp": rules.property_vp,
        "strategy_now": say("topic.solo.now", name=strategy),
        "townhouses": say("topic.solo.townhouses") if rules.townhouses else "",
        "one": one_of(bool(rules.duel_tiles)),
        "strategies": "\n".join(_strategy(name) for name in STRATEGIES),
        "deck": CARDS_OF_STRATEGY,
        "cards": listed([str(number) for number in CARDS_IN_ROUND]),
        "rates": listed([money(rate) for rate in DOLLARS_FOR_VP]),
        "bonus": max(strategy.bonus for strategy in STRATEGY_TABLE),
        "source": source_note("solo"),
        "letters": "\n".join(_letter(letter) for letter in LETTERS),
    }


def _strategy(name: str) -> str:
    return say("topic.solo.strategy", name=say(f"solo.{name}.name"), text=say(f"solo.{name}.text"))


def _letter(letter: str) -> str:
    return say("topic.solo.letter", letter=letter, text=letter_text(letter))


def letter_text(letter: str) -> str:
    """What a card tells him, for all strategies that have it."""
    if letter == "G":
        return say("word.or", first=say("solo-card.g-miner"), second=say("solo-card.g-urban"))
    return say(f"solo-card.{CARD_KEYS[LETTERS.index(letter)]}")
