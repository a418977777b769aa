"""What a game is played with, read from its rules: the texts about it speak of nothing else."""

from carson.city.facts.buildings import BUILDINGS
from carson.city.facts.characters import COWBOY, PROSPECTOR, RED, SIDES, YELLOW, number_of, side_is_open
from carson.city.facts.ids import CITY_HALL, MINE, NONE, RANCH, TYPES
from carson.city.facts.rules import Rules

ON_THE_TRACK = (RANCH, MINE)  # lie there from the start, whatever is in the bag
TURNING = {PROSPECTOR * 2 + YELLOW: PROSPECTOR * 2 + RED, COWBOY * 2 + RED: COWBOY * 2 + YELLOW}


def is_alone(rules: Rules) -> bool:
    """Whether one person plays against Jeb Standish."""
    return bool(rules.standish != NONE)


def sides_in_play(rules: Rules) -> list[int]:
    """Every side of a character that somebody may have in this game, ascending."""
    lying = set(rules.tiles) | set(rules.pool)
    turned = {TURNING[tile] for tile in lying if tile in TURNING}
    either = {tile ^ 1 for tile in lying if side_is_open(number_of(tile))}
    return sorted(lying | turned | either)


def sides_with(rules: Rules, power: int) -> list[int]:
    return [tile for tile in sides_in_play(rules) if power in SIDES[tile].powers]


def types_in_play(rules: Rules) -> list[int]:
    return [t for t in range(TYPES) if rules.bag[t] or t in ON_THE_TRACK]


def has_city_hall(rules: Rules) -> bool:
    return rules.bag[CITY_HALL] > 0


def never_attacked(rules: Rules) -> list[int]:
    """The owned types in play that nobody may attack."""
    return [t for t in types_in_play(rules) if not BUILDINGS[t].target and t != CITY_HALL]
