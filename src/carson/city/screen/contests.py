"""What players contest at the moment, as plain JSON data: a duel or an auction."""

from __future__ import annotations

from carson.city.count.outlaws import outlaw_at
from carson.city.facts.ids import NONE
from carson.city.state import CityState
from carson.city.table.agenda import ASK_BID, ASK_REROLL, ROLL_DUEL, a_of, kind_of, seat_of
from carson.city.table.stack import top
from carson.city.topics.powers.auctioneer import leader_of, out_of, seller_of
from carson.city.words.actions import TEXTS

Json = dict[str, object]


def duel(s: CityState) -> Json | None:
    """The duel whose dice are rolling, or may be rolled again."""
    if s.depth == 0 or kind_of(top(s)) not in (ROLL_DUEL, ASK_REROLL):
        return None
    place = int(a_of(top(s)))
    dice = [int(die) or None for die in s.dice]
    return {"place": TEXTS[place], "dice": dice, "outlaw": int(outlaw_at(s, place)) or None}


def auction(s: CityState) -> Json | None:
    """What is sold, the highest bid so far, and who is to bid."""
    if s.depth == 0 or kind_of(top(s)) != ASK_BID:
        return None
    packed = top(s)
    leader, out = int(leader_of(packed)), int(out_of(packed))
    return {
        "what": "land" if s.lot else "ammunition",
        "bid": int(a_of(packed)),
        "leader": None if leader == NONE else leader,
        "seller": int(seller_of(packed)),
        "out": [seat for seat in range(int(s.rules.seats)) if out >> seat & 1],
        "next": int(seat_of(packed)),
    }
