"""A program as a bot. It gets its seat's view and what it may do, and nothing more."""

import hashlib
from typing import Any

from carson.core.clock import Clock
from carson.core.errors import BadBot
from carson.core.following import Played, Told, result_of, told_since
from carson.core.game import Game
from carson.core.outside import bot_log, waiting_room
from carson.core.outside.command import Command
from carson.core.outside.hello import FIRST, GREETING, Hello
from carson.core.outside.process import Failure, LineProcess
from carson.core.result import Result
from carson.core.view import View
from carson.core.words import later

START_MS = 15_000  # a program may take this long to say hello
LEARN_MS = 60_000  # and this long to learn from a game
STARTS = 2  # how often a program is started in one game before it forfeits
TRIES = 3  # how often a program that speaks protocol 2 may choose until it is legal


class OutsideBot:
    """Talks to a program. One that crashes, dawdles or answers nonsense is restarted once, then forfeits."""

    def __init__(self, game: Game, command: Command, seed: str) -> None:
        self.game = game
        self.command = command
        # the real seed would tell the program the dice to come
        self.seed = hashlib.sha256(f"outside bot/{seed}".encode()).hexdigest()[:16]
        self.notes: list[str] = []  # what went wrong, as stored sentences
        self.starts = 0
        self.asked = 0
        self.illegal = 0  # answers that were not legal
        self.process: LineProcess | None = None
        self.hello = Hello(command)
        self.seat = -1
        self.moves: list[Played] = []  # played so far
        self.told: list[Played] = []  # those of them that the program knows

    @property
    def forfeited(self) -> bool:
        """Whether it has failed once too often and is not asked any more."""
        return self.process is None and self.starts >= STARTS

    def choose(self, view: View, legal: list[int], clock: Clock) -> int:
        while not self.forfeited:
            try:
                return self._ask(view, legal, clock.within(self.command.ms))
            except Failure as failure:
                self._failed(failure)
        return legal[0]

    def hear(self, moves: list[Played]) -> None:
        """It is told with the next question."""
        self.moves = moves

    def over(self, result: Result, moves: list[Played]) -> None:
        """Tell the program how the game ended; one that learns may do so now, and waits for the next game."""
        self.moves = moves
        process = self.process
        if process is None or self.hello.protocol == FIRST or self.seat < 0:
            return
        try:
            if not self.hello.learns:
                process.tell([self._result(result)])
                return
            answer = process.exchange([self._result(result)], LEARN_MS)
        except Failure as failure:
            self._failed(failure, over=True)
            return
        if answer.get("type") != "ready":
            self.close()
            raise BadBot(later("outside.never-ready", command=self.command, answer=_said(answer, "type")))
        self.process = None
        waiting_room.keep(self.command, process, self.hello)

    def begin(self) -> None:
        """Start the program before its clock runs."""
        try:
            self._started()
        except Failure as failure:
            self._failed(failure)

    def close(self) -> None:
        if self.process is not None:
            self.process.close()
            self.process = None

    def _failed(self, failure: Failure, over: bool = False) -> None:
        block = self.process.last_block() if self.process else ""
        pid = self.process.pid if self.process else 0
        self.close()
        after = (
            "outside.ended-so" if over else "outside.again" if self.starts < STARTS else "outside.forfeits"
        )
        told = later("outside.failed", command=self.command, failure=failure.args[0], after=later(after))
        bot_log.errors(pid, str(told))
        self.notes.append((later("outside.block", told=told, block=block) if block else told).stored())

    # ---- talking

    def _ask(self, view: View, legal: list[int], ms: int) -> int:
        process = self.process or self._started()
        news = [] if view.seat == self.seat else [self._new_game(view)]
        self.seat = view.seat
        self.asked += 1
        question: dict[str, object] = {
            "type": "ask",
            "ask": self.asked,
            "seat": view.seat,
            "view": view.json(),
            "legal": [{"action": action, "text": self.game.action_text(action)} for action in legal],
            "ms": ms,
        }
        if self.hello.protocol > FIRST:
            question |= self._since()
        answer = process.exchange([*news, question], ms)
        for left in range(TRIES if self.hello.protocol > FIRST else 1, 0, -1):
            action = self._answered(answer)
            if type(action) is int and action in legal:
                return action
            self.illegal += 1
            if left > 1:
                wrong = {"type": "illegal", "ask": self.asked, "action": action, "tries": left - 1}
                answer = process.exchange([wrong], ms)
        raise Failure(later("outside.illegal", action=_said(answer, "action")))

    def _answered(self, answer: dict[str, Any]) -> object:
        _expect(answer, "choose")
        if answer.get("ask") != self.asked:
            raise Failure(later("outside.wrong-question", answer=answer.get("ask"), asked=self.asked))
        return answer.get("action")

    def _started(self) -> LineProcess:
        self.starts += 1
        self.seat = -1
        self.told = []
        waiting = waiting_room.take(self.command) if self.starts == 1 else None
        if waiting is not None:
            self.process, self.hello = waiting
        else:
            self.process = LineProcess(self.command.argv)
            answer = self.process.exchange([GREETING], START_MS)
            _expect(answer, "hello")
            self.hello = self._understood(answer)
        return self.process

    def _understood(self, answer: dict[str, Any]) -> Hello:
        """What it says about itself. One that is refused is ended at once."""
        try:
            hello = Hello.read(self.command, answer)
            hello.check_game(self.game)
        except BadBot:
            self.close()
            raise
        return hello

    # ---- messages

    def _new_game(self, view: View) -> dict[str, object]:
        options = self.game.options_of(view.state)
        try:
            self.hello.check_options(self.game, options)
        except BadBot:
            self.close()
            raise
        return {
            "type": "game",
            "game": self.game.name,
            "rules": self.game.version,
            "options": options,
            "seats": self.game.seats(options),
            "seat": view.seat,
            "seed": self.seed,
        }

    def _since(self) -> Told:
        told = told_since(self.game, self.told, self.moves)
        self.told = list(self.moves)
        return told

    def _result(self, result: Result) -> dict[str, object]:
        return {"type": "over", "seat": self.seat, **self._since(), **result_of(result), "ms": LEARN_MS}


def longest_answer(command: Command) -> float:
    """Seconds after which a bot has answered or forfeited, whatever its program does."""
    return STARTS * (START_MS + TRIES * command.ms + 2000) / 1000


def _expect(answer: dict[str, Any], kind: str) -> None:
    if answer.get("type") != kind:
        raise Failure(later("outside.wrong-answer", answer=_said(answer, "type"), due=kind))


def _said(answer: dict[str, Any], key: str) -> str:
    return str(answer.get(key))[:40]
