"""One player's board."""

from carson.city.count import items, powers, scores
from carson.city.count.firepower import firepower
from carson.city.facts.buildings import BUILDINGS
from carson.city.facts.characters import NO_TILE, SIDES
from carson.city.facts.geometry import count
from carson.city.facts.ids import TYPES
from carson.city.screen.types import Amount, Player, Points
from carson.city.state import CityState
from carson.city.words.terms import say, score_label


def player(s: CityState, seat: int) -> Player:
    """What lies in front of a player, and the score if the game ended now."""
    tile = int(s.character[seat])
    second = int(s.second_character[seat])
    parts: items.Items = []
    strength = int(firepower(s, seat, parts))
    lines = scores.score_lines(s, seat)
    passed = [int(other) for other in s.pass_order]
    return Player(
        seat=seat,
        vp=int(s.vp[seat]),
        cash=int(s.cash[seat]),
        limit=None if tile == NO_TILE else int(powers.cash_limit(s, seat)),
        roads=int(s.unplaced_roads[seat]),
        revolvers=int(s.revolvers[seat]),
        cowboys=int(s.cowboys[seat]),
        firepower=strength,
        parts=[Amount(text=say(f"item.{what}"), amount=adds) for what, _, adds in parts],
        parcels=int(count(s.owned[seat])),
        hand=[BUILDINGS[t].name for t in range(TYPES) for _ in range(int(s.hand[seat * TYPES + t]))],
        character=None if tile == NO_TILE else SIDES[tile].name,
        second=None if second == 0 else SIDES[second - 1].name,
        dynamite=int(s.dynamite[seat]),
        no_duel=int(s.no_duel[seat]),
        passed=passed.index(seat) if seat in passed else None,
        mayor=bool(s.mayor == seat),
        ammunition=bool(s.ammunition == seat),
        total=scores.points(lines),
        score=[
            Points(label=score_label(line.key, s.rules), points=line.points) for line in lines if line.points
        ],
    )
