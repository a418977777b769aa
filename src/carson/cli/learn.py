"""`carson learn`: a guided first game."""

from typing import Annotated

import typer

from carson.cli.chosen import GameName, chosen_game
from carson.cli.screen import Screen
from carson.cli.seating import seated
from carson.cli.session import Session
from carson.cli.words import later, say
from carson.core.errors import CarsonError
from carson.core.match import Match

YourName = Annotated[str, typer.Option("--name", metavar="ANN")]


def learn(name: GameName = None, your_name: YourName = "") -> None:
    """Learn a game in five minutes: a guided first game.

    A coach tells what to do and why, question by question; then you play on freely.
    """
    game = chosen_game(name)
    lesson = game.lesson()
    if lesson is None:
        raise CarsonError(later("learn.none", game=game.title))
    options = game.settle(lesson.options)
    names = seated(game, options, 1, [your_name] if your_name else [])
    screen = Screen()
    screen.say(say("learn.title", game=game.title), "title")
    screen.say(say("learn.how"), "dim")
    Session(screen, Match.start(game, options, lesson.seed, names)).run()
