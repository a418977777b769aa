"""Rivals: named bots in all seats but one."""

from __future__ import annotations

from collections.abc import Sequence

from carson.core.bot import Bot, RandomBot, dismiss, welcome
from carson.core.bot_names import bot_maker
from carson.core.clock import UNHURRIED
from carson.core.errors import BadOption, IllegalAction
from carson.core.state import State
from carson.core.view import view_of
from carson.env.tasks import Task
from carson.env.words import later

RANDOM = "random"
ILLEGAL = ("raise", "replace")  # what becomes of an action that is not legal


class Rivals:
    """The bots of one game after the other."""

    def __init__(self, task: Task, named: str | Sequence[str], own: int) -> None:
        if own not in task.seats:
            raise BadOption(later("rivals.own", own=own, known=", ".join(map(str, task.seats))))
        others = [seat for seat in task.seats if seat != own]
        names = [named] * len(others) if isinstance(named, str) else list(named)
        if len(names) != len(others):
            raise BadOption(later("rivals.number", found=len(names), wanted=len(others)))
        self.names = dict(zip(others, names, strict=True))
        self.all_random = all(name == RANDOM for name in names)
        self._makers = {seat: bot_maker(task.game, name, outside=True) for seat, name in self.names.items()}
        self._bots: dict[int, Bot] = {}
        self._seed = ""
        self._answers = 0

    def begin(self, seed: str) -> None:
        """New bots for a new game."""
        self.leave()
        self._seed = seed
        self._answers = 0
        self._bots = {seat: make(f"{seed}/{seat}") for seat, make in self._makers.items()}
        welcome(self._bots.values())

    def leave(self) -> None:
        """Let go of what bots hold, such as programs."""
        dismiss(self._bots.values())
        self._bots = {}

    def choose(self, state: State, seat: int) -> int:
        """The answer of the bot in this seat, from what it may know."""
        bot, legal = self._bots[seat], state.legal(seat)
        self._answers += 1
        if type(bot) is RandomBot:
            return legal[int(bot.rng.below(len(legal)))]
        action = bot.choose(view_of(state, seat, self._seed, self._answers), legal, UNHURRIED)
        if action not in legal:
            told = {"bot": self.names[seat], "seat": seat, "action": action}
            raise IllegalAction(later("rivals.choice", **told))
        return action


def check_mode(illegal: str) -> str:
    """How illegal actions are treated."""
    if illegal not in ILLEGAL:
        raise BadOption(later("rivals.mode", mode=illegal, known=", ".join(ILLEGAL)))
    return illegal
