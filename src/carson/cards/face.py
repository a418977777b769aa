"""CardsFace: how the card game looks and speaks. It reads states and decides nothing."""

from __future__ import annotations

from collections.abc import Sequence

from carson.cards.count.scores import total_of
from carson.cards.screen.explain import explain
from carson.cards.screen.scene import scene_of
from carson.cards.state import CardsState
from carson.cards.words.asked import choices, question
from carson.cards.words.board_drawing import draw_board, status
from carson.cards.words.help_topics import topics
from carson.cards.words.log_lines import log_line, places
from carson.cards.words.moment import is_sealed
from carson.cards.words.terms import TEXTS, say
from carson.core.errors import BadOption
from carson.core.events import Event
from carson.core.face import Choice, Explanation, Face, Line
from carson.core.game import Options
from carson.core.result import Result, ScoreLine
from carson.core.state import CHANCE, NOBODY, State


class CardsFace(Face):
    """Drawings and sentences of the card game."""

    def board(self, state: State, names: Sequence[str]) -> list[Line]:
        return draw_board(_cards(state), names)

    def question(self, state: State, seat: int, names: Sequence[str]) -> str:
        cards = _cards(state)
        actors = cards.actors()
        if not actors:
            return say("question.over")
        if seat not in actors and actors != [CHANCE]:
            return self.waiting(state, actors[0], names)
        return question(cards, seat)

    def choices(self, state: State, seat: int, names: Sequence[str]) -> list[Choice]:
        return choices(_cards(state), seat)

    def tell(self, event: Event, names: Sequence[str]) -> str:
        return log_line(event, names)

    def topics(self, options: Options | None = None) -> dict[str, str]:
        return topics()

    def score_label(self, key: str, options: Options) -> str:
        return say(f"score.{key}")

    def score_detail(self, line: ScoreLine) -> str:
        return say("score-detail.count", count=line.count) if line.count else ""

    def reason(self, result: Result, options: Options) -> str:
        return say(f"end.{result.reason}")

    # ---- for graphical screens

    def status(self, state: State) -> str:
        return status(_cards(state))

    def waiting(self, state: State, seat: int, names: Sequence[str]) -> str:
        cards = _cards(state)
        if len(cards.actors()) > 1:
            return say("question.wait-many")
        return say("question.wait", name=names[seat])

    def places(self, event: Event) -> list[str]:
        return places(event)

    def viewer(self, state: State, seat: int) -> int:
        """Only while auction cards are chosen does anybody know more than the others."""
        cards = _cards(state)
        return seat if is_sealed(cards) and 0 <= seat < cards.rules.players else NOBODY

    def scene(self, state: State, seat: int) -> dict[str, object]:
        return scene_of(_cards(state), seat)

    def explain(self, state: State, seat: int, target: str, names: Sequence[str]) -> Explanation:
        return explain(_cards(state), seat, target, names)

    def amount(self, event: Event) -> int | None:
        for name in ("amount", "value"):
            if name in event.data:
                return event.data[name]
        return None

    def round_of(self, state: State) -> int:
        return _cards(state).round

    def charts(self, state: State) -> dict[str, list[int]]:
        cards = _cards(state)
        return {"vp": [total_of(cards, seat) for seat in range(cards.rules.seats)]}

    # ---- for forms

    def option_label(self, option: str) -> str:
        return _known(f"option.{option}.name") or super().option_label(option)

    def choice_label(self, option: str, value: str) -> str:
        return _known(f"choice.{option}.{value}") or super().choice_label(option, value)

    def choice_help(self, option: str, value: str) -> str:
        return _known(f"choice.{option}.{value}-help")

    def bot_label(self, bot: str) -> str:
        return say(f"bot.{bot}.name")

    def bot_help(self, bot: str) -> str:
        return say(f"bot.{bot}.text")


def _known(key: str) -> str:
    """A text, or nothing when the catalogue has none."""
    return say(key) if TEXTS.has(key) else ""


def _cards(state: State) -> CardsState:
    """The state as one of this game's."""
    if not isinstance(state, CardsState):
        raise BadOption("this state belongs to another game")
    return state
