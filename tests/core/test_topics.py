"""Rooms are found by listing a package; what they export is collected, and nonsense is refused."""

from pathlib import Path

import pytest

from carson.core.topics import Topics


@pytest.fixture
def topics(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Topics:
    """A package with two rooms, named after the test so that none is imported already."""
    name = f"rooms_of_{request.node.name}"
    for room, rules, words in (
        ("barn", "QUESTIONS = ['feed']\nNAMES = {1: 'Feeding'}", "NAMES = {2: 'Milking'}"),
        ("yard", "QUESTIONS = 'sweep'", "NAMES = {3: 'Sweeping'}"),
    ):
        folder = tmp_path / name / room
        folder.mkdir(parents=True)
        (folder / "__init__.py").touch()
        (folder / "rules.py").write_text(rules, encoding="utf-8")
        (folder / "words.py").write_text(words, encoding="utf-8")
    (tmp_path / name / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    return Topics(name)


def test_what_rooms_export_is_collected(topics: Topics) -> None:
    """A rules module may hold every layer; a list or a single thing is listed."""
    assert topics.rooms() == ["barn", "yard"]
    assert topics.listed("rules", "QUESTIONS", str) == ["feed", "sweep"]
    assert topics.collected("words", "NAMES", str) == {1: "Feeding", 2: "Milking", 3: "Sweeping"}
    assert topics.collected("rate", "NAMES", str) == {1: "Feeding"}
    assert topics.collected("position", "FORMS", str) == {}


def test_the_wrong_kind_is_refused(topics: Topics) -> None:
    with pytest.raises(TypeError, match=r"barn\.rules\.NAMES\[1\] must be of int"):
        topics.collected("words", "NAMES", int)
    with pytest.raises(TypeError, match="must be a dict"):
        topics.collected("rules", "QUESTIONS", str)


def test_a_number_belongs_to_one_room(topics: Topics, tmp_path: Path) -> None:
    (tmp_path / topics.package / "yard" / "words.py").write_text("NAMES = {2: 'Both'}", encoding="utf-8")
    with pytest.raises(ValueError, match="has 2 too"):
        topics.collected("words", "NAMES", str)
