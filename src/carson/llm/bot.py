"""A bot that asks a language model. How the model is reached is up to whoever makes it."""

from collections.abc import Callable
from typing import Final

from carson.core import registry
from carson.core.clock import Clock
from carson.core.errors import BotFailure
from carson.core.following import Played
from carson.core.result import Result
from carson.core.seats import seat_text
from carson.core.state import CHANCE
from carson.core.view import View
from carson.llm.prompt import question_text
from carson.llm.reply import action_in
from carson.llm.words import later, say

TRIES: Final = 3  # replies until one is legal


class LanguageBot:
    """Sends each question as a text and reads the reply. What is not legal is counted, and asked again."""

    def __init__(self, ask: Callable[[str], str], tries: int = TRIES) -> None:
        self.ask = ask
        self.tries = tries
        self.answers = 0  # replies in all
        self.illegal = 0  # those that named no legal action
        self.heard: list[Played] = []
        self.moves: list[Played] = []

    def hear(self, moves: list[Played]) -> None:
        """What was played so far; the model is told what is new with its next question."""
        self.moves = moves

    def over(self, result: Result, moves: list[Played]) -> None:
        """The game has ended: nothing of it is told in the next one."""
        self.heard = []

    def choose(self, view: View, legal: list[int], clock: Clock) -> int:
        """The answer of the model; what is not legal is said to be so and asked again, a few times."""
        game = registry.game(view.state.origin().game)
        news = [
            say("prompt.move", seat=seat_text(move.seat), action=game.action_text(move.action))
            for move in self.moves[len(self.heard) :]
            if move.seat != CHANCE
        ]
        self.heard = self.moves
        prompt = question_text(game, view, news=news)
        reply = ""
        for _ in range(self.tries):
            reply = self.ask(prompt)
            self.answers += 1
            action = action_in(game, reply, legal)
            if action is not None:
                return action
            self.illegal += 1
            prompt = f"{question_text(game, view)}\n{say('prompt.illegal', reply=reply[:80])}\n"
        raise BotFailure(later("prompt.no-answer", tries=self.tries, reply=reply[:80]))
