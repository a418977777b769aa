"""The journal of a run: every finished game on a line, so that a run can go on where it stopped."""

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from carson.arena.contest import Contest, Job, game_of
from carson.arena.playing import Outcome
from carson.arena.times import Times
from carson.arena.words import later
from carson.core.errors import BadFile, CarsonError

FORMAT = 1


class Journal:
    """A file of JSON lines: what is played, then the finished games. It only grows."""

    def __init__(self, name: str, plan: Contest) -> None:
        """Open the journal, begin it, or refuse one that belongs to other games."""
        self.path = Path(name).expanduser()
        head = _head(plan)
        self.kept: dict[int, Outcome] = {}
        try:
            text = self.path.read_text(encoding="utf-8") if self.path.exists() else ""
            whole = text[: text.rfind("\n") + 1]  # the last line of a run that died may be cut
            if text and not whole:
                raise BadFile(later("journal.no-journal"), 1)
            if whole:
                self._read(whole.splitlines(), head)
            self.file = self.path.open("r+" if whole else "w", encoding="utf-8", newline="\n")
        except UnicodeDecodeError as error:
            raise CarsonError(later("journal.not-text", file=name)) from error
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            raise CarsonError(later("journal.unusable", file=name, reason=reason)) from error
        except BadFile as error:
            raise CarsonError(f"{name}: {error}") from error
        self.file.truncate(len(whole.encode()))
        self.file.seek(0, 2)
        if not whole:
            self._write(head)

    def _read(self, lines: list[str], head: dict[str, object]) -> None:
        found = _json(lines[0], 1)
        if found.get("arena") != FORMAT:
            raise BadFile(later("journal.no-journal"), 1)
        for key, value in head.items():
            if found.get(key) != value:
                raise BadFile(later("journal.other-run", key=key), 1)
        for number, line in enumerate(lines[1:], 2):
            try:
                outcome = _outcome(_json(line, number))
            except (KeyError, TypeError, ValueError, AttributeError) as error:
                raise BadFile(later("journal.no-game"), number) from error
            self.kept[outcome.job.number] = outcome

    def known(self, jobs: Iterable[Job]) -> list[Outcome]:
        """The games among these that are played already."""
        return [self.kept[job.number] for job in jobs if job.number in self.kept]

    def add(self, outcome: Outcome) -> None:
        self._write(_line(outcome))

    def _write(self, entry: dict[str, object]) -> None:
        self.file.write(json.dumps(entry, separators=(",", ":"), ensure_ascii=False) + "\n")
        self.file.flush()

    def close(self) -> None:
        self.file.close()


def _head(plan: Contest) -> dict[str, object]:
    game = game_of(plan)
    return {
        "arena": FORMAT,
        "game": plan.game,
        "rules": game.version,
        "options": plan.options,
        "bots": list(plan.bots),
        "seed": plan.seed,
    }


def _json(line: str, number: int) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except ValueError as error:
        raise BadFile(later("journal.no-json"), number) from error
    if not isinstance(found, dict):
        raise BadFile(later("journal.no-object"), number)
    return found


def _line(outcome: Outcome) -> dict[str, object]:
    return {
        "number": outcome.job.number,
        "seed": outcome.job.seed,
        "seating": list(outcome.job.seating),
        "totals": outcome.totals,
        "places": outcome.places,
        "shares": outcome.shares,
        "times": [[t.count, t.total, dict(t.buckets)] for t in outcome.times],
        "notes": outcome.notes,
        **({"illegal": outcome.illegal} if outcome.illegal else {}),
    }


def _outcome(line: dict[str, Any]) -> Outcome:
    times = [
        Times(count, total, Counter({int(bucket): number for bucket, number in buckets.items()}))
        for count, total, buckets in line["times"]
    ]
    job = Job(int(line["number"]), str(line["seed"]), tuple(line["seating"]))
    notes, illegal = line["notes"], line.get("illegal", [])
    return Outcome(job, line["totals"], line["places"], line["shares"], times, notes, illegal)
