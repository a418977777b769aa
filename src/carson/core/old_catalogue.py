"""Catalogues in TOML as Fluent, until the last of them is written in it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

_FILLED = re.compile(r"\{\{|\}\}|\{(\w+)\}")
PLURAL = {"one", "many"}


def ftl_of(tables: Mapping[str, object]) -> str:
    """The tables of a TOML catalogue as Fluent messages."""
    return "\n".join(message(key, entry) for key, entry in flat(tables)) + "\n"


def flat(table: Mapping[str, object], path: str = "") -> Iterator[tuple[str, str | Mapping[str, str]]]:
    """All texts of a table and the tables in it, with their dotted keys; one and many are a pair."""
    for name, value in table.items():
        key = f"{path}{name}"
        if isinstance(value, Mapping):
            if set(value) >= PLURAL:
                yield key, {form: value[form] for form in ("one", "many")}
            rest = {
                name: entry for name, entry in value.items() if not set(value) >= PLURAL or name not in PLURAL
            }
            yield from flat(rest, f"{key}.")
        elif isinstance(value, str):
            yield key, value
        else:
            raise TypeError(f"the catalogue entry “{key}” is not a text")


def message(key: str, entry: str | Mapping[str, str]) -> str:
    """One message."""
    name = key.replace(".", "-")
    if isinstance(entry, str):
        return f"{name} ={_pattern(entry, 4)}"
    variants = [f"    [one]{_pattern(entry['one'], 8)}", f"   *[other]{_pattern(entry['many'], 8)}"]
    return "\n".join([f"{name} = {{ $number ->", *variants, "}"])


def _pattern(text: str, indent: int) -> str:
    text = _FILLED.sub(lambda hole: f"{{ ${hole[1]} }}" if hole[1] else f'{{ "{hole[0][0]}" }}', text)
    if "\n" not in text:
        return f" {_line(text, first=True)}"
    return "".join(f"\n{' ' * indent}{_line(line)}" if line else "\n" for line in text.split("\n"))


def _line(text: str, first: bool = False) -> str:
    """A line, with what Fluent would take for something else in quotes."""
    if not text:
        return '{ "" }'
    if text[0] == " " or (not first and text[0] in "[*."):
        text = f'{{ "{text[0]}" }}{text[1:]}'
    return text[:-1] + '{ " " }' if text.endswith(" ") else text
