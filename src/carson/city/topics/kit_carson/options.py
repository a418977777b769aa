"""Kit Carson: placed cowboys may be shifted, everybody may place at once, and passing early pays."""

from typing import Final

from carson.city.facts.rules import PASS_VP, TAKE_BACKS, Rules
from carson.city.variant import Variant, later
from carson.core.game import Option, Options, When

TURNS: Final = "turns"  # one command each, in turn order
LIVE: Final = "live"  # whoever has not passed, in the order commands arrive
MODES: Final = (TURNS, LIVE)


def change(rules: Rules, options: Options) -> None:
    rules.take_backs = TAKE_BACKS
    rules.all_at_once = options["kit-mode"] == LIVE
    rules.pass_vp = PASS_VP


VARIANT = Variant(
    "kit-carson",
    4,
    ("2023", "2015"),
    change,
    options=(
        Option("kit-mode", later("options.kit-mode"), TURNS, MODES, when=When("variants", ("kit-carson",))),
    ),
    without="options.mode-without-kit-carson",
    minutes=2.0,
)
