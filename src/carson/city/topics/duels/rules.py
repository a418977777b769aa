"""One duel: it begins, it is settled, and what follows from winning and losing it (R-DUEL-FP)."""

from mypy_extensions import i64

from carson.city.count.firepower import firepower
from carson.city.count.outlaws import outlaw_at
from carson.city.count.powers import power
from carson.city.count.standish import beaten_power, card_power
from carson.city.facts.characters import VP_LOST, VP_WON
from carson.city.facts.geometry import bit
from carson.city.facts.ids import NONE
from carson.city.question import run_now
from carson.city.table import events
from carson.city.table.agenda import BEAT_OUTLAW, PLAY_TILES, ROLL_DUEL
from carson.city.table.moves import score, send_home, stands_at
from carson.city.table.stack import push
from carson.city.table.table import Table
from carson.city.topics.powers import doctor, undertaker


def start(s: Table, place: i64) -> None:
    """Everybody with a cowboy here rolls one die, or plays a tile."""
    seat: i64
    for seat in range(s.rules.seats):
        s.dice[seat] = 0
    s.tell(events.DUEL, NONE, place, outlaw_at(s, place))
    if s.rules.standish != NONE and stands_at(s, s.rules.standish, place):
        s.tell(events.STOOD, s.rules.standish, card_power(s), beaten_power(s))
    if s.rules.duel_tiles == 0:
        push(s, ROLL_DUEL, 0, place)
    else:
        run_now(s, PLAY_TILES, 0, place)


def settle(s: Table, place: i64) -> None:
    """The strongest stays, of equals Standish or the one who passed first; the others go home (EX-27).

    An outlaw is beaten by whoever is at least as strong, and otherwise beats everybody (R-OUTLAW-FIGHT).
    """
    winner: i64 = NONE
    best: i64 = -1
    position: i64
    for position in range(s.rules.seats):
        seat = s.pass_order[position]
        if stands_at(s, seat, place):
            strength = s.dice[seat] + firepower(s, seat)
            if strength > best or (strength == best and seat == s.rules.standish):
                best = strength
                winner = seat
    outlaw = outlaw_at(s, place)
    if best < outlaw:
        winner = NONE
        s.tell(events.OUTLAW_WON, NONE, place, outlaw)
    else:
        s.tell(events.WON, winner, place, best)
    losers: i64 = 0
    for position in range(s.rules.seats):
        seat = s.pass_order[position]
        if seat != winner and stands_at(s, seat, place):
            lost = events.FELL if seat == s.rules.standish else events.LOST
            s.tell(lost, seat, place, s.dice[seat] + firepower(s, seat))
            send_home(s, seat, place)
            losers |= bit(seat)
        s.dice[seat] = 0
    _reward(s, winner, losers)
    if outlaw != 0 and winner != NONE:
        run_now(s, BEAT_OUTLAW, winner, place)


def _reward(s: Table, winner: i64, losers: i64) -> None:
    """Every duel counts (R-DOCTOR-WHICH, R-SHERIFF-R-VP, R-GUNSMITH-Y); NONE wins where an outlaw does."""
    if winner != NONE:
        score(s, winner, power(s, winner, VP_WON), events.FOR_DUEL)
    seat: i64
    for seat in range(s.rules.seats):
        if (losers & bit(seat)) != 0:
            score(s, seat, power(s, seat, VP_LOST), events.FOR_DUEL)
    doctor.after_duel(s, losers)
    undertaker.after_duel(s, losers)
