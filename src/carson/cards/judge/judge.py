"""CardsJudge: what the search asks the card game."""

from __future__ import annotations

from mypy_extensions import i64

from carson.cards.count.gains import gain_of_sale
from carson.cards.count.scores import total_of
from carson.cards.facts.characters import DOCTOR, GOVERNOR, MERCENARY, WORKER
from carson.cards.facts.grid import bits_of
from carson.cards.facts.ids import BID, CHARACTER, DONE, ERA_ROUNDS, NO, TERRAIN, TOP, YES
from carson.cards.judge import scale
from carson.cards.judge.outlook import CardsOutlook
from carson.cards.judge.study import Study
from carson.cards.judge.worth import worth_of_character, worth_of_places
from carson.cards.steps.bids import bids_of
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
from carson.cards.table.table import Table
from carson.core.rng import UNIT, Rng
from carson.core.state import State
from carson.search.judge import Choices, Judge, Standing
from carson.search.outlook import Outlook


class CardsJudge(Judge):
    """Rates like a one-ply player, plays quickly to the end of the round, and weighs what all have."""

    memory: Study
    outlook: Outlook
    horizon: int

    def __init__(self, seats: int, outlook: Outlook) -> None:
        super().__init__(seats)
        self.outlook = outlook
        self.memory = Study()
        self.horizon = 1

    def study(self, state: State, seat: i64) -> None:
        s = table(state)
        self.horizon = max(s.round, 1)
        self.memory.begin()

    def is_stale(self, state: State) -> bool:
        return table(state).round > self.horizon

    def question(self, state: State, seat: i64) -> i64:
        return top(table(state))

    def allowed(self, state: State, seat: i64, action: i64) -> bool:
        s = table(state)
        if kind_of(top(s)) == ASK_BIDS:
            return bids_of(s, int(seat)) >> int(action) & 1 != 0
        return s.options >> int(action) & 1 != 0

    def is_far(self, state: State) -> bool:
        return table(state).round > self.horizon

    # ---- the questions

    def rate(self, state: State, seat: i64, found: Choices) -> None:
        s = table(state)
        me = int(seat)
        packed = top(s)
        kind = kind_of(packed)
        actions = bits_of(bids_of(s, me) if kind == ASK_BIDS else s.options)
        if kind == ASK_PLACE:
            worths = worth_of_places(s, me, a_of(packed), actions)
            for index in range(len(actions)):
                found.add(actions[index], worths[index])
            return
        for action in actions:
            found.add(action, self._worth(s, me, kind, packed, action))

    def _worth(self, s: Table, seat: int, kind: int, packed: int, action: int) -> float:
        if kind == ASK_TAKE:
            return self.memory.worth(s, seat, action)
        if kind == ASK_BIDS:
            return self.memory.profit(s, seat)[action - BID]
        if kind == ASK_USE:
            return self._use(s, seat, a_of(packed)) if action == YES else 0.0
        if kind == ASK_SALE:
            if action == DONE:
                return 0.0
            least = 1.0 if kind_of(s.agenda[0]) == GAME_OVER else scale.SALE
            return float(gain_of_sale(s, seat, action - TERRAIN)) - least + 0.5
        if kind == ASK_FETCH:
            if action == NO:
                return -1.0
            return scale.TOP_CARD if action == TOP else worth_of_character(s, seat, action - CHARACTER)
        return 0.0

    def _use(self, s: Table, seat: int, character: int) -> float:
        """Points by which using a character now is better than keeping it."""
        if character == GOVERNOR or character == WORKER:
            return scale.EAGER  # one card more
        places = self.memory.places(s, seat)
        stake = places[0] - places[len(places) - 1]
        if character == MERCENARY or character == DOCTOR:
            stake /= 2.0
        rounds_left = (2 * ERA_ROUNDS - s.round) % ERA_ROUNDS
        return stake - (scale.LAST_EAGER if rounds_left < 2 else scale.EAGER)

    def pick(self, state: State, seat: i64, rng: Rng) -> i64:
        s = table(state)
        me = int(seat)
        packed = top(s)
        kind = kind_of(packed)
        if kind == ASK_PLACE:
            cell = self.memory.best(s, me, a_of(packed)).cell
            if cell >= 0 and s.options >> cell & 1 != 0:
                return cell
        if kind == ASK_SALE and kind_of(s.agenda[0]) != GAME_OVER:
            return DONE
        noise = (scale.BID_NOISE if kind == ASK_BIDS else scale.NOISE) * self.clumsy
        best = -1
        most = 0.0
        for action in bits_of(bids_of(s, me) if kind == ASK_BIDS else s.options):
            worth = self._worth(s, me, kind, packed, action) + noise * (float(rng.next32()) / UNIT)
            if best < 0 or worth > most:
                best = action
                most = worth
        return best

    # ---- who stands how

    def weigh(self, state: State, standing: Standing) -> None:
        s = table(state)
        if s.agenda:
            self.outlook.weigh(state, standing)
            return
        standing.doubt = 0.0
        for seat in range(s.rules.seats):
            standing.points[seat] = float(total_of(s, seat))


def judge_of(state: State) -> CardsJudge:
    """A judge for the table of this state."""
    return CardsJudge(table(state).rules.seats, CardsOutlook())


def table(state: State) -> Table:
    """The state as a table of this game."""
    assert isinstance(state, Table)
    return state
