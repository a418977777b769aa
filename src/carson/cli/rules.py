"""`carson rules`: the rules that options change, in plain words."""

from __future__ import annotations

from typing import Annotated

import typer
from rich import box
from rich.table import Table

from carson.cli.chosen import GameName, Settings, chosen_game, chosen_options
from carson.cli.screen import Screen
from carson.core.errors import BadOption
from carson.core.game import Game, Options, RuleLine

Diff = Annotated[
    str | None,
    typer.Option("--diff", metavar="PRESET", help="Show only what another preset does differently."),
]


def rules(name: GameName = None, settings: Settings = None, diff: Diff = None) -> None:
    """List the rules that can differ, with their sources.

    `carson rules --edition 2015 --diff 2023` compares two presets of a game.
    """
    game = chosen_game(name)
    options = chosen_options(game, None, settings)
    lines = game.rules(options)
    screen = Screen()
    if not lines:
        screen.say(f"{game.title} has one set of rules.")
        return
    preset = _preset(game)
    if diff is None:
        screen.say(f"{game.title}, {preset} {options[preset]}", "title")
        screen.show(_listed(lines))
        return
    others = game.rules(_changed(game, options, preset, diff))
    pairs = [(line, other) for line, other in zip(lines, others, strict=True) if line.value != other.value]
    screen.say(f"{game.title}: {options[preset]} against {diff}", "title")
    if not pairs:
        screen.say("No rule differs.")
        return
    screen.show(_compared(pairs, options[preset], diff))


def _preset(game: Game) -> str:
    """The name of the option that stands for a whole set of rules."""
    return next(option.name for option in game.options() if option.preset)


def _changed(game: Game, options: Options, preset: str, value: str) -> Options:
    """The options of the preset alone, with another value."""
    choices = next(option.choices for option in game.options() if option.name == preset)
    if value not in choices:
        raise BadOption(f"{preset} cannot be “{value}”; choose one of {', '.join(choices)}")
    return game.settle({preset: value})


def _listed(lines: list[RuleLine]) -> Table:
    table = _table("rule", "value", "meaning", "source")
    for line in lines:
        table.add_row(line.name, line.value, line.text, line.source)
    return table


def _compared(pairs: list[tuple[RuleLine, RuleLine]], first: str, second: str) -> Table:
    table = _table("rule", first, second, "source")
    for line, other in pairs:
        table.add_row(line.name, line.text, other.text, line.source)
    return table


def _table(*titles: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for title in titles:
        table.add_column(title)
    return table
