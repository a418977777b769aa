"""The figures in the forms that other programs read: JSON, rows of a table, CSV, Parquet, plots."""

import csv
import importlib
import io
from collections.abc import Sequence
from pathlib import Path

from carson.arena.contest import Contest
from carson.arena.playing import Outcome
from carson.arena.standings import Standing
from carson.arena.words import later
from carson.core.errors import BadOption
from carson.core.extras import needed
from carson.core.sentence import read

PLOTS = (".svg", ".png")


def figures(plan: Contest, found: Sequence[Standing], notes: Sequence[str]) -> dict[str, object]:
    """Everything that `--json` prints."""
    return {
        "game": plan.game,
        "options": plan.options,
        "seed": plan.seed,
        "games": found[0].games,
        "bots": [_figures(standing) for standing in found],
        "notes": [read(note) for note in notes],
    }


def _figures(standing: Standing) -> dict[str, object]:
    return {
        "name": standing.name,
        "entry": standing.entry + 1,
        "virtual": standing.virtual,
        "wins": round(standing.wins, 4),
        "win_rate": round(standing.win_rate, 4),
        "interval": [round(bound, 4) for bound in standing.interval],
        "rating": round(standing.rating, 3),
        "rating_interval": [round(bound, 3) for bound in standing.rating_interval],
        "mean_score": round(standing.mean_score, 3),
        "decisions": standing.times.count,
        "ms_per_move": _rounded(standing.times.mean()),
        "ms_p99": _rounded(standing.times.quantile(0.99)),
        "illegal": standing.illegal,
        "illegal_rate": round(standing.illegal_rate, 4),
    }


def _rounded(ms: float | None) -> float | None:
    return None if ms is None else round(ms, 4)


def rows(plan: Contest, outcomes: Sequence[Outcome]) -> list[dict[str, object]]:
    """A row for every seat of every game."""
    return [
        {
            "game": outcome.job.number,
            "seed": outcome.job.seed,
            "seat": seat,
            "entry": entry + 1,
            "name": plan.entries[entry],
            "score": outcome.totals[seat],
            "place": outcome.places[seat],
            "win": outcome.shares[seat],
            "decisions": outcome.times[seat].count,
            "ms": round(outcome.times[seat].total, 3),
        }
        for outcome in sorted(outcomes, key=lambda outcome: outcome.job.number)
        for seat, entry in enumerate(outcome.job.seating)
    ]


def csv_text(table: Sequence[dict[str, object]]) -> str:
    text = io.StringIO()
    writer = csv.DictWriter(text, list(table[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(table)
    return text.getvalue()


# ---- what needs a package more


def check_parquet(flag: str = "--parquet") -> None:
    """Raise MissingPackage when Parquet cannot be written here."""
    needed("pyarrow", flag)


def check_plot(file: str) -> None:
    """Raise BadOption or MissingPackage when this plot cannot be drawn here."""
    if Path(file).suffix.lower() not in PLOTS:
        raise BadOption(later("output.no-plot", file=file, plots=" or ".join(PLOTS)))
    needed("matplotlib", "--plot")


def parquet_bytes(table: Sequence[dict[str, object]]) -> bytes:
    arrow, parquet = needed("pyarrow", "--parquet"), importlib.import_module("pyarrow.parquet")
    data = io.BytesIO()
    parquet.write_table(arrow.Table.from_pylist(list(table)), data)
    return data.getvalue()


def plot_bytes(file: str, title: str, found: Sequence[Standing]) -> bytes:
    """Win rates and ratings of all entries with their intervals, as SVG or PNG by the file's name."""
    needed("matplotlib", "--plot")
    figure = importlib.import_module("matplotlib.figure").Figure(figsize=(9, 1.6 + 0.45 * len(found)))
    left, right = figure.subplots(1, 2, sharey=True)
    lines = range(len(found))
    for axes, label, values, intervals in (
        (left, "win rate", [s.win_rate for s in found], [s.interval for s in found]),
        (right, "rating", [s.rating for s in found], [s.rating_interval for s in found]),
    ):
        pairs = list(zip(values, intervals, strict=True))
        errors = [
            [max(0.0, v - low) for v, (low, _) in pairs],
            [max(0.0, high - v) for v, (_, high) in pairs],
        ]
        axes.errorbar(values, lines, xerr=errors, fmt="o", capsize=4)
        axes.set_xlabel(f"{label}, 95% interval")
        axes.grid(axis="x", alpha=0.3)
    left.axvline(1 / len(found), linestyle=":", color="grey")
    left.set_yticks(lines, labels=[f"{s.entry + 1}. {s.name}" for s in found])
    left.set_ylim(len(found) - 0.5, -0.5)
    figure.suptitle(title)
    figure.tight_layout()
    data = io.BytesIO()
    figure.savefig(data, format=Path(file).suffix[1:].lower())
    return data.getvalue()
