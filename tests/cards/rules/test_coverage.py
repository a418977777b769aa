"""Nothing is forgotten: every ruling and worked example has a test here, or in the tests of the deck."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from carson.core.rulings import load_pages

FOLDER = Path(__file__).parent
NAME = re.compile(r"\b(?:[AT]\d\d|C-[A-Z]+)\b")
RULINGS = [ruling for page in load_pages("carson.cards") for ruling in page.rulings]


def named_by_tests() -> Iterator[str]:
    """What the first words of the tests say they are about."""
    for path in [*sorted(FOLDER.glob("test_*.py")), FOLDER.parent / "test_deck.py"]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield from NAME.findall(ast.get_docstring(node) or "")


def test_every_ruling_and_example_has_a_test() -> None:
    tested = set(named_by_tests())
    assert [ruling.id for ruling in RULINGS if ruling.id not in tested and not ruling.explains] == []


def test_tests_name_only_rulings_that_exist() -> None:
    assert sorted(set(named_by_tests()) - {ruling.id for ruling in RULINGS}) == []
