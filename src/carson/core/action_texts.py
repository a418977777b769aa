"""Actions as short words: one table for both directions."""

from __future__ import annotations

from carson.core.errors import BadAction


class ActionTexts:
    """The word of every action of a game, and the action of every word."""

    def __init__(self, texts: dict[int, str]) -> None:
        self.texts = texts
        self.actions = {text: action for action, text in texts.items()}

    def text(self, action: int) -> str:
        if action not in self.texts:
            raise BadAction(f"there is no action number {action}")
        return self.texts[action]

    def parse(self, text: str) -> int:
        if text not in self.actions:
            raise BadAction(f"“{text}” is no action of this game")
        return self.actions[text]
