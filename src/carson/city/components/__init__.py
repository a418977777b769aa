"""Printed values of the board game, which an owner of the box can replace (docs/components.md)."""

from typing import Final

from carson.core.components import Components

COMPONENTS: Final = Components(__name__, "CARSON_COMPONENTS")
