"""Look: everything one decision is judged by. A rater gives each action a worth in points."""

from __future__ import annotations

from collections.abc import Callable

from carson.city.bots.plan import Plan
from carson.city.bots.survey import Survey
from carson.city.bots.taste import Taste
from carson.city.table.agenda import a_of
from carson.city.table.stack import top
from carson.city.table.table import Table


class Look:
    """A question, the table it is asked at, and the survey and plan of the seat that answers."""

    __slots__ = ("_plan", "a", "me", "s", "survey", "taste")

    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        self.s: Table = survey.s
        self.me: int = survey.me
        self.taste: Taste = survey.taste
        self.a = int(a_of(top(survey.s)))  # the number that comes with the question
        self._plan: Plan | None = None

    @property
    def plan(self) -> Plan:
        if self._plan is None:
            self._plan = Plan(self.survey)
        return self._plan

    @property
    def dollar(self) -> float:
        """A dollar spent now."""
        return self.taste.dollar[self.survey.round]

    @property
    def pay_day(self) -> float:
        """A dollar that comes in at the end of the round."""
        return self.taste.pay_day[self.survey.round]

    @property
    def nerve(self) -> float:
        """A point of firepower while all rivals may still come."""
        nerve = self.taste.nerve[self.survey.round]
        return nerve if self.survey.seats > 2 else nerve * self.taste.calm

    @property
    def last_round(self) -> bool:
        return self.survey.round >= self.survey.rounds


Rater = Callable[[Look, list[int]], list[float]]
