"""CardsGame: the card game's options, texts and face."""

from carson.cards.evaluator.evaluator import evaluator_of
from carson.cards.evaluator.style import STYLE
from carson.cards.face import CardsFace
from carson.cards.facts.deck import EARLIER_MARK, MARK
from carson.cards.facts.ids import ACTION_COUNT, SUIT_NAMES
from carson.cards.facts.rules import (
    LEAST_SEATS,
    MOST_SEATS,
    STRENGTHS,
    Rules,
    named_strengths,
    named_suits,
    rules_for,
)
from carson.cards.legend import COURSE
from carson.cards.players.drifter import DrifterBot
from carson.cards.position import read_position, write_position
from carson.cards.position.easel import CardsEasel
from carson.cards.presets import PACE, PRESETS
from carson.cards.state import CardsState, new_game
from carson.cards.table.fields import COPIED
from carson.cards.wire import wire
from carson.cards.words.actions import BOTH_WAYS
from carson.cards.words.inspect import inspect
from carson.cards.words.summaries import summary
from carson.cards.words.terms import PACKAGE, later, say, suit_name
from carson.core.errors import BadOption
from carson.core.game import BotMaker, Game, Option, Options, Pace, Preset, Revision
from carson.core.lesson import Lesson
from carson.core.snapshot import layout_of
from carson.core.state import State, own
from carson.core.wire import Wire
from carson.search.stars import STARS, ladder

SEATS = ("1", "2", "3", "4", "5", "6")


class CardsGame(Game):
    """The card game."""

    name = "cards"
    title = "Carson City: the card game"
    package = PACKAGE
    actions = BOTH_WAYS
    version = f"cards.1{MARK}"
    revisions = (Revision("cards.1"),)
    action_count = ACTION_COUNT
    most_answers = 2_000
    layout = layout_of(COPIED)
    reveals = frozenset(["revealed"])

    def marks(self, options: Options) -> tuple[str, ...]:
        return MARK, EARLIER_MARK

    def options(self) -> tuple[Option, ...]:
        return (
            Option("seats", say("option.seats.help"), "1", SEATS),
            Option("virtual", say("option.virtual.help"), "", STRENGTHS, many=True, repeat=True),
            Option("suits", say("option.suits.help"), "", SUIT_NAMES, many=True, repeat=True),
            Option("paperboy", say("option.paperboy.help"), "any", ("any", "top")),
            Option("backs", say("option.backs.help"), "dealt", ("dealt", "printed")),
            Option("rematch-on-tie", say("option.rematch-on-tie.help"), "no", ("no", "yes")),
        )

    def presets(self) -> tuple[Preset, ...]:
        return PRESETS

    def summary(self, options: Options) -> str:
        return summary(options)

    def pace(self, options: Options) -> Pace:
        return PACE

    def asked(self, options: Options) -> tuple[str, ...]:
        """How strong the virtual players are, if there must be any, and who has which suit."""
        return ("virtual", "suits") if int(options["seats"]) < LEAST_SEATS else ("suits",)

    def check_options(self, options: Options) -> None:
        players, named = int(options["seats"]), named_strengths(options)
        if players + len(named) > MOST_SEATS:
            known = {"players": players, "virtual": len(named), "least": LEAST_SEATS, "most": MOST_SEATS}
            raise BadOption(later("error.too-many", **known))
        _check_suits(named_suits(options), len(rules_for(options).suits))

    def lesson(self) -> Lesson | None:
        """It names cards, so an owner's deck has none."""
        return None if MARK else super().lesson()

    def seats(self, options: Options) -> int:
        """All seats, those of the virtual players too, which come last."""
        return rules_for(options).seats

    def virtual(self, options: Options) -> dict[int, str]:
        rules = rules_for(options)
        return {
            rules.players + number: f"{say(f'strength.{strength}')} {number + 1}"
            for number, strength in enumerate(rules.strengths)
        }

    def new(self, options: Options) -> CardsState:
        return new_game(rules_for(options))

    def unpacked(self, first: State, fields: bytes) -> CardsState:
        return own(first, CardsState).unpacked(fields)

    def wire(self) -> Wire:
        return wire()

    def write_position(self, state: State) -> str:
        return write_position(own(state, CardsState))

    def read_position(self, text: str) -> CardsState:
        return read_position(text, self._rules)

    def easel(self) -> CardsEasel:
        return CardsEasel(self.read_position, self._rules)

    def _rules(self, options: Options) -> Rules:
        return rules_for(self.settle(options))

    def inspect(self, state: State, seat: int | None = None) -> dict[str, object]:
        cards = own(state, CardsState)
        return inspect(cards if seat is None else cards.seen_by(seat))

    def bots(self) -> dict[str, BotMaker]:
        return ladder(evaluator_of, COURSE.legend, DrifterBot, STYLE)

    def stars(self, bot: str) -> int:
        return STARS.get(bot, 0)

    def face(self) -> CardsFace:
        return CardsFace()


def _check_suits(named: list[int], seats: int) -> None:
    """Every seat has a suit of its own (A72)."""
    if len(named) > seats:
        raise BadOption(later("error.too-many-suits", suits=len(named), seats=seats), "suits")
    for suit in named:
        if named.count(suit) > 1:
            raise BadOption(later("error.suit-twice", suit=suit_name(suit)), "suits")
