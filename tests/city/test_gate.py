"""The gate: everything that can be in a game is in some recorded game, and every record proves itself.

Each recipe shows what it is for, and the recipes together are for everything there is.
"""

from itertools import product

import pytest

from carson.city.facts.buildings import BUILDINGS
from carson.city.facts.characters import NO_TILE, SIDES, TILE_BY_NAME
from carson.city.facts.editions import EDITIONS, EXPANSIONS, SWITCHES
from carson.city.facts.enclosures import YARDS
from carson.city.facts.ids import TYPES
from carson.city.facts.standish import LETTER, LETTERS, STRATEGIES
from carson.city.options import VARIANTS
from carson.city.state import CityState
from carson.city.table.agenda import CHANCES, FRAME_NAMES, QUESTION, kind_of
from carson.city.table.events import EVENT_TABLE
from carson.city.table.stack import top
from carson.city.topics.kit_carson.options import MODES
from carson.core.bot import Bot
from carson.core.clock import UNHURRIED
from carson.core.events import Event
from carson.core.match import Match
from carson.core.record import read_record, replay, verify
from carson.core.state import own
from tests.budget import first_on_both_engines
from tests.city.recipes import GAME, RECIPES, Recipe, Thing, in_options

ALIKE = "what a game shows is the same on both engines"
MATCHES = 40  # in which a recipe shows what it is for; nearly always in the first
RARE = {
    "attack-cancelled",  # a Church beside an attacked building: drawn in rules/test_church.py
    "jailed",  # dice that show a Prison: drawn in rules/test_outlaws.py
    "sheltered",  # card G when somebody owns every House: drawn in rules/test_solo_cards.py
    "empty-handed",  # whoever has played the last tile finds others: drawn in rules/test_might_is_right.py
}


@pytest.mark.parametrize("recipe", first_on_both_engines(RECIPES, 12, ALIKE), ids=lambda recipe: recipe.name)
def test_a_recipe_shows_what_it_is_for(recipe: Recipe) -> None:
    missing = set(recipe.shows)
    for number, (match, bot) in enumerate(recipe.matches(), 1):
        missing -= seen(match, bot)
        if not missing:
            return
        assert number < MATCHES, f"never seen: {sorted(missing)}"
    pytest.fail("no deal will do")


def seen(match: Match, bot: Bot) -> set[Thing]:
    """Play to the end and let the record prove itself; what happened."""
    found = {thing for step in replay(read_record(match.text())) for thing in told(step.events)}
    while seats := match.state.actors():
        state = own(match.state, CityState)
        found.add(("question", FRAME_NAMES[int(kind_of(top(state)))]))
        found |= set(
            told(match.act(seats[0], bot.choose(match.view(seats[0]), state.legal(seats[0]), UNHURRIED)))
        )
        found |= {("side", SIDES[int(tile)].name) for tile in state.role if tile != NO_TILE}
    state = own(match.state, CityState)
    found |= {("building", BUILDINGS[t].name) for t in range(TYPES) if state.built[t]}
    result = verify(read_record(match.text()))
    assert result is not None
    return found | {("end", result.reason)}


def told(events: list[Event]) -> list[Thing]:
    found = [("event", event.kind) for event in events]
    found += [(event.kind, str(event.data["enclosure"])) for event in events if "enclosure" in event.data]
    cards = [event.data["card"] for event in events if event.kind == "drew-card"]
    return found + [("solo card", LETTERS[LETTER[card]]) for card in cards]


# ---- together they show everything

SHOWN = {thing for recipe in RECIPES for thing in (*recipe.shows, *in_options(GAME.settle(recipe.given)))}


def never_shown(kind: str, names: list[str]) -> list[str]:
    return [name for name in names if (kind, name) not in SHOWN]


def test_every_character_side_is_played() -> None:
    assert never_shown("side", list(TILE_BY_NAME)) == []


def test_every_variant_is_played_alone_and_with_every_other() -> None:
    assert (
        never_shown("variants", [f"{one} with {other}" for one, other in product(VARIANTS, VARIANTS)]) == []
    )


def test_every_enclosure_has_a_horse_and_a_cowboy() -> None:
    for kind in ("placed-horse", "placed-hat"):
        assert never_shown(kind, [str(yard) for yard in range(YARDS)]) == []


def test_every_building_is_built() -> None:
    assert never_shown("building", [building.name for building in BUILDINGS]) == []


def test_every_edition_and_switch_is_played() -> None:
    assert never_shown("edition", list(EDITIONS)) == []
    assert never_shown("expansion", list(EXPANSIONS)) == []
    for switch in SWITCHES:
        assert never_shown(f"switch {switch.name}", list(switch.values)) == []


def test_kit_carson_is_played_in_both_modes() -> None:
    assert never_shown("mode", list(MODES)) == []


def test_every_strategy_and_card_of_standish_is_played() -> None:
    assert never_shown("solo", list(STRATEGIES)) == []
    assert never_shown("solo card", list(LETTERS)) == []


def test_every_end_is_reached() -> None:
    assert never_shown("end", ["four-rounds"]) == []


def test_every_question_is_asked_and_every_event_told() -> None:
    questions = [name for kind, name in FRAME_NAMES.items() if QUESTION <= kind < CHANCES]
    assert never_shown("question", questions) == []
    assert never_shown("event", [name for name, _ in EVENT_TABLE.values() if name not in RARE]) == []
