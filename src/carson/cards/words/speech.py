"""What a room says about its questions and events; the engines in this package ask for it.

A room exports, all in its module `words`:

    WORDS       dict[int, Words]     by the number of a question
    LOG         dict[int, LogLine]   by the number of an event, where its own sentence is not enough
    HELP        list[HelpTopic]
    HIGHLIGHTS  dict[int, int]       events that the end of a game counts, in the order they are told
"""

from carson.cards.table.table import Table
from carson.cards.words.actions import cell_text
from carson.cards.words.terms import back_order, card_contents, character_name
from carson.core.events import Event
from carson.core.face import Choice, Standing

Values = dict[str, object]


class Words:
    """The sentence of a question, its answers in plain words, and why something is no answer."""

    def question(self, s: Table, seat: int, packed: int) -> str:
        """What this seat is asked."""
        raise NotImplementedError

    def choices(self, s: Table, seat: int, packed: int, legal: list[int]) -> list[Choice]:
        """Every legal action in plain words with what it gives."""
        return [self.choice(s, seat, packed, action) for action in legal]

    def choice(self, s: Table, seat: int, packed: int, action: int) -> Choice:
        """One legal action."""
        raise NotImplementedError

    def standing(self, s: Table, seat: int, packed: int) -> Standing | None:
        """An answer that may be given for longer than this question."""
        return None

    def why_not(self, s: Table, seat: int, packed: int, action: int) -> str:
        """Why an action of the kind that is asked for is no answer now; empty for those of other kinds."""
        return ""


class LogLine:
    """How an event is told; a room has those of events that need more than their own sentence."""

    def key(self, event: Event) -> str:
        """The key of its sentence; empty when the event is not worth one."""
        return event.kind

    def values(self, event: Event) -> Values:
        """The numbers of an event as words."""
        values: Values = {}
        for field, number in event.data.items():
            if field == "card":
                values["contents"] = card_contents(number)
            elif field == "character":
                values["character"] = character_name(number)
            elif field == "back":
                values["suits"] = back_order(number)
            elif field == "cell":
                values["cell"] = cell_text(number)
            else:
                values[field] = number
        return values


class Silent(LogLine):
    """The table shows it, or another line of the same moment tells it."""

    def key(self, event: Event) -> str:
        return ""
