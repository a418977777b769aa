"""What can go wrong, as errors a caller can tell apart. Every message is a sentence for a person."""

from carson.core.sentence import Sentence
from carson.core.words import later


class CarsonError(Exception):
    """Something the person at the keyboard can put right; `str` says what, in the language of the reader."""


class BadOption(CarsonError):
    """A game option that does not exist, or a value it cannot have; `option` is the one to blame, if any."""

    def __init__(self, message: str | Sentence, option: str = "") -> None:
        super().__init__(message)
        self.option = option


class BadBot(BadOption):
    """A bot from elsewhere that is not there or does not fit; `trace` is the last block of its own error."""

    def __init__(self, message: str | Sentence, option: str = "", trace: str = "") -> None:
        super().__init__(message, option)
        self.trace = trace


class BotFailure(CarsonError):
    """A bot from elsewhere that failed in a game; `trace` is the last block of its own error."""

    def __init__(self, message: str | Sentence, trace: str = "") -> None:
        super().__init__(message)
        self.trace = trace


class BadAction(CarsonError):
    """Text or a number that names no action at all."""


class IllegalAction(CarsonError):
    """An action that exists but may not be taken now."""


class WrongSeat(IllegalAction):
    """An action by a seat that is not asked for one."""


class StaleAction(IllegalAction):
    """An action that answers an earlier moment of the game."""


class BadFile(CarsonError):
    """A text that cannot be read; `line` counts from 1, 0 when no single line is to blame."""

    def __init__(self, message: str | Sentence, line: int = 0) -> None:
        super().__init__(later("error.line", line=line, problem=message) if line else message)
        self.line = line


class BadRecord(BadFile):
    """A record that is malformed, or that does not replay to what it claims."""


class BadPosition(BadFile):
    """A position that is malformed, or that no game could reach."""


class BadSnapshot(CarsonError):
    """Bytes that are not a state of this game, or not of a build like this one."""


class MissingPackage(CarsonError, ImportError):
    """An optional package is not installed; the sentence has the command that brings it."""

    def __init__(self, what: str, package: str, extra: str) -> None:
        super().__init__(later("error.missing-package", what=what, package=package, extra=extra))


class BadStep(CarsonError):
    """What cannot be done to games played side by side; `index` is the first of them, -1 for all."""

    def __init__(self, message: str | Sentence, index: int = -1) -> None:
        super().__init__(message)
        self.index = index
