"""Datasets: what the arena writes is rebuilt, verified and refused as it should be."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from carson.arena.contest import Contest, contest, jobs
from carson.arena.crew import hired
from carson.arena.keeper import Keeper
from carson.arena.playing import play
from carson.arena.run import Run
from carson.core import registry
from carson.core.errors import CarsonError
from carson.core.record import read_record, verify
from carson.data import Dataset
from tests.budget import BOTS

pytestmark = pytest.mark.once(BOTS)
arrow = pytest.importorskip("pyarrow")
parquet = pytest.importorskip("pyarrow.parquet")
numpy = pytest.importorskip("numpy")

SHIPPED = Path(__file__).parents[2] / "docs" / "examples" / "data" / "city4p.parquet"
LARGEST = 1_000_000  # bytes of the set that is shipped
PART = 4


def noted(game: str, given: dict[str, str], bots: list[str]) -> Contest:
    return replace(contest(registry.game(game), given, bots, "7"), noted=True)


def run(plan: Contest, folder: Path, games: int, stop_after: int | None = None) -> None:
    """Play into a folder, or stop in the middle as with Ctrl-C."""
    keeper = Keeper(plan, str(folder / "records"), str(folder / "plies"), part=PART)
    with hired(None, 1) as crew, Run(plan, games, crew, str(folder / "run.jsonl"), keeper) as playing:
        for number, _ in enumerate(playing.play(), 1):
            if number == stop_after:
                return


def rows(folder: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = Dataset(folder / "plies").table().to_pylist()
    return found


@pytest.mark.parametrize(
    ("game", "given", "bots"),
    [
        ("city", {"variants": "might-is-right"}, ["rancher", "drifter"]),
        ("cards", {"virtual": "expert"}, ["rancher", "marshal:playouts=4"]),
    ],
)
def test_a_dataset_rebuilds_its_games(
    game: str, given: dict[str, str], bots: list[str], tmp_path: Path
) -> None:
    plan = noted(game, given, bots)
    run(plan, tmp_path, 4)
    data = Dataset(tmp_path / "plies")
    assert data.verify(1) == 4
    table = rows(tmp_path)
    assert len(table) == len(data)
    examples = list(data.examples(64))
    assert sum(len(some) for some in examples) == len(data)
    first = examples[0]
    assert first.observations.shape == (64, data.about["observation"])
    for at, row in enumerate(table[:64]):
        assert list(numpy.flatnonzero(first.masks[at])) == row["legal"]
        assert row["chosen"] in row["legal"]
        assert row["question"]
    told = [row for row in table if row["values"] is not None]
    assert {row["bot"] for row in told} == set(bots) - {"drifter"}
    assert all(len(row["values"]) == len(row["legal"]) for row in told)


def test_every_game_is_a_record_too(tmp_path: Path) -> None:
    run(noted("city", {}, ["drifter", "drifter"]), tmp_path, 2)
    found = [read_record(file.read_text()) for file in sorted((tmp_path / "records").iterdir())]
    assert len(found) == 2
    scores = {(row["game"], row["seat"]): row["score"] for row in rows(tmp_path)}
    for number, record in enumerate(found):
        verify(record)
        assert record.totals == [scores[number, seat] for seat in range(2)]


def test_a_run_that_was_stopped_goes_on_part_by_part(tmp_path: Path) -> None:
    plan = noted("city", {}, ["drifter", "drifter"])
    (tmp_path / "once").mkdir()
    (tmp_path / "twice").mkdir()
    run(plan, tmp_path / "once", 10)
    run(plan, tmp_path / "twice", 10, stop_after=6)
    assert len(list((tmp_path / "twice" / "plies").iterdir())) == 1  # the second part was not whole
    run(plan, tmp_path / "twice", 10)
    assert rows(tmp_path / "twice") == rows(tmp_path / "once")
    assert len(list((tmp_path / "twice" / "plies").iterdir())) == 3


def test_a_new_run_leaves_what_lies_there_alone(tmp_path: Path) -> None:
    plan = noted("city", {}, ["drifter", "drifter"])
    run(plan, tmp_path, 2)
    (tmp_path / "run.jsonl").unlink()
    with pytest.raises(CarsonError, match="not empty"):
        run(plan, tmp_path, 2)


def spoiled(change: Callable[[list[dict[str, Any]]], None], folder: Path, target: Path) -> Dataset:
    """The same rows with something changed."""
    table = Dataset(folder / "plies").table()
    changed = table.to_pylist()
    change(changed)
    parquet.write_table(arrow.Table.from_pylist(changed, schema=table.schema), target)
    return Dataset(target)


def test_what_does_not_replay_is_found(tmp_path: Path) -> None:
    run(noted("city", {}, ["drifter", "drifter"]), tmp_path, 2)

    def other_answer(table: list[dict[str, Any]]) -> None:
        table[20]["chosen"] = next(one for one in table[20]["legal"] if one != table[20]["chosen"])

    def other_legal(table: list[dict[str, Any]]) -> None:
        table[20]["legal"] = table[20]["legal"][1:]

    def other_score(table: list[dict[str, Any]]) -> None:
        table[-1]["score"] += 1

    def one_less(table: list[dict[str, Any]]) -> None:
        del table[-1]

    for change in (other_answer, other_legal, other_score, one_less):
        with pytest.raises(CarsonError, match="does not replay"):
            spoiled(change, tmp_path, tmp_path / "spoiled.parquet").verify(1)


def test_files_that_do_not_belong_together_are_refused(tmp_path: Path) -> None:
    for seats in (2, 3):
        (tmp_path / str(seats)).mkdir()
        run(noted("city", {}, ["drifter"] * seats), tmp_path / str(seats), seats)
    mixed = tmp_path / "mixed"
    mixed.mkdir()
    for seats in (2, 3):
        (mixed / f"{seats}.parquet").write_bytes(
            next((tmp_path / str(seats) / "plies").iterdir()).read_bytes()
        )
    with pytest.raises(CarsonError, match="options"):
        Dataset(mixed)
    (tmp_path / "text.parquet").write_text("no Parquet")
    for nothing in (tmp_path / "nowhere.parquet", tmp_path, tmp_path / "text.parquet"):
        with pytest.raises(CarsonError, match="no Parquet files"):
            Dataset(nothing)


def test_the_shipped_set_is_small_and_true() -> None:
    """One game in a hundred is verified again, by the rules and by the bots that played it."""
    data = Dataset(SHIPPED)
    assert sum(file.stat().st_size for file in data.files) <= LARGEST
    games = len({row["game"] for row in data.table(["game"]).to_pylist()})
    assert data.verify(100) == -(-games // 100)
    plan = replace(contest(data.game, data.options, data.about["bots"], data.about["seed"]), noted=True)
    for rows in data.games(100):
        again = play(plan, jobs(plan, games)[rows.number])
        assert [ply.chosen for ply in again.plies] == [row["chosen"] for row in rows.rows]


def test_polars_reads_it() -> None:
    polars = pytest.importorskip("polars")
    rows = polars.read_parquet(f"{SHIPPED}/*.parquet")
    asked = rows.group_by("question").agg(polars.len(), polars.col("legal").list.len().mean()).sort("len")
    assert asked["len"].sum() == len(Dataset(SHIPPED))
