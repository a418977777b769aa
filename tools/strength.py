"""Is a bot still as strong as it was? It plays against the one of an earlier revision.

    .venv/bin/python tools/strength.py          # Rancher against the hand-written one, 400 games each
    .venv/bin/python tools/strength.py base cards --games 800 --seed fresh
    .venv/bin/python tools/strength.py --revision main~50 --bot marshal:playouts=200

The revision is checked out and compiled in `build` (two minutes, once), and its bots run in a process of
their own (`tools/former_seats.py`): both engines play the same deal, each hears of every action as a word,
and the scores must agree in the end. Every deal is played with the present bot in each seat and former ones
in all others (a fair share is par), or, alone against Standish, once by each.
"""

import argparse
import json
import random
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import combinations
from pathlib import Path
from typing import Any, Protocol

from carson.arena.pool import cores
from carson.arena.standings import wilson
from carson.core import registry
from carson.core.bot_names import bot_maker
from carson.core.clock import UNHURRIED
from carson.core.match import Match
from carson.core.parallel import in_parallel

ROOT = Path(__file__).parent.parent
HAND_WRITTEN = "4db18c8"  # the last revision with a Rancher that had opinions of its own
SEATS_THERE = str(ROOT / "tools" / "former_seats.py")

VARIANTS = ("new-beginning", "river", "might-is-right", "kit-carson", "outlaws", "horses")
MIXES = [",".join(mix) for number in range(1, 5) for mix in combinations(VARIANTS, number)]
ANY_TILES = {"characters": "random", "sides": "random"}


@dataclass(frozen=True)
class Setting:
    """What is played: one of `options` for each deal, picked by the seed."""

    game: str
    seats: int
    options: Sequence[dict[str, str]]


SETTINGS = {
    "base": Setting("city", 4, [{"seats": "4"}]),
    "characters": Setting("city", 4, [{"seats": "4"} | ANY_TILES]),
    "variants": Setting("city", 4, [{"seats": "4", "variants": mix} | ANY_TILES for mix in MIXES]),
    "solo-rancher": Setting("city", 1, [{"solo": "rancher"}]),
    "solo-miner": Setting("city", 1, [{"solo": "miner"}]),
    "solo-strength": Setting("city", 1, [{"solo": "strength"}]),
    "solo-urban": Setting("city", 1, [{"solo": "urban"}]),
    "cards": Setting("cards", 4, [{"seats": "4"}]),
}


@dataclass(frozen=True)
class Deal:
    """One game: the present bot has these seats, the former one all others that somebody plays."""

    game: str
    options: dict[str, str]
    seed: str
    present: tuple[int, ...]


@dataclass(frozen=True)
class Played:
    """How it ended: by seat the share of the victory and the score."""

    deal: Deal
    shares: list[float]
    totals: list[int]


def deals(setting: Setting, games: int, seed: str) -> list[Deal]:
    """At least so many games, each deal once with the present bot in every seat; alone once by each bot."""
    places: list[tuple[int, ...]] = [(seat,) for seat in range(setting.seats)]
    if setting.seats == 1:
        games, places = 2 * games, [(0,), ()]
    found: list[Deal] = []
    while len(found) < games:
        own_seed = f"{seed}/{len(found) // len(places)}"
        options = random.Random(own_seed).choice(setting.options)
        found += [Deal(setting.game, options, own_seed, place) for place in places]
    return found


# ---- one game


class Former(Protocol):
    """The former bots, who play along at a table of their own."""

    def tell(self, kind: str, *rest: Any) -> None:
        """What needs no answer."""

    def ask(self, kind: str, *rest: Any) -> Any:
        """What needs one."""


class FormerProcess:
    """The former bots in a process of theirs, which ends when nobody talks to it any more."""

    def __init__(self, command: Sequence[str]) -> None:
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def tell(self, kind: str, *rest: Any) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([kind, *rest]) + "\n")

    def ask(self, kind: str, *rest: Any) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.tell(kind, *rest)
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"the former bots stopped at {[kind, *rest]}")
        return json.loads(line)

    def close(self) -> None:
        self.process.communicate()


def play(deal: Deal, bot: str, former: Former) -> Played:
    """One game on both engines. Nobody is asked who has no choice."""
    game = registry.game(deal.game)
    options = game.settle(deal.options)
    match = Match.start(game, options, deal.seed, ["?"] * game.seats(options))
    own = {seat: bot_maker(game, bot)(f"{deal.seed}/{seat}") for seat in deal.present}
    former.tell("begin", deal.game, deal.options, deal.seed, bot)
    while actors := match.state.actors():
        seat = actors[0]
        legal = match.state.legal(seat)
        action = legal[0]
        if len(legal) > 1 and seat in own:
            action = own[seat].choose(match.view(seat), legal, UNHURRIED)
        elif len(legal) > 1:
            action = game.parse_action(former.ask("ask", seat))
        match.act(seat, action)
        former.tell("act", seat, game.action_text(action))
    result = match.state.result()
    assert result is not None
    totals = [result.total(seat) for seat in range(len(match.names))]
    if former.ask("end") != totals:
        raise SystemExit(f"the two revisions do not agree on the scores of {deal}")
    winners = result.ranking[: result.winners]
    return Played(deal, [(seat in winners) / len(winners) for seat in range(len(totals))], totals)


@cache
def former_process(command: tuple[str, ...]) -> FormerProcess:
    """One in each process that plays."""
    return FormerProcess(command)


def play_against(command: tuple[str, ...], bot: str, deal: Deal) -> Played:
    return play(deal, bot, former_process(command))


# ---- the figures


@dataclass
class Tally:
    """What one side did: games, victories and points, each counted once for every seat it had."""

    games: int = 0
    wins: float = 0.0
    points: int = 0

    def add(self, share: float, total: int) -> None:
        self.games += 1
        self.wins += share
        self.points += total

    def __str__(self) -> str:
        low, high = wilson(self.wins, self.games)
        rate, score = self.wins / self.games, self.points / self.games
        return f"{rate:6.1%} ({low:.1%} to {high:.1%}), score {score:.1f}"


def tallies(played: Sequence[Played], seats: int) -> tuple[Tally, Tally]:
    """The present bot and the former one; the seats of virtual players count for neither."""
    present, former = Tally(), Tally()
    for one in played:
        for seat in range(seats):
            side = present if seat in one.deal.present else former
            side.add(one.shares[seat], one.totals[seat])
    return present, former


def line(name: str, setting: Setting, played: Sequence[Played]) -> str:
    """What is known of one setting."""
    present, former = tallies(played, setting.seats)
    par = "alone" if setting.seats == 1 else f"par {1 / setting.seats:.1%}"
    return f"{name:14} {present.games:5} games, {par:9} present {present}; former {former}"


# ---- the other revision


def prepared(revision: str) -> Path:
    """The Python of that revision, checked out and compiled in a folder of its own."""
    commit = _git("rev-parse", "--short=7", f"{revision}^{{commit}}").strip()
    folder = ROOT / "build" / f"revision-{commit}"
    if not (folder / "Makefile").exists():
        _git("worktree", "add", "--force", "--detach", str(folder), commit)
    subprocess.run(["make", "setup"], cwd=folder, check=True)
    return folder / ".venv" / "bin" / "python"


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def lines(names: Sequence[str], games: int, seed: str, bot: str, python: Path, jobs: int) -> Iterator[str]:
    """A line for each setting as soon as it is played."""
    command = (str(python), "-E", SEATS_THERE)  # -E: no PYTHONPATH leads to the present sources
    for name in names:
        setting = SETTINGS[name]
        work = partial(play_against, command, bot)
        yield line(name, setting, list(in_parallel(work, deals(setting, games, seed), jobs)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("settings", nargs="*", help=f"which of {', '.join(SETTINGS)}; usually all")
    parser.add_argument("--games", type=int, default=400, help="in each setting")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--revision", default=HAND_WRITTEN, help="whose bot is the former one")
    parser.add_argument("--bot", default="rancher", help="of both revisions")
    parser.add_argument("--jobs", type=int, default=cores(), help="games at the same time")
    given = parser.parse_args()
    unknown = [name for name in given.settings if name not in SETTINGS]
    if unknown:
        parser.error(f"there is no setting {', '.join(unknown)}")
    names, python = given.settings or list(SETTINGS), prepared(given.revision)
    for text in lines(names, given.games, given.seed, given.bot, python, given.jobs):
        print(text, flush=True)


if __name__ == "__main__":
    main()
