"""CardsFace: how the card game looks and speaks. It reads views and decides nothing."""

from collections.abc import Sequence

from carson.cards.count.scores import total_of
from carson.cards.drawing.board import draw_board, status
from carson.cards.drawing.small import draw_small
from carson.cards.facts.rules import rules_for
from carson.cards.screen.explain import explain
from carson.cards.screen.picture import picture_of
from carson.cards.screen.players import character_rows
from carson.cards.screen.scene import scene_of
from carson.cards.screen.types import CardsScene
from carson.cards.state import CardsState
from carson.cards.words.asked import choices, question, question_name, standing
from carson.cards.words.help_topics import topics
from carson.cards.words.log_lines import HIGHLIGHTS, log_line, places
from carson.cards.words.terms import TEXTS, say, source_note
from carson.core.events import Event
from carson.core.face import Choice, Explanation, Line, Picture, ScoreRow, Standing, Topic
from carson.core.game import Options
from carson.core.result import Result, ScoreLine
from carson.core.sentence import Sentence
from carson.core.spoken_face import SpokenFace
from carson.core.state import own
from carson.core.view import View


class CardsFace(SpokenFace):
    """Drawings and sentences of the card game."""

    texts = TEXTS
    amounts = ("amount", "value")
    counted = HIGHLIGHTS

    def board(self, view: View, names: Sequence[str]) -> list[Line]:
        return draw_board(_cards(view), names, view.lit)

    def small_board(self, view: View, names: Sequence[str], wide: int) -> list[Line] | None:
        cards = _cards(view)
        return (
            draw_small(cards, view.seat, names, wide, view.lit)
            if 0 <= view.seat < cards.rules.players
            else None
        )

    def asked(self, view: View, names: Sequence[str]) -> str:
        return question(_cards(view), view.seat)

    def question_name(self, view: View) -> str:
        return question_name(_cards(view))

    def choices(self, view: View, names: Sequence[str]) -> list[Choice]:
        return choices(_cards(view), view.seat)

    def standing(self, view: View) -> Standing | None:
        return standing(_cards(view), view.seat)

    def tell(self, event: Event, names: Sequence[str]) -> str:
        return log_line(event, names)

    def topics(self, options: Options | None = None) -> list[Topic]:
        return topics(rules_for(options) if options else None)

    def score_label(self, key: str, options: Options) -> str:
        return say(f"score.{key}")

    def score_detail(self, line: ScoreLine) -> str:
        return say("score-detail.count", count=line.count) if line.count else ""

    def score_rows(self, view: View) -> list[ScoreRow]:
        return character_rows(_cards(view))

    def place(self, result: Result, seat: int) -> int:
        """Equal totals share their place (A63)."""
        totals = [result.total(other) for other in result.ranking]
        return 1 + sum(total > result.total(seat) for total in totals)

    def reason(self, result: Result, options: Options) -> str:
        return say(f"end.{result.reason}")

    # ---- for graphical screens

    def status(self, view: View) -> Sentence:
        return status(_cards(view))

    def places(self, event: Event) -> list[str]:
        return places(event)

    def scene(self, view: View) -> CardsScene:
        return scene_of(_cards(view), view.seat)

    def picture(self, view: View) -> Picture:
        return picture_of(self.scene(view))

    def explain(self, view: View, target: str, names: Sequence[str]) -> Explanation:
        return explain(_cards(view), view.seat, target, names)

    def round_of(self, view: View) -> int:
        return _cards(view).round

    def charts(self, view: View) -> dict[str, list[int]]:
        cards = _cards(view)
        return {"vp": [total_of(cards, seat) for seat in range(cards.rules.seats)]}

    # ---- for forms

    def option_label(self, option: str) -> str:
        return _known(f"option.{option}.name") or super().option_label(option)

    def choice_label(self, option: str, value: str) -> str:
        return _known(f"choice.{option}.{value}") or super().choice_label(option, value)

    def choice_help(self, option: str, value: str) -> str:
        told = _known(f"choice.{option}.{value}-help")
        return f"{told} {source_note()}" if (option, value) == ("backs", "printed") else told


def _known(key: str) -> str:
    """A text, or nothing when the catalogue has none."""
    return say(key) if TEXTS.has(key) else ""


def _cards(view: View) -> CardsState:
    """What is seen, as a state of this game: what others have sealed is blank."""
    return own(view.state, CardsState).seen_by(view.seat)
