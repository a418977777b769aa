"""Carson River, in words."""

from operator import attrgetter

from carson.city.count.ways import BRIDGE_ROADS
from carson.city.facts.geometry import count
from carson.city.facts.ids import SCHOOL
from carson.city.facts.rules import Rules
from carson.city.words import HelpTopic, Values, say
from carson.city.words.own_rules import types_in_play


def _help(rules: Rules) -> Values:
    return {
        "parcels": say("count.parcel", number=int(count(rules.river))),
        "mountains": say("count.mountain", number=int(rules.mountains)),
        "bridge_roads": BRIDGE_ROADS,
        "schools": say("topic.river.schools") if _has_school_limit(rules) else "",
    }


def _has_school_limit(rules: Rules) -> bool:
    """Only a river that splits the land has one (R-SCHOOL-RIVER)."""
    return len(rules.banks) > 1 and SCHOOL in types_in_play(rules)


HELP = [HelpTopic(210, "river", _help, attrgetter("river"), rulings=("river",))]
