"""CardValues: what the cards of a round bring every player, worked out once for each search."""

from carson.cards.count.order import suit_rank
from carson.cards.evaluator.scale import THRIFT
from carson.cards.evaluator.worth import Best, worth_of_character
from carson.cards.facts.deck import CARD_APPEAL, CHARACTER_APPEAL
from carson.cards.facts.grid import bits_of
from carson.cards.facts.ids import CHARACTER, NONE, TERRAIN, TOP_VALUE
from carson.cards.table.table import Table

SHIFT = 10  # bits of a card's action in a key


class CardValues:
    """A memory of worths; good for the cities as they were when it began."""

    bests: dict[int, Best]
    people: dict[int, float]
    profits: dict[int, list[float]]

    def __init__(self) -> None:
        self.bests = {}
        self.people = {}
        self.profits = {}

    def begin(self) -> None:
        self.bests = {}
        self.people = {}
        self.profits = {}

    def best(self, s: Table, seat: int, card: int) -> Best:
        """The best place of a terrain card; worked out again when the city has grown since."""
        key = seat << SHIFT | card
        known = self.bests.get(key)
        if known is None or known.laid != len(s.laid[seat]):
            known = Best(s, seat, card)
            self.bests[key] = known
        return known

    def worth(self, s: Table, seat: int, action: int) -> float:
        """The worth of a card of the offer."""
        if action < CHARACTER:
            return self.best(s, seat, action - TERRAIN).worth
        key = seat << SHIFT | action
        known = self.people.get(key)
        if known is None:
            known = worth_of_character(s, seat, action - CHARACTER)
            self.people[key] = known
        return known

    # ---- the auction

    def places(self, s: Table, seat: int) -> list[float]:
        """By place in the order, first to last: the best card that is left if the others go by appeal."""
        left = by_appeal(s)
        found: list[float] = []
        for place in range(s.rules.seats):
            best = 0.0
            for at in range(min(place, max(len(left) - 1, 0)), len(left)):
                worth = self.worth(s, seat, left[at])
                best = max(best, worth)
            found.append(best)
        return found

    def profit(self, s: Table, seat: int) -> list[float]:
        """For each value of an auction card what its likely place brings, less what it could do later."""
        known = self.profits.get(seat)
        if known is None:
            places = self.places(s, seat)
            known = [0.0]
            for value in range(1, TOP_VALUE + 1):
                brings = 0.0 if seat == s.outside else _expected(s, seat, value, places)
                known.append(brings - THRIFT * float(value))
            self.profits[seat] = known
        return known


def by_appeal(s: Table) -> list[int]:
    """Everything on offer, the most appealing first; of equals the one nearest the piles."""
    left: list[int] = [] if s.shown == NONE else [CHARACTER + s.shown]
    for card in s.offer:
        at = len(left)
        while at > 0 and appeal_of(left[at - 1]) < CARD_APPEAL[card]:
            at -= 1
        left.insert(at, TERRAIN + card)
    return left


def appeal_of(action: int) -> int:
    if action >= CHARACTER:
        return CHARACTER_APPEAL[action - CHARACTER]
    return CARD_APPEAL[action - TERRAIN]


def _expected(s: Table, seat: int, value: int, places: list[float]) -> float:
    """The mean over all places, as if every rival turned over any of its cards."""
    chances = [1.0]  # by number of rivals ahead
    for rival in range(s.rules.seats):
        if rival == seat or rival == s.outside:
            continue
        ahead = _chance_ahead(s, rival, seat, value + s.boost[seat])
        longer = [0.0] * (len(chances) + 1)
        for number in range(len(chances)):
            longer[number] += chances[number] * (1.0 - ahead)
            longer[number + 1] += chances[number] * ahead
        chances = longer
    total = 0.0
    for place in range(len(chances)):
        total += chances[place] * places[min(place, len(places) - 1)]
    return total


def _chance_ahead(s: Table, rival: int, seat: int, value: int) -> float:
    cards = bits_of(s.hand[rival])
    if not cards:
        return 0.0
    least = value - s.boost[rival] + (0 if suit_rank(s, rival) < suit_rank(s, seat) else 1)
    ahead = 0
    for card in cards:
        if card >= least:
            ahead += 1
    return float(ahead) / float(len(cards))
