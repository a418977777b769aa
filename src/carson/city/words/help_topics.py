"""Help topics: a game in plain words, by its own rules and the tables of facts."""

from carson.city.facts.characters import NO_TILE
from carson.city.facts.rules import Rules
from carson.city.facts.standish import STRATEGIES
from carson.city.options import SOLO, VARIANTS, rules_for, usual
from carson.city.words import rooms
from carson.city.words.terms import TEXTS
from carson.core.face import Topic
from carson.core.game import Options
from carson.core.language import kept


def topics(options: Options | None) -> list[Topic]:
    """Every topic of a game with these options; without any, of the whole game."""
    return _whole() if options is None else list(told(rules_for(options)).values())


@kept
def _whole() -> list[Topic]:
    """All there is, by the usual rules: every character, every building, and each variant by itself."""
    found: dict[str, Topic] = {}
    alone = [{"solo": STRATEGIES[0]}] if SOLO is not None else []
    for setting in (*alone, *({"variants": name} for name in VARIANTS), {}):
        rules = rules_for(usual(setting))
        rules.tiles = bytes(range(NO_TILE))
        if not setting:
            rules.options = usual({"edition": ""})  # of all boxes
        found |= told(rules)
    return [found[topic.name] for topic in rooms.HELP]


def told(rules: Rules) -> dict[str, Topic]:
    """The topics by their names."""
    return {topic.name: topic.told(TEXTS, rules) for topic in rooms.HELP if topic.shown(rules)}
