"""Which tests belong to what was changed: for `make check`, the quick look before the whole suite.

    python tools/changed_tests.py [BASE]     # since a commit: HEAD, or the one before it if nothing is new

Prints folders and files for pytest. A source belongs to the tests of its room; where nothing fits, the core
is tested: the contract that all games keep, and what is built on nothing else.
"""

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parent.parent
CORE = ["tests/contract", "tests/core", "tests/test_imports.py"]
ROOMS = {
    "src/carson/core/outside": ["tests/outside"],
    "src/carson/core": CORE,
    "src/carson/city": ["tests/city", "tests/contract"],
    "src/carson/cards": ["tests/cards", "tests/contract"],
    "src/carson/search": ["tests/search"],
    "src/carson/arena": ["tests/arena"],
    "src/carson/cli": ["tests/cli"],
    "src/carson/server": ["tests/server"],
    "building": ["tests/building"],
    "hatch_build.py": ["tests/building"],
    "docs": ["tests/cards/test_docs.py", "tests/cli/test_docs.py", "tests/docs"],
    "README.md": ["tests/docs"],
    "CHANGELOG.md": ["tests/docs"],
    "tools/site": ["tests/docs"],
}


def chosen_tests(changed: Iterable[str]) -> list[str]:
    """The tests that belong to changed files, each once; those of the core if none does."""
    found: set[str] = set()
    for path in changed:
        if Path(path).match("tests/**/test_*.py") or Path(path).match("tests/test_*.py"):
            found.add(path)
        else:
            found.update(_room(path))
    kept = found or set(CORE)
    return sorted(path for path in kept if not any(str(over) in kept for over in Path(path).parents))


def _room(path: str) -> list[str]:
    """The tests of the innermost room that a file is in."""
    if path.startswith("tests/"):
        return [str(Path(path).parent)] if Path(path).parent != Path("tests") else CORE
    rooms = [room for room in ROOMS if path == room or path.startswith(f"{room}/")]
    return ROOMS[max(rooms, key=len)] if rooms else []


def changed_since(base: str | None) -> list[str]:
    """Files that differ from a commit and are still there, and new ones."""
    new = _git("ls-files", "--others", "--exclude-standard")
    changed = _git("diff", "--name-only", base or "HEAD")
    if base is None and not new + changed:
        changed = _git("diff", "--name-only", "HEAD~1")
    return [path for path in new + changed if (ROOT / path).exists()]


def _git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines()  # without git, or at the first commit: nothing


if __name__ == "__main__":
    print(" ".join(chosen_tests(changed_since(sys.argv[1] if len(sys.argv) > 1 else None))))
