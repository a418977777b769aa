"""CityEvaluator: what the search asks the board game."""

from typing import Final

from mypy_extensions import i64

from carson.city import flow
from carson.city.count import incomes, placing, shifting
from carson.city.count.scores import property_points
from carson.city.evaluator import scale
from carson.city.evaluator.forecast import CityForecast, final_points
from carson.city.evaluator.rater import MORE_TO_PLACE, RATERS, Look, Rater, rate_alike
from carson.city.facts.geometry import count
from carson.city.table import Table, agenda, schedule, stack
from carson.city.topics import TOPICS
from carson.core.rng import Rng
from carson.core.state import State
from carson.search.evaluator import Choices, Evaluator, Standing, Thing
from carson.search.forecast import Forecast

# what hints tell about, in the order of `CityEvaluator.holding`: rough prices in points
THINGS: Final[list[Thing]] = [
    Thing("points", 1.0, 0.4),
    Thing("cash", 0.2, 1.0),
    Thing("income", 0.4, 0.8),
    Thing("land", 0.8, 0.25),
    Thing("buildings", 1.0, 0.2),
    Thing("revolvers", 0.5, 0.25),
]
PIECE_SHIFT: Final = 48  # the first bit that a frame leaves free

for _number, _rater in TOPICS.collected("rate", "RATERS", Rater).items():
    RATERS[_number] = _rater
MORE_TO_PLACE.extend(TOPICS.listed("rate", "MORE_TO_PLACE", Rater))


class CityEvaluator(Evaluator):
    """Rates like a one-ply player, plays quickly to the end of the round, and weighs what all have."""

    def __init__(self, seats: int, forecast: Forecast) -> None:
        super().__init__(seats)
        self.seen = Look(seats)
        self.forecast = forecast
        self.horizon: i64 = 1  # the round after which a playout stops
        self.studied: i64 = 0  # the round of the last values

    def study(self, state: State, seat: i64) -> None:
        s = table(state)
        self.horizon = max(s.round, 1)
        self.studied = s.round
        self.seen.values.begin(s)

    def is_stale(self, state: State) -> bool:
        s = table(state)
        return s.round != self.studied and agenda.kind_of(stack.top(s)) == agenda.ASK_CHARACTER

    def facing(self, state: State, seat: i64) -> State:
        if state.actor() == seat:
            return state
        asked = state.clone()
        flow.turn_to(table(asked), seat)
        return asked

    def question(self, state: State, seat: i64) -> i64:
        s = table(state)
        return stack.top(s) | (shifting.in_hand(s, seat) << PIECE_SHIFT)

    def allowed(self, state: State, seat: i64, action: i64) -> bool:
        return stack.is_allowed(table(state), action)

    def rate(self, state: State, seat: i64, found: Choices) -> None:
        s = table(state)
        self.seen.ranked.collect(found)
        RATERS[shifting.question_of(s, seat)].rate(s, seat, agenda.a_of(stack.top(s)), self.seen)

    def pick(self, state: State, seat: i64, rng: Rng) -> i64:
        s = table(state)
        ranked = self.seen.ranked
        rater = RATERS[shifting.question_of(s, seat)]
        ranked.race(rng, 0.0 if rater.exact else scale.NOISE * self.clumsy)
        rater.rate(s, seat, agenda.a_of(stack.top(s)), self.seen)
        if ranked.best < 0:
            rate_alike(s, ranked)
        return ranked.best

    def is_far(self, state: State) -> bool:
        s = table(state)
        if s.depth == 0 or s.round < self.horizon:
            return False
        kind = agenda.kind_of(stack.top(s))
        if kind == agenda.DRAW_TILE:
            return agenda.a_of(s.agenda[0]) == schedule.AFTER_REFILL  # characters have tiles drawn, too
        return kind == agenda.ASK_CHARACTER and s.round > self.horizon

    def things(self) -> list[Thing]:
        return THINGS

    def holding(self, state: State, seat: i64, thing: i64) -> float:
        s = table(state)
        if thing == 0:
            return float(s.vp[seat] + property_points(s, s.owned[seat] & s.occupied))
        if thing == 1:
            return float(s.cash[seat])
        if thing == 2:
            return float(incomes.total_income(s, seat))
        if thing == 3:
            return float(count(s.owned[seat]))
        if thing == 4:
            return float(incomes.building_count(s, seat))
        return float(s.revolvers[seat])

    def weigh(self, state: State, standing: Standing) -> None:
        s = table(state)
        if s.depth == 0:
            standing.doubt = 0.0
            for seat in range(s.rules.seats):
                late = 0.1 * float(placing.pass_place(s, seat))  # R-TIE
                standing.points[seat] = float(final_points(s, seat)) - late
            return
        self.forecast.weigh(state, standing)


def evaluator_of(state: State) -> CityEvaluator:
    return CityEvaluator(int(table(state).rules.seats), CityForecast())


def table(state: State) -> Table:
    assert isinstance(state, Table)
    return state
