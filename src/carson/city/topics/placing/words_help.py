"""Help on placing cowboys and on the tokens they carry."""

from carson.city.facts.characters import GAIN_DYNAMITE, GAIN_NO_DUEL
from carson.city.facts.ids import CHURCH
from carson.city.facts.rules import Rules
from carson.city.words.own_rules import company, has_city_hall, never_attacked, sides_with, types_in_play
from carson.city.words.speech import HelpTopic, Values
from carson.city.words.terms import building_name, listed, say, two_of

TOKENS = {"dynamite": GAIN_DYNAMITE, "no-duel": GAIN_NO_DUEL}


def _placing(rules: Rules) -> Values:
    also = {"city-hall": has_city_hall(rules), "outlaws": rules.outlaws, "horses": bool(rules.horses)}
    safe = [building_name(t) for t in never_attacked(rules)]
    church = CHURCH in types_in_play(rules)
    return {
        "also": " ".join(say(f"also.{word}") for word, there in also.items() if there),
        "used_up": say("rule.used-up.city-hall" if has_city_hall(rules) else "rule.used-up.plain"),
        "safe": say("rule.safe.church" if church else "rule.safe.plain", buildings=listed(safe)),
        "passing": say(f"rule.passing.{company(rules)}"),
    }


def _tokens(rules: Rules) -> Values:
    two = two_of(bool(rules.duel_tiles))
    texts = [say(f"topic.tokens.{kind}", number=rules.dynamite, two=two) for kind in _kinds(rules)]
    return {"tokens": "\n".join(texts)}


def _kinds(rules: Rules) -> list[str]:
    return [kind for kind, power in TOKENS.items() if sides_with(rules, power)]


def _has_tokens(rules: Rules) -> bool:
    return bool(_kinds(rules))


HELP = [HelpTopic(20, "placing", _placing), HelpTopic(100, "tokens", _tokens, _has_tokens)]
