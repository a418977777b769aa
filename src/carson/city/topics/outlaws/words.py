"""Outlaws, in words."""

from operator import attrgetter

from carson.city.count import incomes, outlaws, payouts
from carson.city.count.places import attackable
from carson.city.facts import characters
from carson.city.facts.geometry import PARCELS, bit
from carson.city.facts.ids import NONE
from carson.city.facts.outlaws import OUTLAW_VP, STRONGEST, WEAKEST
from carson.city.facts.rules import Rules
from carson.city.table import agenda, events, moves
from carson.city.topics.income.words import if_any
from carson.city.words import Asked, HelpTopic, Label, LogLine, Values, Words, listed, money, points, say
from carson.city.words.actions import parcel_text, parcels_of
from carson.city.words.own_rules import sides_with
from carson.city.words.rivals import firepower_there, others_at
from carson.city.words.speech import Answers, counted
from carson.city.words.terms import building_name, fights_with_tiles, one_of, two_of
from carson.city.words.why import parcel_reason

SHERIFFS = {"white": characters.WHITE_COWBOY, "peace": characters.PEACE}
HEALERS = ("doctor", "undertaker")


def _there(q: Asked, parcel: int) -> Values:
    """A parcel, the points for an outlaw there, and what its building pays as things stand."""
    s, owner = q.state, q.owner_seat(parcel)
    building = int(moves.building_at(s, parcel))
    values = {"parcel": parcel_text(parcel), "points": points(int(outlaws.tile_vp(s)))}
    if building == NONE or owner == NONE:
        return values
    income = int(payouts.full_payout(s, owner, building, parcel))
    return values | {
        "owner": q.names[owner],
        "building": building_name(building),
        "income": money(income),
        "halved": money(int(payouts.payout(s, owner, building, parcel))),
        "loot": money(int(incomes.loot(income))),
    }


def _outlaw(q: Asked, parcel: int) -> Label:
    """Where an outlaw would go if its turn came now."""
    goals = parcels_of(int(outlaws.raid_parcels(q.state, parcel)))
    places = [say("label.outlaw-goal", **_there(q, goal)) for goal in goals]
    key = ("stays", "goes", "draws")[min(len(places), 2)]
    return say(f"label.outlaw-{key}", parcel=parcel_text(parcel), places=listed(places)), "outlaws"


def _fight(q: Asked, parcel: int) -> Label:
    """What a victory brings, how strong the outlaw is, and who else stands there."""
    s, tiles, prize = q.state, fights_with_tiles(q.state), "land"
    if q.owns(parcel) and outlaws.is_halved(s, q.seat, parcel) and moves.building_at(s, parcel) != NONE:
        prize = "own"
    elif attackable(s, q.seat) & bit(parcel):
        prize = "rob"
    words = say(
        "label.outlaw-strength-dynamite" if q.way.dynamite else "label.outlaw-strength",
        label=say(f"label.outlaw-{prize}", **_there(q, parcel)),
        strength=int(s.outlaw_strength),
        firepower=firepower_there(q),
        one=one_of(tiles),
        two=two_of(tiles),
    )
    others = others_at(s, q.seat, parcel)
    if others:
        words = say("label.outlaw-rivals", label=words, rivals=q.fighters(others, parcel))
    return words, "outlaws"


def _help(rules: Rules) -> Values:
    tiles = [
        say("topic.outlaws.tile", points=points(vp), strength=strength)
        for strength, vp in enumerate(OUTLAW_VP, WEAKEST)
    ]
    return {
        "rounds": listed([str(number) for number in range(2, int(rules.rounds) + 1)]),
        "weakest": WEAKEST,
        "strongest": STRONGEST,
        "moving": say(f"switch.outlaw-move.{'on-arrival' if rules.outlaws_move_early else 'after-choosing'}"),
        "tiles": listed(tiles),
        "gifts": _told_of(rules, "gifts", characters.FREE_PARCEL, characters.RANDOM_PARCELS),
        "heroes": _told_of(rules, "heroes", characters.IMMUNE),
        "doctor": _told_of(rules, "doctor", characters.HEAL),
        "sheriff": "".join([_told_of(rules, word, power) for word, power in SHERIFFS.items()]),
    }


def _told_of(rules: Rules, word: str, *powers: int) -> str:
    """What is told where a character with one of these powers is in the game."""
    if not any(sides_with(rules, power) for power in powers):
        return ""
    doctor, undertaker = [characters.SIDES[characters.TILE_BY_NAME[name]].powers for name in HEALERS]
    fees = {"heal": doctor[characters.HEAL], "mourn": undertaker[characters.MOURN]}
    return say(f"topic.outlaws.{word}", **fees) + " "


WORDS = {
    agenda.ASK_OUTLAW: Words(
        _outlaw, lambda q, at: parcel_reason(at, (~int(q.state.restless), "why.outlaw-restless"))
    ),
    agenda.ASK_BOOTY: Words(values=lambda q: _there(q, q.a)),
}
ANSWERS = [
    Answers(range(PARCELS), _fight, where=lambda q, at: q.way.fights and q.state.outlaws & bit(at) != 0)
]
GROUPS = {210: "outlaws"}
LOG = {events.OUTLAWS_COME: counted("outlaws", "count.outlaw", "number"), events.HALVED: LogLine(if_any)}
HELP = [HelpTopic(260, "outlaws", _help, attrgetter("outlaws"), rulings=("outlaws",))]
HIGHLIGHTS = {50: events.OUTLAW_BEATEN}
