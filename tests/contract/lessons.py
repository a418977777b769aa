"""A lesson of any game: it fits the rules at every step, whichever of the lit answers is given."""

from collections import defaultdict

from carson.core.catalogue import words
from carson.core.coach import YOU, Coach
from carson.core.game import Game
from carson.core.lesson import END_KEY, Lesson
from carson.core.match import Match


class Walk:
    """Every way through a lesson; Misfit names the step that does not fit."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.lesson = lesson
        self.match = begun(game, lesson)
        self.coach = Coach(lesson, self.match)
        self.lit: dict[str, set[str]] = defaultdict(set)  # by the names of steps
        self.ends = 0

    def on(self) -> None:
        """Play on from here in every way."""
        self.others()
        lead = self.coach.checked_lead()
        assert lead is not None
        assert lead.said
        assert bool(lead.told) == (lead.done > 0)
        if lead.done == lead.steps:
            assert not lead.lit
            self.ends += 1
            return
        assert lead.aside
        here, step = self.match.version, self.lesson.steps[lead.done]
        for action in lead.lit:
            self.lit[step.name].add(self.match.game.action_text(action))
            self.match.act(YOU, action, self.match.version)
            self.on()
            self.match.back_to(here)

    def others(self) -> None:
        """The others answer by their script; when it is over, anything."""
        while YOU not in (seats := self.match.state.actors()):
            assert seats, "the game is over before the lesson is"
            answer = self.coach.reply(seats[0])
            if answer is None:
                assert not self.coach.goes_on, f"the script of seat {seats[0]} has no answer"
                answer = self.match.state.legal(seats[0])[0]
            self.match.act(seats[0], answer)


def begun(game: Game, lesson: Lesson) -> Match:
    """The match of a lesson."""
    options = game.settle(lesson.options)
    names = [f"Player {seat}" for seat in range(game.seats(options))]
    return Match.start(game, options, lesson.seed, names)


def main_line(game: Game, lesson: Lesson) -> list[str]:
    """The first of the lit answers to every question, as words."""
    walk = Walk(game, lesson)
    typed: list[str] = []
    for _ in lesson.steps:
        walk.others()
        lead = walk.coach.checked_lead()
        assert lead is not None
        typed.append(game.action_text(lead.lit[0]))
        walk.match.act(YOU, lead.lit[0])
    return typed


def check_lesson(game: Game, lesson: Lesson) -> Walk:
    """It fits, every answer that is ever lit can be given, and its texts are there and no others."""
    assert lesson.bot in game.bots()
    walk = Walk(game, lesson)
    walk.on()
    for step in lesson.steps:
        assert walk.lit[step.name] == set(step.lit), step.name
    texts = words(lesson.package)
    said = {END_KEY} | {key for step in lesson.steps for key in (step.before_key, step.after_key)}
    own = {step.else_key for step in lesson.steps if texts.has(step.else_key)}
    assert said | own == {key for key in texts.ids() if key.startswith("lesson-")}
    return walk
