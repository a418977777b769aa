"""The C compiler, as setuptools knows it on this machine; what it says is kept for when it fails."""

import hashlib
import os
import subprocess
import sys
import sysconfig
import warnings
from collections.abc import Sequence
from distutils import ccompiler
from distutils.errors import CCompilerError, DistutilsPlatformError
from distutils.sysconfig import customize_compiler
from importlib.metadata import version
from pathlib import Path
from typing import Any

import setuptools  # noqa: F401  brings distutils, also where Python has none any more
from mypyc.build import get_cflags

from building.errors import CompileError

SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
SMALL = ["-Wl,-s", "-Wl,-z,noseparate-code"]  # no names nobody asks for, no pages that are empty


class Toolchain:
    """Compiles and links for one optimisation level."""

    def __init__(self, opt_level: str, includes: Sequence[str] = ()) -> None:
        tool = _compiler()
        self.includes = [*includes, sysconfig.get_path("include")]
        self.inline = tool.compiler_type == "unix"  # gcc and clang know gnu_inline
        self.flags = _flags(tool.compiler_type, opt_level)
        self.link_flags = SMALL if sys.platform == "linux" else []

    def mark(self) -> str:
        """A checksum of all that makes the same C into other object files."""
        tool = _compiler()
        parts = [sys.version, SUFFIX, version("mypy"), version("librt"), *self.flags]
        for name in ("compiler_so", "linker_so"):
            command = getattr(tool, name, None) or [tool.compiler_type]
            parts += [*command, _version_of(command)]
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()

    def precompile(self, header: Path) -> None:
        """Let the compiler read a header once for all sources beside it; one that cannot reads it anew."""
        if not self.inline:
            return
        includes = [f"-I{folder}" for folder in self.includes]
        command = [*_compiler().compiler_so, *includes, *self.flags, "-x", "c-header", str(header)]
        subprocess.run([*command, "-o", f"{header}.gch"], capture_output=True, check=False)

    def compile(self, source: Path, target: Path) -> None:
        """Make an object file."""
        try:
            made = _compiler().compile(
                [str(source)],
                output_dir=str(source.parent),
                include_dirs=self.includes,
                extra_postargs=self.flags,
            )
        except (CCompilerError, DistutilsPlatformError) as error:
            raise CompileError(f"{source.name}:\n{_said(error)}") from None
        os.replace(made[0], target)

    def link(self, objects: Sequence[Path], target: Path, module: str) -> None:
        """Make the library of an extension module."""
        try:
            _compiler().link_shared_object(
                [str(path) for path in objects],
                str(target),
                library_dirs=[str(Path(sys.base_prefix, "libs"))] if os.name == "nt" else [],
                export_symbols=[f"PyInit_{module}"],
                extra_postargs=self.link_flags,
            )
        except (CCompilerError, DistutilsPlatformError) as error:
            raise CompileError(f"{target.name}:\n{_said(error)}") from None


def _flags(kind: str, opt_level: str) -> list[str]:
    """-Werror goes, because a warning of an unknown compiler must not cost the speed; -fwrapv comes, because
    the random numbers rely on wrapping; hidden symbols, because then no other library can replace a function,
    and it may be put where it is called; and what is not declared is an error, because units are trimmed."""
    flags = get_cflags(compiler_type=kind, opt_level=opt_level, debug_level="0", multi_file=True)
    if kind != "unix":
        return flags
    wanted = [
        "-fwrapv",
        "-fvisibility=hidden",
        "-Werror=implicit-function-declaration",
        "-Werror=implicit-int",
    ]
    return [flag for flag in flags if flag != "-Werror"] + wanted


def _compiler() -> Any:
    """setuptools' compiler, whose programs run quietly."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # setuptools warns of its own future
        tool: Any = ccompiler.new_compiler()
        customize_compiler(tool)
    tool.call = _quietly
    return tool


def _quietly(command: Sequence[Any], *, env: Any = None, **_: Any) -> None:
    """Run a program of the compiler; when it fails, the error has what it said."""
    done = subprocess.run(
        [str(word) for word in command],
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        raise subprocess.CalledProcessError(done.returncode, command, done.stdout)


def _said(error: BaseException) -> str:
    """What the compiler said before it failed, or why it could not be run."""
    cause = error.args[0] if error.args else error
    return (getattr(cause, "output", None) or str(cause)).strip()


def _version_of(command: Sequence[str]) -> str:
    """The first line a compiler says about itself."""
    try:
        done = subprocess.run([command[0], "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.partition("\n")[0]
