"""What a seat is asked, and every answer in plain words with what it gives."""

from __future__ import annotations

from carson.cards.count.gains import best_place, gain_of, gains_of_places
from carson.cards.facts.characters import IDS
from carson.cards.facts.deck import CARD_APPEAL, CHARACTER_APPEAL
from carson.cards.facts.ids import BACK, BID, CHARACTER, DONE, NO, NONE, SALES, TERRAIN, TOP, YES
from carson.cards.state import CardsState
from carson.cards.table.agenda import (
    ASK_BIDS,
    ASK_FETCH,
    ASK_PLACE,
    ASK_SALE,
    ASK_TAKE,
    ASK_USE,
    CHANCES,
    FRAME_NAMES,
    a_of,
    kind_of,
)
from carson.cards.table.cities import place_of
from carson.cards.table.stack import top
from carson.cards.words.actions import TEXTS, cell_text
from carson.cards.words.moment import takes_twice
from carson.cards.words.terms import card_contents, character_name, number_of, say, signed
from carson.core.face import Choice

GROUPS = ("auction", "character", "characters", "terrain", "sales", "cells", "answers")
GROUP_NAMES = {group: say(f"group.{group}") for group in GROUPS}


# ---- the question


def question(s: CardsState, seat: int) -> str:
    """The sentence for what this seat is asked."""
    packed = top(s)
    kind, a = kind_of(packed), a_of(packed)
    if kind >= CHANCES:
        return say("question.chance")
    if kind == ASK_USE:
        return say("question.ask-use", character=character_name(a), text=character_text(a))
    if kind == ASK_BIDS:
        return say("question.ask-bids-lawyer" if s.outside == seat else "question.ask-bids")
    if kind == ASK_TAKE:
        return say("question.ask-take-first" if takes_twice(s) else "question.ask-take")
    if kind == ASK_PLACE:
        return say("question.ask-place", card=card_word(a), contents=card_contents(a))
    if kind == ASK_SALE:
        return say("question.ask-sale", sales=number_of("count.sale", SALES - s.sold.bit_count()))
    return say(f"question.{FRAME_NAMES[kind]}")


def character_text(character: int) -> str:
    return say(f"character.{IDS[character]}.text")


def card_word(card: int) -> str:
    """A terrain card by its name in actions."""
    return TEXTS[TERRAIN + card]


# ---- the answers


def choices(s: CardsState, seat: int) -> list[Choice]:
    """Every legal action of this seat."""
    legal = s.legal(seat)
    if not legal:
        return []
    kind, a = kind_of(top(s)), a_of(top(s))
    if kind == ASK_PLACE:
        gains = gains_of_places(s, seat, a, legal)
        return [_place(cell, gain) for cell, gain in zip(legal, gains, strict=True)]
    return [_choice(s, seat, kind, a, action) for action in legal]


def _place(cell: int, gain: int) -> Choice:
    label = say("label.place", cell=cell_text(cell), gain=signed(gain))
    return Choice(cell, label, GROUP_NAMES["cells"], cell_text(cell), "free")


def _choice(s: CardsState, seat: int, kind: int, a: int, action: int) -> Choice:
    if kind == ASK_BIDS:
        return Choice(action, _bid(s, seat, action - BID), GROUP_NAMES["auction"])
    if kind == ASK_USE:
        key = "use-yes" if action == YES else "use-no"
        return Choice(action, say(f"label.{key}", character=character_name(a)), GROUP_NAMES["answers"])
    if action in PLAIN:
        return Choice(action, say(f"label.{PLAIN[action]}"), GROUP_NAMES["answers"])
    if kind == ASK_SALE:
        return Choice(action, _sale(s, seat, action), GROUP_NAMES["sales"], TEXTS[action], "free")
    if kind == ASK_FETCH:
        words = say("label.fetch", **_person(s, seat, action))
        return Choice(action, words, GROUP_NAMES["characters"], TEXTS[action], "free")
    if CHARACTER <= action < BACK:
        appeal = CHARACTER_APPEAL[action - CHARACTER]
        words = say("label.take-character", appeal=appeal, **_person(s, seat, action))
        return Choice(action, words, GROUP_NAMES["character"], TEXTS[action], "free")
    return Choice(action, _terrain(s, seat, action - TERRAIN), GROUP_NAMES["terrain"], TEXTS[action], "free")


PLAIN = {NO: "fetch-no", TOP: "fetch-top", DONE: "sell-done"}


def _bid(s: CardsState, seat: int, value: int) -> str:
    if s.outside == seat:
        return say("label.bid-lawyer", value=value)
    if s.boost[seat]:
        return say("label.bid-boosted", value=value, total=value + s.boost[seat])
    return say("label.bid", value=value)


def _sale(s: CardsState, seat: int, action: int) -> str:
    cell = cell_text(place_of(s, seat, action - TERRAIN))
    return say("label.sell", card=TEXTS[action], cell=cell, gain=signed(gain_of(s, seat, action)))


def _person(s: CardsState, seat: int, action: int) -> dict[str, object]:
    character = action - CHARACTER
    gain = say("word.points", amount=signed(gain_of(s, seat, action)))
    return {"character": character_name(character), "gain": gain, "text": character_text(character)}


def _terrain(s: CardsState, seat: int, card: int) -> str:
    gain, cell = best_place(s, seat, card)
    known: dict[str, object] = {
        "card": card_word(card),
        "contents": card_contents(card),
        "appeal": CARD_APPEAL[card],
    }
    if cell == NONE:
        return say("label.take-terrain-nowhere", **known)
    return say("label.take-terrain", gain=say("word.points", amount=signed(gain)), **known)
