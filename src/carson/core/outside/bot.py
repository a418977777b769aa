"""A program as a bot. It gets its seat's view and what it may do, and nothing more."""

import hashlib
from typing import Any

from carson.core.clock import Clock
from carson.core.game import Game
from carson.core.outside.command import Command
from carson.core.outside.process import Failure, LineProcess
from carson.core.view import View
from carson.core.words import later

PROTOCOL = 1
START_MS = 15_000  # a program may take this long to say hello
STARTS = 2  # how often a program is started in one game before it forfeits


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
        self.process: LineProcess | None = None
        self.seat = -1

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

    def _failed(self, failure: Failure) -> None:
        self.close()
        after = later("outside.again" if self.starts < STARTS else "outside.forfeits")
        told = later("outside.failed", command=self.command, failure=failure.args[0], after=after)
        self.notes.append(told.stored())

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
        answer = process.exchange([*news, question], ms)
        _expect(answer, "choose")
        if answer.get("ask") != self.asked:
            raise Failure(later("outside.wrong-question", answer=answer.get("ask"), asked=self.asked))
        action = answer.get("action")
        if type(action) is not int or action not in legal:
            raise Failure(later("outside.illegal", action=str(action)[:40]))
        return action

    def _started(self) -> LineProcess:
        self.starts += 1
        self.seat = -1
        self.process = LineProcess(self.command.argv)
        answer = self.process.exchange([{"type": "hello", "protocol": PROTOCOL}], START_MS)
        _expect(answer, "hello")
        if answer.get("protocol") != PROTOCOL:
            raise Failure(
                later("outside.protocol", answer=str(answer.get("protocol"))[:40], protocol=PROTOCOL)
            )
        return self.process

    def _new_game(self, view: View) -> dict[str, object]:
        options = self.game.options_of(view.state)
        return {
            "type": "game",
            "game": self.game.name,
            "rules": self.game.version,
            "options": options,
            "seats": self.game.seats(options),
            "seat": view.seat,
            "seed": self.seed,
        }


def longest_answer(command: Command) -> float:
    """Seconds after which a bot has answered or forfeited, whatever its program does."""
    return STARTS * (START_MS + command.ms + 2000) / 1000


def _expect(answer: dict[str, Any], kind: str) -> None:
    if answer.get("type") != kind:
        raise Failure(later("outside.wrong-answer", answer=str(answer.get("type"))[:40], due=kind))
