"""The results of a ladder: what was found, as rows for a screen, as JSON and as Markdown."""

import os
import platform
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from itertools import groupby

import msgspec

from carson.arena.ladder import Part, Speed, Step
from carson.arena.markdown import markdown_table
from carson.arena.output import figures
from carson.arena.speed import Playouts
from carson.arena.standings import Standing, together
from carson.arena.verdict import Verdict, speed_verdict, verdict
from carson.core.errors import BadFile
from carson.engine import engine

HEADINGS = ("bot", "against", "games", "wins", "95% interval", "score", "ms/move", "demanded", "")
NUMBERS = range(2, 7)  # the columns that are aligned to the right
TOGETHER = "all together"
START, END = "<!-- ladder -->", "<!-- end of ladder -->"


@dataclass(frozen=True)
class Line:
    """The figures of one bot in one place, or in all places together, and what is to be said about them."""

    part: Part
    step: Step | None
    bot: str
    against: str
    figures: Standing
    said: Verdict | None

    def cells(self) -> tuple[str, ...]:
        found = self.figures
        ms = found.times.mean()
        return (
            self.bot,
            self.against,
            f"{found.games}",
            f"{found.win_rate:.1%}",
            "{:.1%} to {:.1%}".format(*found.interval),
            f"{found.mean_score:.1f}",
            "" if ms is None else f"{ms:.3g}" if ms < 100 else f"{ms:.0f}",
            self.said.demand if self.said else "",
            self.said.text if self.said else "",
        )


@dataclass
class Report:
    """What was measured: for each speed its playouts, for each step the figures of all its entries."""

    seed: str
    steps: Sequence[Step]
    made: list[tuple[Speed, Playouts]] = field(default_factory=list)
    standings: dict[str, list[Standing]] = field(default_factory=dict)
    notes: dict[str, list[str]] = field(default_factory=dict)  # what went wrong with bots from outside

    def lines(self) -> Iterator[Line]:
        """Every step, and what the steps of a bot come to where they are taken together."""
        for name in dict.fromkeys(step.part.name for step in self.steps):
            own = [step for step in self.steps if step.part.name == name]
            for step in own:
                found = {one.bot: self._first(one) for one in own if one.values == step.values}
                said = None if step.part.together else verdict(step.row, found)
                yield Line(step.part, step, step.bot, step.against, found[step.bot], said)
            if own[0].part.together:
                yield from self._together(own)

    def _together(self, steps: Sequence[Step]) -> Iterator[Line]:
        part = steps[0].part
        found = {
            row.bots[0]: together([self._first(step) for step in steps if step.row is row])
            for row in part.steps
        }
        for row in part.steps:
            yield Line(part, None, row.bots[0], TOGETHER, found[row.bots[0]], verdict(row, found))

    def _first(self, step: Step) -> Standing:
        """The figures of the bot that is measured."""
        return self.standings[step.name][0]

    def verdicts(self) -> list[Verdict]:
        """Everything that was demanded."""
        spoken = [speed_verdict(speed, found) for speed, found in self.made]
        return spoken + [line.said for line in self.lines() if line.said is not None]

    def parts(self) -> Iterator[tuple[Part, list[tuple[str, ...]]]]:
        """Every part with its rows, which fit the HEADINGS."""
        for _, own in groupby(self.lines(), key=lambda line: line.part.name):
            rows = list(own)
            yield rows[0].part, [line.cells() for line in rows]

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
            {"name": line.step.name, "part": line.part.name, "against": line.against}
            | figures(line.step.plan, report.standings[line.step.name], report.notes[line.step.name])
            | _said(line.said)
            for line in report.lines()
            if line.step is not None
        ],
        "together": [
            {
                "part": line.part.name,
                "name": line.bot,
                "games": line.figures.games,
                "win_rate": line.figures.win_rate,
                "interval": line.figures.interval,
                "mean_score": line.figures.mean_score,
            }
            | _said(line.said)
            for line in report.lines()
            if line.step is None
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
        f"{platform.python_version()}, seed {report.seed}. {report.summary()}"
    ]
    lines += [f"\n{speed_line(speed, found)}" for speed, found in report.made]
    for part, rows in report.parts():
        lines += ["", f"### {part.title}", "", *markdown_table(HEADINGS, NUMBERS, rows)]
    return "\n".join(lines) + "\n"


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
