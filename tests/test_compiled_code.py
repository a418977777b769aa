"""Interpreted code hands no vec over to compiled code: what it hands over is never freed."""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from building.engine import compiled_modules
from tests.budget import SOURCES

pytestmark = pytest.mark.once(SOURCES)

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "carson"


def compiled() -> set[Path]:
    """The modules that become C."""
    globs = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["carson"]["compiled"]
    return {ROOT / "src" / path for path in compiled_modules(ROOT / "src", globs)}


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def takers_of_a_vec() -> Iterator[str]:
    """Compiled functions with a vec among their arguments; methods are not imported by their names."""
    for path in compiled():
        for node in parsed(path).body:
            if isinstance(node, ast.FunctionDef):
                kinds = [ast.unparse(arg.annotation) for arg in node.args.args if arg.annotation]
                if any("vec[" in kind for kind in kinds):
                    yield node.name


def test_interpreted_modules_make_no_vec_and_pass_none_on() -> None:
    """Types may name it, under `if TYPE_CHECKING`. Write in place instead: see docs/performance.md."""
    takers = set(takers_of_a_vec())
    wrong = []
    for path in sorted(set(SOURCE.rglob("*.py")) - compiled()):
        for node in parsed(path).body:
            if isinstance(node, ast.ImportFrom):
                makes = node.module == "librt.vecs"
                passes = str(node.module).startswith("carson.") and takers & {one.name for one in node.names}
                wrong += [(path, ast.unparse(node))] if makes or passes else []
    assert takers
    assert wrong == []
