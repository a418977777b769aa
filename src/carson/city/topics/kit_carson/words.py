"""Kit Carson, in words: taking cowboys back, shifting them, and everybody placing at once."""

from operator import attrgetter

from carson.city.count import shifting
from carson.city.facts.characters import WHITE_COWBOY
from carson.city.facts.geometry import bit
from carson.city.facts.ids import BACK, BACK_SPACE, CITY_HALL, NO, SPACE, SPACES
from carson.city.facts.rules import Rules
from carson.city.table import agenda, moves
from carson.city.topics.placing.words import in_a_fight, place_label
from carson.city.topics.placing.words_why import no_placement
from carson.city.topics.placing.words_worth import place_worth
from carson.city.topics.powers.sheriff import no_white_place
from carson.city.view.programs import PIECES
from carson.city.words import Asked, HelpTopic, Label, Values, Words, actions, say, speech, why


def _place_question(q: Asked) -> str:
    """What somebody is asked who may place, take back or pass."""
    s, left = q.state, int(q.state.cowboys[q.seat])
    if not s.rules.take_backs:
        return ""
    if left:
        form = "together" if _places_at_once(q, NO) else "begin" if s.rules.all_at_once else "turns"
    elif shifting.may_sing(s, q.seat):
        form = "sing"
    else:
        form = "white" if q.power(WHITE_COWBOY) and not s.used[q.seat] else "back"
    return say(f"question.ask-place-{form}", cowboys=say("count.cowboy", number=left))


def _places_at_once(q: Asked, action: int) -> bool:
    return agenda.kind_of(q.packed) == agenda.PLACE_TOGETHER


def _put_away(q: Asked, action: int) -> Label:
    return say(f"label.put-away-{PIECES[int(shifting.in_hand(q.state, q.seat))]}"), "finish"


def _back(q: Asked, action: int) -> Label:
    place = int(shifting.place_of(action))
    left = say("count.take-back", number=int(shifting.take_backs_left(q.state, q.seat)) - 1)
    return say(f"label.take-back{_with(q, place)}", place=q.place(place), left=left), "take-back"


def _with(q: Asked, place: int) -> str:
    """What comes back besides an ordinary cowboy."""
    if q.state.white_at == place and not shifting.has_own_cowboy(q.state, q.seat, place):
        return "-white"
    if moves.carries_dynamite(q.state, q.seat, place):
        return "-dynamite"
    if place >= SPACE and moves.carries_no_duel(q.state, q.seat, place - SPACE):
        return "-no-duel"
    return ""


def _not_back(q: Asked, action: int) -> str:
    """Why a piece cannot be taken back from a place."""
    s, seat, place = q.state, q.seat, int(shifting.place_of(action))
    if not s.rules.take_backs:
        return say("why.no-shifting")
    if shifting.take_backs_left(s, seat) <= 0:
        return say("why.no-take-back-left", most=s.rules.take_backs)
    if place < SPACE and s.mayor == seat and s.built[CITY_HALL] & bit(place):
        return say("why.mayor-stays")
    mask = shifting.movable_parcels(s, seat) if place < SPACE else shifting.spaces_with_piece(s, seat)
    return why.first_reason(place % SPACE, q.place(place), (~int(mask), "why.no-piece-on"))


def _help(rules: Rules) -> Values:
    return {"enclosures": say("topic.kit-carson.enclosures") if rules.horses else ""}


WORDS = {
    agenda.ASK_SHIFT: Words(
        place_label,
        lambda q, action: (no_white_place if q.a == shifting.TOOK_WHITE else no_placement)(q, action),
        in_a_fight,
        lambda q: {"form": "white" if q.a == shifting.TOOK_WHITE else ""},
        worth=place_worth,
    )
}
SENTENCES = {agenda.ASK_PLACE: _place_question}
ANSWERS = [
    speech.Answers(
        range(BACK, BACK_SPACE + SPACES),
        _back,
        _not_back,
        lambda action: actions.action_text(int(shifting.place_of(action))),
        "back",
    ),
    speech.Answers(range(NO, NO + 1), _put_away, where=_places_at_once),
]
GROUPS = {260: "take-back"}
HELP = [HelpTopic(250, "kit-carson", _help, attrgetter("take_backs"), rulings=("secrets-and-haste",))]
