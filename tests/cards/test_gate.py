"""A gate: in recorded games every character was owned, used if it can be, and scored if it can."""

import pytest

from carson.cards.facts.characters import ARROWS, DOLLARS, EVERYBODY, GOVERNOR, IDS
from carson.cards.facts.grid import bits_of
from carson.cards.facts.parcels import SYMBOLS
from carson.cards.state import CardsState
from carson.cards.table.table import CITY
from carson.cards.words.inspect import inspect
from carson.core.bot import RandomBot
from carson.core.clock import UNHURRIED
from carson.core.match import Match
from carson.core.record import read_record, replay, verify
from tests.cards.table import GAME, rancher

SEEDS = range(24)


def recorded(seed: int) -> str:
    """A game of random bots and ranchers as a record."""
    seats = 2 + seed % 5
    options = GAME.settle({"seats": str(seats), "paperboy": "any" if seed % 2 else "top"})
    match = Match.start(GAME, options, f"gate {seed}", [f"player {n}" for n in range(GAME.seats(options))])
    bots = [RandomBot(f"{seed}/{n}") if n % 2 else rancher(f"{seed}/{n}") for n in range(seats)]
    while actors := match.state.actors():
        seat = actors[-1]
        match.act(seat, bots[seat].choose(match.view(seat), match.state.legal(seat), UNHURRIED))
    return match.text()


@pytest.mark.once("bots play it, who are the same on both engines")
def test_every_character_and_parcel_occurs() -> None:
    owned = used = scored = shown = 0
    kinds: set[str] = set()
    for seed in SEEDS:
        record = read_record(recorded(seed))
        verify(record)
        for step in replay(record):
            for event in step.events:
                kinds.add(event.kind)
                if event.kind == "used":
                    used |= 1 << event.data["character"]
        last = step.state
        assert isinstance(last, CardsState)
        for seat in range(last.rules.players):
            owned |= last.owned[seat]
            shown |= sum(1 << parcel for parcel in range(SYMBOLS) if last.cells[seat * CITY + parcel])
        worths = inspect(last)["characters"]
        assert isinstance(worths, dict)
        for people in worths.values():
            scored |= sum(1 << IDS.index(name) for name, points in people.items() if points)
    assert bits_of(owned) == bits_of(EVERYBODY)
    assert bits_of(used) == bits_of(ARROWS)
    assert bits_of(scored) == bits_of(DOLLARS)
    assert shown == (1 << SYMBOLS) - 1
    assert {"pushed-down", "sold", "fetched", "discarded", "boosted", "era-starts", "game-over"} <= kinds
    assert used >> GOVERNOR & 1
