"""The record in docs/record.md is what the command beside it writes."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from carson.cli.app import app

PAGE = Path(__file__).parents[2] / "docs" / "record.md"


def test_the_example_is_what_the_command_writes(
    shelf: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = PAGE.read_text(encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    found = re.search(r"made by `carson (demo .*? --save game\.txt)`", page)
    assert found is not None
    CliRunner().invoke(app, found.group(1).split())
    written = Path("game.txt").read_text()
    example, verified = re.findall(r"```text\n(.*?)```", page, re.S)
    position = 0
    for part in example.split("...\n"):
        assert part in written[position:], "make the example anew with the command beside it"
        position = written.index(part, position) + len(part)
    shown = CliRunner().invoke(app, ["replay", "game.txt", "--verify"]).stdout
    assert verified == f"$ carson replay game.txt --verify\n{shown}"
