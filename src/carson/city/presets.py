"""What most people want to play, and how long that lasts."""

from typing import Final

from carson.city.options import RANDOM, SOLO, VARIANTS, in_game
from carson.core.options import Options
from carson.core.pace import Pace
from carson.core.preset import Preset

FIRST_GAME: Final = Preset("first-game", {"buildings": ""}, "drifter")  # the eight basic types of buildings
QUICK_DUEL: Final = Preset("quick-duel", {"seats": "2"})
FULL_BOX: Final = Preset(
    "full-box", {"characters": RANDOM, "sides": RANDOM, "variants": ",".join(VARIANTS)}, "marshal"
)

PRESETS: Final[tuple[Preset, ...]] = (
    FIRST_GAME,
    QUICK_DUEL,
    FULL_BOX,
    *([Preset("solo", {"solo": SOLO.options[0].choices[1]})] if SOLO is not None else []),
)

PACE: Final = Pace(once=2.0, person=12.0, bot=3.0, turns=40)


def pace(options: Options) -> Pace:
    more = sum(variant.minutes for variant in in_game(options))
    return Pace(PACE.once, PACE.person + more, PACE.bot, PACE.turns)
