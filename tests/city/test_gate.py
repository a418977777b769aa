"""The gate: everything that can be in a game is in some recorded game, and every record proves itself."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

from carson.city.bots.rancher import RancherBot
from carson.city.facts.buildings import BUILDINGS
from carson.city.facts.characters import SIDES
from carson.city.facts.editions import EDITIONS, SWITCHES
from carson.city.facts.enclosures import HERD, RIDE, YARDS
from carson.city.facts.geometry import PARCELS
from carson.city.facts.ids import (
    BUILD_12,
    EDGE,
    HORSE,
    MARKET,
    MOVE,
    RANCH,
    ROAD,
    ROADS,
    SPACE,
    STATION,
    TYPES,
    YES,
)
from carson.city.facts.standish import LETTER, LETTERS, STRATEGIES
from carson.city.game import CityGame, city
from carson.city.options import switches
from carson.city.state import CityState
from carson.city.table.agenda import CHANCES, FRAME_NAMES, QUESTION, kind_of
from carson.city.table.events import EVENT_TABLE
from carson.city.table.stack import top
from carson.city.variants import VARIANTS
from carson.city.variants import chosen as variants_of
from carson.city.variants.kit_carson import MODES
from carson.core.bot import Bot, RandomBot
from carson.core.clock import UNHURRIED, Clock
from carson.core.game import Options
from carson.core.match import Match
from carson.core.record import read_record, verify
from carson.core.view import View
from tests.city.games import played, random_options

GAMES = 140
RARE = {
    "attack-cancelled",  # a Church beside an attacked building: drawn in rules/test_church.py
    "jailed",  # dice that show a Prison: drawn in rules/test_outlaws.py
    "sheltered",  # card G when somebody owns every House: drawn in rules/test_solo_cards.py
    "empty-handed",  # whoever has played the last tile finds others: drawn in rules/test_might_is_right.py
}


class StationBuilder(RandomBot):
    """Lays one straight road across the map and builds along it, since chance never does."""

    def choose(self, view: View, legal: list[int], clock: Clock) -> int:
        s = city(view.state)
        line = _line(s)
        slots = [SPACE + BUILD_12 + slot for slot in range(MARKET) if s.market[slot] == STATION]
        along = [parcel for edge in line for parcel in (edge, edge - 8)]
        wishes = [EDGE + edge for edge in line] + [YES, *slots, SPACE + ROADS, SPACE + ROAD, *along]
        return next((wish for wish in wishes if wish in legal), super().choose(view, legal, clock))


class Horseman(RandomBot):
    """Collects Ranches and horses, and lets them work in all ways, since chance is after neither."""

    def choose(self, view: View, legal: list[int], clock: Clock) -> int:
        s = city(view.state)
        slots = [SPACE + BUILD_12 + slot for slot in range(MARKET) if s.market[slot] == RANCH]
        yard = HORSE + (HERD if s.built[RANCH] & s.owned[view.seat] else RIDE)
        wishes = [MOVE, yard, YES, *slots, *range(PARCELS)]
        return next((wish for wish in wishes if wish in legal), super().choose(view, legal, clock))


def player(seed: int, options: Options) -> Bot:
    """Mostly chance; now and then somebody who builds a city, loves horses or can beat outlaws."""
    if "horses" in options["variants"] and seed % 5 == 1:
        return Horseman(str(seed))
    if seed % 7 == 0:
        return StationBuilder(str(seed))
    skilled = seed % 47 == 3 or ("outlaws" in options["variants"] and seed % 23 == 0)
    return RancherBot(str(seed)) if skilled else RandomBot(str(seed))


def _line(s: CityState) -> list[int]:
    """The road places of the straight line above or below the first road on the map."""
    first = next((e for e in range(8, 64) if s.roads[0] >> e & 1), 32)
    return list(range(first // 8 * 8, first // 8 * 8 + 8))


@cache
def seen() -> Counter[tuple[str, str]]:
    """What happened in the recorded games, by kind and name."""
    counted: Counter[tuple[str, str]] = Counter()
    for seed in range(GAMES):
        options = random_options(seed)
        counted["edition", options["edition"]] += 1
        counted["solo", options["solo"]] += 1
        variants = variants_of(options)
        for first, second in product(variants, variants):
            counted["variants", f"{first} with {second}"] += 1
        for name, value in switches(options).items():
            counted[f"switch {name}", value] += 1
        if "kit-carson" in variants:
            counted["mode", options["kit-mode"]] += 1
        match = Match.start(CityGame(), options, str(seed), [f"P{i}" for i in range(int(options["seats"]))])
        for event in [told for _, events in played(options, seed) for told in events]:
            counted["event", event.kind] += 1  # those of the set-up, too
            if event.kind == "drew-card":
                counted["solo card", LETTERS[LETTER[event.data["card"]]]] += 1
        bot = player(seed, options)
        while seats := match.state.actors():
            state = city(match.state)
            counted["question", FRAME_NAMES[int(kind_of(top(state)))]] += 1
            chosen = bot.choose(match.view(seats[0]), state.legal(seats[0]), UNHURRIED)
            for event in match.act(seats[0], chosen):
                counted["event", event.kind] += 1
                if "enclosure" in event.data:
                    counted[event.kind, str(event.data["enclosure"])] += 1
            for tile in state.role:
                if tile < len(SIDES):
                    counted["side", SIDES[int(tile)].name] += 1
        state = city(match.state)
        for t in range(TYPES):
            counted["building", BUILDINGS[t].name] += state.built[t] != 0
        result = state.result()
        assert result is not None
        counted["end", result.reason] += 1
        verify(read_record(match.text()))
    return counted


def never_seen(kind: str, names: list[str]) -> list[str]:
    return [name for name in names if not seen()[kind, name]]


def test_every_character_side_is_played() -> None:
    assert never_seen("side", [side.name for side in SIDES]) == []


def test_every_variant_is_played_alone_and_with_every_other() -> None:
    assert never_seen("variants", [f"{one} with {other}" for one, other in product(VARIANTS, VARIANTS)]) == []


def test_every_enclosure_has_a_horse_and_a_cowboy() -> None:
    for kind in ("placed-horse", "placed-hat"):
        assert never_seen(kind, [str(yard) for yard in range(YARDS)]) == []


def test_every_building_is_built() -> None:
    assert never_seen("building", [building.name for building in BUILDINGS]) == []


def test_every_edition_and_switch_is_played() -> None:
    assert never_seen("edition", list(EDITIONS)) == []
    for switch in SWITCHES:
        assert never_seen(f"switch {switch.name}", list(switch.values)) == []


def test_kit_carson_is_played_in_both_modes() -> None:
    assert never_seen("mode", list(MODES)) == []


def test_every_strategy_and_card_of_standish_is_played() -> None:
    assert never_seen("solo", list(STRATEGIES)) == []
    assert never_seen("solo card", list(LETTERS)) == []


def test_every_end_is_reached() -> None:
    assert never_seen("end", ["four-rounds"]) == []


def test_every_question_is_asked_and_every_event_told() -> None:
    questions = [name for kind, name in FRAME_NAMES.items() if QUESTION <= kind < CHANCES]
    assert never_seen("question", questions) == []
    assert never_seen("event", [name for name, _ in EVENT_TABLE.values() if name not in RARE]) == []
