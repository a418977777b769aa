"""`carson rules`: the rules that options change, in plain words, and single rulings."""

from typing import Annotated

import typer
from rich import box
from rich.table import Table

from carson.cli.chosen import Settings, chosen_game, chosen_options
from carson.cli.rulings import show_ruling
from carson.cli.screen import Screen
from carson.cli.words import later, say
from carson.core import registry
from carson.core.errors import BadOption
from carson.core.game import Game, Options, RuleLine

GameOrRuling = Annotated[str | None, typer.Argument(metavar="GAME|RULING", show_default=False)]
Diff = Annotated[str | None, typer.Option("--diff", metavar="PRESET")]


def rules(name: GameOrRuling = None, settings: Settings = None, diff: Diff = None) -> None:
    """List the rules that can differ, with their sources, or print one ruling.

    `carson rules --edition 2015 --diff 2023` compares two presets of a game. `carson rules R-GOV-TAX` tells
    how a doubtful sentence was decided and why; the beginning of a name lists all rulings that begin so.
    """
    if name is not None and name not in registry.GAMES:
        show_ruling(Screen(), name)
        return
    game = chosen_game(name)
    options = chosen_options(game, None, settings)
    lines = game.rules(options)
    screen = Screen()
    if not lines:
        screen.say(say("rules.one-set", game=game.title))
        return
    preset = _preset(game)
    if diff is None:
        screen.say(f"{game.title}, {preset} {options[preset]}", "title")
        screen.show(_listed(lines))
        screen.say(say("rules.ruling"), "dim")
        return
    others = game.rules(_changed(game, options, preset, diff))
    by_name = {line.name: line for line in others}
    both = [(line, by_name[line.name]) for line in lines if line.name in by_name]
    pairs = [(line, other) for line, other in both if line.value != other.value]
    screen.say(say("rules.against", game=game.title, value=options[preset], other=diff), "title")
    if not pairs:
        screen.say(say("rules.no-difference"))
        return
    screen.show(_compared(pairs, options[preset], diff))


def _preset(game: Game) -> str:
    """The name of the option that stands for a whole set of rules."""
    return next(option.name for option in game.options() if option.preset)


def _changed(game: Game, options: Options, preset: str, value: str) -> Options:
    """The options of the preset alone, with another value."""
    choices = next(option.choices for option in game.options() if option.name == preset)
    if value not in choices:
        raise BadOption(later("rules.no-preset", preset=preset, value=value, known=", ".join(choices)))
    return game.settle({preset: value})


def _listed(lines: list[RuleLine]) -> Table:
    table = _table(*(say(f"heading.{name}") for name in ("rule", "value", "meaning", "source")))
    for line in lines:
        table.add_row(line.name, line.value, line.text, line.source)
    return table


def _compared(pairs: list[tuple[RuleLine, RuleLine]], first: str, second: str) -> Table:
    table = _table(say("heading.rule"), first, second, say("heading.source"))
    for line, other in pairs:
        table.add_row(line.name, line.text, other.text, line.source)
    return table


def _table(*titles: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for title in titles:
        table.add_column(title)
    return table
