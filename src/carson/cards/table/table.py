"""Table: every card of a game in progress.

What is hidden, and how little of it is in here:

* Terrain. The pile is a set. A card is drawn from it, each as likely as any other, when it is turned up.
* Auction cards. What a player has sealed is in `bid` until everybody has chosen; that is the only secret
  in a state. The cards of a virtual player are a set, one of which is drawn at the reveal.
* Characters. The pile is `unseen` cards in an order nobody knows, above `queue`: cards that a skull has
  sent under the pile, whose faces and order everybody has seen. The back of the top card is visible, so
  it is drawn when the card becomes the top one and kept in `top_back`; its face is drawn when the card is
  turned over.
* Backs dealt by chance (the usual option): the 21 backs are shuffled among the 21 characters before the
  game. So a back says nothing about the face below it: a back is drawn from those not yet seen, a face
  from all unseen characters. Printed backs: a character has the back of the deck file; a back is drawn by
  drawing an unseen character and showing only its back, a face among the unseen characters with that
  back.
* The Paperboy. He may look through the pile, so he names a character. Where it lay is then drawn: every
  place is as likely, so it was the top card once in as many times as there are unseen characters that fit
  the visible back. If it was, the next card becomes the top one. If not, its own back stays unknown for
  good and simply remains among the backs not yet seen. The order of the others is as unknown as before.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from carson.cards.facts.grid import SIZE
from carson.cards.facts.rules import Rules
from carson.cards.table.fields import (
    COPIED,
    copy_fields,
    lay_out_fields,
    numbers_of,
    packed_fields,
    put_fields,
)
from carson.core.origin import Origin
from carson.core.state import State

# ---- rows of `cells` for each player
COVERED: Final = 16  # after the sixteen parcels: all cells of the city
CITY: Final = 17


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """Every card of a game in progress. Lists are indexed by seat unless a comment says otherwise."""

    rules: Rules
    suits: list[int]
    round: int  # 1 to 18; 0 before the first

    # piles
    pile: int  # set of the terrain cards of this era that nobody has seen: card % 48
    unseen: int  # set of the characters in the unknown part of their pile
    queue: list[int]  # the known part below it, top first: character | back << 8
    top_back: int  # the visible back of the pile, or NONE while it is not turned up
    backs_left: list[int]  # by back: dealt backs that nobody has seen
    passed: int  # set of the characters that were left in an offer

    # the offer
    shown: int  # the character on offer, or NONE
    shown_back: int  # its back, while a skull may still send it under the pile; else NONE
    offer: list[int]  # terrain cards in drawing order
    ranking: int  # the back that settles ties this round, or NONE

    # what the seats hold
    hand: list[int]  # set of auction cards not yet spent in this era
    owned: list[int]  # set of characters
    tired: int  # set of the characters that are turned, whoever owns them
    beside: list[int]  # set of terrain cards beside the city (A02); everything a virtual player has taken
    sold: int  # set of terrain cards sold by the Auctioneer
    laid: list[list[int]]  # by player, in placing order: cell | piece << 10

    # this round
    bid: list[int]  # the auction card, 0 before it is chosen
    boost: list[int]
    outside: int  # the seat that used the Lawyer, or NONE
    doubled: int  # the seat that used the Chinese Worker, or NONE

    # derived from `laid`, kept up to date by whoever changes it
    cells: list[int]  # player * CITY + parcel: set of the cells that show it; then all covered cells
    box: list[int]  # player * 4: first and last column, first and last row of the city

    # what is to do, and what may be done now
    agenda: list[int]
    options: int  # set of the legal actions or possible outcomes; 0 while all choose at once
    heard: list[tuple[int, int, int, int]] | None  # events, while somebody listens

    def __init__(self, rules: Rules, source: Table | None = None, packed: bytes = b"") -> None:
        """An empty table, a copy of another one, or one that was packed."""
        self.rules = rules
        self.heard = None
        if source is not None:
            self._copy(source)
        elif packed:
            self.unpack(packed)
        else:
            self.clear()

    def clear(self) -> None:
        """An empty table: all cards in the box."""
        rules = self.rules
        lay_out_fields(self, rules.seats, rules.players)
        self.suits = rules.suits.copy()
        self.cells = [0] * (rules.players * CITY)
        self.box = [SIZE, -1, SIZE, -1] * rules.players
        self.options = 0

    def _copy(self, s: Table) -> None:
        copy_fields(s, self, COPIED)

    def city(self, seat: int) -> list[int]:
        """The cells of one player: a set for each of the sixteen parcels, then all that are covered."""
        return self.cells[seat * CITY : seat * CITY + CITY]

    def tell(self, kind: int, seat: int, a: int = 0, b: int = 0) -> None:
        """Note an event, if somebody listens."""
        if self.heard is not None:
            self.heard.append((kind, seat, a, b))

    def dump(self) -> list[int]:
        return numbers_of(self)

    def origin(self) -> Origin:
        return self.rules.origin

    def pack(self) -> bytes:
        return packed_fields(self)

    def unpack(self, packed: bytes) -> None:
        put_fields(self, packed)
