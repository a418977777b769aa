"""Help topics: a game in plain words, by its own rules and the tables of facts."""

from carson.city.facts.characters import NO_TILE
from carson.city.facts.rules import Rules
from carson.city.facts.standish import STRATEGIES
from carson.city.options import SOLO, VARIANTS, rules_for, usual
from carson.city.words import rooms
from carson.city.words.own_rules import is_alone
from carson.city.words.speech import Values
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
    facts = _facts(rules)
    return {topic.name: topic.told(TEXTS, rules, facts) for topic in rooms.HELP if topic.shown(rules)}


def _facts(rules: Rules) -> Values:
    """Every number and switch of the rules by its name, which all texts may use, and who plays."""
    found = {name: getattr(rules, name) for name in dir(rules) if not name.startswith("_")}
    facts = {name: value for name, value in found.items() if isinstance(value, int)}
    switches = {name: "yes" if value else "no" for name, value in facts.items() if isinstance(value, bool)}
    return {**facts, **switches, "company": "alone" if is_alone(rules) else "company"}
