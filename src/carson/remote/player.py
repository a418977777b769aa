"""A bot of this machine at the tables of a server: it comes back whenever the line is cut."""

import base64
import threading
from collections.abc import Callable, Iterable
from typing import Any, Final
from urllib.parse import quote, urlencode

from carson.core import registry
from carson.core.bot import Bot, dismiss, welcome
from carson.core.clock import Clock
from carson.core.dealer import Dealer
from carson.core.errors import CarsonError
from carson.core.following import Follower, Played
from carson.core.game import BotMaker
from carson.core.result import Result, ScoreLine
from carson.core.view import View
from carson.remote.server import LOST, RemoteServer, ServerRefused

PAUSE: Final = 0.2  # seconds before a line that was cut is opened again, and twice as long each time
LONGEST_PAUSE: Final = 15.0
MARGIN: Final = 2000  # milliseconds of the time for an answer that the way may take
AGAIN: Final = (429, 500, 502, 503, 504)  # refusals that are worth another try

Teller = Callable[[str, str], None]  # what has happened, and at which table


class RemotePlayer:
    """Plays every game that a server has for a bot, each on a thread of its own."""

    def __init__(
        self,
        server: RemoteServer,
        makers: dict[str, BotMaker],
        at_once: int = 4,
        tell: Teller = lambda what, table: None,
    ) -> None:
        """`makers` make the bot for every game that it plays, by the name of the game."""
        self.server = server
        self.makers = makers
        self.at_once = at_once
        self.tell = tell
        self.stopped = threading.Event()
        self.answers = 0
        self._threads: dict[str, threading.Thread] = {}

    def run(self) -> None:
        """Play until `stop`; ServerRefused when the token is not valid."""
        query = urlencode([*(("game", game) for game in self.makers), ("most", self.at_once)])
        pause = PAUSE
        while not self.stopped.is_set():
            try:
                for event in self.server.lines(f"/api/bot/events?{query}"):
                    pause = PAUSE
                    if self.stopped.is_set():
                        return
                    if event["type"] == "game_start":
                        self._begin(str(event["table"]))
            except ServerRefused as refused:
                if refused.status not in AGAIN:
                    raise
                pause = max(pause, refused.wait)
            except LOST:
                self.tell("lost", "")
            self.stopped.wait(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def stop(self) -> None:
        """Begin nothing any more; a stream that is open ends with its next line."""
        self.stopped.set()

    def _begin(self, table: str) -> None:
        known = self._threads.get(table)
        if known is None or not known.is_alive():
            thread = threading.Thread(target=self._play, args=(table,), name=f"game {table}", daemon=True)
            self._threads[table] = thread
            thread.start()

    def _play(self, table: str) -> None:
        seats = _Seats(self, table)
        pause = PAUSE
        try:
            while not self.stopped.is_set():
                try:
                    for message in self.server.lines(f"/api/bot/games/{quote(table)}?snapshots=true"):
                        pause = PAUSE
                        if self.stopped.is_set() or seats.hear(message):
                            return
                except ServerRefused as refused:
                    if refused.status not in AGAIN:
                        return  # it is no game of ours any more
                    pause = max(pause, refused.wait)
                except LOST:
                    self.tell("lost", table)
                self.stopped.wait(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
        except CarsonError as error:
            self.tell(f"{error}\n{getattr(error, 'trace', '')}".strip(), table)
        finally:
            dismiss(seats.bots.values())
            self.server.leave()

    def answer(self, table: str, body: dict[str, object]) -> None:
        """Post an answer until the server has it. One that it has already is no second answer."""
        pause = PAUSE
        while not self.stopped.is_set():
            try:
                self.server.post(f"/api/bot/games/{quote(table)}/answer", body)
                self.answers += 1
                return
            except ServerRefused as refused:
                if refused.status == 409:
                    return
                if refused.status not in AGAIN:
                    raise
                pause = max(pause, refused.wait)
            except LOST:
                pass
            self.stopped.wait(pause)
            pause = min(2 * pause, LONGEST_PAUSE)


class _Seats:
    """The bots of one game, and what they have heard of it."""

    def __init__(self, player: RemotePlayer, table: str) -> None:
        self.player = player
        self.table = table
        self.bots: dict[int, Bot] = {}
        self.moves: list[Played] = []
        self.seed = ""

    def hear(self, message: dict[str, Any]) -> bool:
        """Do what a message asks for; whether the game is over."""
        kind = message["type"]
        if kind == "game":
            self._begin(message)
        elif kind == "ask":
            self._listen(message)
            self._answer(message)
        elif kind == "over":
            self._listen(message)
            self._end(message)
        return bool(kind == "over")

    def _begin(self, message: dict[str, Any]) -> None:
        self.moves = []
        self.seed = message["seed"]
        make = self.player.makers[message["game"]]
        new = {seat: make(f"{self.seed}/{seat}") for seat in message["seat"] if seat not in self.bots}
        if new:
            welcome(new.values())
            self.bots |= new
            self.player.tell("begun", self.table)

    def _listen(self, message: dict[str, Any]) -> None:
        news = [Played(move["seat"], move["action"]) for move in message["moves"]]
        self.moves[message["since"] :] = news

    def _answer(self, message: dict[str, Any]) -> None:
        seat, ask = int(message["seat"]), int(message["ask"])
        state = registry.restore(base64.b64decode(message["snapshot"]))
        view = View(state, seat, Dealer(f"{self.seed}/{ask}"))
        bot = self.bots[seat]
        if isinstance(bot, Follower):
            bot.hear(list(self.moves))
        legal = [one["action"] for one in message["legal"]]
        action = bot.choose(view, legal, Clock(max(1, message["ms"] - MARGIN)))
        self.player.answer(self.table, {"seat": seat, "ask": ask, "action": action})

    def _end(self, message: dict[str, Any]) -> None:
        if "ranking" in message:
            scores = [[ScoreLine("total", 1, total)] for total in message["scores"]]
            result = Result("over", message["ranking"], scores, message["winners"])
            for bot in _following(self.bots.values()):
                bot.over(result, list(self.moves))
        self.player.tell("over", self.table)


def _following(bots: Iterable[Bot]) -> list[Follower]:
    return [bot for bot in bots if isinstance(bot, Follower)]
