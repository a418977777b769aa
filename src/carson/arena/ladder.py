"""The ladder: a table of contests with what is demanded of them. `ladder.toml` is the one of the project."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from itertools import groupby, product
from typing import Annotated

import msgspec
from msgspec import Meta, Struct, field

from carson.arena.contest import Contest, contest
from carson.arena.words import later
from carson.core import registry
from carson.core.errors import BadFile, BadOption

TIMES = "\N{MULTIPLICATION SIGN}"

Share = Annotated[float, Meta(ge=0, le=1)]
Count = Annotated[int, Meta(ge=1)]
Word = Annotated[str, Meta(pattern="^[a-z0-9-]+$")]  # it becomes a part of a file's name


class StepRow(Struct, forbid_unknown_fields=True):
    """A contest: one bot for each seat, of which the first is measured."""

    bots: Annotated[list[str], Meta(min_length=1)]
    games: Count
    at_least: Share | None = None  # the share of games it must win
    above: str | None = None  # the bot of the same part that must win less often in the same place


class Part(Struct, forbid_unknown_fields=True):
    """Steps of one game. With `vary` each is played once for every value of these options."""

    name: Word
    title: str
    game: str
    steps: list[StepRow] = field(name="step")
    options: dict[str, str] = {}
    vary: dict[str, list[str]] = {}
    together: bool = False  # what is demanded is demanded of all these values taken together


class Speed(Struct, forbid_unknown_fields=True):
    """How much a bot must search in a move."""

    name: Word
    game: str
    bot: str
    ms: Count
    at_least: Count
    options: dict[str, str] = {}


class Ladder(Struct, forbid_unknown_fields=True):
    parts: list[Part] = field(name="part", default_factory=list)
    speeds: list[Speed] = field(name="speed", default_factory=list)


@dataclass(frozen=True)
class Step:
    """One contest of a ladder, ready to be played."""

    part: Part
    row: StepRow
    values: tuple[str, ...]  # of the options that vary
    plan: Contest
    games: int

    @property
    def name(self) -> str:
        return "-".join((self.part.name, *self.values, self.bot.partition(":")[0]))

    @property
    def bot(self) -> str:
        return self.row.bots[0]

    @property
    def against(self) -> str:
        """The values that vary and the other bots, in few words."""
        others = ((bot, len(list(same))) for bot, same in groupby(self.row.bots[1:]))
        return ", ".join((*self.values, *(f"{n} {TIMES} {bot}" if n > 1 else bot for bot, n in others)))


def usual_ladder() -> Ladder:
    """The ladder of the project."""
    return read_ladder(files("carson.arena").joinpath("ladder.toml").read_text(encoding="utf-8"))


def read_ladder(text: str) -> Ladder:
    """The ladder that a TOML text describes; BadFile says what is wrong with it."""
    try:
        return msgspec.toml.decode(text, type=Ladder)
    except msgspec.DecodeError as error:
        raise BadFile(later("ladder.no-ladder", error=error)) from error


def chosen(ladder: Ladder, names: Sequence[str]) -> Ladder:
    """The parts and speeds of these names; all of them without a name."""
    known = [speed.name for speed in ladder.speeds] + [part.name for part in ladder.parts]
    for name in names:
        if name not in known:
            raise BadOption(later("ladder.no-part", name=name, known=", ".join(known)))
    return Ladder(
        [part for part in ladder.parts if not names or part.name in names],
        [speed for speed in ladder.speeds if not names or speed.name in names],
    )


def steps(ladder: Ladder, seed: str, most: int | None = None) -> list[Step]:
    """Every contest in the order of the table, each of at most so many games.

    BadOption tells which part cannot be played as it is written, before anything is played.
    """
    found = [
        _step(part, row, values, seed, most)
        for part in ladder.parts
        for row in part.steps
        for values in product(*part.vary.values())
    ]
    names = [step.name for step in found]
    for step in found:
        if names.count(step.name) > 1:
            raise BadOption(later("ladder.twice", name=step.name))
        if step.row.above is not None and not any(is_rival(step, other) for other in found):
            raise BadOption(later("ladder.no-rival", name=step.name, above=step.row.above))
    return found


def _step(part: Part, row: StepRow, values: tuple[str, ...], seed: str, most: int | None) -> Step:
    options = {**part.options, **dict(zip(part.vary, values, strict=True))}
    try:
        plan = contest(registry.game(part.game), options, row.bots, seed)
    except BadOption as error:
        raise BadOption(later("ladder.unplayable", name=part.name, error=error)) from error
    return Step(part, row, values, plan, row.games if most is None else min(row.games, most))


def is_rival(step: Step, other: Step) -> bool:
    """Whether this step is compared with the other one."""
    return (other.part.name, other.bot, other.values) == (step.part.name, step.row.above, step.values)
