"""CardsGame: the card game's options, texts and face."""

from __future__ import annotations

from carson.cards.bots.drifter import DrifterBot
from carson.cards.bots.rancher import RancherBot
from carson.cards.face import CardsFace
from carson.cards.facts.deck import EARLIER_MARK, MARK
from carson.cards.facts.rules import LEAST_SEATS, MOST_SEATS, STRENGTHS, Rules, filled_up
from carson.cards.judge.judge import judge_of
from carson.cards.judge.style import STYLE
from carson.cards.legend import legend_of
from carson.cards.state import CardsState, new_game
from carson.cards.words import actions
from carson.cards.words.inspect import inspect
from carson.cards.words.position import read_position, write_position
from carson.cards.words.terms import say
from carson.core.bot import RandomBot
from carson.core.errors import BadOption
from carson.core.game import BotMaker, Game, Option, Options, Revision
from carson.core.rulings import Page, load_pages
from carson.core.state import State
from carson.search.marshal import marshal

OPTIONS = (
    Option(
        "seats",
        "How many players decide for themselves; virtual players fill the table up to four seats.",
        "1",
        ("1", "2", "3", "4", "5", "6"),
    ),
    Option(
        "virtual",
        "How strong the virtual players are, one after the other; the last kind fills the empty seats. "
        "None named: intermediate.",
        "",
        STRENGTHS,
        many=True,
        repeat=True,
    ),
    Option("paperboy", "What the Paperboy may fetch from the pile.", "any", ("any", "top")),
    Option("backs", "Where the backs of the characters come from.", "dealt", ("dealt", "printed")),
)


class CardsGame(Game):
    """The card game."""

    name = "cards"
    title = "Carson City: the card game"
    version = f"cards.1{MARK}"
    revisions = (Revision("cards.1"),)
    reveals = frozenset(["revealed"])

    def marks(self, options: Options) -> tuple[str, ...]:
        return MARK, EARLIER_MARK

    def options(self) -> tuple[Option, ...]:
        return OPTIONS

    def first_game(self) -> Options:
        """Against novices, as the rulebook advises."""
        return self.settle({"virtual": "novice"})

    def check_options(self, options: Options) -> None:
        players, named = int(options["seats"]), named_strengths(options)
        if players + len(named) > MOST_SEATS:
            raise BadOption(
                f"{players} players and {len(named)} virtual ones do not fit: a table has "
                f"{LEAST_SEATS} to {MOST_SEATS} seats"
            )

    def rulings(self) -> tuple[Page, ...]:
        return load_pages("carson.cards")

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

    def options_of(self, state: State) -> Options:
        return dict(cards(state).rules.options)

    def action_text(self, action: int) -> str:
        return actions.action_text(action)

    def parse_action(self, text: str) -> int:
        return actions.parse_action(text)

    def write_position(self, state: State) -> str:
        return write_position(cards(state))

    def read_position(self, text: str) -> CardsState:
        return read_position(text, lambda options: rules_for(self.settle(options)))

    def inspect(self, state: State, seat: int | None = None) -> dict[str, object]:
        return inspect(cards(state))

    def bots(self) -> dict[str, BotMaker]:
        return {
            "rancher": RancherBot,
            "marshal": marshal(judge_of, STYLE),
            "legend": marshal(legend_of, STYLE),
            "drifter": DrifterBot,
            "random": RandomBot,
        }

    def face(self) -> CardsFace:
        return CardsFace()


def named_strengths(options: Options) -> list[str]:
    return [part for part in options["virtual"].split(",") if part]


def rules_for(options: Options) -> Rules:
    """The Rules of settled options."""
    players = int(options["seats"])
    return Rules(options, players, filled_up(players, named_strengths(options)))


def cards(state: State) -> CardsState:
    """The state as one of this game's."""
    if not isinstance(state, CardsState):
        raise BadOption("this state belongs to another game")
    return state
