"""Questions: what a seat is asked, every choice in plain words, and why another one is not possible."""

from collections.abc import Sequence
from functools import cache

from carson.city.count.shifting import question_of
from carson.city.facts.ids import AMOUNT, SPACE, SPACES
from carson.city.table.agenda import FRAME_NAMES
from carson.city.table.stack import top
from carson.city.table.table import Table
from carson.city.words import actions, rivals, speech
from carson.city.words.asked import Asked
from carson.city.words.rooms import ANSWERS_OF, SENTENCES, WORDS
from carson.city.words.terms import TEXTS, say
from carson.core.face import Choice, Standing
from carson.core.language import kept
from carson.core.seats import LETTERS

PLACES = {"spaces", "contested-spaces", "land", "contested-land", "sites"}  # groups of bare places
ROUND_WORD = "round"  # what a person types for it


def asked(s: Table, seat: int, names: Sequence[str]) -> Asked:
    """The question on top of the agenda, as it is put to a seat."""
    q = Asked(s, seat, int(question_of(s, seat)), int(top(s)), names)
    if q.kind in WORDS:
        q.way = WORDS[q.kind].way(q)
    return q


def question(q: Asked) -> str:
    """The sentence for the question on top of the agenda."""
    if q.kind not in WORDS:
        return say(f"question.{q.name}")
    instead = SENTENCES[q.kind](q) if q.kind in SENTENCES else ""
    return instead or WORDS[q.kind].sentence(q)


def idle(q: Asked) -> int | None:
    """The answer that does nothing, where nothing else changes anything now."""
    return WORDS[q.kind].idle(q) if q.kind in WORDS else None


def standing(q: Asked) -> Standing | None:
    """The answer that may be given for the rest of the round."""
    refusal = WORDS[q.kind].refusal if q.kind in WORDS else None
    if refusal is None:
        return None
    return Standing(refusal, say("label.not-this-round"), ROUND_WORD, f"{q.name} round {q.state.round}")


def choice(q: Asked, action: int) -> Choice:
    """An action that is legal now in words, with the key of its group; without its price and its odds."""
    answers = _answers(q, action)
    if answers is None:
        (words, group), worth = WORDS[q.kind].answer(q, action), WORDS[q.kind].worth(q, action)
    else:
        (words, group), worth = answers.label(q, action), answers.worth(q, action)
    text = actions.TEXTS[action]
    at, mark, amount = None, "plain", None
    if answers is not None and answers.place is not None:
        at, mark = answers.place(action), answers.mark
    elif action < SPACE + SPACES:
        at, mark = text, "fight" if rivals.is_contested(q, action) else "free"
    elif action >= AMOUNT:
        amount = action - AMOUNT
    deed = _deed_of(q, action, group)
    return Choice(action, words, group, at, mark, amount, None, text, worth, None, deed)


def look(q: Asked, action: int) -> int:
    """A number for all that tells an answer apart; 0 where that is more than a number."""
    return WORDS[q.kind].look(q, action) if q.kind in WORDS and _answers(q, action) is None else 0


def _deed_of(q: Asked, action: int, group: str) -> str:
    """What taking a choice does, where its label only names a place: `deed-<question>`, if there is one."""
    return _deed(q.name, q.place(action)) if group in PLACES and _has_deed(q.kind) else ""


@cache
def _has_deed(kind: int) -> bool:
    return TEXTS.has(f"deed.{FRAME_NAMES[kind]}")


@kept
def _deed(question: str, place: str) -> str:
    return say(f"deed.{question}", place=place)


def why_not(s: Table, seat: int, action: int) -> str:
    """Why an action is not legal now, in one sentence; at least what is asked instead."""
    if action not in actions.TEXTS:
        return say("why.no-action", action=action)
    if s.depth == 0:
        return say("why.over")
    q = asked(s, seat, LETTERS)
    answers = _answers(q, action)
    if answers is not None and answers.why_not is not None:
        reason = answers.why_not(q, action)
    else:
        reason = WORDS[q.kind].why_not(q, action) if q.kind in WORDS else ""
    return reason or say("why.other", action=actions.TEXTS[action])


def _answers(q: Asked, action: int) -> speech.Answers | None:
    """Words for an answer that means the same whatever the question is."""
    for answers in ANSWERS_OF[action]:
        if answers.where is None or answers.where(q, action):
            return answers
    return None
