"""Recipes: games that show certain things, whatever else is added to the game.

Each says what it shows, who plays and, if need be, which deals will do. None depends on what another comes
upon, so a new character or variant changes nothing here but the recipes that are made from the tables.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import product

from carson.city.facts.buildings import BUILDINGS
from carson.city.facts.casts import TILE_NAMES, size_for
from carson.city.facts.characters import SIDES, TILE_BY_NAME, number_of, side_is_open
from carson.city.facts.editions import EDITIONS, EXPANSIONS, SWITCHES, box_of
from carson.city.facts.enclosures import YARDS
from carson.city.facts.ids import CHARACTER, CITY_HALL, HOTEL, KEEP, MINE, NO, TYPES
from carson.city.facts.standish import STRATEGIES
from carson.city.game import CityGame
from carson.city.options import VARIANTS, expansions, switches
from carson.city.options import chosen as variants_of
from carson.city.state import CityState
from carson.city.table.agenda import ASK_CHARACTER, ASK_CITY_HALL, ASK_CONSENT, ASK_HOUSE, kind_of
from carson.city.table.stack import top
from carson.city.topics.kit_carson.options import MODES
from carson.core.bot import Bot, RandomBot
from carson.core.game import Options
from carson.core.match import Match
from carson.core.state import own
from tests.city.players import Curious, builder, hermit, horseman, keeper, mayor, rancher

Thing = tuple[str, str]  # a kind, like “event”, and a name
Player = Callable[[str], Bot]

GAME = CityGame()
DEALS = 400  # that are looked at for one that will do


def any_deal(s: CityState) -> bool:
    return True


@dataclass(frozen=True)
class Recipe:
    """Games with some options and players, and what they show."""

    name: str
    given: dict[str, str]
    player: Player
    shows: frozenset[Thing]
    deal: Callable[[CityState], bool] = any_deal

    def matches(self) -> Iterator[tuple[Match, Bot]]:
        """Games that have been dealt as they should, each with its player."""
        options = GAME.settle(self.given)
        names = [f"P{seat}" for seat in range(GAME.seats(options))]
        for number in range(DEALS):
            match = Match.start(GAME, options, f"{self.name} {number}", names)
            if self.deal(own(match.state, CityState)):
                yield match, self.player(f"{self.name} {number}")


def named(kind: str, names: Iterable[str]) -> frozenset[Thing]:
    return frozenset((kind, name) for name in names)


def events(names: str) -> frozenset[Thing]:
    return named("event", names.split())


def questions(names: str) -> frozenset[Thing]:
    return named("question", [f"ask-{name}" for name in names.split()])


def in_options(options: Options) -> Iterator[Thing]:
    """What a game shows by being played at all."""
    yield "edition", options["edition"]
    for name in expansions(options):
        yield "expansion", name
    yield "solo", options["solo"]
    variants = variants_of(options)
    for first, second in product(variants, variants):
        yield "variants", f"{first} with {second}"
    for name, value in switches(options).items():
        yield f"switch {name}", value
    if "kit-carson" in variants:
        yield "mode", options["kit-mode"]


# ---- made from the tables


def casts() -> Iterator[list[str]]:
    """As few sets of tiles as have every tile that can be picked."""
    left = list(TILE_NAMES)
    while left:
        picked: dict[int, str] = {}
        for name in [*left, *TILE_NAMES]:
            if len(picked) < size_for(list(picked)):
                picked.setdefault(number_of(TILE_BY_NAME[name]), name)
        yield list(picked.values())
        left = [name for name in left if name not in picked.values()]


def sides(tiles: list[str]) -> Iterator[str]:
    """What these tiles can lie as: some are turned during the game."""
    for name in tiles:
        yield name
        if side_is_open(number_of(TILE_BY_NAME[name])):
            yield SIDES[TILE_BY_NAME[name] ^ 1].name


def with_tiles(*tiles: str, **more: str) -> dict[str, str]:
    """Options for these tiles; of a few names the set is filled up."""
    picked = {number_of(TILE_BY_NAME[name]): name for name in tiles}
    for name in TILE_NAMES:
        if len(picked) < size_for(list(picked)) and name != "cowboy" and "paperboy" not in name:
            picked.setdefault(number_of(TILE_BY_NAME[name]), name)
    chosen = {"characters": "picked", "tiles": ",".join(picked.values())}
    return {"seats": "5", "variants": "horses" if "cowboy" in tiles else "", **chosen, **more}


def has_for_sale(building: int) -> Callable[[CityState], bool]:
    return lambda s: building in list(s.market)


def asks_for_the_city_hall(s: CityState) -> bool:
    return bool(kind_of(top(s)) == ASK_CITY_HALL)


def red_sides(edition: str, expansion: str, more: dict[str, str]) -> Iterator[Recipe]:
    """Every red side of an edition with an expansion, in as few games as have all of them."""
    numbers = box_of(edition, [expansion]).characters
    usual = size_for([])
    for first in range(0, len(numbers), usual):
        picked = list(dict.fromkeys((*numbers[first:], *numbers)))
        tiles = [SIDES[number * 2 + 1].name for number in picked[: size_for(picked[:usual])]]
        given = {**more, "edition": edition, "expansions": expansion, "sides": "red"}
        name = f"red sides of {edition} with {expansion}, {tiles[0]}"
        yield Recipe(name, with_tiles(*tiles, **given), Curious, named("side", tiles))


def from_tables() -> Iterator[Recipe]:
    """Every character, type of building, variant, edition, single rule and strategy there is."""
    for tiles in casts():
        shows = named("side", sides(tiles))
        yield Recipe(f"characters {tiles[0]}", with_tiles(*tiles), Curious, shows)
    for t in range(TYPES):
        name = BUILDINGS[t].name
        if t != CITY_HALL:
            yield Recipe(name, {"seats": "3"}, builder(t), named("building", [name]), has_for_sale(t))
    together = ",".join(VARIANTS)
    for mode in MODES:
        yield Recipe(
            f"all variants, {mode}", {"variants": together, "kit-mode": mode}, RandomBot, frozenset()
        )
    for name in EDITIONS:
        yield Recipe(f"edition {name}", {"edition": name}, RandomBot, frozenset())
        yield Recipe(f"red sides of {name}", {"edition": name, "sides": "red"}, RandomBot, frozenset())
    for name, more in EXPANSIONS.items():
        variants = [variant.name for variant in VARIANTS.values() if name in variant.boxes]
        seats = {"seats": str(more.seats), "variants": ",".join(variants)}
        tiles = ["paperboy", *(SIDES[number * 2].name for number in more.characters if number)]
        for edition in more.extends:
            boxes = {"edition": edition, "expansions": name}
            yield Recipe(
                f"{edition} with {name}", with_tiles(*tiles, **seats, **boxes), Curious, named("side", tiles)
            )
            yield from red_sides(edition, name, seats)
    for column in range(max(len(switch.values) for switch in SWITCHES)):
        rules = ",".join(
            f"{switch.name}={switch.values[min(column, len(switch.values) - 1)]}" for switch in SWITCHES
        )
        yield Recipe(f"single rules {column}", {"rules": rules}, RandomBot, frozenset())
    for name in STRATEGIES:
        yield Recipe(f"solo {name}", {"solo": name}, RandomBot, events("in-play drew-card sent converted"))


# ---- chosen for what they show

USUAL = events(
    "chose passed placed money points gained-roads laid-road gained-cowboys claimed duel rolled won lost "
    "declined drew-tile mountain centre order round-starts round-ends space-used spent-down "
    "game-over turn-order"
) | questions("start character cash-now place parcel building spend")
TRYING = events("placed-white gained-revolvers bought-tile built kept income shifted ammunition") | questions(
    "free-parcel hire white site roads vp"
)
YARD = named("placed-horse", map(str, range(YARDS))) | named("placed-hat", map(str, range(YARDS)))
OUTLAWS = {"seats": "4", "variants": "outlaws"}
SECRETS = {"seats": "4", "variants": "new-beginning,might-is-right"}

CHOSEN = (
    Recipe("usual", {"seats": "4"}, RandomBot, USUAL | named("end", ["four-rounds"])),
    Recipe("trying everything", {"seats": "4"}, Curious, TRYING),
    # building
    Recipe(
        "agreeing",
        {"seats": "3"},
        builder(HOTEL),
        events("house asked agreed") | questions("house consent"),
        has_for_sale(HOTEL),
    ),
    Recipe(
        "refusing", {"seats": "3"}, builder(HOTEL, {ASK_CONSENT: NO}), events("refused"), has_for_sale(HOTEL)
    ),
    Recipe(
        "withdrawing",
        {"seats": "3"},
        builder(HOTEL, {ASK_HOUSE: KEEP}),
        events("withdrawn"),
        has_for_sale(HOTEL),
    ),
    Recipe("keeping", {"seats": "3"}, keeper, questions("fight deferred")),
    Recipe("keeping for a round", {"edition": "2009", "seats": "4"}, Curious, events("scrapped")),
    Recipe(
        "city hall",
        {"edition": "2015", "seats": "3"},
        mayor,
        events("mayor") | questions("city-hall") | named("building", ["city-hall"]),
        asks_for_the_city_hall,
    ),
    Recipe(
        "growing",
        {"seats": "4", "characters": "prosperity"},
        rancher,
        events("townhouse doubled") | questions("double"),
    ),
    # characters
    Recipe("paperboy", with_tiles("paperboy", "mercenary"), Curious, events("fetched") | questions("second")),
    Recipe(
        "arms and tiles",
        with_tiles("captain-red", "worker-red", "banker-red"),
        Curious,
        events("took-tile") | questions("arm tile package"),
    ),
    Recipe(
        "auction",
        with_tiles("auctioneer", "singer"),
        Curious,
        events("lot bid out-of-auction auction-won gained-no-duel placed-no-duel")
        | questions("lot bid no-duel"),
    ),
    Recipe("no sale", with_tiles("auctioneer"), hermit, events("no-sale")),
    Recipe("doctor", with_tiles("doctor"), horseman, events("healed") | questions("heal")),
    Recipe("undertaker", with_tiles("doctor"), Curious, events("mourned") | questions("mourn")),
    Recipe(
        "tax",
        with_tiles("governor-red", "prospector-red", "singer-red"),
        Curious,
        events("gained-dynamite placed-dynamite taxed sang") | questions("tax dynamite"),
    ),
    Recipe("peace", with_tiles("sheriff-red"), Curious, questions("ammunition")),
    Recipe(
        "challenges",
        {"edition": "2015", "seats": "5", "characters": "quiet-city"},
        Curious,
        named("side", ["sheriff-red"]) | events("lost"),
    ),
    Recipe(
        "white and singing",
        with_tiles("sheriff", "singer"),
        Curious,
        named("side", ["sheriff", "singer"]) | events("placed-white placed-no-duel"),
    ),
    Recipe("gunsmith", with_tiles("gunsmith-red"), horseman, events("rerolled") | questions("reroll")),
    Recipe(
        "gold",
        with_tiles("prospector-red", "gunsmith-red"),
        builder(MINE, {ASK_CHARACTER: CHARACTER + TILE_BY_NAME["prospector-red"]}),
        events("tripled") | questions("triple"),
        has_for_sale(MINE),
    ),
    Recipe(
        "land",
        with_tiles("cowboy-red", "teacher", "lawyer"),
        Curious,
        events("chooses-first") | questions("homestead land"),
    ),
    Recipe(
        "leaving land",
        with_tiles("lawyer", "cowboy-red", "heroes", "teacher"),
        RandomBot,
        events("left-land"),
    ),
    Recipe(
        "gifts",
        with_tiles("christmas-red", "heroes-red"),
        Curious,
        events("gift retired") | questions("retire"),
    ),
    # variants
    Recipe(
        "horses",
        {"seats": "4", "variants": "horses"},
        Curious,
        YARD | events("gained-horses placed-horse placed-hat rode rodeo-won") | questions("horse ride"),
    ),
    Recipe(
        "riding",
        {"seats": "3", "variants": "horses"},
        horseman,
        events("lifted herded stole") | questions("move herd"),
    ),
    Recipe(
        "kit carson",
        {"seats": "4", "variants": "kit-carson"},
        Curious,
        events("took-back took-back-white") | questions("shift"),
    ),
    Recipe(
        "kit carson on horses",
        {"seats": "3", "variants": "kit-carson,horses"},
        Curious,
        events("took-back-hat placed-hat") | questions("horse shift"),
    ),
    Recipe(
        "all at once",
        {"seats": "4", "variants": "kit-carson", "kit-mode": "live"},
        Curious,
        events("all-at-once") | named("question", ["place-together"]),
    ),
    Recipe(
        "secrets",
        SECRETS,
        horseman,
        events("counted-tiles turned-up drew-duel-tiles sheet-done sheet") | questions("duel-tiles sheets"),
    ),
    Recipe("outlaws", OUTLAWS, RandomBot, events("outlaws-come outlaw-arrived outlaw-won")),
    Recipe(
        "outlaws in a city",
        OUTLAWS,
        rancher,
        events("outlaw-moved outlaw-beaten halved") | questions("outlaw booty"),
    ),
    # against Standish
    Recipe(
        "cards of the rancher",
        {"solo": "rancher"},
        RandomBot,
        events("reasoned reshuffled stood discarded stayed") | named("solo card", "ABCDEHIX"),
    ),
    Recipe("cards of the miner", {"solo": "miner"}, RandomBot, named("solo card", "G")),
    Recipe("cards of strength", {"solo": "strength"}, RandomBot, named("solo card", "F")),
    Recipe("beating Standish", {"solo": "rancher"}, rancher, events("fell released")),
)

RECIPES = (*CHOSEN, *from_tables())
