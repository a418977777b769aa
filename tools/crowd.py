"""What so many people at once would need: a calculation, and a simulation of their moves.

    python tools/crowd.py 10000
    python tools/crowd.py 1000000 --share-live 0.3

The figures are measured (docs/performance.md, docs/scale.md says which and by which command); what people do
is a guess, and every guess is an option. The simulation sends moves to processes as people make them, at
random and in bursts, and each waits its turn: so it shows how full a process may be before people notice.
"""

import argparse
import heapq
import random
from dataclasses import dataclass
from math import ceil

# ---- measured, on one core of the machine of docs/performance.md


@dataclass(frozen=True)
class Measured:
    """What things cost."""

    move_us: float = 770.0  # processor time of the server for a move at a table of four, SQLite, one process
    many: float = 1.4  # times that much where processes share the work over PostgreSQL and Redis, at most
    database_us: float = 80.0  # processor time of PostgreSQL for a move
    move_bytes: float = 2_900.0  # to each screen
    stored_bytes: float = 220.0  # of an entry of a log in the database: 20 games, 3,974 entries, 870 kB
    socket_kb: float = 100.0  # memory of an open screen, at most
    table_kb: float = 28.0  # of a table in memory
    process_mb: float = 160.0  # of a process without tables
    quick_bot_us: float = 170.0  # processor time of a move of Rancher
    strong_bot_us: float = 150_000.0  # of Marshal, who takes the time it is given
    commit_ms: float = 2.0  # a commit on a disk that flushes


@dataclass(frozen=True)
class Guessed:
    """What people do."""

    share_live: float = 0.25  # of all who are here at once, so many play live; the others look, read, wait
    seconds_a_move: float = 12.0  # between two moves of somebody who plays live, others' turns included
    seats: float = 3.5  # at a table
    share_bots: float = 0.4  # of the seats
    share_strong: float = 0.3  # of the bots
    watchers: float = 0.3  # for each player
    burst: float = 2.5  # the busiest minute against the mean
    full: float = 0.5  # how busy a core may be
    core_month: float = 15.0  # dollars for a core with 4 GB, of a cloud or a rented machine
    terabyte: float = 5.0  # dollars for outgoing traffic, where it is cheap


@dataclass(frozen=True)
class Need:
    """What comes of it."""

    players: float
    tables: float
    sockets: float
    moves: float  # a second, of people, in the busiest minute
    bot_moves: float
    server_cores: float
    bot_cores: float
    database_cores: float
    bytes_out: float  # a second
    memory_gb: float
    stored_gb_month: float
    dollars_month: float


def need(people: float, m: Measured, g: Guessed) -> Need:
    """All of it for so many people at once, in the busiest minute; the money for a month of such days."""
    players = people * g.share_live
    tables = players / (g.seats * (1 - g.share_bots))
    moves = players / g.seconds_a_move * g.burst
    bot_moves = moves * g.share_bots / (1 - g.share_bots)
    both = moves + bot_moves
    screens = (players + players * g.watchers) / tables if tables else 0.0
    server_cores = both * m.move_us * m.many / 1e6 / g.full
    thought = g.share_strong * m.strong_bot_us + (1 - g.share_strong) * m.quick_bot_us
    bot_cores = bot_moves * thought / 1e6 / g.full
    database_cores = both * m.database_us / 1e6 / g.full
    out = both * screens * m.move_bytes
    sockets = people
    memory = (sockets * m.socket_kb + tables * m.table_kb) / 1e6 + ceil(server_cores) * m.process_mb / 1e3
    a_month = 30 * 86_400 / g.burst / 2  # half a day as busy as the mean
    cores = server_cores + bot_cores + database_cores
    return Need(
        players,
        tables,
        sockets,
        moves,
        bot_moves,
        server_cores,
        bot_cores,
        database_cores,
        out,
        memory,
        both * m.stored_bytes * a_month / 1e9,
        ceil(cores) * g.core_month + out * a_month / 1e12 * g.terabyte,
    )


# ---- a simulation of the moves in one process


def waits(load: float, m: Measured, seconds: float, seed: int, burst: float = 4.0) -> list[float]:
    """Milliseconds from a move's arrival to its telling, in a process that is so busy on the average.

    People move together: a move often brings the next one at the same table at once. Moves wait for their
    turn on the one core, then share a commit with all that came meanwhile.
    """
    rng = random.Random(seed)
    cost = m.move_us * m.many / 1000
    gap = cost / load
    now, free, commit_free, found = 0.0, 0.0, 0.0, []
    arrivals: list[float] = []
    while now < seconds * 1000:
        now += rng.expovariate(1 / (gap * burst))
        for number in range(1 + int(rng.expovariate(1 / (burst - 0.5)))):
            heapq.heappush(arrivals, now + number * rng.uniform(0, 5))
    while arrivals:
        came = heapq.heappop(arrivals)
        worked = max(came, free) + rng.uniform(0.5, 1.5) * cost
        free = worked
        told = max(worked, commit_free) + m.commit_ms
        commit_free = max(commit_free, told - m.commit_ms / 2)
        found.append(told - came)
    return found


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("people", type=float, help="at once")
    for kind in (Measured, Guessed):
        for name, value in vars(kind()).items():
            parser.add_argument(f"--{name.replace('_', '-')}", type=float, default=value, metavar="N")
    parser.add_argument("--seed", type=int, default=1)
    given = vars(parser.parse_args())
    measured = Measured(**{name: given[name] for name in vars(Measured())})
    guessed = Guessed(**{name: given[name] for name in vars(Guessed())})
    for name, value in vars(need(given["people"], measured, guessed)).items():
        print(f"{name.replace('_', ' '):18} {value:18,.1f}")
    print("\nbusy    p50      p99   milliseconds from a move to its telling, simulated over a minute")
    for load in (0.3, 0.5, 0.7, 0.85, 0.95):
        found = waits(load, measured, 60, given["seed"])
        print(f"{load:4.0%} {percentile(found, 0.5):6.1f} {percentile(found, 0.99):8.1f}")


if __name__ == "__main__":
    main()
