"""How much a Marshal searches in a move: `python tools/search_speed.py [GAME] [--ms 300] [--bot marshal]`.

One game is played by the usual bots. Before each move of the first seat the searching bot thinks about the
same question for so many milliseconds, without a tree of an earlier move. Work is counted in time of the
processor, so that other programs do not change the figures much.
"""

from __future__ import annotations

import argparse
import time

from carson.core import registry
from carson.core.bot_names import bot_maker, usual_bot
from carson.core.clock import UNHURRIED
from carson.core.match import Match
from carson.core.view import view_of
from carson.search.marshal import MarshalBot


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="city")
    parser.add_argument("--ms", type=int, default=300)
    parser.add_argument("--seats", default="4")
    parser.add_argument("--bot", default="marshal")
    given = parser.parse_args()
    game = registry.game(given.game)
    options = game.settle({"seats": given.seats})
    match = Match.start(game, options, "speed", [f"player {n}" for n in range(game.seats(options))])
    usual = bot_maker(game, usual_bot(game))("1")
    rates: list[float] = []  # playouts of a move in the given time
    while match.state.actors():
        seat = match.state.actors()[0]
        legal = match.state.legal(seat)
        view = view_of(match.state, seat, "speed", match.version)
        if seat == 0 and len(legal) > 1:
            bot = bot_maker(game, f"{given.bot}:ms={given.ms}")("1")
            assert isinstance(bot, MarshalBot)
            started = time.process_time()
            report = bot.consider(view)
            if report.playouts > 0:
                seconds = time.process_time() - started
                rates.append(report.playouts / seconds * given.ms / 1000)
        match.act(seat, usual.choose(view, legal, UNHURRIED))
    rates.sort()
    print(f"moves that took a search     {len(rates)}")
    print(f"playouts in {given.ms} ms of work: fewest {rates[0]:.0f}, median {rates[len(rates) // 2]:.0f},")
    print(f"                             mean {sum(rates) / len(rates):.0f}, most {rates[-1]:.0f}")


if __name__ == "__main__":
    main()
