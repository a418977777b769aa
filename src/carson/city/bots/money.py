"""Money: what it is worth to keep, when points are bought, and what the Grocer doubles."""

from __future__ import annotations

from typing import Final

from carson.city.bots.look import Look
from carson.city.bots.masks import bits
from carson.city.bots.taste import LAST_ROW
from carson.city.count.incomes import income
from carson.city.count.powers import cash_limit
from carson.city.count.prices import spending
from carson.city.facts.characters import NO_TILE
from carson.city.facts.ids import AMOUNT, TILE
from carson.city.facts.spaces import PRICE

NO_LIMIT: Final = 999
TIE: Final = 0.001  # points a dollar left over is worth when it buys no more


def limit_of(look: Look) -> int:
    """The own cash limit; none before a character is chosen."""
    return NO_LIMIT if look.s.character[look.me] == NO_TILE else int(cash_limit(look.s, look.me))


def keep_worth(look: Look, cash: float, limit: int) -> float:
    """Points from dollars at the end of a round, what lies above the limit included."""
    rules = look.s.rules
    kept = min(cash, limit)
    over = (cash - kept) / int(rules.limit_rate)
    if look.last_round:
        return kept / int(rules.final_rate) + over
    now = look.survey.round
    needed = min(kept, look.taste.need[now])
    return needed * look.taste.dollar[min(now + 1, LAST_ROW)] + (kept - needed) * look.taste.idle[now] + over


def purchase_worth(look: Look, cash: float, limit: int, price: int) -> float:
    """Points gained when points may be bought at a price."""
    before = keep_worth(look, cash, limit)
    best = 0.0
    for left in (0.0, look.taste.need[look.survey.round], float(limit)):
        if left < cash:
            best = max(best, (cash - left) / price + keep_worth(look, left, limit) - before)
    return best


def rate_vp(look: Look, actions: list[int]) -> list[float]:
    """Points bought, and the dollars left."""
    price = PRICE[look.a]
    cash = int(look.s.cash[look.me])
    limit = limit_of(look)
    return [a - AMOUNT + exact_keep(look, cash - (a - AMOUNT) * price, limit) for a in actions]


def exact_keep(look: Look, cash: int, limit: int) -> float:
    """As `keep_worth`, but in whole points where the game gives whole points."""
    if not look.last_round:
        return keep_worth(look, cash, limit)
    rules = look.s.rules
    best = 0
    for points in range(max(cash - limit, 0) // int(rules.limit_rate), cash // int(rules.limit_rate) + 1):
        left = cash - max(points * int(rules.limit_rate), cash - limit, 0)
        best = max(best, points + left // int(rules.final_rate))
    return best + TIE * cash


def rate_spending(look: Look, actions: list[int]) -> list[float]:
    """Points for money above the limit, or a little below it."""
    cash = int(look.s.cash[look.me])
    limit = limit_of(look)
    scores: list[float] = []
    for action in actions:
        points = action - AMOUNT
        left = cash - max(int(spending(look.s, look.me, points)), 0)
        scores.append(points + exact_keep(look, left, limit))
    return scores


def rate_double(look: Look, actions: list[int]) -> list[float]:
    """The dollars, or what one type earns once more; a robber takes half of that, too."""
    return [float(a - AMOUNT if a >= AMOUNT else double_income(look, a - TILE)) for a in actions]


def double_income(look: Look, building: int) -> int:
    s = look.s
    total = 0
    robbers = 0
    for seat in range(look.survey.seats):
        if seat != look.me:
            robbers |= int(s.at_parcel[seat])
    for parcel in bits(int(s.built[building]) & look.survey.owned[look.me]):
        amount = int(income(s, look.me, building, parcel))
        total += (amount + 1) // 2 if robbers >> parcel & 1 else amount
    return total
