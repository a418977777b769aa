"""Help topics: the whole game in plain words."""

from __future__ import annotations

from carson.cards.facts.characters import IDS
from carson.cards.facts.parcels import NAMES
from carson.cards.words.terms import say

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


def topics() -> dict[str, str]:
    """Title and text of every topic, then of every character and every parcel."""
    values: dict[str, object] = {
        "shown4": 4,
        "shown5": 5,
        "parcels": "\n".join([_line("parcel", name) for name in NAMES]),
        "characters": "\n".join([_line("character", name) for name in IDS]),
    }
    found = {say(f"topic.{name}.title"): say(f"topic.{name}.text", **values) for name in TOPICS}
    found |= {say(f"character.{name}.name"): say(f"character.{name}.text") for name in IDS}
    return found | {say(f"parcel.{name}.name").capitalize(): say(f"parcel.{name}.text") for name in NAMES}


def _line(table: str, name: str) -> str:
    return say(f"topic-line.{table}", name=say(f"{table}.{name}.name"), text=say(f"{table}.{name}.text"))
