"""A bot for Carson in Python: it plays every answer on at random, and takes the one that ends best.

carson arena py:tumbleweed:Tumbleweed random random random --games 8
carson arena py:tumbleweed:tuned:playouts=20 py:tumbleweed:Tumbleweed --games 8
"""

from collections.abc import Mapping

from carson.api import Clock, Param, Rng, Tunable, View, playout


class Tumbleweed:
    """Plays any game. It is made anew for every game, with a seed for its own dice."""

    def __init__(self, seed: str, playouts: int = 2) -> None:
        self.rng = Rng(int.from_bytes(seed.encode()[-7:], "big"))
        self.playouts = playouts

    def choose(self, view: View, legal: list[int], clock: Clock) -> int:
        return max(legal, key=lambda action: self.worth(view, action))

    def worth(self, view: View, action: int) -> float:
        """What an answer brings on average when everything after it is left to chance."""
        total = 0.0
        for _ in range(self.playouts):
            state = view.state.clone()  # a whole state; what this seat cannot know is a guess
            state.play(view.seat, action)
            playout(state, self.rng)
            total += state.returns()[view.seat]
        return total


def make(seed: str, params: Mapping[str, int]) -> Tumbleweed:
    return Tumbleweed(seed, params["playouts"])


tuned = Tunable(make, (Param("playouts", default=2, least=1, most=1000),))
