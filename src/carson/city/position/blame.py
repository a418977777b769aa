"""The line to blame for what is wrong with a position, and what kinds of things are called."""

from carson.city.words.terms import PACKAGE, later
from carson.core import position_blame
from carson.core.position_text import Words
from carson.core.sentence import Sentence


class Blame(position_blame.Blame):
    package = PACKAGE


def on(words: Words) -> Blame:
    """The line of some words."""
    return Blame(words.number_of_line)


def noun(key: str) -> Sentence:
    """What a kind of thing is called."""
    return later(f"position.noun.{key}")
