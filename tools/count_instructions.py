"""How many machine instructions something takes: for comparing builds, undisturbed by a busy machine.

    .venv/bin/python tools/count_instructions.py [WORK] [GAME] [NAME=VALUE ...]

WORK is `game` (a random game, the usual one), `step` (one step of one game of a batch, with mask and
observation), `mask`, `observe`, `snapshot` or `restore`; the last four are of moments spread over games.
Needs valgrind. Two numbers are done and their difference is divided, so that starting up costs nothing. To
compare two builds, run it with the Python of each.
"""

import re
import shutil
import subprocess
import sys

BEGIN = """
import sys
from carson.batch import Batch
from carson.core import registry
from carson.core.playout import playout
from carson.core.rng import Rng
from carson.core.state import CHANCE, NOBODY
game = registry.game(sys.argv[1])
options = game.settle(dict(pair.split("=", 1) for pair in sys.argv[3:]))
first, rounds = game.new(options), int(sys.argv[2])
moments, rng = [], Rng(1)
while len(moments) < 1000:
    state = first.clone()
    while state.actor() != NOBODY:
        if state.actor() != CHANCE:
            moments.append(state.clone())
        state.play(state.actor(), state.pick(rng))
moments = moments[:: len(moments) // 200][:200]
seats, snapshots = [int(state.actor()) for state in moments], [state.snapshot() for state in moments]
"""
LOOK = """
for _ in range(rounds):
    for state, seat, snapshot in zip(moments, seats, snapshots):
        {}
"""
WORKS = {  # what is done so many times, how much that is, and two numbers of times
    "game": ("for number in range(rounds): playout(first.clone(), Rng(number))", 1, (50, 550)),
    "step": (
        "batch = Batch(game, options, range(50))\nfor _ in range(rounds): batch.step(batch.pick())",
        50,
        (50, 450),
    ),
    "mask": (LOOK.format("state.mask(seat)"), 200, (1, 11)),
    "observe": (LOOK.format("state.observe(seat)"), 200, (1, 11)),
    "snapshot": (LOOK.format("state.snapshot()"), 200, (1, 11)),
    "restore": (LOOK.format("game.restore(snapshot)"), 200, (1, 11)),
}


def instructions(code: str, game: str, number: int, options: list[str]) -> int:
    """Machine instructions of a process that does it so many times."""
    counter = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    command = [*counter, sys.executable, "-c", BEGIN + code, game, str(number), *options]
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
    work = names.pop(0) if names and names[0] in WORKS else "game"
    game = names[0] if names else "city"
    code, size, times = WORKS[work]
    few, many = (instructions(code, game, number, options) for number in times)
    print(f"{(many - few) // ((times[1] - times[0]) * size):,} instructions for a {work}")


if __name__ == "__main__":
    main()
