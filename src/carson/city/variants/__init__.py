"""Variants: each one a small file that changes the Rules; they go together as far as `conflict` lets them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from carson.city.facts.rules import Rules
from carson.city.variants import horses, kit_carson, might_is_right, new_beginning, outlaws, river
from carson.core.game import Options


class Variant(NamedTuple):
    """One variant of the game."""

    change: Callable[[Rules, Options], None]
    editions: tuple[str, ...]  # whose box has it
    check: Callable[[Options], None]  # raises BadOption for options it cannot be played with


VARIANTS: dict[str, Variant] = {
    "new-beginning": Variant(new_beginning.change, ("2023", "2015"), new_beginning.check),
    "river": Variant(river.change, ("2023", "2015", "2009"), river.check),
    "might-is-right": Variant(might_is_right.change, ("2023", "2015", "2009"), might_is_right.check),
    "kit-carson": Variant(kit_carson.change, ("2023", "2015"), kit_carson.check),
    "outlaws": Variant(outlaws.change, ("2023", "2015"), outlaws.check),
    "horses": Variant(horses.change, ("2023", "2015"), horses.check),
}


def chosen(options: Options) -> list[str]:
    """The names of the variants in a game."""
    return [name for name in options["variants"].split(",") if name]
