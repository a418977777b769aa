"""Lets mypyc write the C of the engine: a script that runs in a copy of the sources.

    python generate.py TARGET MODULE ...     # prints what else is to be compiled, as JSON

A program of its own, because mypyc ends the program that calls it when the sources have a fault.
"""

import contextlib
import json
import sys

import setuptools  # noqa: F401  mypyc asks whether it is loaded
from mypyc.build import mypycify

# The folder of this script is no place to look for modules: mypy would take the names in it for its own.
sys.path.pop(0)


def main(target: str, *modules: str) -> None:
    """mypyc runs apart from the project's settings: strict checking is the linter's task. Nor does it look at
    the packages that are installed, so they need not be present: reading them took a third of the checking.
    Classes of theirs then take any keyword, which is no fault."""
    with contextlib.redirect_stdout(sys.stderr):
        library, *shims = mypycify(
            [
                "--config-file=",
                "--no-site-packages",
                "--ignore-missing-imports",
                "--disable-error-code=call-arg",
                *modules,
            ],
            debug_level="0",
            group_name="carson",
            multi_file=True,
            strict_dunder_typing=True,
            target_dir=target,
        )
    made = {
        "library": library.name,
        "runtime": [source for source in library.sources if "__native_" not in source],
        "includes": library.include_dirs,
        "shims": {shim.name: shim.sources[0] for shim in shims},
    }
    print(json.dumps(made))


if __name__ == "__main__":
    main(*sys.argv[1:])
