"""The odds of a duel for one seat, as a number and in a sentence."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from carson.city.count import outlaws, powers
from carson.city.count.firepower import firepower
from carson.city.count.odds import LOSES_TIES, WINS_TIES, Rival, chance
from carson.city.facts.characters import PEACE, REROLL
from carson.city.facts.ids import SPACE, SPACES
from carson.city.table.moves import carries_dynamite, owner_of, stands_at
from carson.city.table.table import Table
from carson.city.words.asked import Asked
from carson.city.words.rivals import rivals_at
from carson.city.words.terms import fights_with_tiles, one_of, say, two_of


class Fight(NamedTuple):
    """A duel as one seat would fight it, or fights it."""

    rivals: list[int]
    outlaw: int  # its strength, 0 without one
    mine: int  # the own firepower
    dice: int
    their_dice: list[int]  # of the rivals, then the outlaw's none


def odds_of(q: Asked, place: int) -> int | None:
    """Per cent: how likely a cowboy that goes there wins; None where nobody fights or tiles are hidden."""
    if place >= SPACE + SPACES:
        return None
    fight = _fight(q.state, q.seat, place)
    if fight is None or fights_with_tiles(q.state):
        return None
    return _odds(q.state, q.seat, fight._replace(dice=2) if q.way.dynamite else fight)


def fight_note(s: Table, seat: int, place: int, names: Sequence[str]) -> str:
    """The odds this seat would have, or has, in a duel here; empty where it has none to fight with."""
    fight = _fight(s, seat, place)
    if fight is None:
        return ""
    dice = zip(fight.rivals, fight.their_dice, strict=False)
    who = [_fighter(s, other, count, names[other]) for other, count in dice]
    if fight.outlaw:
        key = "explain.outlaw-no-tile" if fights_with_tiles(s) else "explain.outlaw"
        who.append(say(key, strength=fight.outlaw))
    two = two_of(fights_with_tiles(s))
    key = "explain.mine-dynamite" if fight.dice == 2 else "explain.mine"
    with_what = say(key, firepower=fight.mine, two=two)
    rollers = [other for other in (seat, *fight.rivals) if powers.power(s, other, REROLL)]
    gunsmith = names[rollers[0]] if rollers else ""
    if fights_with_tiles(s):  # what others hold is a secret, and so are the odds
        key = "explain.tiles-before-last" if rollers else "explain.tiles"
        return say(key, names=", ".join(who), mine=with_what, gunsmith=gunsmith)
    key = "explain.odds-before-reroll" if rollers else "explain.odds"
    return say(key, names=", ".join(who), mine=with_what, odds=_odds(s, seat, fight), gunsmith=gunsmith)


def _fight(s: Table, seat: int, place: int) -> Fight | None:
    """The duel this seat would have here, if it may come and finds somebody."""
    if seat < 0:
        return None
    rivals = rivals_at(s, seat, place)
    here = stands_at(s, seat, place)
    outlaw = int(outlaws.outlaw_at(s, place))
    if not (rivals or outlaw) or not (here or _may_come(s, seat, place)):
        return None
    mine = int(firepower(s, seat)) - (0 if cowboy_stays(s, seat, place) else 1)
    dice, *their_dice = [_dice(s, other, place) for other in (seat, *rivals)]
    return Fight(rivals, outlaw, mine, dice, [*their_dice, 0] if outlaw else their_dice)


def cowboy_stays(s: Table, seat: int, place: int) -> bool:
    """Whether no cowboy leaves home for a place: one stands there, or there is none."""
    return bool(stands_at(s, seat, place)) or s.cowboys[seat] == 0


def _odds(s: Table, seat: int, fight: Fight) -> int:
    """Per cent; never a die for an outlaw."""
    strengths = _strengths(s, seat, fight.rivals)
    if fight.outlaw:
        strengths.append((float(fight.outlaw), WINS_TIES))
    return _per_cent(fight.mine, tuple(strengths), fight.dice, tuple(fight.their_dice))


@cache
def _per_cent(mine: int, rivals: tuple[Rival, ...], dice: int, their_dice: tuple[int, ...]) -> int:
    return round(100 * chance(mine, list(rivals), dice, their_dice))


def _dice(s: Table, seat: int, place: int) -> int:
    """Two with dynamite; Standish rolls none."""
    if seat == s.rules.standish:
        return 0
    return 2 if carries_dynamite(s, seat, place) else 1


def _may_come(s: Table, seat: int, place: int) -> bool:
    """Whether this seat may start a duel here: the red Sheriff only for his own buildings."""
    return not powers.power(s, seat, PEACE) or (place < SPACE and bool(owner_of(s, place) == seat))


def _strengths(s: Table, seat: int, rivals: list[int]) -> list[Rival]:
    """Each rival's firepower, and who wins a tie: Standish, or whoever passed first."""
    order = [int(other) for other in s.pass_order]
    ahead = {int(s.rules.standish), *order[: order.index(seat) if seat in order else len(order)]}
    return [(float(firepower(s, other)), LOSES_TIES if other in ahead else WINS_TIES) for other in rivals]


def _fighter(s: Table, seat: int, dice: int, name: str) -> str:
    key = "explain.fighter" if dice == 1 else "explain.fighter-dynamite" if dice else "explain.fighter-cards"
    tiles = fights_with_tiles(s)
    return say(key, name=name, firepower=int(firepower(s, seat)), one=one_of(tiles), two=two_of(tiles))
