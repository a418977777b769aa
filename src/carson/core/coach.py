"""Coach: follows a lesson through a match. Where it stands is read from the moves alone."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from carson.core.catalogue import words
from carson.core.events import Event
from carson.core.lesson import END_KEY, Fact, Facts, Lesson, Step, alternatives
from carson.core.match import Match, Node
from carson.core.seats import LETTERS
from carson.core.view import View
from carson.core.words import say

YOU: Final = 0  # the seat of whoever learns
PLACE: Final = "at"  # what a fact is of when it is no number


@dataclass(frozen=True)
class Lead:
    """What the coach says at a moment."""

    done: int  # steps that lie behind
    steps: int
    told: str  # what came of the last answer, and why
    said: str  # what to do now
    lit: tuple[int, ...]  # the answers to choose from; none while others play, or when the lesson is over
    aside: str  # for somebody who wants another one


class Misfit(Exception):
    """A step that does not fit the game: its script was written for other rules."""


class Coach:
    """Leads whoever sits on the first seat of a match through its lesson."""

    def __init__(self, lesson: Lesson, match: Match) -> None:
        self.lesson = lesson
        self.match = match
        self.face = match.game.face()
        self._lit = [frozenset(map(match.game.parse_action, step.lit)) for step in lesson.steps]

    # ---- where it stands

    @property
    def goes_on(self) -> bool:
        """Whether a step is still to come."""
        lead = self.lead()
        return lead is not None and lead.done < lead.steps

    def lead(self) -> Lead | None:
        """What the coach says now; None when the lesson is behind, was left, or does not fit."""
        try:
            return self.checked_lead()
        except Misfit:
            return None

    def checked_lead(self) -> Lead | None:
        """The same, with a Misfit that names the step when it does not fit."""
        answers = [move.action for move in self.match.moves if move.seat == YOU]
        done, steps = len(answers), self.lesson.steps
        astray = any(action not in lit for action, lit in zip(answers, self._lit, strict=False))
        if done > len(steps) or astray:
            return None
        if YOU not in self.match.state.actors():
            return Lead(done, len(steps), "", say("lesson.watch"), (), "")
        try:
            told = self._told(steps[done - 1]) if done else ""
            if done == len(steps):
                return Lead(done, done, told, self._text(END_KEY, {}), (), "")
            return self._asked(done, told)
        except LookupError as error:
            raise Misfit(f"step {done + 1}: {error}") from error

    def _asked(self, done: int, told: str) -> Lead:
        step, view = self.lesson.steps[done], self.match.view(YOU)
        asked = self.face.question_name(view), self.face.round_of(view)
        if asked != (step.question, step.round):
            raise LookupError(f"{step.name} is {step.question} in round {step.round}, and not {asked}")
        lit = tuple(action for action in view.legal() if action in self._lit[done])
        if not lit:
            raise LookupError(f"{step.name} cannot be answered with any of {step.lit}")
        said = self._text(step.before_key, self._facts(step.before, []))
        return Lead(done, len(self.lesson.steps), told, said, lit, self._aside(step))

    # ---- what is said

    def _told(self, step: Step) -> str:
        moves = self.match.path()
        last = max(at for at, node in enumerate(moves) if self._node(node).seat == YOU)
        return self._text(step.after_key, self._facts(step.after, self._events(moves[last:])))

    def _aside(self, step: Step) -> str:
        own = words(self.lesson.package).has(step.else_key)
        return self._text(step.else_key, {}) if own else say("lesson.else")

    def _text(self, key: str, values: Mapping[str, object]) -> str:
        """A sentence of the lesson; the other players are `$B`, `$C` ... in it."""
        names = dict(zip(LETTERS, self.match.names, strict=False))
        return words(self.lesson.package).filled(key, {**names, **values})

    # ---- facts

    def _node(self, node: int) -> Node:
        return self.match.nodes[node]

    def _events(self, nodes: Sequence[int]) -> list[Event]:
        """What happened in these moves of the match, one after the other."""
        moves = [self._node(node) for node in nodes]
        state = self.match.state_at(self.match.version_of(moves[0].parent))
        return [event for move in moves for event in state.take(move.seat, move.action)]

    def _facts(self, facts: Facts, events: list[Event]) -> dict[str, object]:
        return {name: self._fact(fact, events) for name, fact in facts.items()}

    def _fact(self, fact: Fact, events: list[Event]) -> object:
        view = self.match.view(YOU)
        if fact.explain:
            return self.face.explain(view, fact.explain, self.match.names).total
        return self._of_choice(fact, view) if fact.choice else self._of_events(fact, events)

    def _of_choice(self, fact: Fact, view: View) -> object:
        offered = {
            self.match.game.action_text(one.action): one for one in self.face.choices(view, self.match.names)
        }
        for word in alternatives(fact.choice):
            if word in offered:
                return getattr(offered[word], fact.of)
        raise LookupError(f"no answer is offered that {fact} tells of")

    def _of_events(self, fact: Fact, events: list[Event]) -> object:
        """The place of the last event, or the sum of the numbers without their sign."""
        wanted = [event for event in events if self._is_meant(event, fact)]
        if not wanted:
            raise LookupError(f"nothing has happened that {fact} tells of")
        if fact.of == PLACE:
            return self.face.places(wanted[-1])[0]
        return abs(sum(event.data[fact.of] for event in wanted))

    def _is_meant(self, event: Event, fact: Fact) -> bool:
        if event.kind != fact.event or event.seat != LETTERS.index(fact.seat):
            return False
        number = event.data.get(fact.of, 0)
        signed = not fact.sign or (number > 0) == (fact.sign == "+")
        return signed and (not fact.at or not set(alternatives(fact.at)).isdisjoint(self.face.places(event)))

    # ---- the other seats

    def reply(self, seat: int) -> int | None:
        """What the script has another seat answer now; None when it has nothing to say about it."""
        if not self.goes_on:
            return None
        words_now = {self.match.game.action_text(action): action for action in self.match.state.legal(seat)}
        wanted = [*self._due(seat), *alternatives(self.lesson.otherwise)]
        return next((words_now[word] for word in wanted if word in words_now), None)

    def _due(self, seat: int) -> list[str]:
        """The next answer in the script of a seat; those it gave otherwise are not in there."""
        script, at = self.lesson.script(LETTERS[seat]), 0
        for move in self.match.moves:
            if move.seat == seat and at < len(script):
                at += self.match.game.action_text(move.action) in script[at]
        return script[at] if at < len(script) else []


def coach_of(match: Match) -> Coach | None:
    """The coach of a match that was begun as a lesson: it has the lesson's seed and options."""
    lesson = match.game.lesson()
    if lesson is None or match.dealer.seed != lesson.seed:
        return None
    return Coach(lesson, match) if match.options == match.game.settle(lesson.options) else None
