"""Jeb Standish: his equipment, his turns and cards, the questions to his seat, and what a round brings him.

He pays nothing and leaves most things alone.
"""

from mypy_extensions import i64

from carson.city.count import places, standish, ways
from carson.city.facts.geometry import bit, bits, count, first
from carson.city.facts.ids import CARD, DONE, TILE, YES
from carson.city.facts.standish import DOLLARS_FOR_VP, LETTER, X_CARDS
from carson.city.question import ENTRIES, Chance, Step
from carson.city.table import Table, agenda, events, moves, stack
from carson.city.topics.choosing.rules import next_chooser
from carson.city.topics.land.rules import wanted
from carson.city.topics.placing.turns import next_turn, pass_now
from carson.city.topics.standish.houses import build
from carson.city.topics.standish.land import likings
from carson.city.topics.standish.orders import follow


class EquipStandish(Step):
    """All cowboys and his cards, no money and no revolvers; two roads are for his bridge (R-SOLO-BRIDGE)."""

    def run(self, s: Table, seat: i64, a: i64) -> None:
        seat = s.rules.standish
        s.reserve[seat] = s.rules.cowboys
        s.unplaced_roads[seat] = ways.BRIDGE_ROADS if s.rules.river != 0 else 0
        s.deck = s.rules.cards
        s.pass_order[0] = seat
        s.pass_order[1] = 0


# ---- his cards


class DrawCard(Chance):
    def offer(self, s: Table, seat: i64, a: i64) -> None:
        for card in bits(s.deck):
            stack.allow(s, CARD + card)

    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        """The card lies face up and counts from now on."""
        card = action - CARD
        stack.pop(s)
        s.deck &= ~bit(card)
        s.drawn |= bit(card)
        s.tell(events.DREW_CARD, s.rules.standish, card, standish.card_power(s))
        follow(s, LETTER[card])


def _shuffle(s: Table, cards: i64) -> None:
    s.deck = cards
    s.tell(events.RESHUFFLED, s.rules.standish, count(cards))


# ---- questions to his seat


class AnswerForStandish(Step):
    """Answers the question on top of the agenda, or goes a step towards the answer."""

    def run(self, s: Table, seat: i64, a: i64) -> None:
        kind = agenda.kind_of(stack.top(s))
        if kind == agenda.ASK_PLACE:
            _take_turn(s, a)
        elif kind == agenda.ASK_PARCEL:
            _buy_land(s)
        elif kind == agenda.ASK_BUILDING:
            ENTRIES[kind].take(s, seat, a, YES)
        elif kind == agenda.ASK_SITE or kind == agenda.ASK_HOUSE:
            build(s, kind, a)
        elif kind == agenda.ASK_DEFERRED:
            ENTRIES[kind].take(s, seat, a, TILE + _liked_most(s, a))
        elif kind == agenda.ASK_CHARACTER:
            next_chooser(s, a)  # R-SOLO-PHASE1
        else:
            stack.pop(s)  # he has no money to spend, no roads to lay and no tokens


def _take_turn(s: Table, played: i64) -> None:
    """A card, and when its cowboys stand it is the person's turn; after his last card he has passed.

    An empty deck is made anew from the cards of earlier rounds.
    """
    seat = s.rules.standish
    if played == 0 and standish.cards_due(s) > 0:
        stack.replace(s, agenda.frame(agenda.ASK_PLACE, seat, 1, 0))
        if s.deck == 0:
            _shuffle(s, s.rules.cards & ~s.drawn)
        stack.push(s, agenda.DRAW_CARD, seat)
        return
    if standish.cards_due(s) <= 0:
        pass_now(s, seat)
    next_turn(s, seat)


def _buy_land(s: Table) -> None:
    """All parcels he has won, as far as his property tiles reach (R-SOLO-TILES)."""
    seat = s.rules.standish
    left = wanted(s, seat)
    while left != 0 and places.property_left(s, seat) > 0:
        parcel = first(left)
        left &= ~bit(parcel)
        ENTRIES[agenda.ASK_PARCEL].take(s, seat, 0, parcel)
    if left != 0:
        ENTRIES[agenda.ASK_PARCEL].take(s, seat, 0, DONE)


def _liked_most(s: Table, types: i64) -> i64:
    """The type in a mask that his strategy names first."""
    building: i64
    for building in likings(s):
        if (types & bit(building)) != 0:
            return building
    return first(types)


# ---- what a round brings him


class ConvertIncome(Step):
    """All his income becomes points at the rate of the round (D-59, R-SOLO-MONEY, R-SOLO-ATTACKS)."""

    def run(self, s: Table, seat: i64, a: i64) -> None:
        seat = s.rules.standish
        dollars = s.cash[seat]
        if dollars > 0:
            rate: i64 = DOLLARS_FOR_VP[s.round - 1]
            s.tell(events.CONVERTED, seat, dollars, dollars // rate)
            moves.pay(s, seat, dollars, events.FOR_CONVERSION)
            moves.score(s, seat, dollars // rate, events.FOR_CONVERSION)


class EndStandish(Step):
    """Points for the beaten cowboys, who go back to the supply; card X shuffles all twelve cards (D-60)."""

    def run(self, s: Table, seat: i64, a: i64) -> None:
        seat = s.rules.standish
        number = standish.beaten(s)
        if number > 0:
            points = standish.beaten_points(s)
            s.tell(events.RELEASED, seat, number, points)
            moves.score(s, seat, points, events.FOR_BEATEN)
            s.cowboys[seat] = 0
            s.reserve[seat] += number
        if (s.drawn & X_CARDS) != 0:
            _shuffle(s, s.rules.cards)
        s.drawn = 0


QUESTIONS = [
    EquipStandish(agenda.EQUIP_STANDISH),
    DrawCard(agenda.DRAW_CARD),
    AnswerForStandish(agenda.ANSWER_FOR_STANDISH),
    ConvertIncome(agenda.CONVERT_INCOME),
    EndStandish(agenda.END_STANDISH),
]
