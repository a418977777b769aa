"""CityGame: the board game's options, texts and face."""

from __future__ import annotations

from carson.city.bots.greedy import GreedyBot
from carson.city.face import CityFace
from carson.city.facts.buildings import BUILDINGS, TYPE_BY_NAME
from carson.city.facts.characters import YELLOW
from carson.city.facts.rules import BASIC_TYPES, EXTRA_TYPES, Rules, bag_of
from carson.city.state import CityState, new_game
from carson.city.words import actions
from carson.city.words.inspect import inspect
from carson.city.words.position import read_position, write_position
from carson.core.bot import RandomBot
from carson.core.errors import BadOption
from carson.core.game import BotMaker, Game, Option, Options
from carson.core.state import State

FIRST_GAME_TILES = bytes(number * 2 + YELLOW for number in range(1, 8))
EXTRAS = tuple(BUILDINGS[t].name for t in sorted(EXTRA_TYPES))

OPTIONS = (
    Option("seats", "How many players sit at the table.", "4", ("2", "3", "4", "5", "6")),
    Option("edition", "Whose rulebook is followed.", "2023", ("2023",)),
    Option("characters", "Which character tiles are in play.", "first-game", ("first-game",)),
    Option("buildings", "Which buildings join the eight basic types.", ",".join(EXTRAS), EXTRAS, many=True),
)


class CityGame(Game):
    """The board game."""

    name = "city"
    title = "Carson City"
    version = "2023.1"

    def options(self) -> tuple[Option, ...]:
        return OPTIONS

    def first_game(self) -> Options:
        """Only the eight basic types of buildings."""
        return self.settle({"buildings": ""})

    def check_options(self, options: Options) -> None:
        """All values that pass one by one also go together."""

    def seats(self, options: Options) -> int:
        return int(options["seats"])

    def new(self, options: Options) -> CityState:
        return new_game(rules_for(options))

    def options_of(self, state: State) -> Options:
        return dict(city(state).rules.options)

    def action_text(self, action: int) -> str:
        return actions.action_text(action)

    def parse_action(self, text: str) -> int:
        return actions.parse_action(text)

    def write_position(self, state: State) -> str:
        return write_position(city(state))

    def read_position(self, text: str) -> CityState:
        return read_position(text, lambda options: rules_for(self.settle(options)))

    def inspect(self, state: State) -> dict[str, object]:
        return inspect(city(state))

    def bots(self) -> dict[str, BotMaker]:
        return {"greedy": GreedyBot, "random": RandomBot}

    def face(self) -> CityFace:
        return CityFace()


def rules_for(options: Options) -> Rules:
    """The Rules of settled options."""
    types = set(BASIC_TYPES) | {TYPE_BY_NAME[name] for name in options["buildings"].split(",") if name}
    return Rules(options, FIRST_GAME_TILES, bag_of(types))


def city(state: State) -> CityState:
    """The state as one of this game's."""
    if not isinstance(state, CityState):
        raise BadOption("this state belongs to another game")
    return state
