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


def anchors(path: Path) -> set[str]:
    """What links to the headings of a page end in."""
    headings = re.findall(r"^#+ (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_links_and_folders_exist() -> None:
    text = README.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)]+)\)", text):
        path, _, heading = target.partition("#")
        assert (ROOT / path).exists(), target
        assert not heading or heading in anchors(ROOT / path), target
    for folder in re.findall(r"^(src/\S+|web|tests|docs) ", text, re.MULTILINE):
        assert (ROOT / folder).is_dir(), folder
