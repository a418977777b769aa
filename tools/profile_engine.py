"""Where the engine spends its time: random games on the plain Python engine, by module.

    PYTHONPATH=src python tools/profile_engine.py

Only the plain engine can be looked into; the compiled one runs the same code.
"""

import cProfile
from collections import defaultdict

from carson.core import registry
from carson.core.playout import playout
from carson.core.rng import Rng

GAMES = 60


def main() -> None:
    game = registry.game(registry.DEFAULT)
    options = game.settle({})
    profile = cProfile.Profile()
    profile.enable()
    for seed in range(GAMES):
        playout(game.new(options), Rng(seed))
    profile.disable()
    spent: dict[str, float] = defaultdict(float)
    for entry in profile.getstats():
        path = "" if isinstance(entry.code, str) else entry.code.co_filename
        spent[path.rpartition("/carson/")[2] or "Python itself"] += entry.inlinetime
    total = sum(spent.values())
    for module, own in sorted(spent.items(), key=lambda item: -item[1])[:12]:
        print(f"{100 * own / total:5.1f} %  {module}")


if __name__ == "__main__":
    main()
