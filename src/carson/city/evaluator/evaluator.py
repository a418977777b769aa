"""CityEvaluator: what the search asks the board game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carson.city import flow
from carson.city.count import shifting
from carson.city.count.outlaws import tile_vp
from carson.city.count.places import open_spaces, taken_parcels, taken_spaces, unowned_land
from carson.city.count.placing import singer_spaces, target_parcels, target_spaces
from carson.city.count.powers import power
from carson.city.count.shifting import in_hand, question_of
from carson.city.evaluator import answers, moving, rare, scale, stable
from carson.city.evaluator.best_answers import BestAnswers
from carson.city.evaluator.characters import CharacterValues
from carson.city.evaluator.forecast import CityForecast, final_points, place_of
from carson.city.evaluator.map_values import MapValues
from carson.city.evaluator.places import NOTHING, Places
from carson.city.facts.characters import CASH_NOW, HIRE, LIMIT, NO_TILE
from carson.city.facts.geometry import bit, first
from carson.city.facts.ids import (
    AMOUNT,
    CHARACTER,
    CITY_HALL,
    DONE,
    DYNAMITE,
    MINE,
    NO,
    NO_DUEL,
    PASS,
    POINTS,
    ROB,
    SING,
    SPACE,
    WAGES,
    WHITE,
    YES,
)
from carson.city.table import agenda
from carson.city.table.agenda import a_of, kind_of
from carson.city.table.schedule import AFTER_REFILL
from carson.city.table.stack import top
from carson.city.table.table import Table
from carson.core.rng import Rng
from carson.core.state import State
from carson.search.evaluator import Choices, Evaluator, Standing
from carson.search.forecast import Forecast

SONG: Final = 12.25  # dollars two multiplied dice show on average
PIECE_SHIFT: Final = 48  # the first bit that a frame leaves free
TOKEN: Final = 0.8  # points a token of dynamite is worth
TOKEN_LATER: Final = 0.6  # and in each later round


class CityEvaluator(Evaluator):
    """Rates like a one-ply player, plays quickly to the end of the round, and weighs what all have."""

    values: MapValues
    places: Places
    characters: CharacterValues
    forecast: Forecast
    ranked: BestAnswers
    horizon: i64  # the round after which a playout stops
    studied: i64  # the round of the last values

    def __init__(self, seats: int, forecast: Forecast) -> None:
        super().__init__(seats)
        self.values = MapValues(seats)
        self.places = Places(seats, self.values)
        self.characters = CharacterValues(self.values)
        self.forecast = forecast
        self.ranked = BestAnswers()
        self.horizon = 1
        self.studied = 0

    def study(self, state: State, seat: i64) -> None:
        s = table(state)
        self.horizon = max(s.round, 1)
        self.studied = s.round
        self.values.begin(s)

    def is_stale(self, state: State) -> bool:
        s = table(state)
        return s.round != self.studied and kind_of(top(s)) == agenda.ASK_CHARACTER

    def facing(self, state: State, seat: i64) -> State:
        if state.actor() == seat:
            return state
        asked = state.clone()
        flow.turn_to(table(asked), seat)
        return asked

    def question(self, state: State, seat: i64) -> i64:
        s = table(state)
        return top(s) | (in_hand(s, seat) << PIECE_SHIFT)

    def allowed(self, state: State, seat: i64, action: i64) -> bool:
        return (table(state).options[action >> 6] & bit(action & 63)) != 0

    def rate(self, state: State, seat: i64, found: Choices) -> None:
        self.ranked.collect(found)
        self._rate(table(state), seat)

    def pick(self, state: State, seat: i64, rng: Rng) -> i64:
        s = table(state)
        self.ranked.race(rng, scale.NOISE * self.clumsy)
        self._rate(s, seat)
        if self.ranked.best < 0:
            answers.rate_alike(s, self.ranked)
        return self.ranked.best

    def is_far(self, state: State) -> bool:
        s = table(state)
        if s.depth == 0 or s.round < self.horizon:
            return False
        kind = kind_of(top(s))
        if kind == agenda.DRAW_TILE:
            return a_of(s.agenda[0]) == AFTER_REFILL  # a character may have a tile drawn in between
        return kind == agenda.ASK_CHARACTER and s.round > self.horizon

    def weigh(self, state: State, standing: Standing) -> None:
        s = table(state)
        seat: i64
        if s.depth == 0:
            standing.doubt = 0.0
            for seat in range(s.rules.seats):
                standing.points[seat] = float(final_points(s, seat)) - 0.1 * float(place_of(s, seat))  # R-TIE
            return
        self.forecast.weigh(state, standing)

    # ---- the questions

    def _rate(self, s: Table, seat: i64) -> None:
        packed = top(s)
        kind = question_of(s, seat)
        ranked = self.ranked
        values = self.values
        plan = self.places.plan
        if kind == agenda.ASK_PLACE or kind == agenda.PLACE_TOGETHER:
            self._rate_places(s, seat)
        elif kind == agenda.ASK_ROADS:
            ranked.add(DONE, 0.0)
        elif kind == agenda.ASK_SITE:
            answers.rate_site(s, seat, values, ranked, a_of(packed))
        elif kind == agenda.ASK_BUILDING:
            answers.rate_building(s, seat, values, plan, ranked, a_of(packed))
        elif kind == agenda.ASK_SPEND:
            ranked.noise = 0.0
            answers.rate_spending(s, seat, values, ranked)
        elif kind == agenda.ASK_PARCEL:
            ranked.add(DONE, 0.0)
            answers.rate_land(s, seat, values, plan, ranked, True, s.options[0])
        elif kind == agenda.ASK_HOUSE:
            answers.rate_house(s, seat, values, plan, ranked, ranked.found is not None)
        elif kind == agenda.ASK_VP:
            ranked.noise = 0.0
            answers.rate_vp(s, seat, values, ranked, a_of(packed))
        elif kind == agenda.ASK_CHARACTER:
            self._rate_characters(s, seat, 0)
        elif kind == agenda.ASK_START or kind == agenda.ASK_FREE_PARCEL or kind == agenda.ASK_LOT:
            answers.rate_land(s, seat, values, plan, ranked, False, self._land(s, seat))
        elif kind == agenda.ASK_WHITE or kind == agenda.ASK_NO_DUEL:
            self._rate_sure(s, seat)
        else:
            self._rate_rare(s, seat, kind, packed)

    def _rate_rare(self, s: Table, seat: i64, kind: i64, packed: i64) -> None:
        """What is asked less than once in a round."""
        ranked = self.ranked
        values = self.values
        if kind == agenda.ASK_DYNAMITE:
            self._rate_blasts(s, seat)
        elif kind == agenda.ASK_DOUBLE:
            answers.rate_double(s, seat, values, ranked)
        elif kind == agenda.ASK_CASH_NOW:
            ranked.add(YES, float(power(s, seat, CASH_NOW)) * values.dollar)
            ranked.add(NO, self.characters.later(s, seat, s.role[seat]))
        elif kind == agenda.ASK_HIRE:
            number: i64
            for number in range(power(s, seat, HIRE) + 1):
                if answers.is_option(s, AMOUNT + number):
                    ranked.add(AMOUNT + number, self.characters.hire(s, seat, number))
        elif kind == agenda.ASK_CONSENT:
            answers.rate_consent(s, seat, values, ranked, a_of(packed))
        elif kind == agenda.ASK_DEFERRED:
            answers.rate_deferred(s, seat, values, ranked)
        elif kind == agenda.ASK_CITY_HALL:
            answers.rate_city_hall(s, seat, values, ranked)
        elif kind == agenda.ASK_LAND:
            ranked.add(NO, 0.0)
            answers.rate_land(s, seat, values, self.places.plan, ranked, True, self._land(s, seat))
        elif kind == agenda.ASK_SECOND:
            if answers.is_option(s, NO):
                ranked.add(NO, 0.0)
            self._rate_characters(s, seat, LIMIT[s.character[seat]])
        elif kind == agenda.ASK_BOOTY:
            ranked.add(POINTS, float(tile_vp(s)))
            ranked.add(ROB, values.spoils[a_of(packed)])
        elif kind == agenda.ASK_SHEETS:
            answers.rate_sheet(s, seat, ranked)
        elif kind == agenda.ASK_TRIPLE:
            answers.rate_mines(s, seat, values, ranked, TOKEN_LATER * (values.left - 1.0), MINE)
        elif kind == agenda.ASK_RIDE:
            self._rate_places(s, seat)
            moving.rate_ride(s, seat, self.places, ranked)
        elif kind == agenda.ASK_SHIFT:
            self._rate_shift(s, seat, a_of(packed))
        else:
            rare.rate(s, seat, kind, self.places, ranked)

    def _rate_shift(self, s: Table, seat: i64, piece: i64) -> None:
        """Where a piece goes that was taken back; at home it gains nothing."""
        if piece == shifting.TOOK_WHITE:
            self.ranked.add(DONE, NOTHING)
            self._rate_sure(s, seat)
        else:
            self.ranked.add(DONE, 0.0)
            self.places.look(s, seat)
            self._rate_cowboys(s, seat)

    def _land(self, s: Table, seat: i64) -> i64:
        """The parcels to look at: all of them in the tree, the best known ones in a playout."""
        parcels = s.options[0]
        if self.ranked.found is None and (parcels & self.values.shortlist[seat]) != 0:
            return parcels & self.values.shortlist[seat]
        return parcels

    def _rate_characters(self, s: Table, seat: i64, less: i64) -> None:
        plan = self.places.plan
        plan.make(s, seat, self.values)
        land = unowned_land(s)
        if self.ranked.found is None:
            land &= self.values.shortlist[seat]
        tile: i64
        for tile in range(NO_TILE):
            if answers.is_option(s, CHARACTER + tile):
                self.ranked.add(CHARACTER + tile, self.characters.tile(s, seat, tile, plan, less, land))

    def _rate_sure(self, s: Table, seat: i64) -> None:
        """A cowboy that nobody contests: what a place is worth once it is won."""
        self.places.look(s, seat)
        spaces = self.places.offered(s)
        while spaces != 0:
            space = first(spaces)
            spaces &= ~bit(space)
            self.ranked.add(SPACE + space, self.places.worth(s, seat, SPACE + space))
        parcels = self._land(s, seat) if s.options[0] != 0 else 0
        while parcels != 0:
            parcel = first(parcels)
            parcels &= ~bit(parcel)
            self.ranked.add(parcel, self.places.worth(s, seat, parcel))

    def _rate_blasts(self, s: Table, seat: i64) -> None:
        """Where rivals stand already and most is at stake."""
        places = self.places
        places.look(s, seat)
        spaces = places.offered(s)
        while spaces != 0:
            space = first(spaces)
            spaces &= ~bit(space)
            worth = places.worth(s, seat, SPACE + space)
            self.ranked.add(SPACE + space, worth * float(1 + places.rivals_at(s, seat, SPACE + space)))
        parcels = s.options[0]
        while parcels != 0:
            parcel = first(parcels)
            parcels &= ~bit(parcel)
            worth = places.worth(s, seat, parcel)
            self.ranked.add(parcel, worth * float(1 + places.rivals_at(s, seat, parcel)))

    def _rate_places(self, s: Table, seat: i64) -> None:
        """A cowboy to a place, or a pass."""
        self.places.look(s, seat)
        self.ranked.add(PASS, self.places.pass_worth(s))
        self._rate_cowboys(s, seat)
        if s.rules.take_backs != 0:
            moving.rate_take_backs(s, seat, self.places, self.ranked)
            if s.rules.horses != 0:
                stable.rate_yards(s, seat, self.places, self.ranked, False, scale.AT_ONCE)

    def _rate_cowboys(self, s: Table, seat: i64) -> None:
        places = self.places
        ranked = self.ranked
        values = self.values
        spaces = places.offered(s)
        while spaces != 0:
            space = first(spaces)
            spaces &= ~bit(space)
            worth = places.turn(s, seat, SPACE + space)
            if space == WAGES and s.rules.horses != 0 and s.wages[seat] == 0:  # one horse for each player
                worth = max(worth, stable.deal(s, seat, places) - places.save)
            ranked.add(SPACE + space, worth)
        parcels = s.options[0]
        if ranked.found is None:
            parcels &= (
                values.shortlist[seat]
                | values.raids[seat]
                | s.built[CITY_HALL]
                | s.outlaws
                | (taken_parcels(s) & s.owned[seat])
            )
        else:
            parcels &= (
                unowned_land(s)
                | values.raids[seat]
                | s.built[CITY_HALL]
                | s.outlaws
                | (taken_parcels(s) & s.owned[seat])
            )
        while parcels != 0:
            parcel = first(parcels)
            parcels &= ~bit(parcel)
            ranked.add(parcel, places.turn(s, seat, parcel))
        self._rate_special(s, seat)

    def _rate_special(self, s: Table, seat: i64) -> None:
        """Placements by a character's or a token's help."""
        places = self.places
        if answers.is_option(s, WHITE):
            land = unowned_land(s) & ~(taken_parcels(s) | s.outlaws)
            if self.ranked.found is None:
                land &= self.values.shortlist[seat]
            free = open_spaces(s) & ~taken_spaces(s)
            self.ranked.add(WHITE, places.best_of(s, seat, land, free))
        if answers.is_option(s, SING):
            self.ranked.add(SING, SONG * self.values.pay_day)
        if answers.is_option(s, NO_DUEL):
            self.ranked.add(NO_DUEL, places.best_of(s, seat, 0, singer_spaces(s, seat)) - places.save)
        if answers.is_option(s, DYNAMITE):
            self.ranked.add(DYNAMITE, self._blast(s, seat))
        if s.rules.horses != 0:
            stable.rate_hats(s, seat, places, self.ranked)

    def _blast(self, s: Table, seat: i64) -> float:
        """Dynamite where rivals stand already: the best duel to win with two dice."""
        places = self.places
        parcels = places.on_parcels & target_parcels(s, seat)
        best = places.best_of(s, seat, parcels, places.on_spaces & target_spaces(s, seat))
        return best * scale.TWO_DICE - places.save - TOKEN


def evaluator_of(state: State) -> CityEvaluator:
    """An evaluator for the table of this state."""
    return CityEvaluator(int(table(state).rules.seats), CityForecast())


def table(state: State) -> Table:
    """The state as a table of this game."""
    assert isinstance(state, Table)
    return state
