"""Setting up, the change of eras, and the end (C-SETUP, C-ERAS)."""

from typing import Final

from carson.cards.count.piles import era_of, owner_of
from carson.cards.count.scores import total_of
from carson.cards.facts.characters import AUCTIONEER, EVERYBODY, NOT_REFRESHED
from carson.cards.facts.deck import BACK_CARDS
from carson.cards.facts.ids import ERA_CARDS, ERA_ROUNDS, NONE, ROUNDS
from carson.cards.question import Entry, Step
from carson.cards.table import events, schedule
from carson.cards.table.agenda import GAME_OVER, ROUND, frame
from carson.cards.table.stack import pop, push, replace
from carson.cards.table.table import Table
from carson.cards.topics.offer.characters import turn_up
from carson.cards.topics.selling.rules import offer_sale

WHOLE_ERA: Final = (1 << ERA_CARDS) - 1


def lay_out(s: Table) -> None:
    """All characters in the pile, the first back turned up, the first era's terrain, every hand full."""
    s.unseen = EVERYBODY
    s.backs_left = [0] * len(BACK_CARDS) if s.rules.printed_backs else BACK_CARDS.copy()
    push(s, ROUND)
    begin_era(s)
    turn_up(s)


def begin_era(s: Table) -> None:
    """Full hands and stacks, a new terrain pile; a used Governor stays turned (A40)."""
    s.pile = WHOLE_ERA
    s.hand = s.rules.stacks.copy()
    s.tired &= NOT_REFRESHED


class BeginRound(Step):
    """Counts the round."""

    def run(self, s: Table, packed: int) -> None:
        s.round += 1
        if s.round == 1 or s.round == ERA_ROUNDS + 1:
            s.tell(events.ERA_STARTS, NONE, era_of(s) + 1)
        s.tell(events.ROUND_STARTS, NONE, s.round)


class EndRound(Step):
    """After nine rounds the second era; after eighteen a last sale (A48), then everything is counted."""

    def run(self, s: Table, packed: int) -> None:
        if s.round == ERA_ROUNDS:
            begin_era(s)
        elif s.round == ROUNDS:
            replace(s, frame(GAME_OVER))
            seat = owner_of(s, AUCTIONEER)
            if seat != NONE:
                offer_sale(s, seat)


class GameOver(Step):
    """The last entry of the agenda, unless a rematch decides."""

    def run(self, s: Table, packed: int) -> None:
        pop(s)
        if s.rules.rematch and _is_tied(s):
            _play_again(s)
        else:
            s.tell(events.GAME_OVER, NONE)


def _is_tied(s: Table) -> bool:
    """Whether nobody alone has most points."""
    totals = [total_of(s, seat) for seat in range(s.rules.seats)]
    return totals.count(max(totals)) > 1


def _play_again(s: Table) -> None:
    """The whole table plays another game, in the same suits; its result is the one that counts (A71)."""
    for seat in range(s.rules.seats):
        s.tell(events.COUNTED, seat, total_of(s, seat))
    s.tell(events.REMATCH, NONE)
    suits = s.suits
    s.clear()
    s.suits = suits
    lay_out(s)


QUESTIONS: Final[list[Entry]] = [GameOver(GAME_OVER)]
ROUND_STEPS: Final[dict[int, Step]] = {
    schedule.BEGIN: BeginRound(schedule.BEGIN),
    schedule.END: EndRound(schedule.END),
}
