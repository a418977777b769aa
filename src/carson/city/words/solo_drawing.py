"""Jeb Standish on the board in letters: his line among the players, his cards and his character card."""

from __future__ import annotations

from carson.city.count.firepower import firepower
from carson.city.count.standish import beaten, card_power, cards_due
from carson.city.facts.geometry import count
from carson.city.facts.standish import LETTER, LETTERS, POWER, STRATEGIES
from carson.city.state import CityState
from carson.city.table import schedule
from carson.city.words.actions import parcels_of
from carson.city.words.asked import step_now
from carson.city.words.terms import number_of, say


def strategy_word(s: CityState, word: str) -> str:
    """A text about his strategy: its name, level or character card."""
    return say(f"solo.{STRATEGIES[int(s.rules.strategy)]}.{word}")


def standish_numbers(s: CityState, seat: int) -> list[str]:
    """Points, firepower and land, in the columns of a player; he has no use for the rest."""
    nothing = say("board.nothing")
    strength = str(firepower(s, seat))
    return [str(s.vp[seat]), *[nothing] * 4, strength, nothing, str(count(s.owned[seat]))]


def standish_notes(s: CityState, name: str) -> list[str]:
    """The cards of this round and how many follow, and who lies on his character card."""
    if s.depth == 0 or s.round == 0 or step_now(s) >= schedule.ROUND_END_POWERS:
        return []
    drawn = [card_text(card) for card in parcels_of(int(s.drawn))]
    strategy, left = strategy_word(s, "short"), max(int(cards_due(s)), 0)
    key = "no-cards" if not drawn else "cards" if left else "all-cards"
    cards = " ".join(drawn)
    notes = [
        say(f"board.note-{key}", name=name, strategy=strategy, cards=cards, power=card_power(s), left=left)
    ]
    if beaten(s):
        cowboys = number_of("count.cowboy", int(beaten(s)))
        notes.append(say("board.note-beaten", character=strategy_word(s, "character"), cowboys=cowboys))
    return notes


def card_text(card: int) -> str:
    """A card in short: its letter and power."""
    return say("board.card", letter=LETTERS[LETTER[card]], power=POWER[card])
