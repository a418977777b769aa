"""Random games of the board game, for tests that look at every state on the way."""

from collections.abc import Iterator
from random import Random

from carson.city.facts.casts import CASTS, TILE_NAMES, size_for
from carson.city.facts.characters import TILE_BY_NAME, number_of
from carson.city.facts.editions import EDITIONS, EXPANSIONS, SWITCHES, box_of
from carson.city.facts.standish import STRATEGIES
from carson.city.game import CityGame
from carson.city.options import EXTRAS, PICKED, VARIANTS, rules_for
from carson.city.state import CityState, new_game
from carson.city.topics.kit_carson.options import MODES
from carson.city.topics.river.options import TILE_BOXES
from carson.city.topics.standish import options as solo
from carson.core.events import Event
from carson.core.game import Options
from carson.core.rng import Rng

SOLO = 0.12  # of all games


def random_game(seats: int, seed: int, **options: str) -> Iterator[tuple[CityState, list[Event]]]:
    """Every state of a random game with the events that led to it."""
    yield from played(CityGame().settle({"seats": str(seats), **options}), seed)


def played(options: Options, seed: int) -> Iterator[tuple[CityState, list[Event]]]:
    """Every state of a random game with settled options."""
    state = new_game(rules_for(options))
    rng = Rng(seed)
    yield state, []
    while state.depth:
        yield state, state.take(int(state.actor()), int(state.pick(rng)))


def random_options(seed: int) -> Options:
    """Any seats, edition, variants, characters, sides, buildings, single rules that go together; or solo."""
    random = Random(seed)
    edition = EDITIONS[random.choice(list(EDITIONS))]
    more = _expansions(Random(f"expansions {seed}"), edition.name)
    edition = box_of(edition.name, more)
    given = {"edition": edition.name, "expansions": ",".join(more)}
    given["seats"] = str(random.randint(2, edition.seats))
    given |= _variants(Random(f"variants {seed}"), [edition.name, *more])
    named = [
        name for name, cast in CASTS.items() if {number_of(tile) for tile in cast} <= {*edition.characters}
    ]
    given["characters"] = random.choice([*named, "random", "random", PICKED, PICKED])
    given["sides"] = random.choice(["as-listed", "random", "red"])
    if given["characters"] == PICKED:
        given["tiles"] = ",".join(_picked(random, edition.characters, given["variants"]))
    if edition.extra_buildings:
        given["buildings"] = ",".join(random.sample(EXTRAS, random.randint(0, len(EXTRAS))))
    given["rules"] = _single_rules(Random(f"rules {seed}"), edition.name)
    if random.random() < SOLO:
        return CityGame().settle(_solo(random, given))
    return CityGame().settle(given)


def _solo(random: Random, given: Options) -> Options:
    """Any strategy of Standish, with the river and the single rules of the given game."""
    kept: Options = {name: value for name, value in given.items() if name in ("river", "rules")}
    variants = [name for name in given["variants"].split(",") if name in solo.VARIANTS]
    return {**kept, "variants": ",".join(variants), "solo": random.choice(STRATEGIES)}


def _single_rules(random: Random, edition: str) -> str:
    """In every other game some of the rules that the box has something for, with any of their values."""
    switches = [switch for switch in SWITCHES if switch.concerns(edition)]
    chosen = random.sample(switches, random.choice([0, 0, 1, 3, len(switches)]))
    return ",".join(f"{switch.name}={random.choice(switch.values)}" for switch in chosen)


def _expansions(random: Random, edition: str) -> list[str]:
    """Any of the expansions of an edition, each now and then."""
    return [name for name, more in EXPANSIONS.items() if edition in more.extends and random.random() < 0.5]


def _variants(random: Random, boxes: list[str]) -> dict[str, str]:
    """Any of the variants the boxes have, each now and then, so that all pairs of them meet."""
    there = [name for name, variant in VARIANTS.items() if set(boxes).intersection(variant.boxes)]
    names = [name for name in there if random.random() < 0.3]
    given = {"variants": ",".join(names)}
    if "river" in names and boxes[0] in TILE_BOXES:
        given["river"] = random.choice(["", "", "d8,d7,d6,d5,d4,d3,d2,d1", "a3,b3,b2,b1"])
    if "kit-carson" in names:
        given["kit-mode"] = random.choice(MODES)
    return given


def _picked(random: Random, numbers: tuple[int, ...], variants: str) -> list[str]:
    """Seven tiles of different characters, or eight with the Paperboy; no yellow Cowboy without horses."""
    names = [name for name in TILE_NAMES if number_of(TILE_BY_NAME[name]) in numbers]
    if "horses" not in variants and "cowboy" in names:
        names.remove("cowboy")
    random.shuffle(names)
    chosen: dict[int, str] = {}
    for name in names:
        if len(chosen) < size_for(list(chosen)):
            chosen.setdefault(number_of(TILE_BY_NAME[name]), name)
    return list(chosen.values())
