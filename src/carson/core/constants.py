"""Constants: a module names each of its numbers once, and texts write these names in their own way."""

import sys


def names_of(module: str, *without: str, prefix: str = "") -> dict[int, str]:
    """The whole numbers a module names in capitals, as texts write the names: ASK_PLACE is `ask-place`.

    A module that asks for its own gets those that stand above. A prefix chooses some, and is left out.
    """
    return {
        value: name.removeprefix(prefix).lower().replace("_", "-")
        for name, value in vars(sys.modules[module]).items()
        if type(value) is int and name.isupper() and name.startswith(prefix) and name not in without
    }
