"""Kit Carson: placed cowboys may be shifted, everybody may place at once, and passing early pays."""

from __future__ import annotations

from typing import Final

from carson.city.facts.rules import PASS_VP, TAKE_BACKS, Rules
from carson.core.game import Options

TURNS: Final = "turns"  # one command each, in turn order
LIVE: Final = "live"  # whoever has not passed, in the order commands arrive
MODES: Final = (TURNS, LIVE)


def change(rules: Rules, options: Options) -> None:
    rules.take_backs = TAKE_BACKS
    rules.all_at_once = options["kit-mode"] == LIVE
    rules.pass_vp = PASS_VP


def check(options: Options) -> None:
    """It goes with everything that has cowboys to place."""
