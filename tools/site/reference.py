"""The pages of the API reference: what is public, name by name, and a list of all modules."""

import ast
import re
from functools import cache
from pathlib import Path

from tools.site.pages import ROOT, read

GROUPS = re.compile(r"^\| ([a-z ]+) \| (`.*) \|$", re.MULTILINE)  # rows of the table in docs/api.md
NAME = re.compile(r"`([A-Za-z_]+)(?:\([^`]*\))?`")
MODULES = {
    "carson.batch": "many games at once ([Batch](api.md#many-games-at-once))",
    "carson.env": "tasks and environments ([For research](research.md))",
    "carson.data": "datasets ([Datasets](dataset.md))",
    "carson.llm": "language models ([Language models](llm.md))",
    "carson.remote": "servers elsewhere ([Bots on other machines](remote-bots.md))",
}
PUBLIC = "*Public: it changes only with a line in the [changelog](../changelog.md).*\n\n"


def exported(module: str) -> list[str]:
    """The names that a module of ours says are public."""
    base = ROOT / "src" / module.replace(".", "/")
    file = base / "__init__.py" if base.is_dir() else base.with_suffix(".py")
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "__all__":
            return [str(name) for name in ast.literal_eval(node.value)]
    raise ValueError(f"{module} has no __all__")


def groups() -> dict[str, list[str]]:
    """The names of `carson.api` by what they are for, as docs/api.md has them, each once."""
    known, seen = set(exported("carson.api")), set[str]()
    found: dict[str, list[str]] = {}
    for what, names in GROUPS.findall(read("docs/api.md")):
        fresh = [name for name in dict.fromkeys(NAME.findall(names)) if name in known - seen]
        seen |= set(fresh)
        found[what] = fresh
    return {what: names for what, names in found.items() if names}


@cache
def pages() -> dict[str, str]:
    """All pages of the reference by their places."""
    made = {
        f"reference/{what.replace(' ', '-')}.md": _page(
            f"{what.capitalize()}: carson.api", "carson.api", names
        )
        for what, names in groups().items()
    }
    for module in MODULES:
        made[f"reference/{module}.md"] = _page(module, module, exported(module))
    return made | {"reference/index.md": _index(made), "reference/modules.md": _modules()}


def _page(title: str, module: str, names: list[str]) -> str:
    told = "".join(f"::: {module}.{name}\n\n" for name in names)
    return f"# {title}\n\n{PUBLIC}{told}"


def _index(made: dict[str, str]) -> str:
    lines = [
        "# API reference\n",
        "Made from the docstrings. Everything on these pages is public; how to use it is told in "
        "[The public API](../api.md). Whatever is not here is an inside part and may change at any time: "
        "[all modules](modules.md) lists those too.\n",
        "| page | names |",
        "|---|---|",
    ]
    for place, text in made.items():
        names = ", ".join(f"`{name.rpartition('.')[2]}`" for name in re.findall(r"^::: (\S+)", text, re.M))
        heading = text.partition("\n")[0].removeprefix("# ")
        lines.append(f"| [{heading}]({place.removeprefix('reference/')}) | {names} |")
    return "\n".join(lines) + "\n"


def _modules() -> str:
    lines = [
        "# All modules\n",
        "What each module is, in the first sentence of its docstring. **Public** are those that programs of "
        "others may rely on; all others are inside parts.\n",
        "| module | what it is |",
        "|---|---|",
    ]
    source = ROOT / "src"
    for file in sorted((source / "carson").rglob("*.py")):
        name = ".".join(file.relative_to(source).with_suffix("").parts).removesuffix(".__init__")
        first = _first_sentence(file)
        if first and "migrations" not in name:
            mark = " **public**" if name in {"carson.api", *MODULES} else ""
            lines.append(f"| `{name}`{mark} | {first} |")
    return "\n".join(lines) + "\n"


def _first_sentence(file: Path) -> str:
    told = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    return " ".join(told.partition("\n\n")[0].split()).replace("|", "\\|").replace("<", "&lt;")
