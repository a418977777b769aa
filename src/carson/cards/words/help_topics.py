"""Help topics: the whole game in plain words."""

from __future__ import annotations

from carson.cards.facts.ids import CHARACTERS
from carson.cards.facts.parcels import NAMES, SYMBOLS
from carson.cards.facts.rules import STRENGTHS, Rules
from carson.cards.words.terms import character_name, character_text, parcel_name, say

TOPICS = (
    "game",
    "round",
    "ties",
    "virtual",
    "placing",
    "scoring",
    "characters",
    "auctioneer",
    "paperboy",
)


def topics(rules: Rules | None) -> dict[str, str]:
    """Title and text of every topic, then of every character and every parcel, by the rules of a game.

    Without a game, by those of all games.
    """
    options = rules.options if rules else None
    strengths = (rules and rules.strengths) or STRENGTHS
    known: dict[str, object] = {
        "shown": say("topic-round.shown", number=rules.shown) if rules else say("topic-round.any"),
        "stacks": say("word.comma").join([say(f"stack.{strength}") for strength in dict.fromkeys(strengths)]),
        "pile": say(f"topic-paperboy.{options['paperboy'] if options else 'both'}"),
        "parcels": "\n".join([_line(parcel_name(n), _parcel_text(n)) for n in range(SYMBOLS)]),
        "characters": "\n".join(
            [_line(character_name(n), character_text(n, options)) for n in range(CHARACTERS)]
        ),
    }
    found = {say(f"topic.{name}.title"): say(f"topic.{name}.text", **known) for name in TOPICS}
    found |= {character_name(n): character_text(n, options) for n in range(CHARACTERS)}
    return found | {parcel_name(n).capitalize(): _parcel_text(n) for n in range(SYMBOLS)}


def _line(name: str, text: str) -> str:
    return say("topic-line.thing", name=name, text=text)


def _parcel_text(symbol: int) -> str:
    return say(f"parcel.{NAMES[symbol]}.text")
