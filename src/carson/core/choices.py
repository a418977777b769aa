"""A whole game whose chances are dealt from a seed: somebody chooses, everything else follows.

The arena plays its games this way, so the answers alone rebuild a game: what has one answer is not asked.
"""

from collections.abc import Callable

from carson.core.dealer import Dealer
from carson.core.errors import IllegalAction
from carson.core.game import Game, Options
from carson.core.state import CHANCE, NOBODY, State
from carson.core.words import later

Chooser = Callable[[State, int, list[int], int], int]  # the state, the seat, its answers, the moves so far
Witness = Callable[[int, int, State], None]  # a seat, or CHANCE, what it did, and the state after it


def chosen_game(
    game: Game, options: Options, seed: str, choose: Chooser, witness: Witness | None = None
) -> State:
    """The last state of a game; IllegalAction for an answer that is none."""
    dealer = Dealer(seed)
    state = game.new(options)
    moves = -1
    while (seat := int(state.actor())) != NOBODY:
        moves += 1
        if seat == CHANCE:
            action = dealer.draw(state.chance())
        else:
            legal = state.legal(seat)
            action = legal[0] if len(legal) == 1 else choose(state, seat, legal, moves)
            if action not in legal:
                raise IllegalAction(later("choices.illegal", seat=seat, action=action))
        state.play(seat, action)
        if witness is not None:
            witness(seat, action, state)
    return state
