"""Options of a game as flags: `--edition 2015` is short for `--set edition=2015`."""

from difflib import get_close_matches
from typing import Any

import typer

from carson.cli.spoken import SpokenCommand
from carson.cli.words import say

SET = "--set"


class GameCommand(SpokenCommand):
    """A command with `--set`, to which every flag it does not know itself is an option of the game."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        known = {flag for param in self.get_params(ctx) for flag in param.opts}
        return super().parse_args(ctx, _with_settings(args, known))


def _with_settings(args: list[str], known: set[str]) -> list[str]:
    """Unknown flags rewritten; everything else as it was typed."""
    rewritten: list[str] = []
    left = list(args)
    while left:
        word = left.pop(0)
        flag, equals, value = word.partition("=")
        if not flag.startswith("--") or flag == "--" or flag in known:
            rewritten.append(word)
            continue
        if not equals:
            if not left or left[0].startswith("--"):
                raise typer.BadParameter(_no_value(flag, known))
            value = left.pop(0)
        rewritten += [SET, f"{flag[2:]}={value}"]
    return rewritten


def _no_value(flag: str, known: set[str]) -> str:
    """What is wrong with a flag at the end: no such flag, or an option of the game without a value."""
    near = get_close_matches(flag, known, 1)
    if near:
        return say("flags.no-flag", flag=flag, near=near[0])
    return say("flags.no-value", flag=flag)
