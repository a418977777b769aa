"""Jeb Standish in a scene: his strategy, the cards of this round, and his character card."""

from __future__ import annotations

from carson.city.count.standish import beaten, beaten_points, beaten_power, card_power, cards_due, has_bonus
from carson.city.facts.buildings import BUILDINGS
from carson.city.facts.ids import CARD
from carson.city.facts.standish import LETTER, LETTERS, MINER, POWER, STRATEGY_TABLE
from carson.city.state import CityState
from carson.city.table import schedule
from carson.city.topics.standish.words import CARD_KEYS, strategy_word
from carson.city.words.actions import action_text, parcels_of
from carson.city.words.asked import step_now
from carson.city.words.sources import with_source
from carson.city.words.terms import building_name, say

Json = dict[str, object]


def standish(s: CityState) -> Json:
    """Everything that lies in front of him."""
    strategy = STRATEGY_TABLE[int(s.rules.strategy)]
    drawing = s.round > 0 and step_now(s) <= schedule.PLACE and s.depth > 0
    return {
        "seat": int(s.rules.standish),
        "strategy": strategy_word(s.rules, "name"),
        "character": strategy_word(s.rules, "character"),
        "text": with_source("solo", strategy_word(s.rules, "text")),
        "cards": [_card(s, card) for card in parcels_of(int(s.drawn))],
        "toCome": max(int(cards_due(s)), 0) if drawing else 0,
        "deck": len(parcels_of(int(s.deck))),
        "power": int(card_power(s)),
        "beaten": int(beaten(s)),
        "beatenPower": int(beaten_power(s)),
        "beatenVp": int(beaten_points(s)),
        "prefers": [{"tile": BUILDINGS[t].name, "name": building_name(t)} for t in strategy.prefers],
        "bonus": {
            "vp": strategy.bonus,
            "tiles": [{"tile": BUILDINGS[t].name, "name": building_name(t)} for t in strategy.bonus_for],
            "reached": bool(has_bonus(s)),
        },
    }


def _card(s: CityState, card: int) -> Json:
    letter = LETTER[card]
    at = action_text(CARD + card)
    return {"at": at, "letter": LETTERS[letter], "power": POWER[card], "text": _text(s, letter)}


def _text(s: CityState, letter: int) -> str:
    """What a card tells him; card G depends on the strategy."""
    if LETTERS[letter] == "G":
        return say("solo-card.g-miner" if s.rules.strategy == MINER else "solo-card.g-urban")
    return say(f"solo-card.{CARD_KEYS[letter]}")
