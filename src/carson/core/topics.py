"""Topics: the rooms of a game, a folder for each thing that happens in it, and what they export.

The rooms that exist are found by listing a package, so that a room can be deleted. A module of a room belongs
to the layer it is named after (`words.py`, `words_log.py`); all others are rules. A small topic may keep all
its layers in its rules module. What a layer exports is keyed by the numbers of the game's agenda.
"""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Final, TypeVar

RULES: Final = "rules"
LAYERS: Final = ("words", "drawing", "rate", "position", "screen", "options")

T = TypeVar("T")


class Topics:
    """The rooms in a package."""

    def __init__(self, package: str) -> None:
        self.package = package

    def rooms(self) -> list[str]:
        """The names of the rooms that exist."""
        path = import_module(self.package).__path__
        return sorted(room.name for room in iter_modules(path) if room.ispkg)

    def collected(self, layer: str, name: str, kind: type[T]) -> dict[int, T]:
        """What all rooms export as dicts under a name, in one."""
        found: dict[int, T] = {}
        for module, export in self._exports(layer, name):
            if not isinstance(export, dict):
                raise TypeError(f"{module}.{name} must be a dict")
            for number, value in export.items():
                if number in found:
                    raise ValueError(f"{module}.{name} has {number} too, which another room has already")
                found[number] = _checked(value, kind, f"{module}.{name}[{number}]")
        return found

    def listed(self, layer: str, name: str, kind: type[T]) -> list[T]:
        """What all rooms export as lists, or as a single thing, under a name."""
        found: list[T] = []
        for module, export in self._exports(layer, name):
            things = export if isinstance(export, list) else [export]
            found += [_checked(thing, kind, f"{module}.{name}") for thing in things]
        return found

    def _exports(self, layer: str, name: str) -> Iterator[tuple[str, object]]:
        for module in self._modules(layer):
            if hasattr(module, name):
                yield module.__name__, getattr(module, name)

    def _modules(self, layer: str) -> Iterator[ModuleType]:
        """The modules of a layer and those that may hold all layers, imported."""
        for room in self.rooms():
            package = import_module(f"{self.package}.{room}")
            for module in iter_modules(package.__path__):
                if _layer(module.name) in (layer, RULES):
                    yield import_module(f"{package.__name__}.{module.name}")


def _checked(value: object, kind: type[T], where: str) -> T:
    if not isinstance(value, kind):
        raise TypeError(f"{where} must be of {kind.__name__}, and is {value!r}")
    return value


def _layer(module: str) -> str:
    start = module.partition("_")[0]
    return start if start in LAYERS else RULES
