"""The game as a whole in words."""

from carson.cards.facts.rules import Rules
from carson.cards.words.speech import Values
from carson.cards.words.terms import say
from carson.core.spoken_face import HelpTopic


def _round(rules: Rules | None) -> Values:
    return {"shown": say("topic-round.shown", number=rules.shown) if rules else say("topic-round.any")}


def _tie(rules: Rules | None) -> Values:
    key = "any" if rules is None else "rematch" if rules.rematch else "shared"
    return {"tie": say(f"topic-game.{key}")}


HELP: list[HelpTopic] = [
    HelpTopic(10, "game", _tie, rulings=("examples",)),
    HelpTopic(20, "round", _round, rulings=("auction",)),
]
