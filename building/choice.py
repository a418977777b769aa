"""What a build on this machine is meant to give: the compiled engine or plain Python.

Environment:
    CARSON_COMPILE  auto (default): compile when a C compiler is found, warn and ship plain Python on failure;
                    require: compile or fail with the compiler's output; never: plain Python.
    CARSON_OPT      optimisation level for the C compiler, 0 to 3 (default 3).
    CARSON_JOBS     how many units are compiled at once (default: as many as there are processors).
"""

import os
import shlex
import shutil
import sysconfig
from pathlib import Path

from building.errors import BadSetting

MODES = ("auto", "never", "require")
OPT_LEVELS = ("0", "1", "2", "3")


def chosen(variable: str, default: str, allowed: tuple[str, ...]) -> str:
    """The value of an environment variable, which must be one of the allowed ones."""
    value = os.environ.get(variable) or default
    if value not in allowed:
        raise BadSetting(f"{variable} is {value!r}; it must be one of: {', '.join(allowed)}")
    return value


def compile_mode() -> str:
    """auto, never or require."""
    return chosen("CARSON_COMPILE", "auto", MODES)


def opt_level() -> str:
    """The optimisation level for the C compiler."""
    return chosen("CARSON_OPT", "3", OPT_LEVELS)


def jobs() -> int:
    """How many units are compiled at once."""
    value = os.environ.get("CARSON_JOBS") or str(_processors())
    if not value.isdecimal() or int(value) < 1:
        raise BadSetting(f"CARSON_JOBS is {value!r}; it must be a number from 1 up")
    return int(value)


def _processors() -> int:
    """The processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


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
    """Whether an install on this machine is meant to hold the compiled engine."""
    mode = compile_mode()
    return mode == "require" or (mode == "auto" and not missing_for_compiling())


if __name__ == "__main__":
    try:
        print("compiled" if should_compile() else "pure")
    except BadSetting as error:
        raise SystemExit(str(error)) from None
