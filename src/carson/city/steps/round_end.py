"""Phase 4: new cowboys, the cash limit, the track, and the next round (R-END-ORDER)."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.count.powers import cash_limit, power
from carson.city.facts.characters import CHOOSE_FIRST, NO_TILE
from carson.city.facts.geometry import bit
from carson.city.facts.ids import AMOUNT, MARKET, NONE
from carson.city.steps.standish import end_round
from carson.city.table import events
from carson.city.table.agenda import ASK_SPEND, DRAW_TILE
from carson.city.table.moves import hire, pay, score
from carson.city.table.stack import allow, pop, push
from carson.city.table.table import Table


def new_cowboys(s: Table) -> None:
    """+4, +5, +5, as far as the general supply reaches; none after the last round (R-TEN-LIMIT)."""
    s.tell(events.ROUND_ENDS, NONE, s.round)
    if s.rules.standish != NONE:
        end_round(s)
    if s.round == s.rules.rounds:
        return
    grant: i64 = s.rules.new_cowboys[s.round - 1]
    seat: i64
    for seat in range(s.rules.players):
        hire(s, seat, min(grant, s.reserve[seat]))


def ask_to_spend(s: Table) -> None:
    """The first passer is asked first."""
    position: i64
    for position in range(s.rules.seats - 1, -1, -1):
        push(s, ASK_SPEND, s.pass_order[position])


def spending(s: Table, seat: i64, points: i64) -> i64:
    """The least to spend for this many points, at least what lies above the limit (R-CASH-LIMIT)."""
    over = max(s.cash[seat] - cash_limit(s, seat), 0)
    return max(points * s.rules.limit_rate, over)


def offer_spending(s: Table, seat: i64) -> None:
    """Every number of points from what must be spent anyway to what the cash allows."""
    points: i64
    least = max(s.cash[seat] - cash_limit(s, seat), 0) // s.rules.limit_rate
    most = s.cash[seat] // s.rules.limit_rate if s.rules.extra_spending else least
    for points in range(least, most + 1):
        allow(s, AMOUNT + points)


def take_spending(s: Table, seat: i64, points: i64) -> None:
    pop(s)
    amount = spending(s, seat, points)
    if amount > 0:
        s.tell(events.SPENT_DOWN, seat, amount, points)
    pay(s, seat, amount, events.FOR_LIMIT)
    score(s, seat, points, events.FOR_LIMIT)


def return_token(s: Table) -> None:
    s.ammunition = NONE


def shift_and_refill(s: Table) -> None:
    """Unsold tiles slide towards $3; new ones fill the dear end, the cheapest gap first (R-SHIFT)."""
    target: i64 = MARKET - 1
    slot: i64
    for slot in range(MARKET - 1, -1, -1):
        building = s.market[slot]
        if building != NONE:
            if slot != target:
                s.market[slot] = NONE
                s.market[target] = building
                s.tell(events.SHIFTED, NONE, building, target)
            target -= 1
    for slot in range(target + 1):
        push(s, DRAW_TILE, 0, slot)


def return_characters(s: Table) -> None:
    """Tiles and their pieces go back; unused dynamite stays (R-SHERIFF-END, R-TEACHER-Y, R-DYNAMITE-WHO)."""
    seat: i64
    for seat in range(s.rules.seats):
        if power(s, seat, CHOOSE_FIRST) != 0:
            s.first_chooser = seat
            s.tell(events.CHOOSES_FIRST, seat)
        if s.rules.standish != NONE and s.character[seat] != NO_TILE:
            _discard(s, seat)
        s.character[seat] = NO_TILE
        s.role[seat] = NO_TILE
        s.used[seat] = 0
        s.second_character[seat] = 0
        s.no_duel[seat] = 0
        s.dynamite_parcels[seat] = 0
    s.in_force = 0
    s.white_at = NONE


def _discard(s: Table, seat: i64) -> None:
    """In a solo game a character helps only once (R-SOLO-PHASE1)."""
    tile = s.character[seat]
    s.in_play &= ~(bit(tile | 1) | bit(tile & ~1))
    s.tell(events.DISCARDED, seat, tile)
