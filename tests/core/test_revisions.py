"""Versions of the rules: records of every version are kept, and games that no revision touches go on.

When a test here fails, seeded games have changed. Then the game needs a new `Revision` that touches those
games and no others, and new records in the folder of its name; the old ones stay.
"""

import dataclasses
from pathlib import Path

import pytest

from carson.core import registry
from carson.core.errors import BadRecord
from carson.core.game import Game, Options, Revision
from carson.core.match import Match
from carson.core.record import read_record, replay, verify

KEPT = Path(__file__).parent / "records"
RECORDS = sorted(KEPT.glob("*/*.txt"))
GAMES = [registry.game(name) for name in registry.GAMES]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_kept_record_is_still_the_same_game(path: Path) -> None:
    """Every move is legal, every die falls as it fell, the totals are what they were."""
    record = read_record(path.read_text(encoding="utf-8"))
    assert record.version == path.parent.name
    if not record.game.plays(record.version, record.options):
        with pytest.raises(BadRecord, match="made with rules"):
            verify(record)
        return
    assert verify(record) is not None
    assert record.proves_itself == (record.version == record.game.version.partition("+")[0])
    half = dataclasses.replace(record, moves=record.moves[: len(record.moves) // 2], totals=None)
    assert Match.resume(half).state.actors()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_version_has_records(game: Game) -> None:
    names = [revision.name for revision in game.revisions]
    assert names[-1] == game.version.partition("+")[0]
    assert len(set(names)) == len(names)
    kept = {path.parent.name for path in RECORDS if read_record(path.read_text()).game.name == game.name}
    assert kept == set(names)


def test_a_revision_ends_only_the_games_it_touches(monkeypatch: pytest.MonkeyPatch) -> None:
    def rides(options: Options) -> bool:
        return "horses" in options["variants"]

    game = registry.game("city")
    later = (*game.revisions, Revision("2024.1", rides), Revision("2024.2"))
    monkeypatch.setattr(type(game), "revisions", later)
    monkeypatch.setattr(type(game), "version", "2024.2")
    plain, horses = game.settle({}), game.settle({"variants": "horses"})
    assert game.plays("2023.7", plain)
    assert not game.plays("2023.7", horses)
    assert game.plays("2024.1", horses)
    assert not game.plays("2019.9", plain)
    assert not game.plays("2024.1+12345678", plain)


@pytest.mark.parametrize(
    ("given", "goes_on"),
    [
        ({}, True),
        ({"variants": "kit-carson"}, True),
        ({"variants": "horses"}, True),
        ({"variants": "horses,kit-carson"}, False),
        ({"characters": "quiet-city"}, True),
        ({"characters": "quiet-city", "edition": "2015"}, False),
        ({"characters": "gold-rush"}, False),  # both Sheriff and Singer
        ({"characters": "gold-rush", "edition": "2015"}, True),
        ({"characters": "random"}, False),
        ({"solo": "miner"}, True),
    ],
)
def test_which_games_of_2023_6_go_on(given: Options, goes_on: bool) -> None:
    """R-SHERIFF-WHERE, R-KIT-ENCLOSURES, R-SHERIFF-R-VP: only those that can come to what has changed."""
    game = registry.game("city")
    assert game.plays("2023.6", game.settle(given)) == goes_on


def test_a_record_of_today_still_proves_itself() -> None:
    record = read_record(next(KEPT.glob("2023.7/plain.txt")).read_text(encoding="utf-8"))
    record.moves[20] = dataclasses.replace(record.moves[20], fingerprint="0" * 16)
    with pytest.raises(BadRecord, match="the state is"):
        list(replay(record))
