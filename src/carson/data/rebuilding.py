"""A game rebuilt from its rows: its seed deals, the answers are those of the rows."""

from collections.abc import Callable
from typing import Any

from carson.core.choices import chosen_game
from carson.core.errors import CarsonError, IllegalAction
from carson.core.game import Game, Options
from carson.core.state import State
from carson.data.words import later

Look = Callable[[State, dict[str, Any]], None]  # a state in which a decision was made, and its row


class GameRows:
    """The decisions of one game."""

    def __init__(self, rows: list[dict[str, Any]]) -> None:
        self.rows = rows
        self.number = int(rows[0]["game"])
        self.seed = str(rows[0]["seed"])


def rebuilt(game: Game, options: Options, rows: GameRows, look: Look) -> State:
    """The last state of a game; every state in which somebody decided is looked at on the way."""
    left = iter(rows.rows)

    def choose(state: State, seat: int, legal: list[int], moves: int) -> int:
        row = next(left, None)
        if row is None or row["seat"] != seat or row["ply"] != moves:
            raise IllegalAction(later("data.other-question", moves=moves))
        look(state, row)
        return int(row["chosen"])

    try:
        state = chosen_game(game, options, rows.seed, choose)
    except IllegalAction as error:
        raise CarsonError(later("data.misfit", game=rows.number, reason=error.args[0])) from error
    if next(left, None) is not None:
        raise CarsonError(later("data.misfit", game=rows.number, reason=later("data.over")))
    return state


def check(game: Game, options: Options, rows: GameRows) -> None:
    """Raise CarsonError unless the questions and the result are what the rows say."""

    def look(state: State, row: dict[str, Any]) -> None:
        if state.legal(row["seat"]) != row["legal"]:
            raise IllegalAction(later("data.other-answers", moves=row["ply"]))

    result = rebuilt(game, options, rows, look).result()
    for row in rows.rows:
        if result is None or result.total(row["seat"]) != row["score"]:
            raise CarsonError(later("data.misfit", game=rows.number, reason=later("data.other-result")))
