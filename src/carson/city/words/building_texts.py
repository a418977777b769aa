"""What the types of buildings do, by the rules of a game."""

from carson.city.facts.buildings import BUILDINGS
from carson.city.facts.ids import CITY_HALL, STATION
from carson.city.facts.rules import Rules
from carson.city.words.own_rules import has_city_hall
from carson.city.words.terms import building_name, say


def building_line(building: int, rules: Rules) -> str:
    """A type with its number of tiles and all it does."""
    tiles = say("count.tile", number=BUILDINGS[building].tiles)
    facts = building_text(building, rules)
    return say("building-fact.line", name=building_name(building), tiles=tiles, facts=facts)


def building_text(building: int, rules: Rules) -> str:
    """What a building does, with its numbers."""
    return " ".join(fact for fact in _facts(building, rules) if fact)


def _facts(building: int, rules: Rules) -> list[str]:
    """One short sentence for each column of a building's row."""
    row = BUILDINGS[building]
    income = say(f"building.{row.name}.income", minimum=rules.ranch_minimum, cap=row.cap)
    facts = [say("building-fact.income", income=income) if income else say("building-fact.no-income")]
    if row.level and has_city_hall(rules):
        facts.append(say("building-fact.level", level=row.level))
    if row.homes:
        facts.append(say("building-fact.homes-two" if row.homes == 2 else "building-fact.homes-one"))
    if row.revolvers:
        facts.append(say("building-fact.revolver", revolvers=say("count.revolver", number=row.revolvers)))
    if building != CITY_HALL:
        facts += _placing_facts(building, rules)
    setup = say(f"switch.city-hall-at-setup.{'placed' if rules.city_hall_at_setup else 'drawn-again'}")
    defender = say(f"rule.defender.{'home' if rules.defender_home else 'stays'}")
    return [*facts, say(f"building.{row.name}.extra", setup=setup, defender=defender)]


def _placing_facts(building: int, rules: Rules) -> list[str]:
    row = BUILDINGS[building]
    if building == STATION:
        road = say("building-fact.straight-road")
    else:
        road = say("building-fact.road" if row.road else "building-fact.no-road")
    number = int(rules.station_houses) if building == STATION else row.houses
    houses = say("count.house", number=number)
    brings = say("building-fact.houses", houses=houses) if number else say("building-fact.no-houses")
    return [road, brings, "" if row.target else say("building-fact.safe")]
