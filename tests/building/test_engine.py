"""The engine is built in parts, each kept under the hash of what it is made of; with three small modules."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from building import choice
from building.engine import build_engine
from building.errors import CompileError

pytestmark = pytest.mark.skipif(bool(choice.missing_for_compiling()), reason="needs a C compiler")

SOURCES = {
    "__init__.py": "",
    "low.py": """\
def half(number: int) -> int:
    if number % 2:
        raise ValueError("odd")
    return number // 2
""",
    "middle.py": """\
from carson.low import half

def text_of(number: int) -> str:
    return f"half of it is {half(number)}"
""",
    "high.py": """\
from carson.middle import text_of

def told(number: int) -> str:
    return "Look: " + text_of(number)
""",
}
GLOBS = ["*.py"]


class Workshop:
    """A package in a folder of its own, and what building it again and again costs."""

    def __init__(self, folder: Path) -> None:
        self.source = folder / "src"
        self.cache = folder / "cache"
        for name, text in SOURCES.items():
            self.write(name, text)
        for part in ("engines", "objects"):
            (self.cache / part).mkdir(parents=True)

    def write(self, name: str, text: str) -> None:
        path = self.source / "carson" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def build(self) -> tuple[Path, int, int]:
        """The engine, how many files were made for it, and how many parts it has."""
        before = self.kept()
        told = [(0, 0)]
        engine = build_engine(self.source, GLOBS, self.cache, lambda done, of: told.append((done, of)))
        assert told[-1][0] == told[-1][1]
        return engine, len(self.kept() - before), told[-1][1]

    def kept(self) -> set[str]:
        return {path.name for path in (self.cache / "objects").iterdir()}

    def engines(self) -> list[str]:
        return [path.name for path in (self.cache / "engines").iterdir()]


def run(engine: Path, code: str) -> subprocess.CompletedProcess[str]:
    """What a program prints that has nothing but the compiled modules."""
    (engine / "carson" / "__init__.py").touch()
    return subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(engine)!r})\n{code}"],
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    workshop = Workshop(tmp_path_factory.mktemp("workshop"))
    workshop.build()
    return workshop


@pytest.fixture
def workshop(built: Workshop) -> Iterator[Workshop]:
    """The built one, whose sources are afterwards as they were."""
    yield built
    for name, text in SOURCES.items():
        built.write(name, text)


def test_the_engine_runs_and_knows_its_lines(workshop: Workshop) -> None:
    engine, _, _ = workshop.build()
    assert run(engine, "from carson.high import told; print(told(8))").stdout == "Look: half of it is 4\n"
    failed = run(engine, "from carson.high import told; told(7)").stderr
    for place in ('low.py", line 3', 'middle.py", line 4', 'high.py", line 4'):
        assert place in failed


def test_an_unchanged_engine_is_not_built_again(workshop: Workshop) -> None:
    assert workshop.build()[1:] == (0, 0)


@pytest.mark.parametrize("changed", ["low.py", "middle.py", "high.py"])
def test_a_moved_line_compiles_one_module(workshop: Workshop, changed: str) -> None:
    """Though others have copies of its functions, and tracebacks name the new line."""
    workshop.write(changed, "# a line more\n" + SOURCES[changed])
    engine, made, parts = workshop.build()
    assert made == 1
    assert parts > 20
    failed = run(engine, "from carson.high import told; told(7)").stderr
    assert f'{changed}", line {4 if changed == "low.py" else 5}' in failed


def test_a_new_literal_compiles_one_module_and_the_tables(workshop: Workshop) -> None:
    workshop.write("middle.py", SOURCES["middle.py"].replace("half of it is", "the half is"))
    engine, made, _ = workshop.build()
    assert made <= 3  # the module, the table of its literals, and the start-up with all of them
    assert run(engine, "from carson.high import told; print(told(8))").stdout == "Look: the half is 4\n"


def test_a_fault_in_the_sources_is_told_and_leaves_no_engine(workshop: Workshop) -> None:
    before = workshop.engines()
    workshop.write("middle.py", SOURCES["middle.py"].replace("half(number)}", "half('x') + ''}"))
    with pytest.raises(CompileError, match=r"middle\.py:4: error"):
        workshop.build()
    assert workshop.engines() == before
    assert not list(workshop.cache.glob("making-*"))


def test_a_compiler_that_fails_on_one_unit(
    workshop: Workshop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The unit is named with what the compiler said; what was compiled is kept: the next build goes on."""
    broken = tmp_path / "broken"
    broken.touch()
    compiler = tmp_path / "cc"
    compiler.write_text(
        f'#!/bin/sh\ncase "$*" in *middle*) [ -e {broken} ] && echo "no more registers" && exit 1;; esac\n'
        'exec gcc "$@"\n'
    )
    compiler.chmod(0o755)
    monkeypatch.setenv("CC", str(compiler))
    monkeypatch.setenv("CARSON_JOBS", "1")
    before = workshop.engines()
    with pytest.raises(CompileError, match=r"middle.*\n.*no more registers"):
        workshop.build()
    assert workshop.engines() == before
    broken.unlink()
    kept = len(workshop.kept())
    engine, made, parts = workshop.build()
    assert made < parts
    assert kept + made == len(workshop.kept())
    assert run(engine, "from carson.high import told; print(told(2))").stdout == "Look: half of it is 1\n"


def test_two_builds_at_once_share_a_folder(workshop: Workshop) -> None:
    workshop.write("low.py", SOURCES["low.py"].replace("odd", "not even"))
    code = (
        "import sys; from pathlib import Path; from building.engine import build_engine\n"
        f"print(build_engine(Path({str(workshop.source)!r}), {GLOBS}, Path({str(workshop.cache)!r}), print))"
    )
    both = [
        subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) for _ in range(2)
    ]
    said = [process.communicate()[0].splitlines()[-1] for process in both]
    assert [process.returncode for process in both] == [0, 0]
    assert said[0] == said[1]
    assert "not even" in run(Path(said[0]), "from carson.low import half; half(1)").stderr
