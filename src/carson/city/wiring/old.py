"""Entries whose rules have not moved to their room yet."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.question import Entry, Step
from carson.city.table.table import Table
from carson.city.wiring import base, rounds


class Unmoved(Entry):
    def run(self, s: Table, packed: i64) -> None:
        rounds.run(s, packed)

    def offer(self, s: Table, packed: i64) -> None:
        base.offer(s, packed)

    def take(self, s: Table, packed: i64, action: i64) -> None:
        base.answer(s, packed, action)


class UnmovedStep(Step):
    def run(self, s: Table, packed: i64) -> None:
        rounds.start_step(s, self.number)
