"""A run that looks for puzzles: game after game until there are enough, each kept as soon as it is found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from contextlib import closing
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Final

from carson.arena.puzzles import Field, Hunt, find, traits
from carson.arena.words import later
from carson.core import registry
from carson.core.errors import BadFile, CarsonError
from carson.core.parallel import in_parallel
from carson.core.puzzle import Puzzle, line_of, plan_of, read_book

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
        games = [int(puzzle.id.partition("-")[0]) for puzzle in self.found]
        next_game = max(games, default=0) + 1
        themes = len(plan_of(registry.game(self.hunt.game)).names)
        at_once = workers * AHEAD if workers > 1 else 1
        while len(self.found) < count:
            full = enough(self.found, themes)
            fields = [Field(next_game + number, full) for number in range(at_once)]
            next_game += at_once
            with closing(in_parallel(partial(find, self.hunt), fields, workers)) as answers:
                for puzzles in answers:
                    for puzzle in puzzles[: count - len(self.found)]:
                        self.found.append(puzzle)
                        self._write(line_of(puzzle))
                        yield puzzle

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
