"""Curtain: several people at one keyboard, and what one of them alone may see or has answered in secret.

A screen is somebody's own while it shows what only that seat may see, or an answer that the others may not
know yet. Nobody else looks at it: it is wiped as soon as the answer is given, and whoever gets to see an own
screen next is called first.
"""

from carson.cli import keyboard
from carson.cli.screen import Screen
from carson.cli.words import say
from carson.core.face import Face
from carson.core.match import Match


class Curtain:
    """Hides the screen of one person from the next."""

    def __init__(self, screen: Screen, match: Match, face: Face, people: int) -> None:
        self.screen = screen
        self.match = match
        self.face = face
        self.needed = people > 1 and screen.alive
        self.seat: int | None = None  # who looks
        self.own = False  # the screen is theirs alone

    def rise(self, seat: int) -> None:
        """Before a seat is asked: what others hide is gone, and an own screen waits for its owner."""
        if not self.needed:
            return
        own, before = self.is_own(seat), (self.seat, self.own)
        if (own or self.own) and before != (seat, True):
            self._wipe()
        if own and before != (seat, True):
            name = self.match.names[seat]
            self.screen.say(say("curtain.hand-over", name=name), f"seat-{seat}")
            keyboard.line(say("curtain.show"))
        self.seat, self.own = seat, own

    def fall(self) -> None:
        """After an answer: what is own is wiped at once, unless the same person is asked next."""
        if not self.needed or self.seat is None:
            return
        self.own = self.own or self.match.state.holds_sealed_answers()
        if self.own and self.match.state.actors()[:1] != [self.seat]:
            self._wipe()
            self.seat = None

    def is_own(self, seat: int) -> bool:
        """Whether the question shows something of this seat alone, or is answered in secret."""
        state = self.match.state
        answers_in_secret = state.sealed() or state.holds_sealed_answers()
        return answers_in_secret or bool(self.face.private(self.match.view(seat)))

    def _wipe(self) -> None:
        self.screen.clear()
        keyboard.forget()
        self.own = False
