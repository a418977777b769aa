"""CardsEvaluator: what the search asks the card game."""

from typing import Final

from mypy_extensions import i64

from carson.cards.count.scores import total_of
from carson.cards.evaluator.card_values import CardValues
from carson.cards.evaluator.forecast import CardsForecast, cards_of
from carson.cards.evaluator.rater import Rater
from carson.cards.facts.grid import bits_of
from carson.cards.facts.ids import NONE
from carson.cards.state import CardsState
from carson.cards.table.agenda import ASK_BIDS, kind_of
from carson.cards.table.stack import top
from carson.cards.table.table import Table
from carson.cards.topics import TOPICS
from carson.cards.topics.auction.rules import bids_of
from carson.core.rng import UNIT, Rng
from carson.core.state import State
from carson.search.evaluator import Choices, Evaluator, Standing, Thing
from carson.search.forecast import Forecast

# what hints tell about, in the order of `CardsEvaluator.holding`: rough prices in points
THINGS: Final[list[Thing]] = [
    Thing("points", 1.0, 0.4),
    Thing("hand", 0.5, 0.8),
    Thing("characters", 1.0, 0.25),
]
RATERS: Final[dict[int, Rater]] = TOPICS.collected("rate", "RATERS", Rater)


class CardsEvaluator(Evaluator):
    """Rates like a one-ply player, plays quickly to the end of the round, and weighs what all have."""

    values: CardValues
    forecast: Forecast
    horizon: int

    def __init__(self, seats: int, forecast: Forecast) -> None:
        super().__init__(seats)
        self.forecast = forecast
        self.values = CardValues()
        self.horizon = 1

    def study(self, state: State, seat: i64) -> None:
        s = table(state)
        self.horizon = max(s.round, 1)
        self.values.begin()

    def is_stale(self, state: State) -> bool:
        return table(state).round > self.horizon

    def moment(self, state: State, seat: i64) -> i64:
        """The same whatever others have sealed."""
        assert isinstance(state, CardsState)
        return super().moment(state.seen_by(int(seat)), seat)

    def question(self, state: State, seat: i64) -> i64:
        return top(table(state))

    def allowed(self, state: State, seat: i64, action: i64) -> bool:
        return options_of(table(state), int(seat)) >> int(action) & 1 != 0

    def is_far(self, state: State) -> bool:
        return table(state).round > self.horizon

    # ---- the questions

    def rate(self, state: State, seat: i64, found: Choices) -> None:
        s = table(state)
        me = int(seat)
        packed = top(s)
        actions = answers(s, me)
        worths = RATERS[kind_of(packed)].worths(s, me, packed, actions, self.values)
        for index in range(len(actions)):
            found.add(actions[index], worths[index])

    def pick(self, state: State, seat: i64, rng: Rng) -> i64:
        s = table(state)
        me = int(seat)
        packed = top(s)
        rater = RATERS[kind_of(packed)]
        known = rater.at_once(s, me, packed, self.values)
        if known != NONE:
            return known
        noise = rater.noise * self.clumsy
        actions = answers(s, me)
        worths = rater.worths(s, me, packed, actions, self.values)
        best = -1
        most = 0.0
        for index in range(len(actions)):
            worth = worths[index] + noise * (float(rng.next32()) / UNIT)
            if best < 0 or worth > most:
                best = actions[index]
                most = worth
        return best

    # ---- what hints tell about

    def things(self) -> list[Thing]:
        return THINGS

    def holding(self, state: State, seat: i64, thing: i64) -> float:
        s = table(state)
        me = int(seat)
        if thing == 0:
            return float(total_of(s, me))
        return float(cards_of(s, me)) if thing == 1 else float(s.owned[me].bit_count())

    # ---- who stands how

    def weigh(self, state: State, standing: Standing) -> None:
        s = table(state)
        if s.agenda:
            self.forecast.weigh(state, standing)
            return
        standing.doubt = 0.0
        for seat in range(s.rules.seats):
            standing.points[seat] = float(total_of(s, seat))


def options_of(s: Table, seat: int) -> int:
    """The set of answers of a seat that is asked."""
    return bids_of(s, seat) if kind_of(top(s)) == ASK_BIDS else s.options


def answers(s: Table, seat: int) -> list[int]:
    return bits_of(options_of(s, seat))


def gains_now(s: Table, seat: int, actions: list[int]) -> list[int]:
    """What each of these answers of a seat adds to its score if the game ended right after it."""
    packed = top(s)
    return RATERS[kind_of(packed)].gains(s, seat, packed, actions)


def evaluator_of(state: State) -> CardsEvaluator:
    """An evaluator for the table of this state."""
    return CardsEvaluator(table(state).rules.seats, CardsForecast())


def table(state: State) -> Table:
    """The state as a table of this game."""
    assert isinstance(state, Table)
    return state
