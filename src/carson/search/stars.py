"""The bots that both games have, and how strong they are: `carson ladder` measures it."""

from collections.abc import Callable
from typing import Final

from carson.core.bot import RandomBot
from carson.core.game import BotMaker
from carson.core.state import State
from carson.search.evaluator import Evaluator
from carson.search.marshal import marshal
from carson.search.rancher import rancher
from carson.search.style import Style

STARS: Final = {"random": 1, "drifter": 2, "rancher": 3, "marshal": 4, "legend": 5}
Evaluates = Callable[[State], Evaluator]


def ladder(
    quick: Evaluates, legend: Evaluates, drifter: BotMaker, style: Style | None = None
) -> dict[str, BotMaker]:
    """The bots of a game by name, the default one first."""
    return {
        "rancher": rancher(quick),
        "marshal": marshal(quick, style),
        "legend": marshal(legend, style),
        "drifter": drifter,
        "random": RandomBot,
    }
