"""Every public name tells a stranger what it is: in its docstring, or in the comment behind it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.budget import SOURCES
from tools.site import reference
from tools.site.pages import ROOT

pytestmark = pytest.mark.once(SOURCES)
Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def file_of(module: str) -> Path:
    base = ROOT / "src" / module.replace(".", "/")
    return base / "__init__.py" if base.is_dir() else base.with_suffix(".py")


def home_of(module: str, name: str) -> str:
    """The module in which a name is made that another one hands on."""
    for node in ast.parse(file_of(module).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and name in [alias.name for alias in node.names]:
            return home_of(str(node.module), name)
    return module


def silent(module: str, name: str) -> Iterator[str]:
    """The name and what is in it, as far as it says nothing."""
    text = file_of(home_of(module, name)).read_text(encoding="utf-8")
    for node in ast.parse(text).body:
        if isinstance(node, Definition) and node.name == name:
            inside = node.body if isinstance(node, ast.ClassDef) else []
            told = [node, *(one for one in inside if isinstance(one, Definition) and one.name[0] != "_")]
            yield from (f"{name}.{one.name}" for one in told if not ast.get_docstring(one))
            return
    if not re.search(rf"^{name}\b.*  # ", text, re.MULTILINE):
        yield name


def test_every_public_name_says_what_it_is() -> None:
    modules = ("carson.api", *reference.MODULES)
    public = [(module, name) for module in modules for name in reference.exported(module)]
    assert len(public) > 80
    assert [told for module, name in public for told in silent(module, name)] == []
