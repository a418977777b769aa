"""Terms: the catalogue of this game and the names that all its sentences share."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from carson.city.facts.buildings import BUILDINGS
from carson.city.facts.characters import (
    CASH_OR_DOUBLE,
    FIREPOWER,
    FREE_PARCEL,
    GAIN_CASH,
    GAIN_ROADS,
    HIRE,
    HIRE_PRICE,
    SIDES,
)
from carson.city.facts.geometry import bit
from carson.city.facts.ids import SPACE
from carson.city.facts.rules import BASIC_TYPES, Rules, bag_of
from carson.city.facts.spaces import SPACE_TABLE
from carson.city.table.table import Table
from carson.city.words.actions import edge_text, parcel_text
from carson.core.catalogue import Catalogue

TEXTS = Catalogue.load("carson.city.words")
say = TEXTS.text
number_of = TEXTS.counted

STANDARD = Rules({"seats": "4"}, b"", bag_of(set(BASIC_TYPES)))  # its numbers, where no game is at hand

POWER_WORDS = {
    GAIN_CASH: "cash",
    GAIN_ROADS: "roads",
    FREE_PARCEL: "parcels",
    HIRE: "hired",
    CASH_OR_DOUBLE: "cash",
    FIREPOWER: "firepower",
}


# ---- numbers


def money(amount: int) -> str:
    return say("word.money", amount=amount) if amount >= 0 else say("word.owed", amount=-amount)


def points(amount: int) -> str:
    return say("word.points", amount=amount)


def ordinal(position: int) -> str:
    """1st, 2nd, ... for a position counted from 0."""
    return say(f"ordinal.{position + 1}")


def listed(parts: Sequence[str]) -> str:
    """One, two and three."""
    if len(parts) == 1:
        return parts[0]
    return say("word.and", most=say("word.comma").join(parts[:-1]), last=parts[-1])


# ---- things


@cache
def building_name(building: int) -> str:
    return say(f"building.{BUILDINGS[building].name}.name")


@cache
def character_name(tile: int) -> str:
    return say(f"character.{SIDES[tile].name}.name")


def character_number(tile: int) -> int:
    """The number on a tile, the same on both sides."""
    return tile // 2


@cache
def character_power(tile: int) -> str:
    """What a playable side does, with the numbers of its row."""
    powers = SIDES[tile].powers
    numbers = {word: powers[power] for power, word in POWER_WORDS.items() if power in powers}
    prices = {f"price{hired}": price for hired, price in enumerate(HIRE_PRICE)}
    return say(f"character.{SIDES[tile].name}.power", **numbers, **prices)


def object_name(s: Table, parcel: int) -> str:
    """The House, Townhouse or mountain on a parcel; empty when there is none."""
    for mask, word in ((s.houses, "house"), (s.townhouses, "townhouse"), (s.mountains, "mountain")):
        if mask & bit(parcel):
            return say(f"word.{word}")
    return ""


# ---- places


@cache
def space_word(space: int) -> str:
    """The word a space shares with its like: `build` for all building spaces, `vp` for all purchases."""
    name, _, price = SPACE_TABLE[space].name.rpartition("-")
    return name if price.isdecimal() else SPACE_TABLE[space].name


@cache
def space_name(space: int) -> str:
    return say(f"space.{space_word(space)}.name", price=SPACE_TABLE[space].price)


def space_numbers(space: int, rules: Rules) -> dict[str, int]:
    """The numbers that the texts about a space may use."""
    return {
        "price": SPACE_TABLE[space].price,
        "wage": int(rules.wage),
        "ammunition": int(rules.ammunition),
        "roads": int(rules.roads_won),
    }


def place_name(place: int) -> str:
    """A parcel or an action space."""
    return parcel_text(place) if place < SPACE else space_name(place - SPACE)


@cache
def edge_words(edge: int) -> dict[str, str]:
    """A road place as a parcel and one of its sides."""
    text = edge_text(edge)
    return {"edge": text, "parcel": text[:-1], "side": say(f"side.{text[-1]}")}
