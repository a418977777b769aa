"""How much a bot searches in a move.

One game is played by the usual bot. Before each move of the first seat the searching bot thinks about the
same question, without a tree of an earlier move. Work is counted in time of the processor, so that other
programs do not change the figures much.
"""

import time
from collections.abc import Mapping
from dataclasses import dataclass

from carson.arena.words import later
from carson.core import registry
from carson.core.bot import Searcher
from carson.core.bot_names import bot_maker, usual_bot
from carson.core.clock import UNHURRIED
from carson.core.errors import BadOption
from carson.core.match import Match
from carson.core.view import view_of

SEED = "speed"


@dataclass(frozen=True)
class Playouts:
    """Playouts of a move in the given time, over all moves that took a search."""

    moves: int
    fewest: float
    median: float
    mean: float
    most: float


def playouts(game_name: str, options: Mapping[str, str], bot: str, ms: int) -> Playouts:
    """What one core does in so many milliseconds of work."""
    game = registry.game(game_name)
    settled = game.settle(options)
    make = bot_maker(game, f"{bot}:ms={ms}")
    usual = bot_maker(game, usual_bot(game))(SEED)
    names = [f"player {seat + 1}" for seat in range(game.seats(settled))]
    match = Match.start(game, settled, SEED, names)
    rates: list[float] = []
    while match.state.actors():
        seat = match.state.actors()[0]
        legal = match.state.legal(seat)
        view = view_of(match.state, seat, SEED, match.version)
        if seat == 0 and len(legal) > 1:
            searcher = make(SEED)
            started = time.process_time()
            searcher.choose(view, legal, UNHURRIED)
            seconds = time.process_time() - started
            made = searcher.report if isinstance(searcher, Searcher) else None
            if made is not None and made.playouts > 0:
                rates.append(made.playouts / seconds * ms / 1000)
        match.act(seat, usual.choose(view, legal, UNHURRIED))
    if not rates:
        raise BadOption(later("speed.no-search", bot=bot))
    rates.sort()
    return Playouts(len(rates), rates[0], rates[len(rates) // 2], sum(rates) / len(rates), rates[-1])
