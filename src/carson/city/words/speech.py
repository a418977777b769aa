"""What a room says about its questions, answers and events; the engines in this package ask for it.

A room exports, all in modules of the layer `words`:

    WORDS      dict[int, Words]      by the number of a question
    SENTENCES  dict[int, Callable]   a sentence instead of a question's own, where it gives one
    ANSWERS    list[Answers]         answers that mean the same whatever the question is
    GROUPS     dict[int, str]        groups of choices, in the order a person reads them
    LOG        dict[int, LogLine]    by the number of an event, where a plain line will not do
    PAID_FOR   dict[int, str]        what money and points are for, by the number of the reason
    HELP       list[HelpTopic]
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from carson.city.facts.rules import Rules
from carson.city.table.agenda import FRAME_NAMES
from carson.city.words.asked import Asked, Way
from carson.city.words.terms import say
from carson.core.events import Event

Label = tuple[str, str]  # the words, and the key of their group
Values = Mapping[str, object]


def plain_question(q: Asked) -> str:
    """A sentence without any numbers."""
    return say(f"question.{FRAME_NAMES[q.kind]}")


def no_reason(q: Asked, action: int) -> str:
    """Nothing more to tell than that it is not one of the choices."""
    return ""


def no_way(q: Asked) -> Way:
    """A question that sends no cowboy anywhere."""
    return Way()


class Words(NamedTuple):
    """A question: the label of each answer, its sentence, and why another answer is not possible."""

    label: Callable[[Asked, int], Label]
    question: Callable[[Asked], str] = plain_question
    why_not: Callable[[Asked, int], str] = no_reason
    way: Callable[[Asked], Way] = no_way


class Answers(NamedTuple):
    """Answers that mean the same whatever the question is."""

    actions: range
    label: Callable[[Asked, int], Label]
    why_not: Callable[[Asked, int], str] | None = None  # as the question says
    place: Callable[[int], str] | None = None  # on the board, by its text name
    mark: str = "free"  # how a screen marks that place
    where: Callable[[Asked, int], bool] | None = None  # everywhere


def plain_key(event: Event) -> str:
    """The line named like the event."""
    return f"log.{event.kind}"


def nothing(event: Event) -> Values:
    """For a number of an event that its line does not tell, or tells with another one."""
    return {}


class LogLine(NamedTuple):
    """A line of the log: its text, empty for none, and how it tells numbers of the event by their names."""

    key: Callable[[Event], str] = plain_key
    forms: Mapping[str, Callable[[Event], Values]] = {}


def everywhere(rules: Rules) -> bool:
    """A topic of every game."""
    return True


def plain_title(rules: Rules) -> str:
    return "title"


class HelpTopic(NamedTuple):
    """The texts `topic.<name>.title` and `topic.<name>.text`, their values, and the games they belong to."""

    place: int  # among the topics, ascending
    name: str
    values: Callable[[Rules], Values]
    shown: Callable[[Rules], bool] = everywhere
    title: Callable[[Rules], str] = plain_title
