"""After a duel: points for the result, healing by the Doctor, money for the Undertaker."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.count.places import open_spaces, taken_spaces
from carson.city.count.powers import holder, power
from carson.city.facts.characters import HEAL, MOURN, VP_LOST, VP_WON
from carson.city.facts.geometry import bit
from carson.city.facts.ids import NO, NONE, PAY, POINTS, ROAD, SPACE, WAGES
from carson.city.table import events
from carson.city.table.agenda import ASK_HEAL, ASK_MOURN
from carson.city.table.moves import hand_over, score, station
from carson.city.table.schedule import later_spaces
from carson.city.table.stack import allow, pop, push
from carson.city.table.table import Table


def after_duel(s: Table, winner: i64, losers: i64) -> None:
    """`losers` is a mask of seats; every lost duel counts (R-DOCTOR-WHICH, R-SHERIFF-R-VP, R-GUNSMITH-Y).

    NONE wins where an outlaw does.
    """
    if winner != NONE:
        score(s, winner, power(s, winner, VP_WON), events.FOR_DUEL)
    seat: i64
    for seat in range(s.rules.seats):
        if (losers & bit(seat)) != 0:
            score(s, seat, power(s, seat, VP_LOST), events.FOR_DUEL)
    healer = holder(s, HEAL)
    if healer != NONE:
        _ask_losers(s, ASK_HEAL, losers, healer)
        if (losers & bit(healer)) != 0:
            push(s, ASK_HEAL, healer)  # R-DOCTOR-ORDER: the Doctor's own cowboy first
    mourner = holder(s, MOURN)
    if mourner != NONE:
        _ask_losers(s, ASK_MOURN, losers, mourner)


def _ask_losers(s: Table, question: i64, losers: i64, master: i64) -> None:
    """In pass order; the character's own player is not among them."""
    position: i64
    for position in range(s.rules.seats - 1, -1, -1):
        seat = s.pass_order[position]
        if seat != master and (losers & bit(seat)) != 0:
            push(s, question, seat)


# ---- the Doctor


def _fee(s: Table, seat: i64) -> i64:
    """Own cowboys are healed for nothing (D-65)."""
    healer = holder(s, HEAL)
    return 0 if seat == healer else power(s, healer, HEAL)


def empty_later_spaces(s: Table) -> i64:
    """Open spaces still to come where nobody stands (R-DOCTOR-SPACE)."""
    spaces = open_spaces(s) & later_spaces(s) & ~taken_spaces(s)
    if s.white_at >= SPACE:
        spaces &= ~bit(s.white_at - SPACE)
    seat: i64
    for seat in range(s.rules.seats):
        if s.wages[seat] > 0:
            spaces &= ~bit(WAGES)
        if s.road_cowboys[seat] > 0:
            spaces &= ~bit(ROAD)
    return spaces


def offer_healing(s: Table, seat: i64) -> None:
    allow(s, NO)
    if _fee(s, seat) <= s.cash[seat]:
        s.options[SPACE >> 6] |= empty_later_spaces(s)


def take_healing(s: Table, seat: i64, action: i64) -> None:
    """The beaten cowboy goes on from the personal supply, where the duel has left it."""
    pop(s)
    if action == NO:
        return
    healer = holder(s, HEAL)
    if seat != healer:
        hand_over(s, seat, healer, _fee(s, seat), events.FOR_HEALING)
    station(s, seat, action)
    s.tell(events.HEALED, seat, action)


# ---- the Undertaker


def offer_mourning(s: Table, seat: i64) -> None:
    """Dollars or a point, whatever the loser has; nothing when there is neither (R-UNDERTAKER-POOR)."""
    if s.cash[seat] >= power(s, holder(s, MOURN), MOURN):
        allow(s, PAY)
    if s.vp[seat] > 0:
        allow(s, POINTS)


def take_mourning(s: Table, seat: i64, action: i64) -> None:
    pop(s)
    s.tell(events.MOURNED, seat, action)
    if action == PAY:
        undertaker = holder(s, MOURN)
        hand_over(s, seat, undertaker, power(s, undertaker, MOURN), events.FOR_MOURNING)
    else:
        score(s, seat, -1, events.FOR_MOURNING)
