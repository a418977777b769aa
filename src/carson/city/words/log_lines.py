"""Log lines: one sentence for each event that is worth one."""

from __future__ import annotations

from collections.abc import Sequence

from carson.city.facts.ids import BUILD_12, CARD, EDGE, GAMBLING, GUNS, PARCEL, SPACE, SPACES
from carson.city.facts.spaces import PRICE
from carson.city.table import events
from carson.city.words.actions import action_text, parcel_text
from carson.city.words.sheets import sheet_words
from carson.city.words.solo_lines import SOLO_KINDS, solo_line
from carson.city.words.terms import (
    building_name,
    character_name,
    character_number,
    edge_words,
    listed,
    money,
    number_of,
    ordinal,
    place_name,
    points,
    say,
    space_name,
)
from carson.core.events import Event

# What the board shows better, or another line of the same moment tells already.
SILENT = {"turn-order", "space-used", "mountain", "mourned"}
TOLD_ELSEWHERE = {
    events.FOR_INCOME,
    events.FOR_THEFT,
    events.FOR_LIMIT,
    events.FOR_BUILDING,
    events.FOR_CONVERSION,
}
TOLD_BY_THE_PAYER = {events.FOR_TAX, events.FOR_HEALING, events.FOR_MOURNING}  # one player pays another
NO_GIFT = 2  # pips up to which a gift is none
PLACE_FIELDS = {"parcel": PARCEL, "place": PARCEL, "edge": EDGE, "space": SPACE, "card": CARD}  # counted from

REASONS = {
    events.FOR_CHARACTER: "character",
    events.FOR_PARCEL: "parcel",
    events.FOR_HIRING: "hiring",
    events.FOR_FETCHING: "fetching",
    events.FOR_ARMING: "arming",
    events.FOR_AUCTION: "auction",
    events.FOR_TAX: "tax",
    events.FOR_HEALING: "healing",
    events.FOR_MOURNING: "mourning",
    events.FOR_DUEL: "duel",
    events.FOR_ROAD: "road",
    events.FOR_STORY: "story",
    events.FOR_PACKAGE: "package",
    events.FOR_HOUSES: "houses",
    events.FOR_MOUNTAINS: "mountains",
    events.FOR_OUTLAW: "outlaw",
    events.FOR_JAIL: "jail",
    events.FOR_HORSE: "horse",
    events.FOR_ENCLOSURE: "enclosure",
    events.FOR_CARD: "card",
    events.FOR_BEATEN: "beaten",
}


def log_line(event: Event, names: Sequence[str]) -> str:
    """The sentence for an event; empty when it is not worth one."""
    if event.kind in SILENT or _is_told_elsewhere(event):
        return ""
    name = names[event.seat] if event.seat >= 0 else ""
    if event.kind in SOLO_KINDS:
        return solo_line(event, name)
    return say(f"log.{_variant(event)}", name=name, **_values(event, names))


def _is_told_elsewhere(event: Event) -> bool:
    data = event.data
    if event.kind in ("money", "points"):
        if event.kind == "money" and data["amount"] > 0 and data["reason"] in TOLD_BY_THE_PAYER:
            return True
        return data["reason"] in TOLD_ELSEWHERE
    return event.kind in ("income", "stole", "halved") and data["amount"] == 0


def _variant(event: Event) -> str:
    """The key of an event's sentence; a few kinds have two."""
    data = event.data
    if event.kind == "money":
        return "money-in" if data["amount"] > 0 else "money-out"
    if event.kind == "points" and data["amount"] < 0:
        return "points-lost"
    if event.kind == "rolled" and data["firepower"]:
        return "rolled-firepower"
    if event.kind == "turned-up" and data["firepower"]:
        return "turned-up-firepower"
    if event.kind == "laid-road" and data["roads"] > 1:
        return "laid-bridge"
    if event.kind == "bought-tile" and data["price"] == 0:
        return "bought-free"
    if event.kind == "taxed":
        return "taxed-guns" if data["on"] == GUNS else "taxed-money"
    if event.kind == "duel" and data["outlaw"]:
        return "duel-outlaw"
    if event.kind == "gift" and data["die"] <= NO_GIFT:
        return "gift-none"
    return event.kind


def places(event: Event) -> list[str]:
    """The parcels, road places, spaces and cards an event is about, by their text names."""
    found = [number + PLACE_FIELDS[field] for field, number in event.data.items() if field in PLACE_FIELDS]
    if event.data.get("reason", SPACES) < SPACES:
        found.append(SPACE + event.data["reason"])
    if event.kind == "sang":
        found.append(SPACE + GAMBLING)
    return [action_text(place) for place in found]


def reason_text(reason: int) -> str:
    """What money or points are for: an action space or something else."""
    return space_name(reason) if reason < SPACES else say(f"reason.{REASONS[reason]}")


def _values(event: Event, names: Sequence[str]) -> dict[str, object]:
    """The numbers of an event as words."""
    if event.kind == "scrapped":
        return {"buildings": listed([building_name(event.data["tile"])] * event.data["amount"])}
    values: dict[str, object] = {}
    for field, number in event.data.items():
        if field == "tile":
            values |= _tile(event.kind, number)
        elif field == "slot":
            values["price"] = PRICE[BUILD_12 + number]
        elif field == "space":
            values["place"] = space_name(number)
        elif field == "edge":
            values |= edge_words(number)
        elif field == "amount":
            values |= _amount(event.kind, number)
        elif field in FORMS:
            name, form = FORMS[field]
            values[name] = form(number)
        elif field == "owner":
            values["owner"] = names[number]
        else:
            values[field] = number
    return values


def _outlaws(number: int) -> str:
    return number_of("count.outlaw", number)


FORMS = {
    "parcel": ("parcel", parcel_text),
    "place": ("place", place_name),
    "position": ("ordinal", ordinal),
    "enclosure": ("enclosure", lambda yard: yard + 1),
    "reason": ("reason", reason_text),
    "points": ("points", points),
    "number": ("outlaws", _outlaws),
    "sheet": ("sheet", sheet_words),
}

COUNTED = {
    "gained-roads": ("roads", "count.road"),
    "gained-cowboys": ("cowboys", "count.cowboy"),
    "gained-revolvers": ("revolvers", "count.revolver"),
    "gained-dynamite": ("tokens", "count.dynamite"),
    "gained-no-duel": ("tokens", "count.no-duel"),
    "retired": ("cowboys", "count.cowboy"),
    "gained-horses": ("horses", "count.horse"),
    "drew-duel-tiles": ("tiles", "count.duel-tile"),
}
CHARACTER_KINDS = ("chose", "fetched", "in-play")


def _tile(kind: str, tile: int) -> dict[str, object]:
    if kind in CHARACTER_KINDS:
        return {"character": character_name(tile), "number": character_number(tile)}
    return {"building": building_name(tile)}


def _amount(kind: str, amount: int) -> dict[str, object]:
    if kind in COUNTED:
        name, noun = COUNTED[kind]
        return {name: number_of(noun, amount)}
    return {"amount": points(abs(amount)) if kind == "points" else money(abs(amount))}
