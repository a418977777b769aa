"""RancherBot: rates every answer it is offered in victory points and takes the best one."""

from __future__ import annotations

import hashlib
from typing import Final

from carson.city.bots.building import (
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
from carson.city.bots.powers import (
    rate_arms,
    rate_bid,
    rate_dynamite,
    rate_gift_land,
    rate_healing,
    rate_homestead,
    rate_mines,
    rate_mourning,
    rate_no_duel,
    rate_package,
    rate_purchase,
    rate_reroll,
    rate_retirement,
    rate_second,
    rate_tax,
    rate_track,
)
from carson.city.bots.survey import Key, Survey, map_key
from carson.city.bots.taste import RANCHER, Taste
from carson.city.facts.characters import HIRE_PRICE, NO_TILE
from carson.city.facts.geometry import EDGES, PARCELS
from carson.city.facts.ids import (
    ACTIONS,
    AMOUNT,
    CHARACTER,
    DONE,
    DYNAMITE,
    EDGE,
    GUNS,
    KEEP,
    MONEY,
    NO,
    NO_DUEL,
    PARCEL,
    PASS,
    PAY,
    POINTS,
    SING,
    SPACE,
    SPACES,
    TILE,
    TYPES,
    WHITE,
    YES,
)
from carson.city.table.agenda import (
    ASK_ARM,
    ASK_BID,
    ASK_BUILDING,
    ASK_CASH_NOW,
    ASK_CHARACTER,
    ASK_CITY_HALL,
    ASK_CONSENT,
    ASK_DEFERRED,
    ASK_DOUBLE,
    ASK_DYNAMITE,
    ASK_FIGHT,
    ASK_FREE_PARCEL,
    ASK_HEAL,
    ASK_HIRE,
    ASK_HOMESTEAD,
    ASK_HOUSE,
    ASK_LAND,
    ASK_LOT,
    ASK_MOURN,
    ASK_NO_DUEL,
    ASK_PACKAGE,
    ASK_PARCEL,
    ASK_PLACE,
    ASK_REROLL,
    ASK_RETIRE,
    ASK_SECOND,
    ASK_SITE,
    ASK_SPEND,
    ASK_START,
    ASK_TAX,
    ASK_TILE,
    ASK_TRIPLE,
    ASK_VP,
    ASK_WHITE,
    kind_of,
)
from carson.city.table.stack import top
from carson.city.table.table import Table
from carson.core.clock import Clock
from carson.core.rng import Rng
from carson.core.state import State
from carson.core.view import View

LAND: Final = frozenset(range(PARCEL, PARCEL + PARCELS))
ROADS: Final = frozenset(range(EDGE, EDGE + EDGES))
SPOTS: Final = LAND | frozenset(range(SPACE, SPACE + SPACES))
TILES: Final = frozenset(range(TILE, TILE + TYPES))
PEOPLE: Final = frozenset(range(CHARACTER, CHARACTER + NO_TILE))
AMOUNTS: Final = frozenset(range(AMOUNT, ACTIONS))
HIRES: Final = frozenset(range(AMOUNT, AMOUNT + len(HIRE_PRICE)))

# a question -> who rates the answers, and the answers that are understood; roads stay in the supply elsewhere
QUESTIONS: Final[dict[int, tuple[Rater, frozenset[int]]]] = {
    ASK_START: (rate_land, LAND),
    ASK_CHARACTER: (rate_character, PEOPLE),
    ASK_CASH_NOW: (rate_cash_now, frozenset([YES, NO])),
    ASK_FREE_PARCEL: (rate_land, LAND),
    ASK_HIRE: (rate_hire, HIRES),
    ASK_PLACE: (rate_place, SPOTS | {PASS, WHITE, DYNAMITE, NO_DUEL, SING}),
    ASK_WHITE: (rate_white, SPOTS),
    ASK_FIGHT: (rate_fight, LAND),
    ASK_PARCEL: (rate_parcel, LAND | {DONE}),
    ASK_BUILDING: (rate_building, frozenset([YES, NO])),
    ASK_SITE: (rate_site, LAND | ROADS | {KEEP}),
    ASK_HOUSE: (rate_house, LAND | ROADS | {KEEP}),
    ASK_CONSENT: (rate_consent, frozenset([YES, NO])),
    ASK_DEFERRED: (rate_deferred, TILES | {DONE}),
    ASK_CITY_HALL: (rate_city_hall, LAND | ROADS),
    ASK_DOUBLE: (rate_double, TILES | AMOUNTS),
    ASK_VP: (rate_vp, AMOUNTS),
    ASK_SPEND: (rate_spending, AMOUNTS),
    ASK_SECOND: (rate_second, PEOPLE | {NO}),
    ASK_ARM: (rate_arms, AMOUNTS),
    ASK_RETIRE: (rate_retirement, AMOUNTS),
    ASK_TILE: (rate_track, SPOTS | TILES | {NO}),
    ASK_HOMESTEAD: (rate_homestead, LAND),
    ASK_LOT: (rate_gift_land, LAND),
    ASK_BID: (rate_bid, AMOUNTS | {PASS}),
    ASK_TAX: (rate_tax, frozenset([GUNS, MONEY])),
    ASK_LAND: (rate_purchase, LAND | {NO}),
    ASK_DYNAMITE: (rate_dynamite, SPOTS),
    ASK_NO_DUEL: (rate_no_duel, SPOTS),
    ASK_REROLL: (rate_reroll, frozenset([YES, NO])),
    ASK_HEAL: (rate_healing, SPOTS | {NO}),
    ASK_MOURN: (rate_mourning, frozenset([PAY, POINTS])),
    ASK_TRIPLE: (rate_mines, LAND | {DONE}),
    ASK_PACKAGE: (rate_package, AMOUNTS),
}
AFTER_PAY_DAY: Final = frozenset([ASK_VP, ASK_SPEND, ASK_CITY_HALL])
SAFE_WORDS: Final = (NO, DONE, KEEP, PASS)  # answers to a question the bot does not know
CLOSE: Final = 1e-9  # worths this near to the best one are equally good


class RancherBot:
    """Looks one step ahead. The same seed and the same state always get the same answer."""

    def __init__(self, seed: str, taste: Taste = RANCHER) -> None:
        self.taste = taste
        self.seed = int.from_bytes(hashlib.sha256(seed.encode()).digest()[:7], "big")
        self._key: Key = ()
        self._survey: Survey | None = None

    def choose(self, view: View, legal: list[int], clock: Clock) -> int:
        """The best of the legal actions; of an unknown question the answer that commits to least."""
        state = view.state
        if len(legal) == 1:
            return legal[0]
        if not isinstance(state, Table):
            return self._safe(state, legal)
        kind = int(kind_of(top(state)))
        if kind not in QUESTIONS:
            return self._safe(state, legal)
        rater, understood = QUESTIONS[kind]
        actions = [action for action in legal if action in understood]
        if not actions:
            return self._safe(state, legal)
        scores = rater(Look(self._survey_of(state, view.seat, kind in AFTER_PAY_DAY)), actions)
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
