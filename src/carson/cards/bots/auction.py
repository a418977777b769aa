"""The rancher at the auction: what each place in the order would bring, and which card is worth it."""

from __future__ import annotations

from carson.cards.bots.taste import Taste
from carson.cards.bots.worth import offer_actions, worth_of_card
from carson.cards.count.order import suit_rank, taking_order
from carson.cards.facts.deck import CARD_APPEAL, CHARACTER_APPEAL
from carson.cards.facts.grid import bits_of
from carson.cards.facts.ids import CHARACTER, TERRAIN
from carson.cards.table.table import Table

NUDGE = 1e-9  # points that decide for the lower card when both bring the same


def places_worth(s: Table, seat: int, taste: Taste) -> list[float]:
    """By place in the order, first to last: the best card that is left if the others go by appeal."""
    actions = offer_actions(s)
    worths = {action: worth_of_card(s, seat, action, taste) for action in actions}
    left = sorted(actions, key=lambda action: -appeal_of(action))  # stable: nearest the piles first
    found: list[float] = []
    for place in range(s.rules.seats):
        rest = left[place:] or left[-1:]
        found.append(max([worths[action] for action in rest], default=0.0))
    return found


def appeal_of(action: int) -> int:
    if action >= CHARACTER:
        return CHARACTER_APPEAL[action - CHARACTER]
    return CARD_APPEAL[action - TERRAIN]


def stake(worths: list[float]) -> float:
    """How much the first place is better than the last."""
    return worths[0] - worths[-1] if worths else 0.0


def profits(s: Table, seat: int, values: list[int], taste: Taste) -> list[float]:
    """What each auction card brings by its likely place, less what the card could do later."""
    thrift = taste.thrift + NUDGE
    if s.outside == seat:
        return [-thrift * value for value in values]
    worths = places_worth(s, seat, taste)
    return [_expected(s, seat, value, worths) - thrift * value for value in values]


def _expected(s: Table, seat: int, value: int, worths: list[float]) -> float:
    """The mean over all places, as if every rival turned over any of its cards."""
    chances = [1.0]  # by number of rivals ahead
    for rival in range(s.rules.seats):
        if rival != seat and rival != s.outside:
            ahead = _chance_ahead(s, rival, seat, value + s.boost[seat])
            longer = [0.0] * (len(chances) + 1)
            for number, chance in enumerate(chances):
                longer[number] += chance * (1 - ahead)
                longer[number + 1] += chance * ahead
            chances = longer
    return sum(chance * worths[min(place, len(worths) - 1)] for place, chance in enumerate(chances))


def _chance_ahead(s: Table, rival: int, seat: int, value: int) -> float:
    cards = bits_of(s.hand[rival])
    wins_ties = suit_rank(s, rival) < suit_rank(s, seat)
    ahead = [card for card in cards if card + s.boost[rival] > value - (1 if wins_ties else 0)]
    return len(ahead) / len(cards) if cards else 0.0


def advantage_of_boost(s: Table, seat: int, boost: int, worths: list[float]) -> float:
    """What a higher value would bring now that all cards lie open."""
    before = taking_order(s).index(seat)
    s.boost[seat] += boost
    after = taking_order(s).index(seat)
    s.boost[seat] -= boost
    return worths[after] - worths[before]
