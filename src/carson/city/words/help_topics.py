"""Help topics: the whole game in plain words, every number taken from the tables of facts."""

from __future__ import annotations

from carson.city.count.duel_tiles import MIDDLE_TOTAL, REFILL, VALUES
from carson.city.facts.buildings import BUILDINGS
from carson.city.facts.casts import PAPERBOY_SIZE, USUAL_SIZE
from carson.city.facts.characters import FIREPOWER, HEAL, LIMIT, MOURN, SIDES, TILE_BY_NAME
from carson.city.facts.enclosures import HATS, HORSE_PRICE, HORSES, RIDE, START_HORSES, YARDS
from carson.city.facts.ids import CITY_HALL, GAMBLING, ROAD, SPACES, STATION, TYPES
from carson.city.facts.outlaws import OUTLAW_VP, STRONGEST, WEAKEST
from carson.city.facts.rules import PASS_VP, TAKE_BACKS
from carson.city.facts.spaces import PRICE
from carson.city.words.horse_labels import enclosure_text
from carson.city.words.sheets import sheet_numbers
from carson.city.words.solo_help import solo_numbers
from carson.city.words.terms import (
    STANDARD,
    building_name,
    character_name,
    character_number,
    character_power,
    listed,
    money,
    number_of,
    points,
    say,
    space_numbers,
    space_word,
)

TOPICS = (
    "round",
    "placing",
    "spaces",
    "duels",
    "land",
    "buildings",
    "houses",
    "roads",
    "characters",
    "tokens",
    "auctions",
    "round-end",
    "scoring",
    "new-beginning",
    "might-is-right",
    "horses",
    "kit-carson",
    "outlaws",
)

TAUGHT = range(len(SIDES))


def topics() -> dict[str, str]:
    """Title and text of every topic."""
    numbers = _numbers()
    return {say(f"topic.{name}.title"): say(f"topic.{name}.text", **numbers) for name in (*TOPICS, "solo")}


def _numbers() -> dict[str, object]:
    rules = STANDARD
    first, second, third = rules.new_cowboys
    return {
        "rounds": rules.rounds,
        "start_cash": rules.start_cash,
        "start_cowboys": number_of("count.cowboy", int(rules.start_cowboys)),
        "start_roads": number_of("count.road", int(rules.start_roads)),
        "start_revolvers": number_of("count.revolver", int(rules.start_revolvers)),
        "cowboys": rules.cowboys,
        "property_tiles": rules.property_tiles,
        "new1": first,
        "new2": second,
        "new3": third,
        "ammunition": rules.ammunition,
        "mercenary": SIDES[TILE_BY_NAME["mercenary"]].powers[FIREPOWER],
        "mercenary_red": SIDES[TILE_BY_NAME["mercenary-red"]].powers[FIREPOWER],
        "usual_size": USUAL_SIZE,
        "paperboy_size": PAPERBOY_SIZE,
        "dynamite": rules.dynamite,
        "roads": rules.roads_won,
        "limit_rate": rules.limit_rate,
        "final_rate": rules.final_rate,
        "property_vp": rules.property_vp,
        "take_backs": TAKE_BACKS,
        "pass_vp": PASS_VP,
        "spaces": "\n".join(_space_line(word) for word in _space_words()),
        "buildings": "\n".join(_building_line(t) for t in range(TYPES)),
        **_horse_numbers(),
        "characters": "\n".join(_character_line(tile) for tile in TAUGHT),
        "weakest": WEAKEST,
        "strongest": STRONGEST,
        "heal": SIDES[TILE_BY_NAME["doctor"]].powers[HEAL],
        "mourn": SIDES[TILE_BY_NAME["undertaker"]].powers[MOURN],
        "tiles": listed([_outlaw_tile(strength) for strength in range(WEAKEST, STRONGEST + 1)]),
        **solo_numbers(),
        "highest": VALUES - 1,
        "base": MIDDLE_TOTAL + rules.start_cash,
        "middle": MIDDLE_TOTAL,
        "refill": REFILL,
        **sheet_numbers(),
    }


def _horse_numbers() -> dict[str, object]:
    """The variant Horses: how many there are, and what each enclosure is good for."""
    lines = [
        say("topic.horses.enclosure", number=yard + 1, use=enclosure_text(yard)) for yard in range(YARDS)
    ]
    return {
        "horses": HORSES,
        "start_horses": number_of("count.horse", START_HORSES),
        "horse_price": HORSE_PRICE,
        "wage": STANDARD.wage,
        "ride": RIDE + 1,
        "hats": listed([str(hats) for hats in HATS]),
        "enclosures": "\n".join(lines),
    }


def _outlaw_tile(strength: int) -> str:
    return say("topic.outlaws.tile", points=points(OUTLAW_VP[strength - WEAKEST]), strength=strength)


def _space_words() -> list[str]:
    """The spaces in resolving order, those of a kind once, with the two boxes among them."""
    words = list(dict.fromkeys(space_word(space) for space in range(SPACES)))
    words.insert(words.index(space_word(ROAD)) + 1, "land")
    words.insert(words.index(space_word(GAMBLING)) + 1, "income")
    return words


def _space_line(word: str) -> str:
    prices = listed([money(PRICE[space]) for space in range(SPACES) if space_word(space) == word] or [""])
    return say(f"topic.spaces.{word}", **space_numbers(ROAD, STANDARD), prices=prices)


def _character_line(tile: int) -> str:
    return say(
        "topic.characters.line",
        number=character_number(tile),
        name=character_name(tile),
        limit=money(LIMIT[tile]),
        power=character_power(tile),
    )


def _building_line(building: int) -> str:
    name = building_name(building)
    tiles = number_of("count.tile", BUILDINGS[building].tiles)
    return say("building-fact.line", name=name, tiles=tiles, facts=building_text(building))


def building_text(building: int) -> str:
    """What a building does, with its numbers."""
    return " ".join(fact for fact in _building_facts(building) if fact)


def space_text(space: int) -> str:
    """What an action space does, without its name."""
    return _space_line(space_word(space)).partition(": ")[2]


def _building_facts(building: int) -> list[str]:
    """One short sentence for each column of a building's row."""
    row = BUILDINGS[building]
    income = say(f"building.{row.name}.income", minimum=STANDARD.ranch_minimum, cap=row.cap)
    facts = [say("building-fact.income", income=income) if income else say("building-fact.no-income")]
    if row.level:
        facts.append(say("building-fact.level", level=row.level))
    if row.homes:
        facts.append(say("building-fact.homes-two" if row.homes == 2 else "building-fact.homes-one"))
    if row.revolvers:
        facts.append(say("building-fact.revolver", revolvers=number_of("count.revolver", row.revolvers)))
    if building != CITY_HALL:
        facts += _placing_facts(building)
    return [*facts, say(f"building.{row.name}.extra")]


def _placing_facts(building: int) -> list[str]:
    row = BUILDINGS[building]
    if building == STATION:
        road = say("building-fact.straight-road")
    else:
        road = say("building-fact.road" if row.road else "building-fact.no-road")
    houses = number_of("count.house", row.houses)
    brings = say("building-fact.houses", houses=houses) if row.houses else say("building-fact.no-houses")
    return [road, brings, "" if row.target else say("building-fact.safe")]
