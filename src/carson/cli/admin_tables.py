"""What `carson admin` lists: as a table for people, or as JSON."""

import json
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, Final

import msgspec
import typer
from rich import box
from rich.table import Table
from rich.text import Text

from carson.cli.screen import Screen, clean
from carson.cli.words import say

# The columns of each list: fields of what is listed, by the heading they have.
COLUMNS: Final = {
    "people": ("id", "name", "login", "role", "seen", "held"),
    "quotas": ("kind", "usual", "most"),
    "own-tables": ("id", "name", "game", "state", "updated"),
    "tables": ("id", "name", "game", "state", "host", "people", "updated", "ordered"),
    "announcements": ("id", "text", "until"),
    "log": ("at", "actor", "what", "whom", "why", "facts"),
}
WHOLE: Final = ("id", "at", "seen", "updated", "until")  # columns that are never cut
MOMENTS: Final = ("at", "seen", "updated", "until")


def as_json_or(found: object, as_json: bool, show: Callable[[], None]) -> None:
    """Print what was found as JSON, or show it."""
    if as_json:
        typer.echo(json.dumps(msgspec.to_builtins(found), indent=2, ensure_ascii=False))
    else:
        show()


def show_lines(kind: str, rows: Sequence[Any], more: bool = False) -> None:
    """A table with a line for each; a sentence when there is none."""
    screen = Screen()
    if not rows:
        screen.say(say("admin.none"))
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in COLUMNS[kind]:
        table.add_column(say(f"heading.{column}"), no_wrap=column in WHOLE, overflow="fold")
    for row in rows:
        table.add_row(*(Text(clean(_cell(row, column))) for column in COLUMNS[kind]))
    screen.show(table)
    if more:
        screen.say(say("admin.more"), "dim")


def show_reports(rows: Sequence[Any], more: bool = False) -> None:
    """Each report with what was said around it; what it is about is marked."""
    screen = Screen()
    if not rows:
        screen.say(say("admin.none"))
    for row in rows:
        about = {name: getattr(row, name) for name in ("name", "person", "reporter", "table", "reason")}
        at = _cell(row, "at")
        screen.say(say("admin.report", number=row.id, at=at, **about), "title")
        for one in row.context:
            mark = ">" if one["at"] == row.line else " "
            screen.say(f"  {mark} {one['name']}: {one['text']}", "" if mark == ">" else "dim")
        if row.decision:
            screen.say(say("admin.decision", name=row.decider, text=row.decision))
    if more:
        screen.say(say("admin.more"), "dim")


def _cell(row: Any, column: str) -> str:
    if column == "role":
        return "admin" if row.admin else ""
    if column == "held":
        return "\n".join(_held(one) for one in row.held)
    value = getattr(row, column)
    if value is None:
        return ""
    if column in MOMENTS:
        return _moment(value)
    if isinstance(value, dict):
        return ", ".join(
            f"{name}: {_moment(what) if name in MOMENTS else what}" for name, what in value.items()
        )
    return ", ".join(value) if isinstance(value, list) else str(value)


def _moment(text: str) -> str:
    return f"{datetime.fromisoformat(text):%Y-%m-%d %H:%M}"


def _held(one: Any) -> str:
    until = say("admin.for-ever") if one.until is None else say("admin.until", when=_moment(one.until))
    return say(f"admin.is-{one.kind}", until=until, reason=one.reason)
