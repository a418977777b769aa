"""Whom the Paperboy may bring, in words."""

from carson.cards.count.gains import gain_of_character
from carson.cards.facts.ids import CHARACTER, NO, TOP
from carson.cards.facts.rules import Rules
from carson.cards.table.agenda import ASK_FETCH
from carson.cards.table.table import Table
from carson.cards.words.actions import TEXTS
from carson.cards.words.speech import Values, Words
from carson.cards.words.terms import person, say, worth_of
from carson.core.face import Choice
from carson.core.spoken_face import HelpTopic

PLAIN = {NO: "fetch-no", TOP: "fetch-top"}


class FetchWords(Words):
    """Everybody within his reach."""

    def question(self, s: Table, seat: int, packed: int) -> str:
        return say("question.ask-fetch")

    def choice(self, s: Table, seat: int, packed: int, action: int) -> Choice:
        if action in PLAIN:
            return Choice(action, say(f"label.{PLAIN[action]}"), say("group.answers"))
        character = action - CHARACTER
        gain = gain_of_character(s, seat, character)
        words = say("label.fetch", **person(character, gain, s.rules.options))
        return Choice(action, words, say("group.characters"), TEXTS[action], "free", worth=worth_of(gain))


def _reach(rules: Rules | None) -> Values:
    return {"pile": say(f"topic-paperboy.{rules.options['paperboy'] if rules else 'both'}")}


WORDS: dict[int, Words] = {ASK_FETCH: FetchWords()}
HELP: list[HelpTopic] = [HelpTopic(90, "paperboy", _reach, rulings=("people",))]
