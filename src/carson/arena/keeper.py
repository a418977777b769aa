"""Keeps all about the games of a run: each as a record, and every decision as a row of a Parquet file.

Rows are written in parts of many games, each a file of its own in one folder, which readers of Parquet take
for one table. A part is there whole or not at all.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import carson
from carson.arena.contest import Contest, Job, game_of
from carson.arena.playing import Outcome
from carson.arena.words import later
from carson.core.choices import chosen_game
from carson.core.dealer import commitment
from carson.core.errors import CarsonError
from carson.core.extras import needed
from carson.core.record import Move, Record, write_record
from carson.core.state import State
from carson.engine import engine

FORMAT = 1
PART = 500  # games in a file
ABOUT = b"carson"  # the key of what a file says about itself


class Keeper:
    """Where records and rows go; None for what nobody asked for."""

    def __init__(self, plan: Contest, records: str | None, plies: str | None, part: int = PART) -> None:
        self.plan = plan
        self.records = None if records is None else Path(records).expanduser()
        self.plies = None if plies is None else Path(plies).expanduser()
        self.part = part
        self._due: dict[int, set[int]] = {}  # games that are still to come, by part
        self._done: dict[int, list[Outcome]] = {}

    def expect(self, todo: Sequence[Job], new: bool) -> None:
        """These games will come; a new run begins with empty folders."""
        for folder in (self.records, self.plies):
            if folder is None:
                continue
            with _usable(folder):
                folder.mkdir(parents=True, exist_ok=True)
                if new and any(folder.iterdir()):
                    raise CarsonError(later("keeper.not-empty", folder=str(folder)))
        for job in todo:
            self._due.setdefault(job.number // self.part, set()).add(job.number)

    def add(self, outcome: Outcome) -> list[Outcome]:
        """The games that are kept now for good: all of a part with its last one, otherwise none."""
        number = outcome.job.number // self.part
        done = self._done.setdefault(number, [])
        done.append(outcome)
        self._due[number].discard(outcome.job.number)
        if self._due[number]:
            return []
        done.sort(key=lambda one: one.job.number)
        del self._done[number]
        if self.records is not None:
            for one in done:
                _write(self.records / f"{one.job.number:06}.txt", record_of(self.plan, one).encode())
        if self.plies is not None:
            name = f"part-{done[0].job.number:06}.parquet"
            _write(self.plies / name, part_bytes(self.plan, done))
        return done


@contextmanager
def _usable(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise CarsonError(later("keeper.unusable", folder=str(path), reason=reason)) from error


def _write(path: Path, data: bytes) -> None:
    """A file, whole or not at all."""
    with _usable(path):
        making = path.with_name(f".{path.name}.making")
        making.write_bytes(data)
        making.replace(path)


def record_of(plan: Contest, outcome: Outcome) -> str:
    """A game as a record, rebuilt from its seed and the answers."""
    game, job = game_of(plan), outcome.job
    left = iter(outcome.plies)
    moves: list[Move] = []

    def note(seat: int, action: int, state: State) -> None:
        moves.append(Move(seat, action, state.fingerprint()))

    chosen_game(game, plan.options, job.seed, lambda *_: next(left).chosen, note)
    names = [plan.entries[entry] for entry in job.seating]
    version = game.version_of(plan.options)
    seed = commitment(job.seed)
    return write_record(Record(game, version, plan.options, seed, job.seed, names, moves, outcome.totals))


def about(plan: Contest) -> dict[str, object]:
    """What every file says about the games in it."""
    game = game_of(plan)
    return {
        "format": FORMAT,
        "carson": carson.__version__,
        "engine": engine(),
        "game": plan.game,
        "rules": game.version_of(plan.options),
        "options": plan.options,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "actions": game.action_count,
        "observation": game.legend(plan.options).size,
    }


def part_bytes(plan: Contest, outcomes: Sequence[Outcome]) -> bytes:
    """A part as Parquet: a row for each decision."""
    arrow, parquet = needed("pyarrow", "--plies"), needed("pyarrow.parquet", "--plies")
    schema = _schema(arrow).with_metadata({ABOUT: json.dumps(about(plan), sort_keys=True).encode()})
    rows = [row for outcome in outcomes for row in rows_of(plan, outcome)]
    data = io.BytesIO()
    table = arrow.Table.from_pylist(rows, schema=schema)
    parquet.write_table(table, data, compression="zstd", compression_level=9)
    return data.getvalue()


def rows_of(plan: Contest, outcome: Outcome) -> list[dict[str, object]]:
    """The decisions of a game; `game` and `ply` together name what was seen."""
    job = outcome.job
    return [
        {
            "game": job.number,
            "seed": job.seed,
            "ply": ply.number,
            "seat": ply.seat,
            "bot": plan.entries[job.seating[ply.seat]],
            "question": ply.question,
            "legal": ply.legal,
            "chosen": ply.chosen,
            "values": [_rounded(ply.values.get(action)) for action in ply.legal] if ply.values else None,
            "score": outcome.totals[ply.seat],
            "place": outcome.places[ply.seat],
            "win": outcome.shares[ply.seat],
        }
        for ply in outcome.plies
    ]


def _rounded(value: float | None) -> float | None:
    """More digits mean nothing and take most of a file."""
    return None if value is None else round(value, 2)


def _schema(arrow: Any) -> Any:
    words = arrow.dictionary(arrow.int16(), arrow.string())
    return arrow.schema(
        [
            ("game", arrow.int32()),
            ("seed", words),
            ("ply", arrow.int16()),
            ("seat", arrow.int8()),
            ("bot", words),
            ("question", words),
            ("legal", arrow.list_(arrow.int16())),
            ("chosen", arrow.int16()),
            ("values", arrow.list_(arrow.float32())),
            ("score", arrow.int16()),
            ("place", arrow.int8()),
            ("win", arrow.float32()),
        ]
    )
