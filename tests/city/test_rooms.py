"""A variant is a folder: without it the rest of the game starts, is played, and is shown."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from carson.city.facts.ids import SPACES
from carson.city.options import SOLO, VARIANTS
from carson.city.question import Asks, Entry, Immediate, Step
from carson.city.table.agenda import FRAME_NAMES, ROUND
from carson.city.table.schedule import THE_ROUND
from carson.city.topics import collected, listed

ROOT = Path(__file__).parents[2]
ROOMS = ("horses", "outlaws", "kit_carson", "duel_tiles", "sheets", "river", "standish")


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources, plain ones, with the bytecode that is there."""
    copy = tmp_path_factory.mktemp("sources") / "src"
    shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("static", "*.so", "*.pyd"))
    return copy


def test_every_entry_of_the_agenda_has_its_rules() -> None:
    entries = [entry.number for entry in listed("rules", "QUESTIONS", Entry)]
    lacking = [name for number, name in FRAME_NAMES.items() if number not in (ROUND, *entries)]
    assert not lacking, f"no room has rules (QUESTIONS) for {', '.join(lacking)}"
    assert len(entries) == len(set(entries)), "two rooms have rules for the same entry"


def test_every_part_of_the_round_has_its_step() -> None:
    steps = collected("rules", "ROUND_STEPS", Step)
    lacking = [name for name, step in THE_ROUND if step >= SPACES and step not in steps]
    assert not lacking, f"no room has the step (ROUND_STEPS) for {', '.join(lacking)}"


def test_every_question_of_a_power_names_it() -> None:
    entries = {int(entry.number): entry for entry in listed("rules", "QUESTIONS", Entry)}
    for power, immediate in collected("rules", "POWERS", Immediate).items():
        if isinstance(immediate, Asks):
            assert entries[int(immediate.entry)].power == power, entries[int(immediate.entry)].name


def test_every_variant_is_a_room() -> None:
    assert len(ROOMS) == len(VARIANTS) + (SOLO is not None)


@pytest.mark.once("a copy is played on plain sources, whichever engine is tested")
@pytest.mark.parametrize("room", ROOMS)
def test_the_game_is_played_without_the_room(room: str, sources: Path, tmp_path: Path) -> None:
    folder = sources / "carson" / "city" / "topics" / room
    kept = shutil.move(folder, tmp_path / room)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "tests.city.smaller_game", room],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": f"{sources}{os.pathsep}{ROOT}"},
            capture_output=True,
            text=True,
            check=False,
        )
    finally:
        shutil.move(kept, folder)
    assert done.returncode == 0, done.stderr[-3000:]
