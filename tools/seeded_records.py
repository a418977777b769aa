"""Prints a seeded game of each game, played by bots: the same bytes on every Python and on both engines.

Needs the engine alone, so that it runs wherever the wheel is installed.
"""

import sys

from carson import api
from carson.core.registry import GAMES

BOT = "rancher"


def seeded_record(name: str, seed: str = "package") -> str:
    """The record of a game with the usual options."""
    game = api.game(name)
    options = game.settle({})
    seats = game.seats(options)
    match = api.Match.start(game, options, seed, [f"{BOT} {seat}" for seat in range(seats)])
    bots = [api.bot_maker(game, BOT)(f"{seed} {seat}") for seat in range(seats)]
    while match.state.actors():
        seat = match.state.actors()[0]
        action = bots[seat].choose(match.view(seat), match.state.legal(seat), api.UNHURRIED)
        match.act(seat, action)
    return match.text()


if __name__ == "__main__":
    for name in GAMES:
        sys.stdout.write(seeded_record(name))
