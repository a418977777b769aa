"""The Settler takes a parcel for nothing (R-SETTLER)."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.places import property_left, unowned_land
from carson.city.evaluator.rater import Rater
from carson.city.facts.characters import FREE_PARCEL
from carson.city.facts.ids import PARCEL
from carson.city.question import Asks, Entry, Immediate, Question
from carson.city.table.agenda import ASK_FREE_PARCEL, seat_of
from carson.city.table.moves import claim
from carson.city.table.stack import one_less
from carson.city.table.table import Table
from carson.city.topics.land.rate import FreeLandRater
from carson.city.topics.land.words import take_label
from carson.city.words.asked import Asked
from carson.city.words.speech import Words
from carson.city.words.terms import character_name, say
from carson.city.words.why import no_owner


class AskFreeParcel(Question):
    """Which unowned parcel it is."""

    def offer(self, s: Table, packed: i64) -> None:
        if property_left(s, seat_of(packed)) > 0:
            s.options[PARCEL] |= unowned_land(s)

    def take(self, s: Table, packed: i64, action: i64) -> None:
        claim(s, seat_of(packed), action)
        one_less(s, packed)


POWERS: Final[dict[int, Immediate]] = {FREE_PARCEL: Asks(ASK_FREE_PARCEL, counts=True)}
QUESTIONS: Final[list[Entry]] = [AskFreeParcel(ASK_FREE_PARCEL, FREE_PARCEL)]

# ---- in words


def _free_parcel_question(q: Asked) -> str:
    return say("question.ask-free-parcel", character=character_name(int(q.state.role[q.seat])))


WORDS = {ASK_FREE_PARCEL: Words(take_label, _free_parcel_question, no_owner)}


# ---- rated


RATERS: Final[dict[int, Rater]] = {ASK_FREE_PARCEL: FreeLandRater()}
