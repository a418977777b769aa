"""No module of ours needs one that needs it: whoever reads one can read those it imports first.

An import for types alone counts too: a class that has to know another one is no less tied to it.
"""

from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter

import pytest

from tests.budget import SOURCES
from tests.test_imports import FILES, imports, module_of

pytestmark = pytest.mark.once(SOURCES)

MODULES = {module_of(path): path for path in FILES}


def needed(module: str) -> Iterator[str]:
    """The modules that a module imports; of a package only what is asked for by name."""
    names = list(imports(MODULES[module]))
    for name in names:
        is_package = any(other.startswith(f"{name}.") and other in MODULES for other in names)
        if name in MODULES and name != module and not is_package:
            yield name


def cycle(graph: dict[str, set[str]]) -> list[str]:
    """Modules that need each other, one after the other; none when there is no such ring."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(reversed(error.args[1]))
    return []


def test_no_modules_import_each_other_in_a_ring() -> None:
    ring = cycle({module: set(needed(module)) for module in MODULES})
    assert not ring, f"these modules import each other in a ring: {' -> '.join(ring)}"


def test_a_ring_is_found() -> None:
    assert cycle({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) in (
        ["a", "b", "c", "a"],
        ["b", "c", "a", "b"],
        ["c", "a", "b", "c"],
    )
    assert cycle({"a": {"b", "c"}, "b": {"c"}}) == []
