"""Terms: the catalogue of this game and the names that all its sentences share."""

from collections.abc import Sequence
from functools import cache, partial

from carson.city.facts import characters
from carson.city.facts.buildings import BUILDINGS
from carson.city.facts.enclosures import HORSE_PRICE
from carson.city.facts.geometry import bit
from carson.city.facts.ids import SPACE
from carson.city.facts.rules import Rules
from carson.city.facts.spaces import SPACE_TABLE
from carson.city.table.table import Table
from carson.city.words.actions import edge_text, parcel_text
from carson.core.catalogue import words
from carson.core.language import kept
from carson.core.sentence import Sentence

PACKAGE = "carson.city"
TEXTS = words(PACKAGE)
say = TEXTS.text
later = partial(Sentence, PACKAGE)

# The names of a power's number in the texts about characters; powers without a number have none.
POWER_WORDS = {
    characters.GAIN_CASH: "cash",
    characters.GAIN_ROADS: "roads",
    characters.GAIN_VP: "vp",
    characters.GAIN_DYNAMITE: "dynamite",
    characters.GAIN_NO_DUEL: "no_duel",
    characters.GAIN_HORSES: "horses",
    characters.FETCH_PRICE: "fetch_price",
    characters.FREE_PARCEL: "parcels",
    characters.RANDOM_PARCELS: "random_parcels",
    characters.BUY_PARCEL: "bought",
    characters.HIRE: "hired",
    characters.ARM: "armed",
    characters.RETIRE: "retired",
    characters.CASH_NOW: "cash",
    characters.BUY_TILE: "tile_price",
    characters.GRANT_MINE: "mine_price",
    characters.GRANT_RANCH: "ranch_price",
    characters.PARCEL_CAP: "parcel_cap",
    characters.FIREPOWER: "firepower",
    characters.VP_WON: "vp_won",
    characters.VP_LOST: "vp_lost",
    characters.HEAL: "heal",
    characters.MOURN: "mourn",
    characters.ROAD_VP: "road_vp",
    characters.HOUSE_VP: "house_vp",
    characters.MOUNTAIN_VP: "mountain_vp",
    characters.SCHOOL_VP: "school_vp",
}


# ---- numbers


@kept
def money(amount: int) -> str:
    return say("word.money", amount=amount) if amount >= 0 else say("word.owed", amount=-amount)


@kept
def counted(noun: str, number: int) -> str:
    """One House, two Houses."""
    return say(f"count.{noun}", number=number)


def points(amount: int) -> str:
    return say("word.points", amount=amount)


def ordinal(position: int) -> str:
    """1st, 2nd, ... for a position counted from 0."""
    return say(f"ordinal.{position + 1}")


def listed(parts: Sequence[str]) -> str:
    """One, two and three; nothing where there is none."""
    if len(parts) < 2:
        return "".join(parts)
    return say("word.and", most=say("word.comma").join(parts[:-1]), last=parts[-1])


# ---- things


@kept
def building_name(building: int) -> str:
    return say(f"building.{BUILDINGS[building].name}.name")


@kept
def character_name(tile: int) -> str:
    return say(f"character.{characters.SIDES[tile].name}.name")


def character_number(tile: int) -> int:
    """The number on a tile, the same on both sides."""
    return tile // 2


def character_power(tile: int, rules: Rules) -> str:
    """What a side does in a game, with the numbers of its row."""
    tiles, horses = bool(rules.duel_tiles), bool(rules.horses)
    return _power(tile, tiles, horses, bool(rules.townhouses), int(rules.ammunition))


@kept
def _power(tile: int, tiles: bool, horses: bool, townhouses: bool, ammunition: int) -> str:
    powers = characters.SIDES[tile].powers
    numbers = {word: powers[power] for power, word in POWER_WORDS.items() if power in powers}
    words = {"two": two_of(tiles), "again": say("word.last-tile" if tiles else "word.roll-again")}
    words["house"] = _house(townhouses)
    key = "plain" if characters.GAIN_HORSES in powers and not horses else "power"
    return say(
        f"character.{characters.SIDES[tile].name}.{key}",
        **numbers,
        **_price_lists(),
        **words,
        ammunition=ammunition,
        limit_less=-characters.LIMIT[tile],
    )


def house_word(rules: Rules) -> str:
    """What counts as an own House: with Townhouses, these as well."""
    return _house(bool(rules.townhouses))


def _house(townhouses: bool) -> str:
    return say("word.house-or-townhouse" if townhouses else "word.house")


def one_of(tiles: bool) -> str:
    """What everybody adds to firepower in a duel."""
    return say("word.one-tile" if tiles else "word.one-die")


def two_of(tiles: bool) -> str:
    """What dynamite gives in a duel."""
    return say("word.two-tiles" if tiles else "word.two-dice")


def fights_with_tiles(s: Table) -> bool:
    """Whether duel tiles replace the dice."""
    return bool(s.rules.duel_tiles != 0)


@cache
def _price_lists() -> dict[str, int]:
    """The numbers of characters that are no single power: hire1, arm2, retire0, points3, package3."""
    numbers = {"gift": characters.GIFT_CASH}
    for word, prices in (
        ("hire", characters.HIRE_PRICE),
        ("arm", characters.ARM_PRICE),
        ("retire", characters.RETIRE_VP),
    ):
        numbers |= {f"{word}{number}": price for number, price in enumerate(prices)}
    for at, (vp, price) in enumerate(characters.PACKAGE_PRICE.items(), 1):
        numbers |= {f"points{at}": vp, f"package{at}": price}
    return numbers


def object_name(s: Table, parcel: int) -> str:
    """The House, Townhouse or mountain on a parcel; empty when there is none."""
    if not s.occupied & bit(parcel):
        return ""
    for mask, word in ((s.houses, "house"), (s.townhouses, "townhouse"), (s.mountains, "mountain")):
        if mask & bit(parcel):
            return say(f"word.{word}")
    return ""


# ---- the score


def score_label(key: str, rules: Rules) -> str:
    """A line of the score in plain words."""
    numbers = int(rules.final_rate), int(rules.property_vp), int(rules.bridge_vp), int(rules.pass_vp)
    return _score_label(key, *numbers)


@kept
def _score_label(key: str, final_rate: int, property_vp: int, bridge_vp: int, pass_vp: int) -> str:
    return say(
        f"score.{key}",
        final_rate=final_rate,
        property_vp=property_vp,
        bridge_vp=bridge_vp,
        pass_vp=pass_vp,
        school_vp=characters.SIDES[characters.TILE_BY_NAME["teacher-red"]].powers[characters.SCHOOL_VP],
    )


# ---- places


@cache
def space_word(space: int) -> str:
    """The word a space shares with its like: `build` for all building spaces, `vp` for all purchases."""
    name, _, price = SPACE_TABLE[space].name.rpartition("-")
    return name if price.isdecimal() else SPACE_TABLE[space].name


@kept
def space_name(space: int) -> str:
    return say(f"space.{space_word(space)}.name", price=SPACE_TABLE[space].price)


def space_numbers(space: int, rules: Rules) -> dict[str, int]:
    """The numbers that the texts about a space may use."""
    return {
        "price": SPACE_TABLE[space].price,
        "wage": int(rules.wage),
        "ammunition": int(rules.ammunition),
        "roads": int(rules.roads_won),
        "horse_price": HORSE_PRICE,
    }


def place_name(place: int) -> str:
    """A parcel or an action space."""
    return parcel_text(place) if place < SPACE else space_name(place - SPACE)


@kept
def edge_words(edge: int) -> dict[str, str]:
    """A road place as a parcel and one of its sides."""
    text = edge_text(edge)
    return {"edge": text, "parcel": text[:-1], "side": say(f"side.{text[-1]}")}
