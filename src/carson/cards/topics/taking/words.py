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
from carson.cards.words.terms import card_contents, person, points, say
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
            return Choice(action, words, say("group.character"), TEXTS[action], "free")
        return Choice(action, _terrain(s, seat, action), say("group.terrain"), TEXTS[action], "free")

    def why_not(self, s: Table, seat: int, packed: int, action: int) -> str:
        return say("why-not.not-on-offer", card=TEXTS[action]) if TERRAIN <= action < BACK else ""


def _terrain(s: Table, seat: int, action: int) -> str:
    card = action - TERRAIN
    gain, cell = best_place(s, seat, card)
    return say(
        "label.take-terrain-nowhere" if cell == NONE else "label.take-terrain",
        card=TEXTS[action],
        contents=card_contents(card),
        appeal=CARD_APPEAL[card],
        gain=points(gain),
    )


WORDS: dict[int, Words] = {ASK_TAKE: TakeWords()}
HIGHLIGHTS = {20: events.TOOK_CHARACTER}
