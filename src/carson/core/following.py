"""What bots hear of a game besides their questions: the moves that everybody may know, and the result.

It is what the record of a running game shows: answers given in secret come when they are open, and where
seats hide something from each other all the time, dice and draws are left out.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from carson.core.bot import Bot, dismiss
from carson.core.clock import UNHURRIED, Clock
from carson.core.game import Game, Options
from carson.core.match import Match
from carson.core.result import Result
from carson.core.state import CHANCE, State


class Played(NamedTuple):
    """A move of a seat, or an outcome of CHANCE."""

    seat: int
    action: int


@runtime_checkable
class Follower(Protocol):
    """A bot that hears what was played before it is asked, and how the game ended."""

    def hear(self, moves: list[Played]) -> None:
        """All that was played so far, as far as everybody may know it. What was taken back is not there."""

    def over(self, result: Result, moves: list[Played]) -> None:
        """The game has ended like this."""


class Following:
    """Keeps what was played, for games without a match."""

    def __init__(self, game: Game, options: Options) -> None:
        self._with_chance = not game.keeps_secrets(options)
        self._moves: list[Played] = []
        self._open = 0  # so many of them everybody may know

    def add(self, seat: int, action: int, after: State) -> None:
        """A move was made, and `after` is where the game stands now."""
        if seat != CHANCE or self._with_chance:
            self._moves.append(Played(seat, action))
        if not after.holds_sealed_answers():
            self._open = len(self._moves)

    @property
    def known(self) -> list[Played]:
        """The moves that lie open by now, in their order."""
        return self._moves[: self._open]


def known_moves(match: Match) -> list[Played]:
    """What everybody may know of the moves of a match that stand."""
    with_chance = not match.game.keeps_secrets(match.options)
    nodes = [match.nodes[node] for node in match.path(match.settled(match.history[-1]))]
    return [Played(node.seat, node.action) for node in nodes if with_chance or node.seat != CHANCE]


Told = dict[str, object]  # as JSON


def told_since(game: Game, told: Sequence[Played], moves: Sequence[Played]) -> Told:
    """What was played since somebody was last told: they keep the first `since` moves, and add these."""
    both = enumerate(zip(told, moves, strict=False))
    since = next((at for at, (old, new) in both if old != new), min(len(told), len(moves)))
    text = game.action_text
    news = [{"seat": seat, "action": action, "text": text(action)} for seat, action in moves[since:]]
    return {"since": since, "moves": news}


def result_of(result: Result) -> Told:
    """How a game ended, as JSON."""
    scores = [result.total(seat) for seat in range(len(result.scores))]
    return {"ranking": result.ranking, "winners": result.winners, "scores": scores}


def followers(bots: Mapping[int, Bot]) -> dict[int, Follower]:
    """Those of the bots that listen, by seat."""
    return {seat: bot for seat, bot in bots.items() if isinstance(bot, Follower)}


def chosen(bot: Bot, match: Match, seat: int, clock: Clock = UNHURRIED) -> int:
    """What a bot answers in a match, after it has heard what came before."""
    if isinstance(bot, Follower):
        bot.hear(known_moves(match))
    return bot.choose(match.view(seat), match.state.legal(seat), clock)


def dismissed(bots: Iterable[Bot], match: Match) -> list[str]:
    """Send the bots of a match away; if it is over they hear how it ended. What they had to tell."""
    sent = list(bots)
    result = match.state.result()
    for bot in sent:
        if result is not None and isinstance(bot, Follower):
            bot.over(result, known_moves(match))
    return dismiss(sent)
