"""Remote bots at tables: who is there, what they are asked, and what they have answered.

A question belongs to the table, not to a stream: it waits while its bot is away, and whoever opens the stream
of the game anew hears it again.
"""

import asyncio
import base64
import hashlib
from collections.abc import AsyncIterator
from dataclasses import dataclass

from carson.core.following import Told, known_moves, result_of, told_since
from carson.core.game import Game
from carson.core.match import Match
from carson.core.view import View
from carson.server.bots.lane import BotFailed
from carson.server.refusal import Refused
from carson.server.remote.book import PREFIX, RemoteBook, RemoteBot
from carson.server.remote.lines import EventLine, GameLine, Message
from carson.server.settings import Settings
from carson.server.words import later

REVOKED = "its token was revoked"


@dataclass(frozen=True)
class Asked:
    """A question that waits for its answer."""

    match: Match
    view: View
    legal: list[int]
    version: int
    answer: asyncio.Future[int]


class Remotes:
    """Asks bots over the streams that they hold open."""

    def __init__(self, settings: Settings, book: RemoteBook) -> None:
        self.settings = settings
        self.book = book
        self.events: dict[str, EventLine] = {}  # by bot
        self.games: dict[tuple[str, str], GameLine] = {}  # by bot and table
        self.asked: dict[tuple[str, str, int], Asked] = {}  # by bot, table and seat

    def start_anew(self) -> None:
        """Another database is in place: other bots, other tokens, other games."""
        for line in [*self.events.values(), *self.games.values()]:
            line.end()
        self.events.clear()
        self.games.clear()
        self._reading = asyncio.create_task(self.book.read())

    # ---- who is there

    def online(self, game: Game) -> list[RemoteBot]:
        """The bots that could play a game now."""
        found = [self.book.bots[id_] for id_ in self.events if id_ in self.book.bots]
        return sorted((bot for bot in found if self._is_free(bot, game)), key=lambda bot: bot.name)

    def _is_free(self, bot: RemoteBot, game: Game) -> bool:
        line = self.events.get(bot.id)
        if line is None or (line.games is not None and game.name not in line.games):
            return False
        return len(line.playing) < line.most

    def name_of(self, bot: str | None) -> str | None:
        """What people call a bot of a seat, if it is a remote one."""
        if bot is None or not bot.startswith(PREFIX):
            return None
        known = self.book.bots.get(bot.removeprefix(PREFIX))
        return known.name if known else str(later("remote.gone"))

    def check_invited(self, game: Game, bot: str) -> str:
        """The name of a remote bot that somebody invites; Refused when it cannot come."""
        known = self.book.bots.get(bot.removeprefix(PREFIX))
        if known is None or not self._is_free(known, game):
            raise Refused(later("refused.remote-away", name=self.name_of(bot) or bot), status=409)
        return known.bot

    # ---- streams

    def watch(self, bot: RemoteBot, games: frozenset[str] | None, most: int) -> EventLine:
        """A new stream of events; one that was open before ends."""
        line = EventLine(games, most)
        before, self.events[bot.id] = self.events.get(bot.id), line
        if before is not None:
            before.end()
        for id_, table, _ in self.asked:
            if id_ == bot.id:
                self.announce(line, table)
        return line

    def announce(self, line: EventLine, table: str) -> None:
        """Tell a bot once of a game that it plays."""
        if table not in line.playing:
            line.playing.add(table)
            line.send({"type": "game_start", "table": table})

    def follow(self, bot: RemoteBot, table: str, match: Match, seats: list[int], snapshots: bool) -> GameLine:
        """A new stream of a game: how it is played, and every question that waits."""
        line = GameLine(snapshots)
        before, self.games[bot.id, table] = self.games.get((bot.id, table)), line
        if before is not None:
            before.end()
        line.send(_game(bot, table, match, seats))
        for (id_, there, seat), asked in self.asked.items():
            if (id_, there) == (bot.id, table):
                line.send(self._question(line, there, seat, asked))
        return line

    def events_of(self, bot: RemoteBot, line: EventLine) -> AsyncIterator[bytes]:
        def left() -> None:
            if self.events.get(bot.id) is line:
                del self.events[bot.id]

        return line.read(self.settings.remote_heartbeat, left)

    def game_of(self, bot: RemoteBot, table: str, line: GameLine) -> AsyncIterator[bytes]:
        def left() -> None:
            if self.games.get((bot.id, table)) is line:
                del self.games[bot.id, table]

        return line.read(self.settings.remote_heartbeat, left)

    def dismiss(self, bot: RemoteBot) -> None:
        """Its token was revoked: nothing of it stays open, and nobody waits for it."""
        for key in [key for key in self.games if key[0] == bot.id]:
            self.games.pop(key).end()
        if bot.id in self.events:
            self.events.pop(bot.id).end()
        for (id_, _, _), asked in list(self.asked.items()):
            if id_ == bot.id and not asked.answer.done():
                asked.answer.set_exception(BotFailed(REVOKED))

    def leave(self, bot: str | None, table: str) -> None:
        """A bot has lost its seat at a table, if it is a remote one."""
        id_ = (bot or "").removeprefix(PREFIX)
        if (id_, table) in self.games:
            self.games.pop((id_, table)).end()
        if id_ in self.events:
            self._finish(self.events[id_], table)

    def _finish(self, line: EventLine, table: str) -> None:
        if table in line.playing:
            line.playing.discard(table)
            line.send({"type": "game_finish", "table": table})

    # ---- questions

    async def choose(self, match: Match, seat: int, bot: str, table: str) -> int:
        """What a bot answers; BotFailed when nothing comes for too long."""
        legal = match.state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        id_ = bot.removeprefix(PREFIX)
        if id_ not in self.book.bots:
            raise BotFailed(REVOKED)
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        asked = Asked(match, match.view(seat), legal, match.version, answer)
        self.asked[id_, table, seat] = asked
        self._ask(id_, table, seat, asked)
        try:
            async with asyncio.timeout(self.settings.remote_seconds):
                return await answer
        except TimeoutError:
            raise BotFailed(f"no answer within {self.settings.remote_seconds:g} seconds") from None
        finally:
            if self.asked.get((id_, table, seat)) is asked:
                del self.asked[id_, table, seat]

    def _ask(self, bot: str, table: str, seat: int, asked: Asked) -> None:
        if bot in self.events:
            self.announce(self.events[bot], table)
        line = self.games.get((bot, table))
        if line is not None:
            line.send(self._question(line, table, seat, asked))

    def _question(self, line: GameLine, table: str, seat: int, asked: Asked) -> Message:
        game = asked.match.game
        message: Message = {
            "type": "ask",
            "table": table,
            "seat": seat,
            "ask": asked.version,
            "view": asked.view.json(),
            "legal": [{"action": action, "text": game.action_text(action)} for action in asked.legal],
            "ms": int(self.settings.remote_seconds * 1000),
            **self._since(line, asked.match),
        }
        if line.snapshots:
            message["snapshot"] = base64.b64encode(asked.view.state.snapshot()).decode()
        return message

    def _since(self, line: GameLine, match: Match) -> Told:
        moves = known_moves(match)
        told = told_since(match.game, line.told, moves)
        line.told = moves
        return told

    def answer(self, bot: RemoteBot, table: str, seat: int, version: int, action: int) -> None:
        """Take an answer; Refused when nobody waits for it, or when it is not legal."""
        asked = self.asked.get((bot.id, table, seat))
        if asked is None or asked.version != version or asked.answer.done():
            raise Refused(later("refused.stale"), "stale", 409)
        if action not in asked.legal:
            raise Refused(later("refused.remote-illegal", action=action), "illegal", 400)
        asked.answer.set_result(action)

    def over(self, table: str, match: Match) -> None:
        """A game has ended: whoever follows it hears how."""
        for (bot, there), line in list(self.games.items()):
            if there == table:
                self.tell_end(line, match)
                line.end()
                del self.games[bot, there]
        for events in self.events.values():
            self._finish(events, table)

    def tell_end(self, line: GameLine, match: Match) -> None:
        result = match.state.result()
        how: Message = {} if result is None else {**result_of(result)}
        line.send({"type": "over", **self._since(line, match), **how})


def is_remote(bot: str | None) -> bool:
    return bot is not None and bot.startswith(PREFIX)


def _game(bot: RemoteBot, table: str, match: Match, seats: list[int]) -> Message:
    seed = hashlib.sha256(f"remote bot/{match.dealer.seed}/{bot.id}".encode()).hexdigest()[:16]
    return {
        "type": "game",
        "table": table,
        "game": match.game.name,
        "rules": match.game.version_of(match.options),
        "options": match.options,
        "seats": match.game.seats(match.options),
        "seat": seats,
        "names": match.names,
        "seed": seed,
    }
