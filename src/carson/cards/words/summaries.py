"""A game in a few words, from its options: "Card game against 3 novices, one player"."""

from carson.cards.facts.rules import STRENGTHS, rules_for
from carson.cards.words.terms import listed, say
from carson.core.options import Options
from carson.core.words import players
from carson.core.words import say as say_any

USUAL = {"suits": "", "paperboy": "any", "backs": "dealt", "rematch-on-tie": "no"}  # what goes without saying


def summary(options: Options) -> str:
    """Against whom, what is not as usual, and how many play."""
    rules = rules_for(options)
    counts = {strength: rules.strengths.count(strength) for strength in STRENGTHS}
    rivals = listed([say(f"summary.{kind}", number=number) for kind, number in counts.items() if number])
    head = say("summary.against", rivals=rivals) if rivals else say("summary.plain")
    told = [say(f"summary.{name}") for name, value in USUAL.items() if options[name] != value]
    return say_any("list.comma").join([head, *told, players(rules.players)])
