"""What using a character is worth."""

from typing import Final

from carson.cards.count.order import taking_order
from carson.cards.evaluator.card_values import CardValues
from carson.cards.evaluator.rater import Rater
from carson.cards.evaluator.scale import EAGER, LAST_EAGER
from carson.cards.facts.characters import BOOSTS, DOCTOR, GOVERNOR, MERCENARY, WORKER
from carson.cards.facts.ids import ERA_ROUNDS, YES
from carson.cards.table.agenda import ASK_USE, a_of
from carson.cards.table.table import Table

CARD_MORE: Final = (GOVERNOR, WORKER)  # bring one card more
AFTERWARDS: Final = (MERCENARY, DOCTOR)  # are used when all auction cards lie open


class UseRater(Rater):
    """Points by which using a character now is better than keeping it."""

    def worths(self, s: Table, seat: int, packed: int, actions: list[int], values: CardValues) -> list[float]:
        use = worth_of_use(s, seat, a_of(packed), values)
        return [use if action == YES else 0.0 for action in actions]

    def sane(self, s: Table, seat: int, packed: int, actions: list[int]) -> list[int]:
        """One card more is never refused."""
        return [YES] if a_of(packed) in CARD_MORE else actions


def worth_of_use(s: Table, seat: int, character: int, values: CardValues) -> float:
    if character in CARD_MORE:
        return EAGER
    places = values.places(s, seat)
    if character in AFTERWARDS:
        brings = _advantage(s, seat, BOOSTS[character], places)
    else:
        brings = places[0] - places[len(places) - 1]
    rounds_left = (2 * ERA_ROUNDS - s.round) % ERA_ROUNDS
    return brings - (LAST_EAGER if rounds_left < 2 else EAGER)


def _advantage(s: Table, seat: int, boost: int, places: list[float]) -> float:
    """What a higher value would bring now that all cards lie open."""
    before = taking_order(s).index(seat)
    s.boost[seat] += boost
    after = taking_order(s).index(seat)
    s.boost[seat] -= boost
    return places[after] - places[before]


RATERS: Final[dict[int, Rater]] = {ASK_USE: UseRater()}
