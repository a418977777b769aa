"""Solving a puzzle: whether an answer is the right one, and what the bot says about the answers, in words."""

from collections.abc import Sequence
from dataclasses import dataclass

from carson.core.face import Choice
from carson.core.game import Game
from carson.core.puzzle import Puzzle, Said


@dataclass(frozen=True)
class Opinion:
    """What the bot says about an answer: the chance to win, and what follows from it.

    Of the right answer beside the next best, of the others beside the right one.
    """

    choice: Choice
    win: float
    reasons: tuple[str, ...]


class Solving:
    """A puzzle with the words of its game."""

    def __init__(self, game: Game, puzzle: Puzzle, names: Sequence[str]) -> None:
        self.game = game
        self.puzzle = puzzle
        self.names = names
        self.face = game.face()
        self.view = puzzle.view(game)
        self.choices = {one.action: one for one in self.face.choices(self.view, names)}
        self.right = game.parse_action(puzzle.answer)

    def opinions(self) -> list[Opinion]:
        """All that was said, the right answer first."""
        return [self._in_words(said) for said in self.puzzle.said]

    def opinion(self, action: int) -> Opinion | None:
        """What was said about one answer; None when the bot hardly looked at it."""
        said = self.puzzle.opinion(self.game.action_text(action))
        return None if said is None else self._in_words(said)

    def cost(self, opinion: Opinion) -> float:
        """What an answer costs, as a part of the chance to win."""
        return max(0.0, self.puzzle.said[0].win - opinion.win)

    def _in_words(self, said: Said) -> Opinion:
        told = [self.face.effect(effect, self.puzzle.seat, self.names) for effect in said.told()]
        choice = self.choices[self.game.parse_action(said.answer)]
        return Opinion(choice, said.win, tuple(text for text in told if text))
