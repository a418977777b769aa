"""Random games with the options of the command line, shown, told and written down; run in a copy."""

import sys

from carson.core import registry
from carson.core.clock import UNHURRIED
from carson.core.dealer import Dealer
from carson.core.state import CHANCE
from carson.core.view import seen

GAMES, LOOK = 4, 9  # in the last of the games Rancher moves now and then

game = registry.game("city")
options = dict(pair.split("=", 1) for pair in sys.argv[1:])
face, names = game.face(), ["Ann", "Ben", "Cid", "Dot"]
rancher = game.bots()["rancher"]("guide")
asked: set[str] = set()
offered: set[str] = set()
for number in range(GAMES):
    state, dealer, moves = game.new(game.settle(options)), Dealer(str(number)), 0
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE:
            action = dealer.draw(state.chance())
        else:
            view, legal = seen(state, seat), state.legal(seat)
            action = legal[dealer.below(len(legal))]
            if number == GAMES - 1 and moves % LOOK == 0:
                action = rancher.choose(view, legal, UNHURRIED)
            asked.add(face.question(view, names))
            offered |= {choice.label for choice in face.choices(view, names)}
            if moves % LOOK == 0:
                assert face.scene(view)
                assert face.board(view, names)
                text = game.write_position(state)
                assert game.write_position(game.read_position(text)) == text
        for event in state.take(seat, action):
            face.tell(event, names)
        moves += 1
    result = state.result()
    assert result is not None
assert face.topics(game.settle(options))
