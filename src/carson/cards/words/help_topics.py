"""Help topics: the whole game in plain words."""

from typing import Final

from carson.cards.facts.ids import CHARACTERS
from carson.cards.facts.parcels import NAMES, SYMBOLS
from carson.cards.facts.rules import Rules
from carson.cards.topics import TOPICS
from carson.cards.words.speech import HelpTopic, Values
from carson.cards.words.terms import character_name, character_text, parcel_name, say, source_note


def topics(rules: Rules | None) -> dict[str, str]:
    """Title and text of every topic, then of every character and every parcel, by the rules of a game.

    Without a game, by those of all games.
    """
    found = {
        say(f"topic.{topic.name}.title"): say(f"topic.{topic.name}.text", **topic.values(rules))
        for topic in HELP
    }
    return found | _characters(rules) | _parcels()


def _characters(rules: Rules | None) -> dict[str, str]:
    options = rules.options if rules else None
    return {character_name(number): character_text(number, options) for number in range(CHARACTERS)}


def _parcels() -> dict[str, str]:
    return {
        parcel_name(symbol).capitalize(): say(f"parcel.{NAMES[symbol]}.text") for symbol in range(SYMBOLS)
    }


def _all_characters(rules: Rules | None) -> Values:
    return {"characters": _lines(_characters(rules))}


def _all_parcels(rules: Rules | None) -> Values:
    return {"parcels": _lines(_parcels())}


def _source(rules: Rules | None) -> Values:
    return {"source": source_note()}


def _lines(texts: dict[str, str]) -> str:
    return "\n".join([say("topic-line.thing", name=name, text=text) for name, text in texts.items()])


HELP: Final[list[HelpTopic]] = sorted(
    [
        HelpTopic(60, "scoring", _all_parcels),
        HelpTopic(70, "characters", _all_characters),
        HelpTopic(100, "deck", _source),
        *TOPICS.listed("words", "HELP", HelpTopic),
    ]
)
