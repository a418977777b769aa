"""Jeb Standish on the board in letters: his line among the players, his cards and his character card."""

from collections.abc import Sequence

from carson.city.count.firepower import firepower
from carson.city.count.standish import beaten, card_power, cards_due
from carson.city.drawing.marks import seat_style, short_name
from carson.city.facts.geometry import count
from carson.city.facts.standish import LETTER, LETTERS, POWER
from carson.city.table import Table, schedule
from carson.city.topics.standish.words import strategy_word
from carson.city.words import actions, asked, own_rules
from carson.city.words.terms import say
from carson.core.face import Line, Span


def _row(s: Table, seat: int) -> tuple[list[str], str] | None:
    """Points, firepower and land, in the columns of a player; he has no use for the rest."""
    if seat != s.rules.standish:
        return None
    nothing = say("board.nothing")
    strength = str(firepower(s, seat))
    numbers = [str(s.vp[seat]), *[nothing] * 4, strength, nothing, str(count(s.owned[seat]))]
    return numbers, strategy_word(s.rules, "character")


def _drawn_notes(s: Table, names: Sequence[str]) -> list[Line]:
    if not own_rules.is_alone(s.rules):
        return []
    seat = int(s.rules.standish)
    return [[Span(text, seat_style(seat))] for text in _notes(s, short_name(names[seat]))]


def _notes(s: Table, name: str) -> list[str]:
    """The cards of this round and how many follow, and who lies on his character card."""
    if s.depth == 0 or s.round == 0 or asked.step_now(s) >= schedule.ROUND_END_POWERS:
        return []
    drawn = [card_text(card) for card in actions.parcels_of(int(s.drawn))]
    strategy, left = strategy_word(s.rules, "short"), max(int(cards_due(s)), 0)
    key = "no-cards" if not drawn else "cards" if left else "all-cards"
    cards = " ".join(drawn)
    notes = [
        say(f"board.note-{key}", name=name, strategy=strategy, cards=cards, power=card_power(s), left=left)
    ]
    if beaten(s):
        cowboys = say("count.cowboy", number=int(beaten(s)))
        notes.append(say("board.note-beaten", character=strategy_word(s.rules, "character"), cowboys=cowboys))
    return notes


def card_text(card: int) -> str:
    """A card in short: its letter and power."""
    return say("board.card", letter=LETTERS[LETTER[card]], power=POWER[card])


NOTES = {10: _drawn_notes}
ROWS = {10: _row}
