"""The start of a game, in words."""

from carson.city.facts.rules import Rules
from carson.city.table.agenda import ASK_START
from carson.city.topics.land.words import take_label
from carson.city.words import HelpTopic, Values, Words, listed, money, say
from carson.city.words.boxes import all_boxes, box_name, box_text
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
    return {"things": listed(_start_things(rules)), "mountains": mountains}


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
