"""`carson inspect`: everything a game can count in a position."""

import json
from typing import Annotated

import typer

from carson.cli import files
from carson.cli.scores import sections
from carson.cli.screen import Screen
from carson.core.any_position import read_any_position
from carson.core.game import Game
from carson.core.record import HEADER, read_record, replay
from carson.core.state import State


def inspect(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Count everything there is to count in a position.

    Of a record, the position after its last move is taken.
    """
    text = files.read_text(file)
    with files.blaming(file):
        game, state = _read(text)
    counted = game.inspect(state)
    if as_json:
        typer.echo(json.dumps(counted, indent=2, ensure_ascii=False))
        return
    screen = Screen()
    screen.say(game.title, "title")
    for table in sections(game, state, counted).values():
        screen.show(table)


def _read(text: str) -> tuple[Game, State]:
    """The game and the state of a position's or a record's text."""
    opening = text.lstrip().partition("\n")[0]
    if opening.strip() == HEADER:
        record = read_record(text)
        state = record.game.new(record.options)
        for step in replay(record):
            state = step.state
        return record.game, state
    return read_any_position(text)
