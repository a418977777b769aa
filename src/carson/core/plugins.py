"""Bots of other packages: `py:module:Class`, and what packages announce as entry points of `carson.bots`.

Only a caller who trusts the name looks for them: importing a module runs it.
"""

import inspect
import os
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final, cast

from carson.core.bot import Bot, Tunable
from carson.core.errors import BadBot
from carson.core.game import BotMaker, Game
from carson.core.plugged import plugged, trace_of
from carson.core.words import later

PY: Final = "py"
GROUP: Final = "carson.bots"


def split(text: str) -> tuple[str, str] | None:
    """A name without its parameters, and these; None when it is no name of a plugged bot."""
    head, _, rest = text.strip().partition(":")
    if head == PY:
        module, _, rest = rest.partition(":")
        kind, _, given = rest.partition(":")
        if not module or not kind:
            raise BadBot(later("plugin.no-name", text=text))
        return f"{PY}:{module}:{kind}", given
    return (head, rest) if head in announced() else None


def announced() -> dict[str, EntryPoint]:
    """What installed packages announce, by name; of two with one name the first."""
    found: dict[str, EntryPoint] = {}
    for point in entry_points(group=GROUP):
        found.setdefault(point.name, point)
    return found


def plugin(game: Game, name: str) -> BotMaker:
    """What makes the bots of this name; BadBot when it is not there, does not fit or plays another game."""
    found = _loaded(name)
    if not callable(found):
        raise BadBot(later("plugin.not-called", name=name))
    games = getattr(found, "games", None)
    if games is not None and game.name not in games:
        known = ", ".join(map(str, games))
        raise BadBot(later("plugin.other-game", name=name, game=game.name, known=known))
    if not isinstance(found, Tunable):
        _check_takes(found, name, "plugin.no-seed", "seed")
        if inspect.isclass(found):
            _check_chooses(found, name)
    return cast(BotMaker, found)


def made(maker: Callable[[], Bot], name: str) -> Bot:
    """A bot of such a maker; whatever goes wrong in it is told by its name."""
    try:
        bot = maker()
    except Exception as error:
        raise BadBot(later("plugin.not-made", name=name), trace=trace_of(error)) from error
    _check_chooses(bot, name)
    return plugged(name, bot)


# ---- looking


def _loaded(name: str) -> object:
    head, _, rest = name.partition(":")
    try:
        if head != PY:
            return announced()[name].load()
        return _named(name, *rest.split(":"))
    except BadBot:
        raise
    except Exception as error:
        raise BadBot(later("plugin.not-loaded", name=name), trace=trace_of(error)) from error


def _named(name: str, module: str, kind: str) -> object:
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)  # a bot is mostly tried where it is written
    try:
        found = import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise  # the module is there, but not what it imports
        raise BadBot(later("plugin.no-module", name=name, module=module, here=here)) from error
    if not hasattr(found, kind):
        known = [each for each, value in vars(found).items() if hasattr(value, "choose")]
        listed = ", ".join(known) or "-"
        raise BadBot(later("plugin.no-class", name=name, module=module, kind=kind, known=listed))
    return getattr(found, kind)


# ---- whether it fits


def _check_takes(called: Callable[..., object], name: str, key: str, *arguments: str) -> None:
    """BadBot unless it can be called with so many arguments. What cannot be looked into is believed."""
    try:
        signature = inspect.signature(called)
    except (TypeError, ValueError):
        return
    try:
        signature.bind(*arguments)
    except TypeError as error:
        raise BadBot(later(key, name=name, takes=str(signature))) from error


def _check_chooses(bot: object, name: str) -> None:
    choose = getattr(bot, "choose", None)
    if not callable(choose):
        raise BadBot(later("plugin.no-choose", name=name))
    arguments = ("view", "legal", "clock")
    own = ("self",) if inspect.isclass(bot) and inspect.isfunction(choose) else ()
    _check_takes(choose, name, "plugin.other-choose", *own, *arguments)
