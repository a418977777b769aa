"""What most people want to play, and how long that lasts."""

from typing import Final

from carson.cards.facts.rules import NOVICE
from carson.core.pace import Pace
from carson.core.preset import Preset

PRESETS: Final = (Preset("cards", {"virtual": NOVICE}),)  # against novices, as the rulebook advises
PACE: Final = Pace(once=2.0, person=12.0, bot=1.0, turns=32)
