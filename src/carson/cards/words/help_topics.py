"""Help topics: the whole game in plain words."""

from typing import Final

from carson.cards.facts.characters import IDS
from carson.cards.facts.ids import CHARACTERS
from carson.cards.facts.parcels import NAMES, SYMBOLS
from carson.cards.facts.rules import Rules
from carson.cards.topics import TOPICS
from carson.cards.words.speech import Values
from carson.cards.words.terms import TEXTS, character_name, character_text, parcel_name, say, source_note
from carson.core.face import Topic
from carson.core.spoken_face import HelpTopic


def topics(rules: Rules | None) -> list[Topic]:
    """Every topic, then every character and every parcel, by the rules of a game.

    Without a game, by those of all games.
    """
    return [topic.told(TEXTS, rules) for topic in HELP] + _characters(rules) + _parcels()


def _characters(rules: Rules | None) -> list[Topic]:
    options = rules.options if rules else None
    return [
        Topic(IDS[number], character_name(number), character_text(number, options))
        for number in range(CHARACTERS)
    ]


def _parcels() -> list[Topic]:
    return [
        Topic(NAMES[symbol], parcel_name(symbol).capitalize(), say(f"parcel.{NAMES[symbol]}.text"))
        for symbol in range(SYMBOLS)
    ]


def _all_characters(rules: Rules | None) -> Values:
    return {"characters": _lines(_characters(rules))}


def _all_parcels(rules: Rules | None) -> Values:
    return {"parcels": _lines(_parcels())}


def _source(rules: Rules | None) -> Values:
    return {"source": source_note()}


def _lines(topics: list[Topic]) -> str:
    return "\n".join([say("topic-line.thing", name=topic.title, text=topic.text) for topic in topics])


HELP: Final[list[HelpTopic]] = sorted(
    [
        HelpTopic(60, "scoring", _all_parcels, rulings=("points",)),
        HelpTopic(70, "characters", _all_characters, rulings=("people",)),
        HelpTopic(100, "deck", _source),
        *TOPICS.listed("words", "HELP", HelpTopic),
    ]
)
