"""RancherBot: takes what makes its city grow most, and looks one step ahead.

It uses nothing that is not on the table for all to see. The seed decides between answers that are equally
good.
"""

from __future__ import annotations

import hashlib

from carson.cards.bots.auction import advantage_of_boost, places_worth, profits, stake
from carson.cards.bots.taste import RANCHER, Taste
from carson.cards.bots.worth import worth_of_card, worth_of_character, worth_of_places
from carson.cards.count.gains import gain_of_sale
from carson.cards.facts.characters import BOOSTS, DOCTOR, GOVERNOR, MERCENARY, WORKER
from carson.cards.facts.ids import BID, CHARACTER, DONE, ERA_ROUNDS, NO, TERRAIN, TOP, YES
from carson.cards.state import CardsState
from carson.cards.table.agenda import (
    ASK_BIDS,
    ASK_FETCH,
    ASK_PLACE,
    ASK_SALE,
    ASK_TAKE,
    ASK_USE,
    GAME_OVER,
    a_of,
    kind_of,
)
from carson.cards.table.stack import top
from carson.core.advice import Advice
from carson.core.clock import Clock
from carson.core.errors import BadOption
from carson.core.view import View

NUDGE = 1e-9  # points that decide for using a character when it is all the same


class RancherBot:
    """Every answer gets a worth in victory points; the best one is taken."""

    def __init__(self, seed: str, taste: Taste = RANCHER) -> None:
        self.seed = seed
        self.taste = taste

    def choose(self, view: View, legal: list[int], clock: Clock) -> int:
        return self.explain(view, legal, clock)[0].action

    def explain(self, view: View, legal: list[int], clock: Clock) -> list[Advice]:
        """Every answer in points."""
        state = view.state
        if not isinstance(state, CardsState):
            raise BadOption("this bot plays the card game only")
        worths = self._worths(state, view.seat, legal)
        best = max(worths)
        equals = [action for action, worth in zip(legal, worths, strict=True) if worth == best]
        first = equals[self._below(state, len(equals))]
        ranked = sorted(zip(legal, worths, strict=True), key=lambda one: (one[0] != first, -one[1]))
        return [Advice(action, points=worth) for action, worth in ranked]

    def _below(self, state: CardsState, number: int) -> int:
        """The same seed and table always decide the same way; what others have sealed plays no part."""
        if number == 1:
            return 0
        moment = f"{self.seed}/{state.round}/{len(state.offer)}/{state.pile}/{number}"
        return int.from_bytes(hashlib.sha256(moment.encode()).digest()[:4], "big") % number

    def _worths(self, s: CardsState, seat: int, legal: list[int]) -> list[float]:
        packed = top(s)
        kind = kind_of(packed)
        if kind == ASK_PLACE:
            return worth_of_places(s, seat, a_of(packed), legal, self.taste)
        if kind == ASK_TAKE:
            return [worth_of_card(s, seat, action, self.taste) for action in legal]
        if kind == ASK_BIDS:
            return profits(s, seat, [action - BID for action in legal], self.taste)
        if kind == ASK_USE:
            use = self._worth_of_use(s, seat, a_of(packed))
            return [use if action == YES else 0.0 for action in legal]
        if kind == ASK_SALE:
            return [self._worth_of_sale(s, seat, action) for action in legal]
        if kind == ASK_FETCH:
            return [self._worth_of_fetch(s, seat, action) for action in legal]
        return [0.0] * len(legal)

    def _worth_of_use(self, s: CardsState, seat: int, character: int) -> float:
        """What using a character brings now, beyond what a later occasion might."""
        worths = places_worth(s, seat, self.taste)
        if character in (GOVERNOR, WORKER):
            return max([0.0, *worths]) + NUDGE  # one card more
        if character in (MERCENARY, DOCTOR):
            brings = advantage_of_boost(s.clone(), seat, BOOSTS[character], worths)
        else:
            brings = stake(worths)
        return brings - self._occasion(s) + NUDGE

    def _occasion(self, s: CardsState) -> float:
        """The advantage that is worth a character now."""
        rounds_left = (2 * ERA_ROUNDS - s.round) % ERA_ROUNDS
        return 0.5 if rounds_left < self.taste.last_rounds else self.taste.eager

    def _worth_of_sale(self, s: CardsState, seat: int, action: int) -> float:
        if action == DONE:
            return 0.0
        least = 1 if kind_of(s.agenda[0]) == GAME_OVER else self.taste.sale
        return float(gain_of_sale(s, seat, action - TERRAIN) - least + 1)

    def _worth_of_fetch(self, s: CardsState, seat: int, action: int) -> float:
        if action == NO:
            return -1.0
        if action == TOP:
            return 6.0
        return worth_of_character(s, seat, action - CHARACTER, self.taste)
