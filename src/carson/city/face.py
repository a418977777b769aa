"""CityFace: how the board game looks and speaks. It reads views and decides nothing."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from carson.city.drawing.board import draw_board, status
from carson.city.drawing.players import draw_own
from carson.city.options import rules_for
from carson.city.screen.choices import choices_of
from carson.city.screen.explain import explain
from carson.city.screen.picture import picture_of
from carson.city.screen.scene import scene_of
from carson.city.screen.types import Scene
from carson.city.state import CityState
from carson.city.words import option_texts, rooms
from carson.city.words.help_topics import topics
from carson.city.words.log_lines import log_line, places
from carson.city.words.questions import asked, idle, question, standing
from carson.city.words.terms import TEXTS, say, score_label
from carson.core.events import Event
from carson.core.face import Choice, Explanation, Line, Picture, Standing, Topic
from carson.core.game import Options
from carson.core.result import Result, ScoreLine
from carson.core.sentence import Sentence
from carson.core.state import own
from carson.core.view import View


class CityFace(option_texts.FormFace):
    texts = TEXTS
    amounts = ("amount", "die", "value", "strength", "score")
    counted = rooms.HIGHLIGHTS
    things: ClassVar[Mapping[str, str]] = {"land": "count.parcel", "buildings": "count.building"}

    def board(self, view: View, names: Sequence[str]) -> list[Line]:
        return draw_board(_city(view), names, view.lit)

    def asked(self, view: View, names: Sequence[str]) -> str:
        return question(asked(_city(view), view.seat, names))

    def question_name(self, view: View) -> str:
        return asked(_city(view), view.seat, ()).name

    def choices(self, view: View, names: Sequence[str]) -> list[Choice]:
        legal = view.legal()
        if not legal:
            return []
        return choices_of(asked(_city(view), view.seat, names), legal)

    def idle(self, view: View) -> int | None:
        return idle(asked(_city(view), view.seat, ())) if view.legal() else None

    def standing(self, view: View) -> Standing | None:
        return standing(asked(_city(view), view.seat, ())) if view.legal() else None

    def tell(self, event: Event, names: Sequence[str]) -> str:
        return log_line(event, names)

    def topics(self, options: Options | None = None) -> list[Topic]:
        return topics(options)

    def score_label(self, key: str, options: Options) -> str:
        return score_label(key, rules_for(options))

    def score_detail(self, line: ScoreLine) -> str:
        return say(f"score-detail.{line.key}", count=line.count)

    def reason(self, result: Result, options: Options) -> str:
        return say(f"end.{result.reason}", rounds=rules_for(options).rounds)

    # ---- for graphical screens

    def status(self, view: View) -> Sentence:
        return status(_city(view))

    def private(self, view: View) -> list[Line]:
        return draw_own(_city(view), view.seat)

    def places(self, event: Event) -> list[str]:
        return places(event)

    def scene(self, view: View) -> Scene:
        return scene_of(_city(view), view.seat)

    def picture(self, view: View) -> Picture:
        return picture_of(self.scene(view))

    def explain(self, view: View, target: str, names: Sequence[str]) -> Explanation:
        return explain(_city(view), view.seat, target, names)

    def bonus(self, event: Event) -> int | None:
        return event.data.get("firepower")

    def round_of(self, view: View) -> int:
        return int(_city(view).round)

    def charts(self, view: View) -> dict[str, list[int]]:
        city = _city(view)
        return {"vp": [int(vp) for vp in city.vp], "cash": [int(cash) for cash in city.cash]}


def _city(view: View) -> CityState:
    return own(view.state, CityState)
