"""Builds the compiled engine: mypyc writes C, the units are compiled as many at once as there are processors.

Whatever was made is kept in a cache folder under the hash of what it was made of: object files, so that a
changed module compiles one module, and whole engines, so that an unchanged one costs nothing. A file appears
there only when it is complete.
"""

import ast
import json
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_EXCEPTION, Future, ThreadPoolExecutor, wait
from pathlib import Path
from typing import Any, TypedDict

from building import choice
from building.cache import cache_folder, forget, hash_of, in_use, move_in
from building.errors import BuildError, CompileError
from building.toolchain import SUFFIX, Toolchain
from building.units import HEADER, RUNTIME, shim, units

Report = Callable[[int, int], None]  # so many parts of so many are done


def build_engine(source: Path, globs: list[str], cache: Path, report: Report) -> Path:
    """The folder with the extension files of the engine, laid out as they go into a wheel."""
    toolchain = Toolchain(choice.opt_level())
    modules = compiled_modules(source, globs)
    sources = "\0".join(f"{path}\0{text}" for path, text in _all_read(source, modules))
    key = hash_of(toolchain.mark(), _own_code(), *modules, sources)
    engine = cache / "engines" / key
    if not in_use(engine):
        with tempfile.TemporaryDirectory(prefix="making-", dir=cache) as work:
            made = _Making(Path(work), cache / "objects", report).engine(source, modules)
            move_in(made, engine)
    forget(cache)
    return engine


def compiled_modules(source: Path, globs: list[str]) -> list[str]:
    """The modules to compile, as paths relative to `source`, each once and in a fixed order.

    A glob after a ! takes modules out again.
    """
    found: set[Path] = set()
    for glob in globs:
        if glob.startswith("!"):
            found.difference_update((source / "carson").glob(glob[1:]))
        else:
            found.update(path for path in (source / "carson").glob(glob) if path.name != "__init__.py")
    return sorted(path.relative_to(source).as_posix() for path in found)


class Generated(TypedDict):
    """What mypyc wrote, beside the C of the modules."""

    library: str
    runtime: list[str]
    includes: list[str]
    shims: dict[str, str]


class _Making:
    """One build, in a folder of its own."""

    def __init__(self, work: Path, objects: Path, report: Report) -> None:
        self.work = work
        self.objects = objects
        self.report = report

    def engine(self, source: Path, modules: list[str]) -> Path:
        """The extension files, in a new folder."""
        generated = self._generate(source, modules)
        self.toolchain = Toolchain(choice.opt_level(), generated["includes"])
        self.mark = hash_of(self.toolchain.mark(), RUNTIME)
        (self.work / HEADER).write_text(RUNTIME, encoding="utf-8")
        self.toolchain.precompile(self.work / HEADER)
        result = self.work / "engine"
        with ThreadPoolExecutor(choice.jobs()) as pool:
            parts = [pool.submit(self._object, name, text) for name, text in self._texts(generated)]
            shims = [
                pool.submit(self._shim, module, shim(Path(path).read_text(encoding="utf-8")), result)
                for module, path in generated["shims"].items()
            ]
            try:
                self._wait([*parts, *shims])
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise
        library = generated["library"]
        self.toolchain.link([part.result() for part in parts], result / f"{library}{SUFFIX}", library)
        return result

    def _generate(self, source: Path, modules: list[str]) -> Generated:
        """Let mypyc write its C, and tell what it wrote."""
        copy = self.work / "source"
        shutil.copytree(source, copy, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static"))
        done = subprocess.run(
            [sys.executable, str(Path(__file__).with_name("generate.py")), str(self.work / "c"), *modules],
            cwd=copy,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise CompileError(done.stderr.strip())
        generated: Generated = json.loads(done.stdout)
        return generated

    def _texts(self, generated: Generated) -> list[tuple[str, str]]:
        """The C of all units by name; the longest first, so that no processor waits for it at the end."""
        texts = [(unit.name, unit.text) for unit in units(self.work / "c", inline=self.toolchain.inline)]
        runtime = [Path(path) for path in generated["runtime"]]
        texts += [(f"runtime_{path.name}", path.read_text(encoding="utf-8")) for path in runtime]
        return sorted(texts, key=lambda named: -len(named[1]))

    def _object(self, name: str, text: str) -> Path:
        """The object file of a unit, from the cache or made now."""
        kept = self.objects / f"{hash_of(self.mark, text)}.o"
        if not in_use(kept):
            source = self.work / name
            source.write_text(text, encoding="utf-8")
            made = self.work / f"{name}.made"
            self.toolchain.compile(source, made)
            move_in(made, kept)
        return kept

    def _shim(self, module: str, text: str, result: Path) -> None:
        """The small library through which Python finds a module in the large one."""
        kept = self.objects / f"{hash_of(self.mark, *self.toolchain.link_flags, text)}{SUFFIX}"
        if not in_use(kept):
            part = self._object(f"{module}.c", text)
            made = self.work / f"{module}{SUFFIX}"
            self.toolchain.link([part], made, module.rpartition(".")[2])
            move_in(made, kept)
        place = result / f"{module.replace('.', '/')}{SUFFIX}"
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(kept, place)

    def _wait(self, parts: list[Future[Any]]) -> None:
        """Until all parts are made; the first failure ends it."""
        pending = set(parts)
        while pending:
            self.report(len(parts) - len(pending), len(parts))
            finished, pending = wait(pending, timeout=0.2, return_when=FIRST_EXCEPTION)
            for part in finished:
                part.result()
        self.report(len(parts), len(parts))


# ---- what an engine is made of


def _all_read(source: Path, modules: list[str]) -> Iterator[tuple[str, str]]:
    """Every file of ours that mypyc reads for these modules, with its text: they, and what they import."""
    waiting = list(modules)
    seen = set(waiting)
    while waiting:
        path = waiting.pop()
        text = (source / path).read_text(encoding="utf-8")
        yield path, text
        found = {file for name in _imports(text) for file in _files(source, name)}
        waiting += sorted(found - seen)
        seen |= found


def _imports(text: str) -> Iterator[str]:
    """The dotted names a module imports; of `from a import b` both `a` and `a.b`."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def _files(source: Path, name: str) -> list[str]:
    """The file of a module of ours and those of the packages it is in."""
    parts = name.split(".")
    packages = ["/".join([*parts[:depth], "__init__.py"]) for depth in range(1, len(parts) + 1)]
    return [path for path in ["/".join(parts) + ".py", *packages] if (source / path).exists()]


def _own_code() -> str:
    """The code that builds, since other code builds another engine."""
    return "".join(path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("*.py")))


def main(root: Path) -> None:
    """Build the engine into the cache, telling on standard output how far it is: `37/354`."""
    globs = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["carson"]["compiled"]

    def report(done: int, of: int) -> None:
        print(f"{done}/{of}", flush=True)

    try:
        with cache_folder(lambda problem: print(problem, file=sys.stderr)) as cache:
            build_engine(root / "src", globs, cache, report)
    except (BuildError, OSError) as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(Path(__file__).parent.parent)
