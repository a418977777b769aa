"""The Sheriff's white cowboy: one placement that nobody may contest."""

from mypy_extensions import i64

from carson.city.count import places
from carson.city.evaluator.rater import Look, Rater, is_option
from carson.city.facts import characters, geometry, ids
from carson.city.position.forms import SEAT, Form
from carson.city.question import Question
from carson.city.table import Table, agenda, events
from carson.city.topics.placing.position import PLACING, has_white, in_turn
from carson.city.topics.placing.rules import SureRater
from carson.city.topics.placing.turns import placed
from carson.city.topics.placing.words import in_peace, place_label
from carson.city.topics.placing.words_why import closed_space, is_space, no_word, space_reason
from carson.city.topics.placing.words_worth import place_worth
from carson.city.words import Asked, Words, why


class AskWhite(Question):
    """Open spaces and unowned parcels where it starts no duel, or where nobody stands (R-SHERIFF-WHERE)."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        s.options[ids.SPACE >> 6] |= places.white_spaces(s)
        s.options[ids.PARCEL] |= places.white_land(s)

    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        s.white_at = action
        s.used[seat] = 1
        s.tell(events.PLACED_WHITE, seat, action)
        placed(s, seat)


def no_white_place(q: Asked, action: int) -> str:
    """Why the white cowboy cannot go to a place."""
    s, space = q.state, action - ids.SPACE
    if is_space(action):
        fight = (int(places.fighting_spaces(s)), "why.white-no-duel")
        crowd = int(places.taken_spaces(s) | places.crowded_spaces(s)) if s.rules.white_wants_room else 0
        return closed_space(q, space) or space_reason(space, fight, (crowd, "why.white-wants-room"))
    if action >= geometry.PARCELS:
        return no_word(q, action)
    return why.parcel_reason(
        action,
        (~int(places.unowned_land(s)), "why.white-only-land"),
        (int(s.outlaws), "why.white-outlaw"),
        (int(places.taken_parcels(s)), "why.white-no-duel"),
    )


class WhiteRater(Rater):
    """The best place for the white cowboy, while placing."""

    def rate(self, s: Table, seat: i64, a: i64, look: Look) -> None:
        if not is_option(s, ids.WHITE):
            return
        land = places.white_land(s)
        if look.ranked.found is None:
            land &= look.values.shortlist[seat]
        look.ranked.add(ids.WHITE, look.places.best_of(s, seat, land, places.white_spaces(s)))


QUESTIONS = [AskWhite(agenda.ASK_WHITE, characters.WHITE_COWBOY)]
FORMS = {agenda.ASK_WHITE: Form((SEAT,), PLACING, (has_white, in_turn))}
WORDS = {agenda.ASK_WHITE: Words(place_label, why_not=no_white_place, way=in_peace, worth=place_worth)}
RATERS = {agenda.ASK_WHITE: SureRater()}
MORE_TO_PLACE = [WhiteRater()]
