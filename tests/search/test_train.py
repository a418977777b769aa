"""`carson train`: anybody can learn the same numbers again."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from carson.cli.app import app
from carson.search.course import course_of
from carson.search.learned import read_learned, write_learned

FEW = ["--games", "3", "--matches", "1", "--playouts", "2"]


@pytest.mark.once("what is learned is the same on both engines")
def test_the_command_writes_what_was_learned(tmp_path: Path) -> None:
    files = [tmp_path / "first.json", tmp_path / "second.json"]
    for file in files:
        done = CliRunner().invoke(app, ["train", "cards", *FEW, "--seed", "5", "--out", str(file)])
        assert done.exit_code == 0
        assert "1 matches" in done.output
    assert files[0].read_text() == files[1].read_text()
    course = course_of("cards")
    learned = read_learned(files[0].read_text(), course.inputs, course.parts)
    assert write_learned(learned) == files[0].read_text()


def test_what_cannot_be_done_is_said_before_anything_is_played(tmp_path: Path) -> None:
    nowhere = str(tmp_path / "missing" / "x.json")
    for wrong in (
        ["chess"],
        ["city", "--games", "-1"],
        ["city", "--playouts", "0"],
        ["city", "--out", nowhere],
    ):
        done = CliRunner().invoke(app, ["train", *wrong])
        assert done.exit_code == 2
