"""The golden games: which options they are played with, and what is remembered of each.

`python -m tests.golden.games` plays them and writes golden.json: only with a new version of the rules.
`python -m tests.golden.games words` prints what they look like, to compare two trees with diff.
"""

import json
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

from carson.core.dealer import Dealer
from carson.core.errors import BadOption
from carson.core.game import Game, Option, Options
from carson.core.registry import GAMES, game
from carson.core.state import CHANCE
from carson.core.view import seen
from tests.scenes import sent

FILE = Path(__file__).with_name("golden.json")
SEEDS = 4  # games for each setting
LOOK = 9  # every so manieth state is described
VARIANTS = "horses,kit-carson,might-is-right,new-beginning,outlaws,river"
CASTS = (  # every side of every character is in one of them
    "paperboy,sheriff,banker,grocer,worker,settler,captain,mercenary",
    "paperboy-red,sheriff-red,banker-red,grocer-red,worker-red,settler-red,captain-red,mercenary-red",
    "sheriff,indian,prospector,gunsmith,singer,auctioneer,governor",
    "sheriff,indian-red,prospector-red,gunsmith-red,singer-red,auctioneer-red,governor-red",
    "sheriff,doctor,cowboy,heroes,teacher,lawyer,christmas",
    "sheriff,editor,cowboy-red,heroes-red,christmas-red,singer,gunsmith",
)

FIRST_BOX = {"edition": "2009", "expansions": "horses-heroes"}

# Settings in which rules meet, besides every single value of every option.
MEETINGS: dict[str, tuple[Options, ...]] = {
    "city": (
        *({"seats": seats, "characters": "random", "sides": "random"} for seats in "23456"),
        *({"characters": "picked", "tiles": tiles, "variants": "horses"} for tiles in CASTS),
        *({"edition": edition, "seats": "5"} for edition in ("2009", "2015")),
        {**FIRST_BOX, "seats": "6", "variants": "horses", "characters": "random", "sides": "random"},
        {"edition": "2015", "seats": "5", "characters": "quiet-city"},
        *({"seats": seats, "characters": "random", "variants": VARIANTS} for seats in "246"),
        {"seats": "3", "variants": "horses,outlaws", "characters": "random", "sides": "random"},
        {"seats": "4", "variants": "kit-carson,horses", "kit-mode": "live"},
        {"seats": "4", "variants": "might-is-right,new-beginning", "characters": "random"},
        *({"solo": strategy, "variants": "river"} for strategy in ("rancher", "miner", "strength", "urban")),
    ),
    "cards": ({"seats": "2"}, {"seats": "3"}),
}


def settings(a_game: Game) -> Iterator[Options]:
    """The options to play with: the usual ones, each value of each option, and the meetings."""
    yield {}
    for option in a_game.options():
        for value in option.choices:
            yield from _with(a_game, option, value)
    for meeting in MEETINGS[a_game.name]:
        a_game.settle(meeting)
        yield meeting


def _with(a_game: Game, option: Option, value: str) -> Iterator[Options]:
    """This value and what makes it of use; nothing where it cannot stand alone."""
    given = {option.name: value}
    if option.when is not None:
        given[option.when.option] = option.when.values[0]
    try:
        a_game.settle(given)
    except BadOption:
        return
    yield given


def name_of(a_game: Game, given: Options) -> str:
    return " ".join([a_game.name, *(f"{option}={value}" for option, value in sorted(given.items()))])


def played(a_game: Game, given: Options, seed: str) -> str:
    """A hash of every move of a random game and of every state it led to."""
    state = a_game.new(a_game.settle(given))
    dealer = Dealer(seed)
    told = blake2b(digest_size=8)
    while actors := state.actors():
        seat = actors[dealer.below(len(actors))]
        if seat == CHANCE:
            action = dealer.draw(state.chance())
        else:
            legal = state.legal(seat)
            action = legal[dealer.below(len(legal))]
        events = state.take(seat, action)
        line = (seat, action, state.fingerprint(), [(event.kind, event.seat, event.data) for event in events])
        told.update(repr(line).encode())
    told.update(repr(state.result()).encode())
    return told.hexdigest()


def all_played(name: str, seeds: int = SEEDS) -> dict[str, list[str]]:
    """The hashes of the golden games of a game, by their options."""
    a_game = game(name)
    return {
        name_of(a_game, given): [played(a_game, given, f"golden/{n}") for n in range(seeds)]
        for given in settings(a_game)
    }


def words() -> Iterator[str]:
    """What the first of the golden games look like: questions, labels, log, scenes, views, positions."""
    for name in GAMES:
        a_game = game(name)
        for given in settings(a_game):
            yield from _described(a_game, given)


def _described(a_game: Game, given: Options) -> Iterator[str]:
    face, dealer = a_game.face(), Dealer("golden/0")
    state = a_game.new(a_game.settle(given))
    names = [f"Player{seat}" for seat in range(a_game.seats(a_game.options_of(state)))]
    moves = 0
    yield f"# {name_of(a_game, given)}"
    while actors := state.actors():
        seat = actors[dealer.below(len(actors))]
        if seat == CHANCE:
            action = dealer.draw(state.chance())
        else:
            legal = state.legal(seat)
            yield f"{moves} {face.question(seen(state, seat), names)}"
            yield from (f"  {choice}" for choice in face.choices(seen(state, seat), names))
            if moves % LOOK == 0:
                yield json.dumps([sent(face.scene(seen(state, seat))), state.view(seat)], sort_keys=True)
                yield a_game.write_position(state)
            action = legal[dealer.below(len(legal))]
        for event in state.take(seat, action):
            yield f"  > {face.tell(event, names)}"
        moves += 1
    yield str(state.result())


def _text(games: dict[str, list[str]]) -> str:
    """A line for each setting."""
    lines = [f"{json.dumps(setting)}: {json.dumps(hashes)}" for setting, hashes in games.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    if sys.argv[1:] == ["words"]:
        for line in words():
            print(line)
    else:
        games = {setting: hashes for name in GAMES for setting, hashes in all_played(name).items()}
        FILE.write_text(_text(games), encoding="utf-8")
        print(f"{len(games)} settings, {SEEDS} games each")
