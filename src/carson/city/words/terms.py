"""Terms: the catalogue of this game and the names that all its sentences share."""

from functools import cache, partial

from carson.city.facts import buildings, characters, enclosures, geometry, ids, spaces
from carson.city.facts.rules import Rules
from carson.city.table.table import Table
from carson.city.words.actions import edge_text, parcel_text
from carson.core import words as core_words
from carson.core.catalogue import words
from carson.core.language import kept
from carson.core.sentence import Sentence

PACKAGE = "carson.city"
TEXTS = words(PACKAGE)
say = TEXTS.text
later = partial(Sentence, PACKAGE)
listed = core_words.listed
character_number = characters.number_of


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


# ---- things


@kept
def building_name(building: int) -> str:
    return say(f"building.{buildings.BUILDINGS[building].name}.name")


@kept
def character_name(tile: int) -> str:
    return say(f"character.{characters.SIDES[tile].name}.name")


def character_power(tile: int, rules: Rules) -> str:
    """What a side does in a game, with the numbers of its row."""
    tiles, horses = bool(rules.duel_tiles), bool(rules.horses)
    sheriff = (_yes_no(rules.white_wants_room), _yes_no(rules.defence_pays))
    return _power(tile, tiles, horses, bool(rules.townhouses), int(rules.ammunition), sheriff)


def _yes_no(is_so: bool) -> str:
    return "yes" if is_so else "no"


@kept
def _power(
    tile: int, tiles: bool, horses: bool, townhouses: bool, ammunition: int, sheriff: tuple[str, str]
) -> str:
    powers = characters.SIDES[tile].powers
    names = characters.POWER_NAMES
    numbers = {names[power].replace("-", "_"): number for power, number in powers.items() if power in names}
    numbers |= {"ammunition": ammunition, "limit_less": -characters.LIMIT[tile], **_price_lists()}
    again = say("word.last-tile" if tiles else "word.roll-again")
    key = "plain" if characters.GAIN_HORSES in powers and not horses else "power"
    name = f"character.{characters.SIDES[tile].name}.{key}"
    wants_room, defence_pays = sheriff
    words = {"two": two_of(tiles), "again": again, "house": _house(townhouses)}
    return say(name, **numbers, **words, wants_room=wants_room, defence_pays=defence_pays)


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
    numbers = {"gift_cash": characters.GIFT_CASH}
    lists = {"hire": characters.HIRE_PRICE, "arm": characters.ARM_PRICE, "retire": characters.RETIRE_VP}
    for word, prices in lists.items():
        numbers |= {f"{word}{number}": price for number, price in enumerate(prices)}
    for at, (vp, price) in enumerate(characters.PACKAGE_PRICE.items(), 1):
        numbers |= {f"points{at}": vp, f"package{at}": price}
    return numbers


def object_name(s: Table, parcel: int) -> str:
    """The House, Townhouse or mountain on a parcel; empty when there is none."""
    if not s.occupied & geometry.bit(parcel):
        return ""
    for mask, word in ((s.houses, "house"), (s.townhouses, "townhouse"), (s.mountains, "mountain")):
        if mask & geometry.bit(parcel):
            return say(f"word.{word}")
    return ""


# ---- the score


def score_label(key: str, rules: Rules) -> str:
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
    name, _, price = spaces.SPACE_TABLE[space].name.rpartition("-")
    return name if price.isdecimal() else spaces.SPACE_TABLE[space].name


@kept
def space_name(space: int) -> str:
    return say(f"space.{space_word(space)}.name", price=spaces.SPACE_TABLE[space].price)


def space_numbers(space: int, rules: Rules) -> dict[str, int]:
    """The numbers that the texts about a space may use."""
    return {
        "price": spaces.SPACE_TABLE[space].price,
        "wage": int(rules.wage),
        "ammunition": int(rules.ammunition),
        "roads": int(rules.roads_won),
        "horse_price": enclosures.HORSE_PRICE,
    }


def place_name(place: int) -> str:
    return parcel_text(place) if place < ids.SPACE else space_name(place - ids.SPACE)


@kept
def tile_for_sale(building: int, space: int) -> str:
    """A building space by what lies there."""
    return say("space.build.sold", building=building_name(building), price=spaces.SPACE_TABLE[space].price)


@kept
def edge_words(edge: int) -> dict[str, str]:
    """A road place as a parcel and one of its sides."""
    text = edge_text(edge)
    return {"edge": text, "parcel": text[:-1], "side": say(f"side.{text[-1]}")}
