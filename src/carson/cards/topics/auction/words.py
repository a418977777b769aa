"""Auction cards in words."""

from carson.cards.facts.ids import BID, WORD
from carson.cards.facts.rules import STRENGTHS, Rules
from carson.cards.table import events
from carson.cards.table.agenda import ASK_BIDS
from carson.cards.table.table import Table
from carson.cards.words.speech import LogLine, Silent, Values, Words
from carson.cards.words.terms import listed, say
from carson.core.events import Event
from carson.core.face import Choice
from carson.core.spoken_face import HelpTopic


class BidWords(Words):
    """The Lawyer's user only throws a card away."""

    def question(self, s: Table, seat: int, packed: int) -> str:
        return say("question.ask-bids-lawyer" if s.outside == seat else "question.ask-bids")

    def choice(self, s: Table, seat: int, packed: int, action: int) -> Choice:
        value, boost = action - BID, s.boost[seat]
        key = "bid-lawyer" if s.outside == seat else "bid-boosted" if boost else "bid"
        return Choice(
            action, say(f"label.{key}", value=value, total=value + boost), say("group.auction"), amount=value
        )

    def why_not(self, s: Table, seat: int, packed: int, action: int) -> str:
        return say("why-not.spent", value=action - BID) if BID <= action < WORD else ""


class RevealedLine(LogLine):
    """With the sum when something was added."""

    def key(self, event: Event) -> str:
        return "revealed-boosted" if event.data["boost"] else "revealed"

    def values(self, event: Event) -> dict[str, object]:
        return {**super().values(event), "total": event.data["value"] + event.data["boost"]}


def _stacks(rules: Rules | None) -> Values:
    """What the virtual players of the game bid with; those of all games when it has none."""
    strengths = (rules and rules.strengths) or STRENGTHS
    return {"stacks": listed([say(f"stack.{strength}") for strength in dict.fromkeys(strengths)])}


WORDS: dict[int, Words] = {ASK_BIDS: BidWords()}
LOG: dict[int, LogLine] = {events.SEALED: Silent(), events.REVEALED: RevealedLine()}
HELP: list[HelpTopic] = [HelpTopic(40, "virtual", _stacks, rulings=("auction",))]
