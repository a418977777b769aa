"""GreedyBot: rates every answer it is offered in victory points and takes the best one."""

from __future__ import annotations

import hashlib
from typing import Final

from carson.city.bots.building import (
    is_edge,
    rate_building,
    rate_city_hall,
    rate_consent,
    rate_deferred,
    rate_house,
    rate_parcel,
    rate_site,
)
from carson.city.bots.look import Look, Rater
from carson.city.bots.money import rate_double, rate_spending, rate_vp
from carson.city.bots.people import rate_cash_now, rate_character, rate_hire, rate_land
from carson.city.bots.placing import rate_fight, rate_place, rate_white
from carson.city.bots.survey import Key, Survey, map_key
from carson.city.bots.taste import GREEDY, Taste
from carson.city.facts.ids import DONE, KEEP, NO, PASS
from carson.city.table.agenda import (
    ASK_BUILDING,
    ASK_CASH_NOW,
    ASK_CHARACTER,
    ASK_CITY_HALL,
    ASK_CONSENT,
    ASK_DEFERRED,
    ASK_DOUBLE,
    ASK_FIGHT,
    ASK_FREE_PARCEL,
    ASK_HIRE,
    ASK_HOUSE,
    ASK_PARCEL,
    ASK_PLACE,
    ASK_SITE,
    ASK_SPEND,
    ASK_START,
    ASK_VP,
    ASK_WHITE,
    kind_of,
)
from carson.city.table.stack import top
from carson.city.table.table import Table
from carson.core.rng import Rng
from carson.core.state import State

RATERS: Final[dict[int, Rater]] = {
    ASK_START: rate_land,
    ASK_CHARACTER: rate_character,
    ASK_CASH_NOW: rate_cash_now,
    ASK_FREE_PARCEL: rate_land,
    ASK_HIRE: rate_hire,
    ASK_PLACE: rate_place,
    ASK_WHITE: rate_white,
    ASK_FIGHT: rate_fight,
    ASK_PARCEL: rate_parcel,
    ASK_BUILDING: rate_building,
    ASK_SITE: rate_site,
    ASK_HOUSE: rate_house,
    ASK_CONSENT: rate_consent,
    ASK_DEFERRED: rate_deferred,
    ASK_CITY_HALL: rate_city_hall,
    ASK_DOUBLE: rate_double,
    ASK_VP: rate_vp,
    ASK_SPEND: rate_spending,
}
LAYS_ROADS: Final = frozenset([ASK_SITE, ASK_HOUSE, ASK_CITY_HALL])  # elsewhere roads stay in the supply
AFTER_PAY_DAY: Final = frozenset([ASK_VP, ASK_SPEND, ASK_CITY_HALL])
SAFE_WORDS: Final = (NO, DONE, KEEP, PASS)  # answers to a question nobody has taught the bot
CLOSE: Final = 1e-9  # worths this near to the best one are equally good


class GreedyBot:
    """Looks one step ahead. The same seed and the same state always get the same answer."""

    def __init__(self, seed: str, taste: Taste = GREEDY) -> None:
        self.taste = taste
        self.seed = int.from_bytes(hashlib.sha256(seed.encode()).digest()[:7], "big")
        self._key: Key = ()
        self._survey: Survey | None = None

    def choose(self, state: State, seat: int, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        if not isinstance(state, Table) or state.depth == 0:
            return self._safe(state, legal)
        kind = int(kind_of(top(state)))
        actions = legal if kind in LAYS_ROADS else [a for a in legal if not is_edge(a)]
        rater = RATERS.get(kind)
        if rater is None or not actions:
            return self._safe(state, legal)
        scores = rater(Look(self._survey_of(state, seat, kind in AFTER_PAY_DAY)), actions)
        best = max(scores) - CLOSE
        return self._any(state, [a for a, score in zip(actions, scores, strict=True) if score >= best])

    def _survey_of(self, s: Table, seat: int, paid: bool) -> Survey:
        """The survey of the last decision, if the map is still the same."""
        key = map_key(s, seat, paid)
        if self._survey is None or key != self._key:
            self._key = key
            self._survey = Survey(s, seat, self.taste, paid)
        self._survey.s = s
        return self._survey

    def _safe(self, state: State, legal: list[int]) -> int:
        """A word that commits to nothing, or anything."""
        for word in SAFE_WORDS:
            if word in legal:
                return word
        return self._any(state, legal)

    def _any(self, state: State, actions: list[int]) -> int:
        """One of equally good actions, picked by the seed and the state."""
        if len(actions) == 1:
            return actions[0]
        mixed = self.seed
        for number in state.dump():
            mixed = (mixed * 31 + number) & 0x7FFFFFFFFFFFFFFF
        return actions[int(Rng(mixed).below(len(actions)))]
