"""Carson River, in words."""

from operator import attrgetter

from carson.city.count.ways import BRIDGE_ROADS
from carson.city.facts.geometry import count
from carson.city.facts.rules import Rules
from carson.city.words import HelpTopic, Values, say


def _help(rules: Rules) -> Values:
    return {
        "parcels": say("count.parcel", number=int(count(rules.river))),
        "mountains": say("count.mountain", number=int(rules.mountains)),
        "bridge_roads": BRIDGE_ROADS,
        "bridge_vp": rules.bridge_vp,
    }


HELP = [HelpTopic(210, "river", _help, attrgetter("river"))]
