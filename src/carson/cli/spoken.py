"""Commands whose help is in the catalogue, in the language of whoever types."""

import os
from collections.abc import Mapping
from typing import Any

from typer.core import TyperCommand, TyperGroup

from carson.cli.chosen import USUAL_WORK
from carson.cli.words import TEXTS, say
from carson.core import registry
from carson.core.language import ENGLISH, fitting

SPOKEN = ("LC_ALL", "LC_MESSAGES", "LANG")  # where a system says what its person reads; the first one counts


def language_of(environment: Mapping[str, str]) -> str:
    """The language of whoever types; English when the commands do not speak it."""
    wanted = next((environment[name] for name in SPOKEN if environment.get(name)), ENGLISH)
    return fitting([wanted.partition(".")[0].replace("_", "-")], TEXTS.languages())


def spoken_here() -> str:
    """The language of this terminal."""
    return language_of(os.environ)


class SpokenCommand(TyperCommand):
    """A command: `help-<name>` tells what it does, `help-<name>-<parameter>` what it is told."""

    def __init__(self, name: str | None, **extra: Any) -> None:
        super().__init__(name, **extra)
        self.help = say(f"help.{name}")
        for parameter in self.params:
            explain(str(name), parameter)


class SpokenGroup(TyperGroup):
    """A command with commands of its own, whose help is in the catalogue as well."""

    def __init__(self, *, name: str | None = None, **extra: Any) -> None:
        super().__init__(name=name, **extra)
        self.help = say(f"help.{name}")


def explain(command: str, parameter: Any) -> None:
    """Give a parameter its help: that of the command, or that of all which take it."""
    what = parameter.name.replace("_", "-")
    own = f"help.{command}.{what}"
    key = own if TEXTS.has(own) else f"help.any.{what}"
    parameter.help = say(key, games=", ".join(registry.GAMES), work=USUAL_WORK)
