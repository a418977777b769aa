"""The odds of a duel for one seat, in a sentence."""

from collections.abc import Sequence

from carson.city.count import outlaws, powers
from carson.city.count.firepower import firepower
from carson.city.count.odds import LOSES_TIES, WINS_TIES, Rival, chance
from carson.city.facts.characters import PEACE, REROLL
from carson.city.facts.ids import SPACE
from carson.city.state import CityState
from carson.city.table.moves import carries_dynamite, owner_of, stands_at
from carson.city.words.rivals import rivals_at
from carson.city.words.terms import fights_with_tiles, one_of, say, two_of


def fight_note(s: CityState, seat: int, place: int, names: Sequence[str]) -> str:
    """The odds this seat would have, or has, in a duel here; empty where it has none to fight with."""
    if seat < 0:
        return ""
    rivals = rivals_at(s, seat, place)
    here = stands_at(s, seat, place)
    outlaw = int(outlaws.outlaw_at(s, place))
    if not (rivals or outlaw) or not (here or _may_come(s, seat, place)):
        return ""
    mine = int(firepower(s, seat)) - (0 if here or s.cowboys[seat] == 0 else 1)
    dice, *their_dice = [_dice(s, other, place) for other in (seat, *rivals)]
    who = [_fighter(s, other, count, names[other]) for other, count in zip(rivals, their_dice, strict=True)]
    strengths = _strengths(s, seat, rivals)
    if outlaw:
        key = "explain.outlaw-no-tile" if fights_with_tiles(s) else "explain.outlaw"
        who.append(say(key, strength=outlaw))
        strengths.append((float(outlaw), WINS_TIES))
        their_dice.append(0)  # never a die for an outlaw
    two = two_of(fights_with_tiles(s))
    with_what = say("explain.mine-dynamite" if dice == 2 else "explain.mine", firepower=mine, two=two)
    rollers = [other for other in (seat, *rivals) if powers.power(s, other, REROLL)]
    gunsmith = names[rollers[0]] if rollers else ""
    if fights_with_tiles(s):  # what others hold is a secret, and so are the odds
        key = "explain.tiles-before-last" if rollers else "explain.tiles"
        return say(key, names=", ".join(who), mine=with_what, gunsmith=gunsmith)
    odds = round(100 * chance(mine, strengths, dice, their_dice))
    key = "explain.odds-before-reroll" if rollers else "explain.odds"
    return say(key, names=", ".join(who), mine=with_what, odds=odds, gunsmith=gunsmith)


def _dice(s: CityState, seat: int, place: int) -> int:
    """Two with dynamite; Standish rolls none."""
    if seat == s.rules.standish:
        return 0
    return 2 if carries_dynamite(s, seat, place) else 1


def _may_come(s: CityState, seat: int, place: int) -> bool:
    """Whether this seat may start a duel here: the red Sheriff only for his own buildings."""
    return not powers.power(s, seat, PEACE) or (place < SPACE and bool(owner_of(s, place) == seat))


def _strengths(s: CityState, seat: int, rivals: list[int]) -> list[Rival]:
    """Each rival's firepower, and who wins a tie: Standish, or whoever passed first."""
    order = [int(other) for other in s.pass_order]
    ahead = {int(s.rules.standish), *order[: order.index(seat) if seat in order else len(order)]}
    return [(float(firepower(s, other)), LOSES_TIES if other in ahead else WINS_TIES) for other in rivals]


def _fighter(s: CityState, seat: int, dice: int, name: str) -> str:
    key = "explain.fighter" if dice == 1 else "explain.fighter-dynamite" if dice else "explain.fighter-cards"
    tiles = fights_with_tiles(s)
    return say(key, name=name, firepower=int(firepower(s, seat)), one=one_of(tiles), two=two_of(tiles))
