"""The start of a game, in words."""

from carson.city.facts.rules import Rules
from carson.city.table.agenda import ASK_START
from carson.city.topics.land.words import take_label
from carson.city.words import HelpTopic, Values, Words, listed, money, say
from carson.city.words.boxes import all_boxes, box_name, box_text
from carson.city.words.own_rules import company, is_alone
from carson.city.words.why import no_owner
from carson.city.words.worths import of_land

TURNS = ("first", "second", "third")
WORDS = {
    ASK_START: Words(
        take_label, why_not=no_owner, values=lambda q: {"form": TURNS[min(q.parcels, 2)]}, worth=of_land
    )
}


def _help(rules: Rules) -> Values:
    mountains = say("count.mountain", number=int(rules.mountains))
    parcels = say(f"switch.start-parcels.{'forward' if rules.forward_first else 'backward'}-first")
    return {
        "rounds": rules.rounds,
        "start": say(f"rule.start.{_start_word(rules)}", things=listed(_start_things(rules))),
        "first_parcels": "" if is_alone(rules) else parcels,
        "city": say("rule.city.river" if rules.river else "rule.city.plain", mountains=mountains),
        "choosing": say(f"rule.choosing.{company(rules)}"),
        "placing": say(f"rule.placing.{_placing_word(rules)}"),
    }


def _start_word(rules: Rules) -> str:
    if rules.sheets:
        return "sheets"
    if is_alone(rules):
        return "tiles-alone" if rules.duel_tiles else "alone"
    return "tiles" if rules.duel_tiles else "usual"


def _start_things(rules: Rules) -> list[str]:
    """What a player has at the start, without what is not there at all."""
    counted = (
        ("count.cowboy", rules.start_cowboys),
        ("count.road", rules.start_roads),
        ("count.revolver", rules.start_revolvers),
        ("count.horse", rules.start_horses),
        ("count.parcel", rules.start_parcels),
    )
    things = [] if rules.duel_tiles else [money(int(rules.start_cash))]
    return things + [say(noun, number=int(number)) for noun, number in counted if number]


def _placing_word(rules: Rules) -> str:
    if is_alone(rules):
        return "alone"
    if rules.all_at_once:
        return "together"
    return "shift" if rules.take_backs else "turns"


def _boxes(rules: Rules) -> Values:
    """What is in the box that is played with; of all boxes where none is chosen."""
    edition, more = rules.options.get("edition", ""), rules.options.get("expansions", "").split(",")
    more = [name for name in more if name]
    if not edition:
        return {"boxes": all_boxes()}
    return {"boxes": say("box.one", box=box_name(edition, more), text=box_text(edition, more))}


HELP = [
    HelpTopic(10, "round", _help, rulings=("setup",)),
    HelpTopic(140, "boxes", _boxes, rulings=("boxes",)),
]
