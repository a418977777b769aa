"""Actions as short words: one table for both directions."""

from carson.core.errors import BadAction
from carson.core.words import later


class ActionTexts:
    """The word of every action of a game, and the action of every word."""

    def __init__(self, texts: dict[int, str]) -> None:
        self.texts = texts
        self.actions = {text: action for action, text in texts.items()}

    def text(self, action: int) -> str:
        if action not in self.texts:
            raise BadAction(later("action.no-number", action=action))
        return self.texts[action]

    def between(self, first: int, last: int) -> list[str]:
        """The words of the actions from one number to another, which is left out."""
        return [self.texts[action] for action in range(first, last) if action in self.texts]

    def parse(self, text: str) -> int:
        if text not in self.actions:
            raise BadAction(later("action.no-action", text=text))
        return self.actions[text]
