"""Coach: follows a lesson through a match. Where it stands is read from the moves, so nothing else is kept."""

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
        """Whether a step is still to come: everything so far was as the script wants it."""
        return self._answered < len(self._lit) and self._fits_so_far() and self._misfit() is None

    @property
    def _answered(self) -> int:
        """How many questions of the lesson's seat were answered."""
        return sum(move.seat == YOU for move in self.match.moves)

    def _fits_so_far(self) -> bool:
        answers = [move.action for move in self.match.moves if move.seat == YOU]
        return all(action in lit for action, lit in zip(answers, self._lit, strict=False))

    def check(self) -> None:
        """Raise Misfit, which names the step, unless the present question is the one of the next step."""
        misfit = self._misfit()
        if misfit is not None:
            raise misfit

    def _misfit(self) -> Misfit | None:
        done = self._answered
        if YOU not in self.match.state.actors() or done >= len(self._lit):
            return None
        step, view = self.lesson.steps[done], self.match.view(YOU)
        asked, number = self.face.question_name(view), self.face.round_of(view)
        where = f"step {done + 1}, {step.name}"
        if (asked, number) != (step.question, step.round):
            return Misfit(
                f"{where}: round {number} asks {asked}, the script has {step.question} in {step.round}"
            )
        if not self._lit_now(view, done):
            return Misfit(f"{where}: none of {', '.join(step.lit)} can be answered")
        return None

    def _lit_now(self, view: View, step: int) -> tuple[int, ...]:
        return tuple(action for action in view.legal() if action in self._lit[step])

    # ---- what is said

    def lead(self) -> Lead | None:
        """What the coach says now; None when the lesson is behind or was left."""
        done, steps = self._answered, self.lesson.steps
        if done > len(steps) or not self._fits_so_far() or self._misfit() is not None:
            return None
        asked = YOU in self.match.state.actors()
        told = self._told(steps[done - 1]) if done and (asked or done == len(steps)) else ""
        if done == len(steps):
            return Lead(done, done, told, self._text(END_KEY, {}), (), "")
        if not asked:
            return Lead(done, len(steps), "", say("lesson.watch"), (), "")
        step = steps[done]
        said = self._text(step.before_key, self._facts(step.before, []))
        return Lead(done, len(steps), told, said, self._lit_now(self.match.view(YOU), done), self._aside(step))

    def _told(self, step: Step) -> str:
        moves = self.match.path()
        last = max(at for at, node in enumerate(moves) if self._node(node).seat == YOU)
        answer = self.match.game.action_text(self._node(moves[last]).action)
        return self._text(step.after_key, {**self._facts(step.after, self._events(moves[last:])), "answer": answer})

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
        state = self.match.state_at(self.match.version_of(self._node(nodes[0]).parent))
        return [event for node in nodes for event in state.take(self._node(node).seat, self._node(node).action)]

    def _facts(self, facts: Facts, events: list[Event]) -> dict[str, object]:
        return {name: self._fact(fact, events) for name, fact in facts.items()}

    def _fact(self, fact: Fact, events: list[Event]) -> object:
        view = self.match.view(YOU)
        if fact.explain:
            return self.face.explain(view, fact.explain, self.match.names).total
        if fact.choice:
            return self._of_choice(fact, view)
        return self._of_events(fact, events)

    def _of_choice(self, fact: Fact, view: View) -> object:
        wanted = {self.match.game.parse_action(word) for word in alternatives(fact.choice)}
        choices = self.face.choices(view, self.match.names)
        return getattr(next(one for one in choices if one.action in wanted), fact.of)

    def _of_events(self, fact: Fact, events: list[Event]) -> object:
        """The place of the last event, or the sum of the numbers without their sign."""
        wanted = [event for event in events if self._is_meant(event, fact)]
        if fact.of == PLACE:
            return next(place for event in reversed(wanted) for place in self.face.places(event))
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
        legal = {self.match.game.action_text(action) for action in self.match.state.legal(seat)}
        due = next((word for word in self._due(seat) if word in legal), None)
        word = due or next((word for word in alternatives(self.lesson.otherwise) if word in legal), None)
        return None if word is None else self.match.game.parse_action(word)

    def _due(self, seat: int) -> list[str]:
        """The next answer in the script of a seat; those it gave otherwise are not in there."""
        script, at = self.lesson.script(LETTERS[seat]), 0
        for move in self.match.moves:
            given = move.seat == seat and at < len(script)
            at += given and self.match.game.action_text(move.action) in script[at]
        return script[at] if at < len(script) else []


def coach_of(match: Match) -> Coach | None:
    """The coach of a match that was begun as a lesson: it has the lesson's seed and options."""
    lesson = match.game.lesson()
    if lesson is None or match.dealer.seed != lesson.seed:
        return None
    return Coach(lesson, match) if match.options == match.game.settle(lesson.options) else None
