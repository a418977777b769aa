"""The Singer's tokens: a cowboy who carries one acts without a duel."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.placing import SINGER_SPACES, singer_spaces
from carson.city.evaluator.rater import Look, Rater, is_option
from carson.city.facts.characters import GAIN_NO_DUEL
from carson.city.facts.geometry import PARCELS, bit
from carson.city.facts.ids import NO_DUEL, SING, SPACE
from carson.city.position.forms import SEAT, Form, refuse
from carson.city.question import Immediate, Question
from carson.city.table import Table, agenda, events, moves
from carson.city.topics.placing.position import PLACING, in_turn
from carson.city.topics.placing.rules import SureRater
from carson.city.topics.placing.turns import placed
from carson.city.topics.placing.words import in_peace, place_label
from carson.city.topics.placing.words_why import closed_space, is_space, no_word, space_reason
from carson.city.topics.placing.words_worth import place_worth
from carson.city.words import Asked, Words, say


class GainNoDuel(Immediate):
    def give(self, s: Table, seat: i64, number: i64) -> None:
        s.no_duel[seat] = number
        s.tell(events.GAINED_NO_DUEL, seat, number)


class AskNoDuel(Question):
    """Where a cowboy goes with a token."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        s.options[SPACE >> 6] |= singer_spaces(s, seat)

    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        send_with_no_duel(s, seat, action)
        placed(s, seat)


def send_with_no_duel(s: Table, seat: i64, place: i64) -> None:
    moves.station(s, seat, place)
    s.no_duel[seat] -= 1
    s.no_duel_spaces[seat] |= bit(place - SPACE)
    s.tell(events.PLACED_NO_DUEL, seat, place)


def _why_not(q: Asked, action: int) -> str:
    if is_space(action):
        here = (int(q.state.at_space[q.seat]), "why.cowboy-there")
        elsewhere = (~int(SINGER_SPACES), "why.token-not-there")
        return closed_space(q, action - SPACE) or space_reason(action - SPACE, here, elsewhere)
    return say("why.token-only-spaces") if action < PARCELS else no_word(q, action)


SONG: Final = 12.25  # dollars two multiplied dice show on average


class SingerRater(Rater):
    """A song, or a token that makes a place sure, while placing."""

    def rate(self, s: Table, seat: i64, a: i64, look: Look) -> None:
        places = look.places
        if is_option(s, SING):
            look.ranked.add(SING, SONG * look.values.pay_day)
        if is_option(s, NO_DUEL):
            look.ranked.add(NO_DUEL, places.best_of(s, seat, 0, singer_spaces(s, seat)) - places.save)


POWERS = {GAIN_NO_DUEL: GainNoDuel()}
QUESTIONS = [AskNoDuel(agenda.ASK_NO_DUEL, GAIN_NO_DUEL)]
CARRIES = refuse("no-token-cowboy", lambda e: e.s.no_duel[e.seat] < 1 or e.s.cowboys[e.seat] < 1)
FORMS = {agenda.ASK_NO_DUEL: Form((SEAT,), PLACING, (CARRIES, in_turn))}
WORDS = {agenda.ASK_NO_DUEL: Words(place_label, why_not=_why_not, way=in_peace, worth=place_worth)}
RATERS = {agenda.ASK_NO_DUEL: SureRater()}
MORE_TO_PLACE = [SingerRater()]
