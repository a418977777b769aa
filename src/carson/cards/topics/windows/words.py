"""Whether a character is used, in words."""

from carson.cards.count.piles import era_of
from carson.cards.facts.characters import IDS
from carson.cards.facts.ids import NO, YES
from carson.cards.table.agenda import ASK_USE, a_of
from carson.cards.table.table import Table
from carson.cards.words.speech import Words
from carson.cards.words.terms import character_name, character_text, say
from carson.core.face import Choice, Standing

ERA_WORD = "era"  # what a person types for it


class UseWords(Words):
    """Asks with what the character does."""

    def question(self, s: Table, seat: int, packed: int) -> str:
        character = a_of(packed)
        return say(
            "question.ask-use",
            character=character_name(character),
            text=character_text(character, s.rules.options),
        )

    def choice(self, s: Table, seat: int, packed: int, action: int) -> Choice:
        key = "use-yes" if action == YES else "use-no"
        label = say(f"label.{key}", character=character_name(a_of(packed)))
        return Choice(action, label, say("group.answers"))

    def standing(self, s: Table, seat: int, packed: int) -> Standing | None:
        """Not in this era: a character that is kept for the next one is not asked about in every round."""
        until = f"{IDS[a_of(packed)]} era {era_of(s)}"
        return Standing(NO, say("label.use-not-this-era"), ERA_WORD, until)


WORDS: dict[int, Words] = {ASK_USE: UseWords()}
