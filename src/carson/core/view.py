"""View: what one seat may know of a game: all that screens, bots and programs are given."""

from carson.core.dealer import Dealer
from carson.core.state import NOBODY, State


class View:
    """One moment as one seat sees it. The secrets of others are not hidden in here: they are not here.

    `json()` is what the seat may know, `legal()` what it may answer, and `state` a whole state to look at and
    to play on, in which everything else is a guess.
    """

    __slots__ = ("lit", "seat", "state")

    def __init__(self, state: State, seat: int, dealer: Dealer) -> None:
        """The dealer guesses what the seat does not know."""
        self.seat = seat
        self.lit: tuple[int, ...] = ()  # the answers that a guided game leaves; drawings mark no others
        self.state = state.resample(seat, dealer)  # a whole state; what others keep secret is a guess

    @property
    def actors(self) -> list[int]:
        """The seats that may act now, as `State.actors` has them."""
        return self.state.actors()

    def legal(self) -> list[int]:
        """Every action of the seat."""
        return self.state.legal(self.seat)

    def json(self) -> dict[str, object]:
        """What the seat may know, as plain JSON data."""
        return self.state.view(self.seat)

    def resampled(self, dealer: Dealer) -> State:
        """Another whole state that the seat cannot tell from the real one, for bots that search."""
        return self.state.resample(self.seat, dealer)


def seen(state: State, seat: int = NOBODY) -> View:
    """What a screen may show a seat, or a spectator: the guess is always the same and never shown."""
    return View(state, seat, Dealer("screen"))


def view_of(state: State, seat: int, seed: str, moves: int) -> View:
    """The view of a seat after so many moves of a game, guessed in the same way whenever it is made."""
    return View(state, seat, Dealer(f"view/{seed}/{moves}/{seat}"))
