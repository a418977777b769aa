"""Which files of the repository are pages of the site, and where links between them lead.

A page is written once, for whoever reads it in the repository; nothing here is needed for that. On the site
links to files that are no pages (examples, positions, tables) lead to a page that shows the file.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath

ROOT = Path(__file__).parent.parent.parent
OUTSIDE = {"README.md": "in-short.md", "CHANGELOG.md": "changelog.md", "tests/README.md": "tests.md"}
MOVED = OUTSIDE | {"docs/schema/README.md": "schema/schema.md"}  # a README would be the door of its section
HOME = "docs/README.md"
RULINGS = re.compile(r"src/carson/(\w+)/rulings/([\w-]+\.md)")
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)\s]+)\)")
CODE = re.compile(r"^( *)(```|~~~).*?^\1\2 *$", re.MULTILINE | re.DOTALL)
LANGUAGES = {".py": "python", ".js": "js", ".toml": "toml", ".json": "json", ".yml": "yaml", ".diff": "diff"}
LANGUAGES |= {".yaml": "yaml", ".service": "ini", ".timer": "ini", ".conf": "nginx"}
HEADING = re.compile(r"^## (\S+)\n\*\*(.+)\*\*$", re.MULTILINE)
RULING = re.compile(r"(?<![\w`\[/#-])(?:[RBC]-[A-Z][A-Z0-9-]*[A-Z0-9]|EX-\d+b?|D-\d\d|[AT]\d\d)(?![\w`\]-])")


def sources() -> list[str]:
    """Every file that is a page as it is, as its path in the repository."""
    found = [*(ROOT / "docs").rglob("*.md"), *(ROOT / "src" / "carson").glob("*/rulings/*.md")]
    return sorted([*OUTSIDE, *(path.relative_to(ROOT).as_posix() for path in found)])


def place(path: str) -> str:
    """Where a file or folder of the repository is found on the site."""
    ruling = RULINGS.fullmatch(path)
    if ruling:
        return f"rulings/{ruling[1]}/{ruling[2]}"
    if path in MOVED:
        return MOVED[path]
    inside = path.removeprefix("docs/")
    if path.endswith(".md"):
        return inside
    return f"{inside}/index.md" if (ROOT / path).is_dir() else f"{inside}.md"


def target_of(path: str, link: str) -> tuple[str, str] | None:
    """The file of the repository that a link of a page leads to, and its anchor; None for other sites."""
    if re.match(r"[a-z]+:", link):
        return None
    file, _, anchor = link.partition("#")
    return (normpath(str(PurePosixPath(path).parent / file)) if file else path), anchor


def read(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def outside_code(text: str, change: Callable[[str], str]) -> str:
    """A text whose blocks of code stay as they are."""
    parts, end = [], 0
    for block in CODE.finditer(text):
        parts += [change(text[end : block.start()]), block[0]]
        end = block.end()
    return "".join([*parts, change(text[end:])])


def links(path: str) -> Iterator[str]:
    """Every link of a page that is no code."""
    prose = re.sub(r"`[^`\n]*`", "", CODE.sub("", read(path)))
    return (link for _, link in LINK.findall(prose))


@cache
def title(path: str) -> str:
    """What a page is called: its first heading."""
    return read(path).partition("\n")[0].removeprefix("# ")


# ---- pages as the site shows them


def on_site(path: str) -> str:
    """A page with links that lead to pages of the site, which are called by their titles."""
    here = place(path)

    def relink(found: re.Match[str]) -> str:
        text, link = found[1], found[2]
        target = target_of(path, link)
        if target is None or not target[0]:
            return found[0]
        file, anchor = target
        if text.endswith(".md") and file.endswith(".md"):
            text = title(file)
        leads = relpath(place(file), PurePosixPath(here).parent)
        return f"[{text}]({leads}{'#' + anchor if anchor else ''})"

    def change(prose: str) -> str:
        return RULING.sub(lambda name: _to_ruling(here, name[0]), LINK.sub(relink, prose))

    text = read(path)
    if RULINGS.fullmatch(path):
        text = HEADING.sub(lambda found: f"## `{found[1]}` {found[2]} {{ #{found[1].lower()} }}", text)
    head = "---\nhide: [navigation]\n---\n\n" if path == HOME else ""
    return head + outside_code(text, change)


@cache
def ruling_places() -> dict[str, str]:
    """Every ruling, and the page and anchor where it stands."""
    files = [path for path in sources() if RULINGS.fullmatch(path)]
    return {
        name: f"{place(path)}#{name.lower()}" for path in files for name, _ in HEADING.findall(read(path))
    }


def _to_ruling(here: str, name: str) -> str:
    found = ruling_places().get(name)
    if found is None or (name[0] in "AT" and "cards" not in here):  # elsewhere such words mean other things
        return name
    return f"[{name}]({relpath(found, PurePosixPath(here).parent)})"


def shown_files() -> list[str]:
    """Files and folders that pages link to and that are no pages; those of linked folders too."""
    found: set[str] = set()
    for path in sources():
        targets = [target_of(path, link) for link in links(path)]
        found |= {target[0] for target in targets if target is not None and not target[0].endswith(".md")}
    inside = {file.relative_to(ROOT).as_posix() for path in found for file in (ROOT / path).glob("*")}
    return sorted(path for path in found | inside if (ROOT / path).exists() and not path.endswith(".parquet"))


def shown(path: str) -> str:
    """The page that shows a file, or what is in a folder."""
    head = f"---\nsearch:\n  exclude: true\n---\n\n# {PurePosixPath(path).name}\n\n`{path}`\n\n"
    if (ROOT / path).is_dir():
        files = sorted(file for file in (ROOT / path).iterdir() if file.suffix != ".parquet")
        return head + "".join(f"- [{file.name}]({file.name}.md)\n" for file in files)
    language = LANGUAGES.get(PurePosixPath(path).suffix, "text")
    return f"{head}~~~~~~ {language}\n{read(path)}~~~~~~\n"
