"""CardsState: the card game behind the contract of carson.core."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from carson.cards import flow
from carson.cards.count.moment import is_sealed
from carson.cards.count.scores import result_now
from carson.cards.facts.grid import bits_of, nth_bit
from carson.cards.facts.ids import ACTION_COUNT, BID
from carson.cards.facts.rules import Rules
from carson.cards.question import ENTRIES
from carson.cards.table.agenda import ASK_BIDS, CHANCES, kind_of, seat_of
from carson.cards.table.events import EVENT_TABLE
from carson.cards.table.stack import top
from carson.cards.table.table import Table
from carson.cards.topics.auction.rules import bids_of, choosers, first_chooser
from carson.cards.view.known import SEALED, show
from carson.cards.view.programs import view_of
from carson.cards.view.tensors import encode
from carson.cards.words.asked import why_not
from carson.core.events import Event, Heard, told
from carson.core.result import Result
from carson.core.rng import Rng
from carson.core.state import CHANCE, NOBODY
from carson.core.tensor import Tensor

if TYPE_CHECKING:
    from carson.core.dealer import Dealer


class CardsState(Table):
    """One moment of the card game."""

    def actor(self) -> i64:
        if not self.agenda:
            return NOBODY
        packed = top(self)
        kind = kind_of(packed)
        if kind >= CHANCES:
            return CHANCE
        return first_chooser(self) if kind == ASK_BIDS else seat_of(packed)

    def actors(self) -> list[int]:
        if not self.agenda:
            return []
        packed = top(self)
        kind = kind_of(packed)
        if kind == ASK_BIDS:
            return choosers(self)
        return [CHANCE if kind >= CHANCES else seat_of(packed)]

    def legal(self, seat: int) -> list[int]:
        return bits_of(self._options_of(seat))

    def _options_of(self, seat: int) -> int:
        """The set of actions of a seat."""
        if seat < 0 or not self.agenda:
            return 0
        packed = top(self)
        kind = kind_of(packed)
        if kind == ASK_BIDS:
            return bids_of(self, seat) if seat < self.rules.players else 0
        return self.options if kind < CHANCES and seat == seat_of(packed) else 0

    def chance(self) -> list[tuple[int, int]]:
        if not flow.is_chance(self):
            return []
        outcomes = bits_of(self.options)
        chance = ENTRIES[kind_of(top(self))]
        if chance.even:
            return [(action, 1) for action in outcomes]
        weights = chance.weights(self, outcomes)
        return [(outcomes[at], weights[at]) for at in range(len(outcomes))]

    def pick(self, rng: Rng) -> i64:
        kind = kind_of(top(self))
        if kind >= CHANCES and not ENTRIES[kind].even:
            return super().pick(rng)
        options = self.options
        if kind == ASK_BIDS:
            options = self.hand[first_chooser(self)] << BID
        return nth_bit(options, int(rng.below(options.bit_count())))

    def play(self, seat: i64, action: i64) -> None:
        flow.act(self, int(seat), int(action))

    def take(self, seat: int, action: int) -> list[Event]:
        heard: Heard = []
        self.heard = heard
        flow.act(self, seat, action)
        self.heard = None
        return told(heard, EVENT_TABLE)

    def clone(self) -> CardsState:
        return CardsState(self.rules, self)

    def unpacked(self, packed: bytes) -> CardsState:
        """A state like this one with other fields; made here, where objects are cheap."""
        return CardsState(self.rules, None, packed)

    def result(self) -> Result | None:
        return None if self.agenda else result_now(self)

    def seen_by(self, seat: int) -> CardsState:
        """What a seat may know, as a state to look at: what others have sealed is blank."""
        seen = CardsState(self.rules)
        show(self, seat, seen)
        return seen

    def view(self, seat: int) -> dict[str, object]:
        return dict(view_of(self.seen_by(seat)))

    def encode(self, seat: i64, onto: Tensor) -> None:
        encode(self, seat, onto)

    def encode_mask(self, seat: i64, onto: Tensor) -> None:
        onto.long_octets(self._options_of(int(seat)), ACTION_COUNT)

    def viewer(self, seat: int) -> int:
        """Only while auction cards are chosen does anybody know more than the others."""
        return seat if is_sealed(self) and 0 <= seat < self.rules.players else NOBODY

    def resample(self, seat: int, dealer: Dealer) -> CardsState:
        """Only the sealed cards of the others are secret: each becomes any card of its owner's hand."""
        guess = self.seen_by(seat)
        for rival in range(self.rules.players):
            if guess.bid[rival] == SEALED:
                guess.bid[rival] = dealer.draw([(value, 1) for value in bits_of(guess.hand[rival])])
        return guess

    def holds_sealed_answers(self) -> bool:
        return is_sealed(self) and any(self.bid[seat] != 0 for seat in range(self.rules.players))

    def why_not(self, seat: int, action: int) -> str:
        return why_not(self, seat, action)


def new_game(rules: Rules) -> CardsState:
    """A game before its first draw."""
    state = CardsState(rules)
    flow.begin(state)
    return state
