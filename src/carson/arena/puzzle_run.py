"""A run that looks for puzzles: game after game until there are enough, each kept as soon as it is found.

Or one that judges those of a file anew and keeps which stand it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from contextlib import closing
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Final

from carson.arena.puzzles import LOOKS, Field, Hunt, find, looked_at_again, traits
from carson.arena.words import later
from carson.core import registry
from carson.core.errors import BadFile, CarsonError
from carson.core.parallel import in_parallel
from carson.core.puzzle import Head, Puzzle, line_of, plan_of, read_book

SHARES: Final = {"theme": 0.35, "round": 0.75, "level": 0.6}  # of all puzzles, at most: no book of one kind
FAIR: Final = (
    2.5  # times what a theme would have if all had the same: where there are few, each may have more
)
FEW: Final = 12  # puzzles of a trait that are welcome however many there are in all
AHEAD: Final = 4  # games for each worker before what there is enough of is counted anew


class PuzzleRun:
    """A file of puzzles that grows; one that is there already goes on where it stopped."""

    def __init__(self, hunt: Hunt, file: str) -> None:
        """Open the file, begin it, or refuse one of another hunt."""
        self.hunt = hunt
        self.path = Path(file).expanduser()
        self.found: list[Puzzle] = []
        try:
            text = self.path.read_text(encoding="utf-8") if self.path.exists() else ""
            whole = text[: text.rfind("\n") + 1]  # the last line of a run that died may be cut
            if text:
                self._go_on(text)
            self._file = self.path.open("r+" if whole else "w", encoding="utf-8", newline="\n")
        except (OSError, UnicodeDecodeError) as error:
            raise CarsonError(later("puzzles.unusable", file=file, reason=str(error))) from error
        except BadFile as error:
            raise CarsonError(f"{file}: {error}") from error
        self._file.truncate(len(whole.encode()))
        self._file.seek(0, 2)
        if not whole:
            self._write(line_of(hunt.head()))

    def _go_on(self, text: str) -> None:
        head, self.found = read_book(text)
        if head != self.hunt.head():
            raise BadFile(later("puzzles.other-hunt"), 1)

    def _write(self, line: str) -> None:
        self._file.write(line)
        self._file.flush()

    def look(self, count: int, workers: int = 1) -> Generator[Puzzle, None, None]:
        """Look until there are so many; each is in the file before it is handed on."""
        next_game = self._last_game() + 1
        themes = len(plan_of(registry.game(self.hunt.game)).names)
        at_once = workers * AHEAD if workers > 1 else 1
        while (missing := count - len(self.wanted)) > 0:
            full = enough(self.found, themes)
            fields = [Field(next_game + number, full) for number in range(at_once)]
            next_game += at_once
            with closing(in_parallel(partial(find, self.hunt), fields, workers)) as answers:
                for puzzles in answers:
                    for puzzle in puzzles[:missing]:
                        missing -= 1
                        self.found.append(puzzle)
                        self._write(line_of(puzzle))
                        yield puzzle

    @property
    def wanted(self) -> list[Puzzle]:
        """What was found of the theme that is looked for, or all."""
        return [one for one in self.found if not self.hunt.theme or self.hunt.theme in one.themes]

    def _last_game(self) -> int:
        """The last game of this hunt in which something was found."""
        named = [puzzle.id.rpartition("-")[0].rpartition("-") for puzzle in self.found]
        return max((int(number) for theme, _, number in named if theme == self.hunt.theme), default=0)

    def unproven(self) -> list[Puzzle]:
        """The puzzles that nobody has looked at twice."""
        return [puzzle for puzzle in self.found if len(puzzle.looks) < len(LOOKS)]

    def look_again(self, workers: int = 1) -> Generator[tuple[str, bool], None, None]:
        """Judge the unproven ones anew: each by its id, and whether it stays in the file."""
        with closing(in_parallel(partial(looked_at_again, self.hunt), self.unproven(), workers)) as answers:
            for name, puzzle in answers:
                at = next(n for n, one in enumerate(self.found) if one.id == name)
                self.found[at : at + 1] = [puzzle] if puzzle else []
                self._rewrite()
                yield name, puzzle is not None

    def _rewrite(self) -> None:
        """Write the whole file; whoever stops it finds the old one or the new one."""
        beside = self.path.with_name(f"{self.path.name}.new")
        entries: list[Head | Puzzle] = [self.hunt.head(), *self.found]
        beside.write_text("".join([line_of(entry) for entry in entries]), encoding="utf-8")
        beside.replace(self.path)

    def __enter__(self) -> PuzzleRun:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()


def enough(found: Iterable[Puzzle], themes: int) -> frozenset[str]:
    """The traits of which there is more than a fair share; there are so many themes."""
    puzzles = list(found)
    shares = {**SHARES, "theme": max(SHARES["theme"], FAIR / themes)}
    counted = Counter(trait for one in puzzles for trait in traits(one.round, one.themes, one.level))
    return frozenset(
        trait
        for trait, number in counted.items()
        if number >= max(FEW, shares[trait.partition(" ")[0]] * len(puzzles))
    )
