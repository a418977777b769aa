"""Services: what all tables share. They know nothing of any table."""

from collections.abc import Callable, Sequence

from sqlalchemy.ext.asyncio import AsyncEngine

from carson.core import registry
from carson.core.advisers import USUAL, advisers, usual_adviser
from carson.core.bot_names import check_limits, exact_name, kind_of, plays, usual_bot
from carson.core.errors import BadOption
from carson.core.game import Game
from carson.server.accounts.names import bot_name
from carson.server.allowance import Allowances
from carson.server.bots.pool import BotPool
from carson.server.db.writer import Writer
from carson.server.homes.homes import Homes
from carson.server.notices.listeners import Listeners
from carson.server.order.rules import Rules
from carson.server.refusal import Refused
from carson.server.remote.remotes import Remotes, is_remote
from carson.server.running_time import RunningTime
from carson.server.settings import Settings
from carson.server.traces import Traces
from carson.server.words import say

PASSING = 150  # milliseconds a reviewer looks at a move, and again to compare


class Services:
    """The database, the bots, the running time, the games and how often people may ask for things."""

    def __init__(
        self,
        settings: Settings,
        engine: AsyncEngine,
        writer: Writer,
        bots: BotPool,
        homes: Homes,
        remotes: Remotes,
        rules: Rules,
    ) -> None:
        self.settings = settings
        self.homes = homes
        self.traces = Traces()
        self.on_outdated: Callable[[Sequence[str]], None] = lambda _: None  # tables that live elsewhere now
        self.engine = engine
        self.writer = writer
        self.bots = bots
        self.remotes = remotes
        self.rules = rules
        self.running = RunningTime(engine, writer, homes)
        self.listeners = Listeners(engine)
        self.games: dict[str, Game] = {name: registry.game(name) for name in registry.GAMES}
        self.faces = {name: game.face() for name, game in self.games.items()}
        self.advisers = {name: _adviser(game, settings.hint_bot) for name, game in self.games.items()}
        self.reviewers = {
            name: _adviser(game, settings.review_bot, in_passing=True) for name, game in self.games.items()
        }
        self.hints = Allowances(settings.hints_per_minute / 60, settings.hint_burst)
        self.searches = Allowances(settings.searches_per_minute / 60, settings.search_burst)
        self.chats = Allowances(settings.chats_per_minute / 60, settings.chat_burst)
        self.hurries = Allowances(settings.hurries_per_minute / 60, settings.hurry_burst)
        for name in ("hints", "searches", "chats", "hurries"):
            homes.share(name, getattr(self, name))
        self.moves = 0  # accepted since the start, for the metrics

    def default_bot(self, game: str) -> str:
        return usual_bot(self.games[game])

    def checked_bot(self, game: Game, bot: str) -> str:
        """The exact name of a bot somebody asks for; one of the host only by the name it has here."""
        if is_remote(bot):
            return self.remotes.check_invited(game, bot)
        if bot in self.host_bots(game):
            return bot
        try:
            check_limits(game, bot, self.settings.most)
            return exact_name(game, bot)
        except BadOption as error:
            raise Refused(str(error)) from error

    def host_bots(self, game: Game) -> list[str]:
        """The bots of the host that play a game."""
        return [name for name, brought in self.settings.host_bots.items() if plays(game, brought)]

    def seat_name(self, bot: str, seat: int) -> str:
        """What a bot is called at a table: a remote one by its own name."""
        return self.remotes.name_of(bot) or bot_name(seat)

    def bot_label(self, game: str, bot: str | None) -> str | None:
        """What people call this bot; a program of the host goes by the name it was given."""
        if is_remote(bot):
            return say("bot.remote-label")
        if bot is None or game not in self.games:
            return bot
        kind = kind_of(bot)
        return self.faces[game].bot_label(kind) if kind in self.games[game].bots() else bot


def _adviser(game: Game, wished: str, in_passing: bool = False) -> str:
    """The wished bot, or the usual one; empty in a game where none can explain itself.

    In passing it looks at many moves, so at each for a moment only.
    """
    if not advisers(game):
        return ""
    if wished:
        return wished
    usual = usual_adviser(game)
    return f"{usual}:ms={PASSING}" if in_passing and usual == USUAL else usual
