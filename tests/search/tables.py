"""Tables for bots that search, and a game between others who play at random."""

from carson.core import registry
from carson.core.bot_names import bot_maker
from carson.core.clock import UNHURRIED
from carson.core.match import Match
from carson.core.rng import Rng
from carson.core.view import view_of
from carson.search.marshal import MarshalBot


def searcher(game: str, name: str, seed: str, playouts: int) -> MarshalBot:
    bot = bot_maker(registry.game(game), f"{name}:playouts={playouts}")(seed)
    assert isinstance(bot, MarshalBot)
    return bot


def match_of(name: str, options: dict[str, str], seed: str) -> Match:
    game = registry.game(name)
    settled = game.settle(options)
    return Match.start(game, settled, seed, [f"player {n}" for n in range(game.seats(settled))])


def check_answers(match: Match, bot: MarshalBot) -> None:
    """Play to the end: what the bot in the first seat answers is always legal."""
    rng = Rng(7)
    while match.state.actors():
        seat = match.state.actors()[-1]
        legal = match.state.legal(seat)
        if seat == 0:
            action = bot.choose(view_of(match.state, seat, "7", 0), legal, UNHURRIED)
            assert action in legal
        else:
            action = legal[int(rng.below(len(legal)))]
        match.act(seat, action)
