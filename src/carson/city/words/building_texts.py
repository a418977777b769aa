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
    """What a building does, with its numbers: a short sentence for each column of its row."""
    row, is_hall, is_station = BUILDINGS[building], building == CITY_HALL, building == STATION
    setup = say(f"switch.city-hall-at-setup.{'placed' if rules.city_hall_at_setup else 'drawn-again'}")
    defender = say(f"rule.defender.{'home' if rules.defender_home else 'stays'}")
    text = say(
        "building-facts",
        income=say(f"building.{row.name}.income", minimum=rules.ranch_minimum, cap=row.cap) or "none",
        level=row.level if has_city_hall(rules) else 0,
        homes=row.homes,
        revolvers=row.revolvers,
        road="none" if is_hall else "straight" if is_station else "any" if row.road else "no",
        houses="none" if is_hall else int(rules.station_houses) if is_station else row.houses,
        safe="no" if is_hall or row.target else "yes",
        extra=say(f"building.{row.name}.extra", setup=setup, defender=defender),
    )
    return " ".join(text.split())
