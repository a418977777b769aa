"""Duels, in words."""

from carson.city.count import duels, outlaws
from carson.city.facts.characters import FIREPOWER, GAIN_DYNAMITE, SIDES
from carson.city.facts.ids import NONE
from carson.city.facts.rules import Rules
from carson.city.table import agenda, events, moves
from carson.city.words import Asked, HelpTopic, Label, Values, Words, actions, asked, own_rules, say, terms

ARENAS = {duels.ON_LAND: "land", duels.ON_BUILDINGS: "buildings", duels.WITH_OUTLAWS: "outlaws"}


def _label(q: Asked, parcel: int) -> Label:
    building, outlaw = int(moves.building_at(q.state, parcel)), int(outlaws.outlaw_at(q.state, parcel))
    kind = "outlaw" if outlaw else "land" if building == NONE else "building"
    words = say(
        f"label.fight-{kind}",
        parcel=actions.parcel_text(parcel),
        duellists=q.fighters(asked.cowboys_at(q.state, parcel), parcel),
        strength=outlaw,
        owner=q.owner(parcel) if kind == "building" else "",
        building=terms.building_name(building) if kind == "building" else "",
    )
    return words, "duels"


WORDS = {
    agenda.ASK_FIGHT: Words(
        _label, values=lambda q: {"form": "solo" if own_rules.is_alone(q.state.rules) else ARENAS[q.a]}
    )
}
GROUPS = {70: "duels"}


def _help(rules: Rules) -> Values:
    stronger = [
        say("topic.duels.character", firepower=SIDES[tile].powers[FIREPOWER], name=terms.character_name(tile))
        for tile in own_rules.sides_with(rules, FIREPOWER)
    ]
    if rules.horses:
        stronger.append(say("topic.duels.horses"))
    return {"characters": "".join(stronger), "adds": say(f"rule.adds.{_adds_word(rules)}")}


def _adds_word(rules: Rules) -> str:
    if own_rules.sides_with(rules, GAIN_DYNAMITE):
        return "tile-dynamite" if rules.duel_tiles else "die-dynamite"
    return "tile" if rules.duel_tiles else "die"


HELP = [HelpTopic(40, "duels", _help, rulings=("duels",))]
HIGHLIGHTS = {10: events.DUEL}
