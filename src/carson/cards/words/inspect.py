"""Everything that can be counted in a state, as plain JSON data; the screen shows one table for each key."""

from carson.cards.count.moment import all_shown
from carson.cards.count.order import taking_order, value_of
from carson.cards.count.sales import sellable
from carson.cards.count.scores import result_now, worth_now
from carson.cards.evaluator.evaluator import gains_now
from carson.cards.facts.characters import IDS
from carson.cards.facts.deck import CARD_APPEAL, CARD_NAMES, CHARACTER_APPEAL
from carson.cards.facts.grid import bits_of
from carson.cards.facts.ids import NONE
from carson.cards.state import CardsState
from carson.cards.table.table import Table
from carson.cards.words.actions import action_text
from carson.core.counted import asked_of, chances_of, scores_of
from carson.core.seats import seat_text

Json = dict[str, object]


def inspect(state: CardsState) -> Json:
    """Everything that can be counted in a state; `chance` is there only when a draw decides."""
    actors = [seat for seat in state.actors() if seat >= 0]
    counted: Json = {
        "round": state.round,
        "appeal": _appeal(state),
        "values": _values(state),
        "characters": {seat_text(seat): _people(state, seat) for seat in _players(state)},
        "sellable": {
            seat_text(seat): [CARD_NAMES[card] for card in bits_of(sellable(state, seat))]
            for seat in _players(state)
        },
        **asked_of(state, action_text, actors),
        "gains": {seat_text(seat): _gains(state, seat) for seat in actors},
    }
    return counted | chances_of(state, action_text) | scores_of(result_now(state))


def _gains(s: CardsState, seat: int) -> Json:
    """What each answer adds to the score at once, from the most to the least."""
    legal = s.legal(seat)
    gains = sorted(zip(legal, gains_now(s, seat, legal), strict=True), key=lambda one: -one[1])
    return {action_text(action): gain for action, gain in gains}


def _players(s: Table) -> range:
    return range(s.rules.players)


def _appeal(s: Table) -> Json:
    """The appeal of every card on offer, nearest the piles first."""
    found: Json = {} if s.shown == NONE else {IDS[s.shown]: CHARACTER_APPEAL[s.shown]}
    return found | {CARD_NAMES[card]: CARD_APPEAL[card] for card in s.offer}


def _values(s: Table) -> list[Json]:
    """Who takes when, once all auction cards lie open."""
    if not all_shown(s):
        return []
    return [{"seat": seat_text(seat), "value": value_of(s, seat)} for seat in taking_order(s)]


def _people(s: Table, seat: int) -> Json:
    """What each character of a player would be worth now."""
    return {IDS[character]: worth_now(s, seat, character) for character in bits_of(s.owned[seat])}
