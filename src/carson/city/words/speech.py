"""What a room says about its questions, answers and events; the engines in this package ask for it.

A room exports, all in modules of the layer `words`:

    WORDS      dict[int, Words]      by the number of a question
    SENTENCES  dict[int, Callable]   a sentence instead of a question's own, where it gives one
    ANSWERS    list[Answers]         answers that mean the same whatever the question is
    GROUPS     dict[int, str]        groups of choices, in the order a person reads them
    LOG        dict[int, LogLine]    by the number of an event, where a plain line will not do
    HELP       list[HelpTopic]
    HIGHLIGHTS dict[int, int]        events that the end of a game counts, in the order they are told
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import NamedTuple

from carson.city.facts.ids import AMOUNT, DONE, KEEP, NO, PASS, WORD, YES
from carson.city.words.actions import ACTIONS
from carson.city.words.actions import TEXTS as ACTION_TEXTS
from carson.city.words.asked import Asked, Way
from carson.city.words.terms import TEXTS, say
from carson.core.events import Event
from carson.core.face import Worth

Label = tuple[str, str]  # the words, and the key of their group
Values = Mapping[str, object]
LAST_ANSWERS = {PASS, DONE, NO, KEEP}  # they stand apart, but `no` beside `yes`


class Words(NamedTuple):
    """A question in words. Its texts are found by its name, and most need nothing more than their values.

    `question-<question>` is its sentence. An answer with a text of its own, `label-<question>-<answer>`,
    is said by that. Both get the cash and `values`; where these have a `form`, the text with `-<form>` at
    its end is taken if there is one. All other answers are asked for by `label`; without it they are
    numbers, told by `label-<question>` with $number and what `numbers` knows about it.
    """

    label: Callable[[Asked, int], Label] | None = None
    why_not: Callable[[Asked, int], str] = lambda q, action: ""  # why another answer is not possible
    way: Callable[[Asked], Way] = lambda q: Way()  # by which it sends a cowboy out
    values: Callable[[Asked], Values] = lambda q: {}
    numbers: Callable[[Asked, int], Values] = lambda q, number: {}
    worth: Callable[[Asked, int], Worth | None] = lambda q, action: None  # to whoever is asked
    idle: Callable[[Asked], int | None] = lambda q: None  # the answer that does nothing, where no other does
    refusal: int | None = None  # the answer that may be given for the whole round

    def sentence(self, q: Asked) -> str:
        """What is asked."""
        values = {"cash": q.cash, **self.values(q)}
        key = _first(f"question.{q.name}-{values.get('form')}", f"question.{q.name}")
        return TEXTS.filled(key, values)

    def answer(self, q: Asked, action: int) -> Label:
        """A label and its group."""
        group = own_answers(q.name).get(action) if action >= WORD else None
        if group is None and self.label is not None:
            return self.label(q, action)
        if group is None:
            number = action - AMOUNT
            return say(f"label.{q.name}", number=number, **self.numbers(q, number)), "amounts"
        values = {"cash": q.cash, **self.values(q)}
        word = ACTION_TEXTS[action]
        key = _first(f"label.{q.name}-{word}-{values.get('form')}", f"label.{q.name}-{word}")
        return TEXTS.filled(key, values), group


@cache
def _first(in_form: str, plain: str) -> str:
    """The key of the text in its form, where there is one."""
    return in_form if TEXTS.has(in_form) else plain


@cache
def own_answers(question: str) -> dict[int, str]:
    """The plain words and numbers that have a text of their own as answers to a question; their groups."""
    start = f"label-{question}-"
    texts = [text.removeprefix(start) for text in TEXTS.ids() if text.startswith(start)]
    answers = {ACTIONS[text.partition("-")[0]] for text in texts if text.partition("-")[0] in ACTIONS}
    last = set() if YES in answers else LAST_ANSWERS
    return {each: "finish" if each in last else "amounts" if each >= AMOUNT else "answer" for each in answers}


class Answers(NamedTuple):
    """Answers that mean the same whatever the question is."""

    actions: range
    label: Callable[[Asked, int], Label]
    why_not: Callable[[Asked, int], str] | None = None  # as the question says
    place: Callable[[int], str] | None = None  # on the board, by its text name
    mark: str = "free"  # how a screen marks that place
    where: Callable[[Asked, int], bool] | None = None  # everywhere
    worth: Callable[[Asked, int], Worth | None] = lambda q, action: None


def plain_key(event: Event) -> str:
    """The line named like the event."""
    return f"log.{event.kind}"


class LogLine(NamedTuple):
    """A line of the log: its text, empty for none, and how it tells numbers of the event by their names."""

    key: Callable[[Event], str] = plain_key
    forms: Mapping[str, Callable[[Event], Values]] = {}


def counted(name: str, noun: str, field: str = "amount", key: Callable[[Event], str] = plain_key) -> LogLine:
    """A line that tells a number of things."""
    return LogLine(key, {field: lambda event: {name: say(noun, number=event.data[field])}})
