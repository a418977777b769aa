"""`carson play`: people on one keyboard and bots, in any mix."""

from typing import Annotated

import typer

from carson.cli import files, keyboard, shelf
from carson.cli.chosen import (
    BotLog,
    BotName,
    GameName,
    PresetName,
    Seats,
    Settings,
    chosen_game,
    chosen_options,
    chosen_preset,
    chosen_seed,
)
from carson.cli.screen import Screen
from carson.cli.seating import people_among, reseated, seated
from carson.cli.session import Session
from carson.cli.welcome import welcome
from carson.cli.words import later, say
from carson.core.dealer import commitment
from carson.core.errors import BadOption, CarsonError
from carson.core.match import Match

People = Annotated[int | None, typer.Option("--people", metavar="N")]
Names = Annotated[str, typer.Option("--names", metavar="ANN,BEN")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="SEED")]
Load = Annotated[str | None, typer.Option("--load", metavar="FILE")]
GoOn = Annotated[bool, typer.Option("--continue")]


def play(
    name: GameName = None,
    seats: Seats = None,
    settings: Settings = None,
    people: People = None,
    names: Names = "",
    preset: PresetName = None,
    bot: BotName = None,
    seed: Seed = None,
    load: Load = None,
    go_on: GoOn = False,
    bot_log: BotLog = None,
) -> None:
    """Play at this keyboard, against bots or each other.

    Without options it asks what it needs to know. At the prompt, `help` lists what you can type.
    """
    screen = Screen()
    people_names = [part.strip() for part in names.split(",")] if names else []
    on_shelf = go_on
    if load is not None or go_on:
        if name or seats or settings or people_names or seed or preset:
            raise BadOption(later("play.saved-brings"))
        if load is not None and go_on:
            raise BadOption(later("play.two-games"))
        match = _saved_match(load, people)
    elif keyboard.is_there() and not (seats or settings or preset or people_names or people is not None):
        try:
            match, on_shelf = welcome(screen, name, seed)
        except (EOFError, KeyboardInterrupt):
            screen.say()
            raise typer.Exit from None
    else:
        game, ready = chosen_preset(name, preset) if preset else (chosen_game(name), None)
        options = chosen_options(game, seats, settings, ready)
        bot = bot or (ready.bot if ready else None) or None
        seating = seated(game, options, people, people_names)
        match = Match.start(game, options, chosen_seed(seed), seating)
    session = Session(screen, match, bot, on_shelf)
    screen.say(f"{match.game.title}: {', '.join(match.names)}", "title")
    screen.say(match.game.summary(match.options))
    screen.say(say("play.commitment", commitment=commitment(match.dealer.seed)), "dim")
    screen.say(say("play.how"), "dim")
    session.run()


def _saved_match(load: str | None, people: int | None) -> Match:
    """The match in a file, or the kept one."""
    path = str(shelf.shelf()) if load is None else load
    if load is None and not shelf.shelf().is_file():
        raise CarsonError(later("play.no-game"))
    record = files.load_record(path)
    if people is not None:
        record.names = reseated(record.game, record.options, record.names, people)
    elif not people_among(record.game, record.options, record.names):
        raise CarsonError(later("play.only-bots", path=path))
    with files.blaming(path):
        return Match.resume(record)
