"""How many machine instructions a random game takes: for comparing builds, undisturbed by a busy machine.

    .venv/bin/python tools/count_instructions.py [GAME] [NAME=VALUE ...]

Needs valgrind. Two numbers of games are played and their difference is divided, so that starting up costs
nothing. To compare two builds, run it with the Python of each.
"""

import re
import shutil
import subprocess
import sys

FEW, MANY = 50, 550

GAMES = """
import sys
from carson.core.playout import playout
from carson.core import registry
from carson.core.rng import Rng
game = registry.game(sys.argv[1])
first = game.new(game.settle(dict(pair.split("=", 1) for pair in sys.argv[3:])))
for number in range(int(sys.argv[2])):
    playout(first.clone(), Rng(number))
"""


def instructions(game: str, number: int, options: list[str]) -> int:
    """Machine instructions of a process that plays this many games."""
    counter = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    command = [*counter, sys.executable, "-c", GAMES, game, str(number), *options]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found = re.search(r"I\s+refs:\s+([0-9,]+)", done.stderr)
    if found is None:
        raise SystemExit(f"valgrind gave no count:\n{done.stderr}")
    return int(found.group(1).replace(",", ""))


def main() -> None:
    if shutil.which("valgrind") is None:
        raise SystemExit("this needs valgrind; install it with the packages of your system")
    options = [word for word in sys.argv[1:] if "=" in word]
    names = [word for word in sys.argv[1:] if "=" not in word]
    game = names[0] if names else "city"
    counted = [instructions(game, number, options) for number in (FEW, MANY)]
    print(f"{(counted[1] - counted[0]) // (MANY - FEW):,} instructions for a game")


if __name__ == "__main__":
    main()
