"""The public API: it is what it says, it is documented, and what we show to others uses nothing else."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from carson import api

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "api.md"
PUBLIC = {"carson.api", "carson.batch", "carson.data", "carson.env", "carson.llm", "carson.remote"}
SHOWN = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")), *sorted((ROOT / "docs").rglob("*.py"))]
FENCE = re.compile(r"```(?:python|pycon|py)\n(.*?)```", re.DOTALL)


def code_in(path: Path) -> Iterator[str]:
    """The Python of a page or a file; of a session only what is typed."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        yield text
        return
    for block in FENCE.findall(text):
        typed = [line[4:] for line in block.splitlines() if line.startswith((">>> ", "... "))]
        yield "\n".join(typed) if typed else block


def ours(code: str) -> Iterator[str]:
    """The modules of ours that a piece of Python imports."""
    for node in ast.walk(ast.parse(code)):
        names: list[str] = []
        if isinstance(node, ast.ImportFrom):
            within = node.module == "carson"
            names = [f"carson.{alias.name}" for alias in node.names] if within else [node.module or ""]
        names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        yield from (name for name in names if name.split(".")[0] == "carson")


@pytest.mark.parametrize("path", SHOWN, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_others_read_uses_the_public_api_alone(path: Path) -> None:
    for code in code_in(path):
        assert set(ours(code)) <= PUBLIC, f"{path.name}: {set(ours(code))}"


def test_everything_public_is_there_and_documented() -> None:
    assert api.__all__ == sorted(api.__all__, key=lambda name: (not name.isupper(), name.islower(), name))
    page = PAGE.read_text(encoding="utf-8")
    for name in api.__all__:
        assert hasattr(api, name)
        assert re.search(rf"`{name}\b", page), f"docs/api.md does not name {name}"


def test_the_package_is_typed() -> None:
    assert Path(api.__file__).with_name("py.typed").exists()
