"""What is published: few packages, extras for the rest, all sources, and words where something is missing."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import requires
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder

import carson
from carson.core import rng
from carson.core.errors import CarsonError, MissingPackage
from carson.core.extras import DISTRIBUTION, EXTRAS, needed
from carson.engine import engine
from tests.budget import SOURCES
from tools.package import MOST_MEGABYTES, MOST_PACKAGES

pytestmark = pytest.mark.once(SOURCES)

ROOT = Path(__file__).parent.parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
MODULES = {  # where the names differ
    "argon2-cffi": "argon2",
    "http-ece": "http_ece",
    "open-spiel": "pyspiel",
    "opentelemetry-exporter-otlp-proto-http": "opentelemetry",
    "opentelemetry-sdk": "opentelemetry",
    "pillow": "PIL",
    "prometheus-client": "prometheus_client",
    "py-vapid": "py_vapid",
    "resvg-py": "resvg_py",
}
BY_ITSELF = {".gitignore", "LICENSE", "NOTICE", "README.md", "pyproject.toml"}  # into every archive
WITHOUT = """
import sys
for module in {modules!r}:
    sys.modules[module] = None
"""
PLAYS = """
from carson import api
from tools.seeded_records import seeded_record
import carson.batch, carson.search.marshal
assert seeded_record("cards").startswith("carson record")
"""
COMMAND = "import carson.cli; sys.argv[1:] = {words!r}; carson.cli.main()"


def name_of(requirement: str) -> str:
    """The distribution that a requirement asks for, as it is written everywhere."""
    found = re.match(r"[\w.-]+", requirement)
    assert found is not None
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def module_of(name: str) -> str:
    """What is imported of a distribution."""
    return MODULES.get(name, name.replace("-", "_"))


def with_theirs(names: set[str]) -> set[str]:
    """These distributions and all that they need here."""
    asked = [one for name in names for one in requires(name) or []]
    theirs = {name_of(one) for one in asked if "extra ==" not in one}
    return names if theirs <= names else with_theirs(names | theirs)


def without_extras(*lines: str) -> subprocess.CompletedProcess[str]:
    """A Python in which no package of an extra is installed."""
    modules = sorted(module for brought in EXTRAS.values() for module in brought)
    code = "\n".join([WITHOUT.format(modules=modules), *lines])
    return subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=os.environ, capture_output=True, text=True, check=False
    )


# ---- what is asked for


def test_the_table_of_extras_is_that_of_the_project() -> None:
    asked = {
        extra: sorted({module_of(name_of(one)) for one in brought if name_of(one) != PROJECT["name"]})
        for extra, brought in PROJECT["optional-dependencies"].items()
    }
    assert asked == {extra: sorted(modules) for extra, modules in EXTRAS.items()}
    assert PROJECT["name"] == DISTRIBUTION


def test_the_engine_brings_few_packages() -> None:
    names = {name_of(one) for one in PROJECT["dependencies"]}
    assert len(with_theirs(names)) <= MOST_PACKAGES


def test_the_package_is_small() -> None:
    files = [path for path in Path(carson.__file__).parent.rglob("*") if path.is_file()]
    assert (
        sum(path.stat().st_size for path in files) < 0.8 * MOST_MEGABYTES * 1e6
    )  # the rest is for the others


def test_the_engine_and_its_bots_play_without_any_extra() -> None:
    done = without_extras(PLAYS)
    assert (done.returncode, done.stderr) == (0, "")


# ---- what is missing is named with the command that brings it


def test_the_command_without_its_packages() -> None:
    done = without_extras(COMMAND.format(words=["play"]))
    assert done.returncode == 2
    assert re.fullmatch(
        r'carson: the command line needs the package \w+: pip install "carson-city\[play\]"\n', done.stderr
    )


def test_a_command_without_its_extra() -> None:
    code = "import sys; sys.modules['litestar'] = None; " + COMMAND.format(words=["serve"])
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert (
        done.stderr == 'carson: this command needs the package litestar: pip install "carson-city[server]"\n'
    )


def test_an_import_without_its_package_tells_both_who_catch_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(
        MissingPackage, match=r'this needs the package pyarrow: pip install "carson-city\[arena\]"'
    ):
        needed("pyarrow", "this")
    assert issubclass(MissingPackage, CarsonError)
    assert issubclass(MissingPackage, ImportError)


def test_what_no_extra_brings_is_a_fault_of_ours() -> None:
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        needed("no_such_module", "this")


# ---- what is published


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="only git knows what is kept in git")
def test_the_source_archive_has_everything_that_is_kept_in_git() -> None:
    told = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    kept = {name for name in told.stdout.split("\0") if name and (ROOT / name).exists()}
    packed = {file.distribution_path for file in SdistBuilder(str(ROOT)).recurse_included_files()}
    assert kept <= packed | BY_ITSELF
    assert {name for name in packed - kept if "/server/static/" not in name} <= untracked()


def untracked() -> set[str]:
    """What is new and not yet kept in git, nor to be left out."""
    command = ["git", "ls-files", "-z", "--others", "--exclude-standard"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return set(told.stdout.split("\0"))


@pytest.mark.skipif(
    engine() == "pure" or not shutil.which("readelf"), reason="no compiled engine to look into"
)
def test_the_compiled_engine_needs_nothing_but_the_c_library() -> None:
    libraries = sorted(Path(rng.__file__).parent.parent.parent.glob("carson__mypyc*.so"))
    assert libraries
    told = subprocess.run(["readelf", "-d", *libraries], capture_output=True, text=True, check=True)
    asked = set(re.findall(r"Shared library: \[(.+?)\.so", told.stdout))
    assert asked <= {"libc", "libm", "libpthread", "ld-linux-x86-64", "ld-linux-aarch64"}


def test_the_version_stands_in_one_place() -> None:
    assert PROJECT["dynamic"] == ["version"]
    assert not re.search(r"^version:", (ROOT / "CITATION.cff").read_text(encoding="utf-8"), re.MULTILINE)
    places = [
        path
        for pattern in ("*.md", "*.toml", "docs/*.md", "src/carson/*.py")
        for path in ROOT.glob(pattern)
        if f'"{carson.__version__}"' in path.read_text(encoding="utf-8")
    ]
    assert places == [ROOT / "src" / "carson" / "__init__.py"]
