"""Plays the board game as far as its rooms exist, looks at it like every screen, and serves it: a program.

    python -m tests.city.smaller_game ROOM      # says which options it has met

Run with a copy of the sources in which the folder of a variant was deleted.
"""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import msgspec

from carson.city.options import SOLO, VARIANTS
from carson.city.topics import rooms
from carson.core.bot import Bot
from carson.core.clock import UNHURRIED
from carson.core.dealer import Dealer
from carson.core.game import Game, Options
from carson.core.registry import game
from carson.core.state import CHANCE, NOBODY, State
from carson.core.view import seen, view_of
from tests.server.conftest import RunningServer, quick
from tests.server.people import Browser

LOOK = 23  # every so manieth state is looked at


def settings() -> Iterator[Options]:
    """The base game, every variant that is left, all of them together, and the solo game."""
    yield {}
    yield {"seats": "3", "edition": "2009"}
    yield {"seats": "6", "edition": "2009", "expansions": "horses-heroes"}
    yield {"characters": "random", "sides": "random"}
    yield from ({"variants": name, "seats": "3"} for name in VARIANTS)
    yield {"variants": ",".join(VARIANTS), "characters": "random", "sides": "random"}
    if SOLO is not None:
        yield {"solo": "rancher"}


def play(city: Game, given: Options) -> None:
    """A random game; every so often somebody else looks at it, and it is written down and read."""
    options = city.settle(given)
    state = city.new(options)
    dealer = Dealer(repr(given))
    names = [f"Player{seat}" for seat in range(city.seats(options))]
    moves = 0
    while actors := state.actors():
        seat = actors[dealer.below(len(actors))]
        if moves % LOOK == 0:
            look(city, state, names, (NOBODY, *range(len(names)))[moves // LOOK % (len(names) + 1)])
        if seat == CHANCE:
            action = dealer.draw(state.chance())
        else:
            legal = state.legal(seat)
            action = legal[dealer.below(len(legal))]
            state.why_not(seat, (action + 1) % 500)
        for event in state.take(seat, action):
            city.face().tell(event, names)
        moves += 1
    look(city, state, names, NOBODY)
    result = state.result()
    assert result is not None
    for line in result.scores[0]:
        assert city.face().score_label(line.key, options)


def look(city: Game, state: State, names: list[str], seat: int) -> None:
    face = city.face()
    view = seen(state, seat)
    assert face.board(view, names)
    assert face.question(view, names)
    assert msgspec.json.encode([face.scene(view), view.json(), str(face.status(view))])
    face.choices(view, names)
    if seat != NOBODY:
        face.private(view)
    assert city.read_position(city.write_position(state)).fingerprint() == state.fingerprint()


def ask(city: Game, bot: Bot) -> None:
    """A bot plays the variants that are left, some moves long."""
    state = city.new(city.settle({"variants": ",".join(VARIANTS), "seats": "3"}))
    dealer = Dealer("bot")
    for moves in range(30):
        (seat, *_) = state.actors()
        if seat == CHANCE:
            state.take(seat, dealer.draw(state.chance()))
        else:
            state.take(seat, bot.choose(view_of(state, seat, "bot", moves), state.legal(seat), UNHURRIED))


def serve(folder: Path) -> None:
    """The forms and the help, and a table with everything that is left."""
    server = RunningServer(quick(folder))
    try:
        ann = Browser(server.base)
        described = next(found for found in ann.get("/api/games") if found["name"] == "city")
        assert all(option["label"] and option["help"] for option in described["options"])
        assert ann.get("/api/games/city/help")
        for variants in ("", ",".join(VARIANTS)):
            options = {"seats": "2", "variants": variants}
            table = ann.table(2, options=options, seats=[{"kind": "me"}, {"kind": "local"}])
            with ann.sit(table["id"]) as chair:
                assert chair.now["scene"]
    finally:
        server.stop()


def main(gone: str) -> None:
    assert gone not in rooms(), f"{gone} is still there"
    city = game("city")
    for given in settings():
        play(city, given)
    ask(city, city.bots()["rancher"]("seed"))
    for option in city.options():
        city.face().option_label(option.name)
        for choice in option.choices:
            city.face().choice_label(option.name, choice)
            city.face().choice_help(option.name, choice)
    with tempfile.TemporaryDirectory() as folder:
        serve(Path(folder))


if __name__ == "__main__":
    main(sys.argv[1])
