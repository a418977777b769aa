"""The log of Jeb Standish: what he does, and why."""

from __future__ import annotations

from carson.city.facts.ids import NONE
from carson.city.facts.standish import LETTER, LETTERS, POWER
from carson.city.topics.standish.why import REASONS, why_of
from carson.city.words.terms import (
    building_name,
    character_name,
    money,
    number_of,
    place_name,
    points,
    say,
)
from carson.core.events import Event

SOLO_KINDS = {
    "drew-card",
    "sent",
    "reasoned",
    "stayed",
    "reshuffled",
    "fell",
    "stood",
    "converted",
    "sheltered",
    "released",
    "discarded",
}

NOTHING_GAINED = {
    "hurts": "hurts-none",
    "spite": "spite-none",
    "own-townhouse": "own-townhouse-none",
    "house-income": "house-income-none",
}


def solo_line(event: Event, name: str) -> str:
    """The sentence for an event of a solo game."""
    return say(f"solo-log.{_key(event)}", name=name, **_values(event))


def _key(event: Event) -> str:
    return "stood-beaten" if event.kind == "stood" and event.data["beaten"] else event.kind


def _values(event: Event) -> dict[str, object]:
    data = event.data
    if event.kind == "drew-card":
        card = data["card"]
        return {"letter": LETTERS[LETTER[card]], "power": POWER[card], "total": data["power"]}
    if event.kind in ("sent", "reasoned"):
        return {"place": place_name(data["place"]), "why": why_text(data["why"])}
    if event.kind == "converted":
        return {"amount": money(data["amount"]), "points": points(data["points"])}
    if event.kind == "released":
        return {"cowboys": number_of("count.cowboy", data["amount"])}
    if event.kind == "discarded":
        return {"character": character_name(data["tile"])}
    if event.kind == "reshuffled":
        return {"number": data["cards"]}
    return dict(data)


def why_text(packed: int) -> str:
    """Why he does it, and whether a die had to decide."""
    why = why_of(packed)
    building = "" if why.building == NONE else building_name(why.building)
    reason = REASONS[why.reason]
    key = NOTHING_GAINED.get(reason, reason) if why.amount == 0 else reason
    text = say(f"solo-why.{key}", building=building, amount=money(why.amount))
    return say("solo-log.die", why=text, equals=why.equals) if why.equals > 1 else text
