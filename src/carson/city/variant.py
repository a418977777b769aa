"""Variant: what a room that is a variant of the game says about itself, as VARIANT in its options.py."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from carson.city.facts.rules import Rules
from carson.core.game import Option, Options
from carson.core.sentence import Sentence

later = partial(Sentence, "carson.city")


@dataclass(frozen=True)
class Variant:
    """One variant, or the solo game, which is chosen by an option of its own."""

    name: str  # in the option variants
    place: int  # in the list of variants
    boxes: tuple[str, ...]  # the editions and expansions that have it
    change: Callable[[Rules, Options], None]
    check: Callable[[Options], None] = lambda options: None  # raises BadOption for what it cannot go with
    options: tuple[Option, ...] = ()  # that only this variant has
    without: str = ""  # the sentence when they are given without the variant
    usual: Options = field(default_factory=dict)  # what is not said about a game with it
    secret: bool = False  # whether players hide something all the time
    minutes: float = 0.0  # that a person thinks longer with it in a whole game
