"""The arguments several commands share, and the game and options they stand for."""

import os
import secrets
from typing import Annotated

import typer

from carson.cli import files
from carson.cli.words import later
from carson.core import registry
from carson.core.advisers import USUAL
from carson.core.bot_names import bot_maker, usual_bot
from carson.core.errors import BadOption
from carson.core.game import BotMaker, Game, Options, Preset
from carson.core.outside import bot_log

SEATS = "seats"  # the option that --seats stands for
USUAL_WORK = f"{USUAL}:playouts=400"  # of a bot that judges: work instead of time, to be repeated
DEMO_BOT = "random"  # who plays a demo


def _log_bots(file: str | None) -> str | None:
    """From here on all that bots from outside say goes into a file, in this process and in its workers."""
    if file is not None:
        files.check_folder(file)
        os.environ[bot_log.FILE] = os.path.abspath(file)
    return file


GameName = Annotated[str | None, typer.Argument(metavar="GAME", show_default=False)]
Seats = Annotated[str | None, typer.Option("--seats", "--players", metavar="N")]
Settings = Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE")]

PresetName = Annotated[str | None, typer.Option("--preset", metavar="NAME")]
BotLog = Annotated[str | None, typer.Option("--bot-log", metavar="FILE", callback=_log_bots)]
BotName = Annotated[str | None, typer.Option("--bot", metavar="NAME")]


def chosen_game(name: str | None) -> Game:
    """The named game, or the usual one."""
    return registry.game(registry.DEFAULT if name is None else name)


def chosen_preset(name: str | None, preset: str) -> tuple[Game, Preset]:
    """The preset of that name, and its game; of the named game, or of any."""
    games = [registry.game(each) for each in (registry.GAMES if name is None else [name])]
    for game in games:
        for known in game.presets():
            if known.name == preset:
                return game, known
    known_names = [known.name for game in games for known in game.presets()]
    raise BadOption(later("chosen.no-preset", preset=preset, known=", ".join(known_names)))


def chosen_options(
    game: Game, seats: str | None, settings: list[str] | None, preset: Preset | None = None
) -> Options:
    """The game's options with everything that was asked for, which goes before what a preset says."""
    return game.settle({**(preset.options if preset else {}), **given_options(seats, settings)})


def given_options(seats: str | None, settings: list[str] | None) -> Options:
    """What was asked for, before the game has seen it."""
    given: dict[str, str] = {}
    for setting in settings or []:
        name, equals, value = setting.partition("=")
        if not equals:
            raise BadOption(later("chosen.sets-nothing", setting=setting))
        given[name.strip()] = value.strip()
    if seats is not None and given.setdefault(SEATS, seats) != seats:
        raise BadOption(later("chosen.twice", option=SEATS, first=seats, second=given[SEATS]))
    return given


def chosen_bot(game: Game, name: str | None) -> BotMaker:
    """The named bot, or the game's usual one."""
    return bot_maker(game, usual_bot(game) if name is None else name, outside=True)


def chosen_seed(seed: str | None) -> str:
    """The given seed if a record can hold it, or a fresh one."""
    if seed is None:
        return secrets.token_hex(8)
    if not seed or not seed.isprintable() or seed != seed.strip():
        raise BadOption(later("chosen.bad-seed"))
    return seed
