"""Which methods an address understands, for whoever has tried another one."""

import re
from collections.abc import Iterable
from typing import Any

PARAMETER = re.compile(r"\{[^}]+\}")
PATH = re.compile(r"\{\w*path\}")  # a parameter that goes on to the end


class Methods:
    """The methods of every address of an application."""

    def __init__(self, routes: Iterable[Any]) -> None:
        found = [(route.path_format, getattr(route, "methods", ())) for route in routes]
        self._known = [(_pattern(path), ", ".join(sorted({*named} - {"OPTIONS"}))) for path, named in found]

    def at(self, path: str) -> str:
        """As the header `allow` names them."""
        plain = "/" + "/".join(part for part in path.split("/") if part)
        return next((methods for pattern, methods in self._known if pattern.fullmatch(plain)), "")


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(PARAMETER.sub("[^/]+", PATH.sub(".+", path)))
