"""The README tells the truth: its examples run, and what it names exists."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"


def test_examples_run() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted >= 6
    assert results.failed == 0


def test_links_and_folders_exist() -> None:
    text = README.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)]+)\)", text):
        assert (ROOT / target).exists(), target
    for folder in re.findall(r"^(src/\S+|web|tests|docs) ", text, re.MULTILINE):
        assert (ROOT / folder).is_dir(), folder
