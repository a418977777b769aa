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


def _no_reason(q: Asked, action: int) -> str:
    return ""


def _stays(q: Asked) -> Way:
    return Way()


def _no_values(q: Asked) -> Values:
    return {}


def _no_numbers(q: Asked, number: int) -> Values:
    return {}


def _no_worth(q: Asked, action: int) -> Worth | None:
    return None


def _never_idle(q: Asked) -> int | None:
    return None


def _no_look(q: Asked, action: int) -> int:
    return 0


class Words:
    """A question in words. Its texts are found by its name, and most need nothing more than their values.

    `question-<question>` is its sentence. An answer with a text of its own, `label-<question>-<answer>`,
    is said by that. Both get the cash and `values`; where these have a `form`, the text with `-<form>` at
    its end is taken if there is one. All other answers are asked for by `label`; without it they are
    numbers, told by `label-<question>` with $number and what `numbers` knows about it.
    """

    def __init__(
        self,
        label: Callable[[Asked, int], Label] | None = None,
        why_not: Callable[[Asked, int], str] = _no_reason,
        way: Callable[[Asked], Way] = _stays,
        values: Callable[[Asked], Values] = _no_values,
        numbers: Callable[[Asked, int], Values] = _no_numbers,
        worth: Callable[[Asked, int], Worth | None] = _no_worth,
        idle: Callable[[Asked], int | None] = _never_idle,
        refusal: int | None = None,
        look: Callable[[Asked, int], int] = _no_look,
    ) -> None:
        self.label = label
        self.why_not = why_not  # why another answer is not possible
        self.way = way  # by which it sends a cowboy out
        self.values = values
        self.numbers = numbers
        self.worth = worth  # to whoever is asked
        self.idle = idle  # the answer that does nothing, where no other does
        self.refusal = refusal  # the answer that may be given for the whole round
        self.look = look  # a number for all that tells an answer apart; 0 where that is more than a number

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


class Answers:
    """Answers that mean the same whatever the question is."""

    def __init__(
        self,
        actions: range,
        label: Callable[[Asked, int], Label],
        why_not: Callable[[Asked, int], str] | None = None,
        place: Callable[[int], str] | None = None,
        mark: str = "free",
        where: Callable[[Asked, int], bool] | None = None,
        worth: Callable[[Asked, int], Worth | None] = _no_worth,
    ) -> None:
        self.actions = actions
        self.label = label
        self.why_not = why_not  # None: as the question says
        self.place = place  # on the board, by its text name
        self.mark = mark  # how a screen marks that place
        self.where = where  # None: everywhere
        self.worth = worth


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
