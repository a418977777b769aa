"""Our attributes are explained by the comment behind them: this lets the reference show it."""

import re
from typing import Any

from griffe import Attribute, Docstring, Extension

BEHIND = re.compile(r".*?\s#\s(?!type:|noqa)(.*)")


class Comments(Extension):  # type: ignore[misc]
    """Takes the comment in the first line of an attribute as its docstring, where it has none."""

    def on_attribute_instance(self, *, attr: Attribute, **more: Any) -> None:
        found = BEHIND.fullmatch(attr.lines[0]) if attr.lines else None
        if attr.docstring is None and found is not None:
            told = found[1].strip()
            attr.docstring = Docstring(f"{told[0].upper()}{told[1:]}.", parent=attr)
