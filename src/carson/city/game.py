"""CityGame: the board game's texts and face."""

from collections.abc import Mapping

from carson.city import options as settings
from carson.city import presets
from carson.city.components import COMPONENTS
from carson.city.evaluator.evaluator import evaluator_of
from carson.city.face import CityFace
from carson.city.facts import standish
from carson.city.facts.ids import ACTIONS
from carson.city.facts.provenance import FILES
from carson.city.facts.rules import Rules
from carson.city.legend import COURSE
from carson.city.option_checks import check
from carson.city.players.drifter import DrifterBot
from carson.city.position.easel import CityEasel
from carson.city.position.reader import read_position
from carson.city.position.writer import write_position
from carson.city.revisions import REVISIONS
from carson.city.state import CityState, new_game
from carson.city.table.table import ALL_NUMBERS, ALL_ROWS
from carson.city.wire import wire
from carson.city.words.actions import BOTH_WAYS
from carson.city.words.boxes import box_lines
from carson.city.words.inspect import inspect
from carson.city.words.option_texts import rule_lines
from carson.city.words.summaries import summary
from carson.city.words.terms import PACKAGE
from carson.core.game import BotMaker, Game, Option, Options, Pace, Preset, RuleLine
from carson.core.snapshot import layout_of
from carson.core.state import State, own
from carson.core.wire import Wire
from carson.search.stars import STARS, ladder


class CityGame(Game):
    name = "city"
    title = "Carson City"
    package = PACKAGE
    actions = BOTH_WAYS
    version = f"{REVISIONS[-1].name}{COMPONENTS.mark_for(COMPONENTS.names)}"
    layout = layout_of((*ALL_NUMBERS, *ALL_ROWS))
    action_count = ACTIONS
    most_answers = 10_000
    revisions = REVISIONS
    reveals = frozenset(["turned-up", "empty-handed", "sheet"])

    def marks(self, options: Options) -> tuple[str, ...]:
        """Only the components that a game with these options is played with."""
        used = {file for variant, file in FILES.items() if variant in options["variants"].split(",")}
        if settings.is_solo(options):
            used.add(FILES["solo"])
        return COMPONENTS.mark_for(used), COMPONENTS.earlier_mark

    def options(self) -> tuple[Option, ...]:
        return settings.OPTIONS

    def settle(self, given: Mapping[str, str]) -> Options:
        """What is not said follows the edition, or what a solo game is played with."""
        return super().settle(settings.filled_in(given))

    def presets(self) -> tuple[Preset, ...]:
        return presets.PRESETS

    def summary(self, options: Options) -> str:
        return summary(options)

    def pace(self, options: Options) -> Pace:
        return presets.pace(options)

    def check_options(self, options: Options) -> None:
        check(options)

    def keeps_secrets(self, options: Options) -> bool:
        return settings.keeps_secrets(options)

    def rules(self, options: Options) -> list[RuleLine]:
        box = box_lines(options["edition"], settings.expansions(options))
        return box + rule_lines(options["edition"], settings.switches(options))

    def seats(self, options: Options) -> int:
        return int(options["seats"])

    def virtual(self, options: Options) -> dict[int, str]:
        """In a solo game the rules play Jeb Standish."""
        return {standish.SEAT: standish.NAME} if settings.is_solo(options) else {}

    def new(self, options: Options) -> CityState:
        return new_game(settings.rules_for(options))

    def wire(self) -> Wire:
        return wire()

    def write_position(self, state: State) -> str:
        return write_position(own(state, CityState))

    def read_position(self, text: str) -> CityState:
        return read_position(text, self._rules)

    def easel(self) -> CityEasel:
        return CityEasel(self.read_position, self._rules)

    def _rules(self, options: Options) -> Rules:
        return settings.rules_for(self.settle(options))

    def inspect(self, state: State, seat: int | None = None) -> dict[str, object]:
        return inspect(own(state, CityState), seat)

    def bots(self) -> dict[str, BotMaker]:
        return ladder(evaluator_of, COURSE.legend, DrifterBot)

    def stars(self, bot: str) -> int:
        return STARS.get(bot, 0)

    def face(self) -> CityFace:
        return CityFace()
