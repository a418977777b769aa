"""Build hook: puts the built web app and, where it can be compiled, the compiled engine into the package.

What is built and how is in the folder `building`; choices are environment variables (building/choice.py).
CARSON_CACHE names a folder that keeps what was compiled; without it everything is compiled anew.
"""

import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
from building import choice
from building.cache import cache_folder
from building.errors import BadSetting, CompileError, WebError
from building.web import NODE, build_web, npm_is_missing, web_is_built

COMPILE_TOOLS = ["mypy[mypyc]==2.4.1", "setuptools==84.2.1"]
SHOWN_LINES_OF_A_FAILURE = 15
SHOWN_STEPS = 4  # of the progress, in a log


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds the compiled engine to a wheel; editable installs stay plain: edited files are what runs."""

    told = 0  # quarters of the progress

    def dependencies(self) -> list[str]:
        """Packages the build needs besides hatchling."""
        needed: list[str] = []
        if self.target_name == "wheel" and self.compiles():
            needed += COMPILE_TOOLS
        if not web_is_built(Path(self.root)) and npm_is_missing():
            needed.append(NODE)
        return needed

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.left = ExitStack()  # what goes when the wheel is written

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the web app, compile where wanted and possible, and say what happens."""
        if not web_is_built(Path(self.root)):
            self.say("building the web app")
            try:
                build_web(Path(self.root))
            except WebError as error:
                raise SystemExit(f"carson: {error}") from None
        if self.target_name != "wheel" or version == "editable":
            return
        if self.compiles():
            self.add_compiled_engine(build_data)
        else:
            reason = (
                choice.missing_for_compiling() if choice.compile_mode() == "auto" else "CARSON_COMPILE=never"
            )
            self.say(f"{reason}; the engine ships as plain Python")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what compiling left behind; the wheel has it."""
        self.left.close()

    def compiles(self) -> bool:
        try:
            return choice.should_compile()
        except BadSetting as error:
            raise SystemExit(f"carson: {error}") from None

    def add_compiled_engine(self, build_data: dict[str, Any]) -> None:
        """Compile the engine and put the extension files into the wheel, beside their sources."""
        # needs the tools that compile
        from building.engine import build_engine

        globs = self.metadata.config["tool"]["carson"]["compiled"]
        self.say("compiling the engine with mypyc")
        try:
            cache = self.left.enter_context(cache_folder(self.app.display_warning))
            engine = build_engine(Path(self.root, "src"), globs, cache, self.tell_progress)
        except (CompileError, OSError) as error:
            if choice.compile_mode() == "require":
                raise SystemExit(f"carson: the engine could not be compiled:\n{error}") from None
            end = "\n".join(str(error).splitlines()[-SHOWN_LINES_OF_A_FAILURE:])
            self.app.display_warning(f"carson: WARNING: compiling failed. Last output:\n{end}")
            self.say("going on without; the engine ships as plain Python")
            return
        for extension in sorted(path for path in engine.rglob("*") if path.is_file()):
            build_data["force_include"][str(extension)] = extension.relative_to(engine).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self.say("the engine is compiled")

    def tell_progress(self, done: int, of: int) -> None:
        """A line for every quarter."""
        while self.told * of < done * SHOWN_STEPS:
            self.told += 1
            if self.told * of <= done * SHOWN_STEPS:
                self.say(f"engine {done}/{of}")

    def say(self, message: str) -> None:
        """Show a message with the project's name before it."""
        self.app.display_info(f"carson: {message}")
