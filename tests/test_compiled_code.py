"""Interpreted code hands no vec over to compiled code: what it hands over is never freed."""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from building.engine import compiled_modules

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "carson"


def compiled() -> set[Path]:
    """The modules that become C."""
    globs = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["carson"]["compiled"]
    return {ROOT / "src" / path for path in compiled_modules(ROOT / "src", globs)}


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def takers_of_a_vec() -> Iterator[str]:
    """Compiled functions with a vec among their arguments."""
    for path in compiled():
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.FunctionDef):
                kinds = [ast.unparse(arg.annotation) for arg in node.args.args if arg.annotation]
                if any("vec[" in kind for kind in kinds):
                    yield node.name


INTERPRETED = sorted(set(SOURCE.rglob("*.py")) - compiled())
TAKERS = set(takers_of_a_vec())


@pytest.mark.parametrize("path", INTERPRETED, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_interpreted_modules_make_no_vec_and_pass_none_on(path: Path) -> None:
    """Types may name it, under `if TYPE_CHECKING`."""
    for node in parsed(path).body:
        if isinstance(node, ast.ImportFrom):
            assert node.module != "librt.vecs", "write in place instead: see docs/performance.md"
            if str(node.module).startswith("carson."):
                assert not TAKERS & {alias.name for alias in node.names}
