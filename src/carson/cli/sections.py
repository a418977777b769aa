"""Plain data as tables: whatever a game counts, in a shape people can read."""

import json

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from carson.cli.screen import clean
from carson.cli.words import say


def section(title: str, data: object) -> RenderableType:
    """One section with its title."""
    return Group(heading(title), _body(data), Text())


def heading(title: str) -> Text:
    return Text(title.replace("_", " ").replace("-", " ").capitalize(), "bold")


def _body(data: object) -> RenderableType:
    if isinstance(data, dict) and data and all(isinstance(value, dict) for value in data.values()):
        return _rows([{"": key, **value} for key, value in data.items()])
    if isinstance(data, dict):
        return _rows([{"": key, " ": value} for key, value in data.items()], header=False)
    if isinstance(data, list) and data and all(isinstance(value, dict) for value in data):
        return _rows(data)
    return Text(f"  {_text(data)}")


def _rows(rows: list[dict[str, object]], header: bool = True) -> RenderableType:
    if not rows:
        return Text(f"  {say('options.none')}")
    keys = list(dict.fromkeys(key for row in rows for key in row))
    table = Table(box=box.SIMPLE_HEAD if header else None, show_header=header, padding=(0, 1))
    for key in keys:
        numbers = all(isinstance(row.get(key, 0), int) for row in rows)
        table.add_column(clean(str(key)).replace("_", " "), justify="right" if numbers else "left")
    for row in rows:
        table.add_row(*(Text(_text(row.get(key))) for key in keys))
    return table


def _text(value: object) -> str:
    """A value in one cell."""
    if value is None or value == [] or value == {}:
        return "-"
    if isinstance(value, bool):
        return say("sections.yes" if value else "sections.no")
    if isinstance(value, list):
        return ("; " if isinstance(value[0], dict) else ", ").join(_text(part) for part in value)
    if isinstance(value, dict):
        return _entry(value)
    return clean(value if isinstance(value, str) else json.dumps(value, ensure_ascii=False))


def _entry(data: dict[str, object]) -> str:
    """A small dict in one cell; one that begins with a name reads as the name and the rest in brackets."""
    parts = [f"{key} {_text(value)}" for key, value in data.items()]
    first = next(iter(data.values()))
    return f"{clean(first)} ({', '.join(parts[1:])})" if isinstance(first, str) else ", ".join(parts)
