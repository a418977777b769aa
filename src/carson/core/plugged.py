"""A bot of another package at our tables: what it does wrong is told by its name, and never mended."""

import os
import traceback
from collections.abc import Callable
from operator import index
from typing import Any, TypeVar

from carson.core.advice import Advice, Adviser
from carson.core.bot import Bot, Outsider, illegal_answers
from carson.core.clock import Clock
from carson.core.errors import BotFailure
from carson.core.following import Follower, Played
from carson.core.last_block import last_block
from carson.core.outside import bot_log
from carson.core.result import Result
from carson.core.view import View
from carson.core.words import later

T = TypeVar("T")


class Plugged:
    """Asks a bot that somebody else wrote."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.bot = bot
        self.notes: list[str] = []

    @property
    def illegal(self) -> int:
        return illegal_answers(self.bot)

    def choose(self, view: View, legal: list[int], clock: Clock) -> int:
        offered = list(legal)  # it may do with its own list as it likes
        answer: object = self._safely(self.bot.choose, view, offered, clock)
        try:
            action = index(answer)  # type: ignore[arg-type]  # numbers of NumPy are as good
        except TypeError:
            action = None
        if action is None or action not in legal:
            raise BotFailure(later("plugin.illegal", name=self.name, action=str(answer)[:40]))
        return action

    def hear(self, moves: list[Played]) -> None:
        if isinstance(self.bot, Follower):
            self._safely(self.bot.hear, moves)

    def over(self, result: Result, moves: list[Played]) -> None:
        if isinstance(self.bot, Follower):
            self._safely(self.bot.over, result, moves)

    def begin(self) -> None:
        if isinstance(self.bot, Outsider):
            self._safely(self.bot.begin)

    def close(self) -> None:
        if isinstance(self.bot, Outsider):
            self._safely(self.bot.close)

    def _safely(self, work: Callable[..., T], *given: Any) -> T:
        try:
            return work(*given)
        except Exception as error:
            trace = trace_of(error)
            bot_log.errors(os.getpid(), f"{self.name}\n{trace}")
            raise BotFailure(later("plugin.raised", name=self.name), trace=trace) from error


class PluggedAdviser(Plugged):
    """The same for one that explains itself."""

    bot: Adviser

    def explain(self, view: View, legal: list[int], clock: Clock) -> list[Advice]:
        advice = self._safely(self.bot.explain, view, list(legal), clock)
        if not advice or any(one.action not in legal for one in advice):
            raise BotFailure(later("plugin.no-advice", name=self.name))
        return advice


def plugged(name: str, bot: Bot) -> Plugged:
    """A bot of somebody else, as one of ours."""
    return PluggedAdviser(name, bot) if isinstance(bot, Adviser) else Plugged(name, bot)


def trace_of(error: BaseException) -> str:
    """The last block of an error, without the lines of ours that led to it."""
    own = error.__traceback__.tb_next if error.__traceback__ else None
    return last_block("".join(traceback.format_exception(type(error), error, own)))
