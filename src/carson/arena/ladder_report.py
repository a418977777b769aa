"""The results of a ladder: what was found, as rows for a screen, as JSON and as Markdown."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field

import msgspec

from carson.arena.ladder import Part, Speed, Step
from carson.arena.output import figures
from carson.arena.speed import Playouts
from carson.arena.standings import Standing
from carson.arena.verdict import Verdict, speed_verdict, verdict
from carson.core.errors import BadFile
from carson.engine import engine

HEADINGS = ("bot", "against", "games", "wins", "95% interval", "score", "ms/move", "demanded", "")
NUMBERS = range(2, 7)  # the columns that are aligned to the right
START, END = "<!-- ladder -->", "<!-- end of ladder -->"


@dataclass
class Report:
    """What was measured: for each speed its playouts, for each step the figures of all its entries."""

    seed: str
    steps: Sequence[Step]
    made: list[tuple[Speed, Playouts]] = field(default_factory=list)
    standings: dict[str, list[Standing]] = field(default_factory=dict)
    notes: dict[str, list[str]] = field(default_factory=dict)  # what went wrong with bots from outside

    def verdict(self, step: Step) -> Verdict | None:
        return verdict(step, {name: found[0] for name, found in self.standings.items()}, self.steps)

    def verdicts(self) -> list[Verdict]:
        """Everything that was demanded."""
        spoken = [speed_verdict(speed, found) for speed, found in self.made]
        return spoken + [said for step in self.steps if (said := self.verdict(step)) is not None]

    def parts(self) -> Iterator[tuple[Part, list[tuple[str, ...]]]]:
        """Every part with its rows, which fit the HEADINGS."""
        for name in dict.fromkeys(step.part.name for step in self.steps):
            own = [step for step in self.steps if step.part.name == name]
            yield own[0].part, [self._row(step) for step in own]

    def _row(self, step: Step) -> tuple[str, ...]:
        first = self.standings[step.name][0]
        said = self.verdict(step)
        ms = first.times.mean()
        return (
            step.bot,
            step.against,
            f"{first.games}",
            f"{first.win_rate:.1%}",
            "{:.1%} to {:.1%}".format(*first.interval),
            f"{first.mean_score:.1f}",
            "" if ms is None else f"{ms:.3g}" if ms < 100 else f"{ms:.0f}",
            said.demand if said else "",
            said.text if said else "",
        )

    def summary(self) -> str:
        """How many demands hold."""
        spoken = self.verdicts()
        return f"{sum(said.holds for said in spoken)} of {len(spoken)} demands hold."


def speed_line(speed: Speed, found: Playouts) -> str:
    """One sentence about a speed."""
    said = speed_verdict(speed, found)
    return (
        f"{speed.bot} makes {found.median:,.0f} playouts in {speed.ms} ms on one core (the median of "
        f"{found.moves} moves; {found.fewest:,.0f} to {found.most:,.0f}); demanded {said.demand}: "
        f"{said.text}."
    )


def as_json(report: Report) -> dict[str, object]:
    """Everything that `--json` prints."""
    return {
        "seed": report.seed,
        "engine": engine(),
        "speeds": [
            msgspec.structs.asdict(speed) | _rounded(found) | _said(speed_verdict(speed, found))
            for speed, found in report.made
        ],
        "steps": [
            {"name": step.name, "part": step.part.name, "against": step.against}
            | figures(step.plan, report.standings[step.name], report.notes[step.name])
            | _said(report.verdict(step))
            for step in report.steps
        ],
        "holds": all(said.holds for said in report.verdicts()),
    }


def _rounded(found: Playouts) -> dict[str, object]:
    return {name: round(value) for name, value in asdict(found).items()}


def _said(said: Verdict | None) -> dict[str, object]:
    if said is None:
        return {"demand": None, "holds": None, "sure": None}
    return {"demand": said.demand, "holds": said.holds, "sure": said.sure}


# ---- Markdown


def markdown(report: Report) -> str:
    """A table for each part, as a page can hold it."""
    lines = [
        f"Measured with the {engine()} engine on {platform.machine()}, {os.cpu_count()} cores, Python "
        f"{platform.python_version()}, seed {report.seed}. {report.summary()}",
    ]
    lines += [f"\n{speed_line(speed, found)}" for speed, found in report.made]
    for part, rows in report.parts():
        lines += ["", f"### {part.title}", "", _line(HEADINGS)]
        lines.append(_line(["---:" if column in NUMBERS else "---" for column in range(len(HEADINGS))]))
        lines += [_line(row) for row in rows]
    return "\n".join(lines) + "\n"


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def placed(page: str | None, text: str) -> str:
    """A page with this text: a new one, or an old one in which it stands between the two marks."""
    section = f"{START}\n{text}{END}\n"
    if page is None:
        return section
    before, start, rest = page.partition(f"{START}\n")
    _, end, after = rest.partition(f"{END}\n")
    if not start or not end:
        raise BadFile(f"it is there already, without the lines {START} and {END} to write between")
    return before + section + after
