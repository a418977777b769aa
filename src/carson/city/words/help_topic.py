"""HelpTopic: one topic of the help, and what fills its text in a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from carson.city.facts.rules import Rules

Values = dict[str, object]


class HelpTopic(NamedTuple):
    """The texts `topic.<name>.title` and `topic.<name>.text`, and the games it belongs to."""

    name: str
    values: Callable[[Rules], Values]
    shown: Callable[[Rules], bool] = lambda _rules: True
    title: Callable[[Rules], str] = lambda _rules: "title"
