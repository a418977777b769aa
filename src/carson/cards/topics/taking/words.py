"""The cards of the offer in words."""

from carson.cards.count.gains import best_place, gain_of_character
from carson.cards.count.moment import takes_twice
from carson.cards.facts.deck import CARD_APPEAL, CHARACTER_APPEAL
from carson.cards.facts.ids import BACK, CHARACTER, NONE, TERRAIN
from carson.cards.table import events
from carson.cards.table.agenda import ASK_TAKE
from carson.cards.table.table import Table
from carson.cards.words.actions import TEXTS
from carson.cards.words.speech import Words
from carson.cards.words.terms import card_contents, person, points, say, worth_of
from carson.core.face import Choice


class TakeWords(Words):
    """Every card with what it brings at once and how it appeals to virtual players."""

    def question(self, s: Table, seat: int, packed: int) -> str:
        return say("question.ask-take-first" if takes_twice(s) else "question.ask-take")

    def choice(self, s: Table, seat: int, packed: int, action: int) -> Choice:
        if action >= CHARACTER:
            character = action - CHARACTER
            gain = gain_of_character(s, seat, character)
            words = say(
                "label.take-character",
                appeal=CHARACTER_APPEAL[character],
                **person(character, gain, s.rules.options),
            )
            return Choice(action, words, say("group.character"), TEXTS[action], "free", worth=worth_of(gain))
        words, gain = _terrain(s, seat, action - TERRAIN)
        return Choice(action, words, say("group.terrain"), TEXTS[action], "free", worth=worth_of(gain))

    def why_not(self, s: Table, seat: int, packed: int, action: int) -> str:
        return say("why-not.not-on-offer", card=TEXTS[action]) if TERRAIN <= action < BACK else ""


def _terrain(s: Table, seat: int, card: int) -> tuple[str, int]:
    """A card in words, and what it brings on its best place."""
    gain, cell = best_place(s, seat, card)
    words = say(
        "label.take-terrain-nowhere" if cell == NONE else "label.take-terrain",
        contents=_contents(s, card),
        appeal=CARD_APPEAL[card],
        gain=points(gain),
    )
    return words, gain


def _contents(s: Table, card: int) -> str:
    """What a card of the offer shows, with its place in the row where another one shows the same."""
    shown = [card_contents(other) for other in s.offer]
    contents = card_contents(card)
    if shown.count(contents) == 1:
        return contents
    return say("label.one-of-several", contents=contents, number=s.offer.index(card) + 1)


WORDS: dict[int, Words] = {ASK_TAKE: TakeWords()}
HIGHLIGHTS = {20: events.TOOK_CHARACTER}
