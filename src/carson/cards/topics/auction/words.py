"""Auction cards in words."""

from __future__ import annotations

from carson.cards.facts.ids import BID, WORD
from carson.cards.table import events
from carson.cards.table.agenda import ASK_BIDS
from carson.cards.table.table import Table
from carson.cards.words.asking import Asking
from carson.cards.words.log_lines import LogLine, Silent
from carson.cards.words.terms import say
from carson.core.events import Event
from carson.core.face import Choice


class BidWords(Asking):
    """The Lawyer's user only throws a card away."""

    def question(self, s: Table, seat: int, packed: int) -> str:
        return say("question.ask-bids-lawyer" if s.outside == seat else "question.ask-bids")

    def choice(self, s: Table, seat: int, packed: int, action: int) -> Choice:
        value, boost = action - BID, s.boost[seat]
        key = "bid-lawyer" if s.outside == seat else "bid-boosted" if boost else "bid"
        return Choice(action, say(f"label.{key}", value=value, total=value + boost), say("group.auction"))

    def why_not(self, s: Table, seat: int, packed: int, action: int) -> str:
        return say("why-not.spent", value=action - BID) if BID <= action < WORD else ""


class RevealedLine(LogLine):
    """With the sum when something was added."""

    def key(self, event: Event) -> str:
        return "revealed-boosted" if event.data["boost"] else "revealed"

    def values(self, event: Event) -> dict[str, object]:
        return {**super().values(event), "total": event.data["value"] + event.data["boost"]}


WORDS: dict[int, Asking] = {ASK_BIDS: BidWords()}
LOG: dict[int, LogLine] = {events.SEALED: Silent(), events.REVEALED: RevealedLine()}
