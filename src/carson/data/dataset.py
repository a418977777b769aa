"""Dataset: a folder of Parquet files with a row for each decision of many games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from carson.core import registry
from carson.core.errors import CarsonError
from carson.core.extras import needed
from carson.core.game import Game, Options
from carson.data.examples import Examples, examples_of
from carson.data.rebuilding import GameRows, check
from carson.data.words import later

WHO = "carson.data"
ABOUT = b"carson"
SAME = ("format", "game", "rules", "options")  # must be alike in all files
COLUMNS = ("game", "seed", "ply", "seat", "legal", "chosen", "score", "win")  # that games are rebuilt from


class Dataset:
    """Games of one kind, in the order they were played."""

    def __init__(self, folder: str | Path) -> None:
        """All files of a folder, or a single one."""
        path = Path(folder).expanduser()
        self.files = sorted(path.glob("*.parquet")) if path.is_dir() else [path]
        heads = [_head(file) for file in self.files if file.exists()]
        if not heads or any(not head for head in heads):
            raise CarsonError(later("data.no-dataset", folder=str(folder)))
        self.about: dict[str, Any] = heads[0]
        for file, head in zip(self.files, heads, strict=True):
            for key in SAME:
                if head[key] != self.about[key]:
                    raise CarsonError(later("data.other-games", file=file.name, key=key))
        self.game: Game = registry.game(self.about["game"])
        self.options: Options = self.game.settle(self.about["options"])
        if not self.game.plays(self.about["rules"], self.options):
            told = {"rules": self.about["rules"], "version": self.about["carson"]}
            raise CarsonError(later("data.other-rules", here=self.game.version_of(self.options), **told))

    def __len__(self) -> int:
        """How many decisions there are."""
        return sum(_parquet().ParquetFile(file).metadata.num_rows for file in self.files)

    def table(self, columns: list[str] | None = None) -> Any:
        """All rows as a table of pyarrow; `polars.from_arrow` and pandas take it as it is."""
        tables = [_parquet().read_table(file, columns=columns) for file in self.files]
        return needed("pyarrow", WHO).concat_tables(tables)

    def games(self, every: int = 1) -> Iterator[GameRows]:
        """One game in so many with its answers, file by file."""
        for file in self.files:
            rows: list[dict[str, Any]] = _parquet().read_table(file, columns=list(COLUMNS)).to_pylist()
            start = 0
            for end in range(1, len(rows) + 1):
                if end == len(rows) or rows[end]["game"] != rows[start]["game"]:
                    if rows[start]["game"] % every == 0:
                        yield GameRows(rows[start:end])
                    start = end

    def examples(self, size: int = 1024) -> Iterator[Examples]:
        """Tensors of all decisions in arrays of NumPy, so many at a time, rebuilt by playing the games."""
        return examples_of(self.game, self.options, self.games(), size)

    def verify(self, every: int = 100) -> int:
        """Play one game in so many again: questions, answers and results must be what the rows say.

        How many were played; CarsonError names the first that differs.
        """
        number = 0
        for rows in self.games(every):
            check(self.game, self.options, rows)
            number += 1
        return number


def _head(file: Path) -> dict[str, Any]:
    """What a file says about itself; nothing when it was written by something else."""
    try:
        told = (_parquet().read_schema(file).metadata or {}).get(ABOUT)
    except OSError:
        return {}
    except ValueError:  # no Parquet at all
        return {}
    return json.loads(told) if told else {}


def _parquet() -> Any:
    return needed("pyarrow.parquet", WHO)
