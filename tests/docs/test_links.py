"""Links lead somewhere, paths on pages exist, and the site has every page."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from tests.budget import SOURCES
from tests.docs.blocks import PAGES
from tools.site import pages, reference
from tools.site.pages import ROOT

pytestmark = pytest.mark.once(SOURCES)
NAVIGATION = ROOT / "tools" / "site" / "mkdocs.yml"
HTML_ANCHOR = re.compile(r"[^\w -]")
BASES = [
    ROOT,
    ROOT / "tests",
    ROOT / "web/src",
    *(ROOT / "src/carson" / name for name in ("", "city", "cards")),
]
NOT_YET = {
    "build/screenshots",
    "city/words/en.smith.ftl",
}  # made by the tests, and by whoever follows the page
WRITTEN = [path for path in PAGES if path.name != "CHANGELOG.md"]  # it tells of what was
PATH = re.compile(r"(?<!`)`([\w.@-]+/[\w./@-]+)`(?!`)")
MODULE = re.compile(r"(?<!`)`(carson(?:\.[a-z_]+)+(?:\.\w+)?)`(?!`)")


def anchors(path: str) -> set[str]:
    """What links to the headings of a page end in."""
    headings = re.findall(r"^#+ (.*)$", pages.CODE.sub("", pages.read(path)), re.MULTILINE)
    plain = [re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading) for heading in headings]
    return {HTML_ANCHOR.sub("", heading.lower()).replace(" ", "-") for heading in plain}


def test_links_lead_somewhere() -> None:
    wrong = []
    for path in pages.sources():
        for link in pages.links(path):
            target = pages.target_of(path, link)
            if target is None:
                continue
            file, anchor = target
            if not (ROOT / file).exists() or (anchor and anchor not in anchors(file)):
                wrong.append((path, link))
    assert wrong == []


def test_the_readme_names_folders_that_exist() -> None:
    for folder in re.findall(r"^(src/\S+|web|tests|building|docs) ", pages.read("README.md"), re.MULTILINE):
        assert (ROOT / folder).is_dir(), folder


def test_paths_in_sentences_exist() -> None:
    """Written from the root, or from the package or the folder that the page is about."""
    told = [(path, name) for path in WRITTEN for name in PATH.findall(prose(path)) if is_ours(name)]
    assert len(told) > 80
    missing = {(path.name, name) for path, name in told if not any((base / name).exists() for base in BASES)}
    assert {(page, name) for page, name in missing if name not in NOT_YET} == set()


def test_modules_in_sentences_exist() -> None:
    told = [(path, name) for path in WRITTEN for name in MODULE.findall(prose(path))]
    assert len(told) > 20
    assert [(path.name, name) for path, name in told if not is_there(name)] == []


def prose(path: Path) -> str:
    return pages.CODE.sub("", path.read_text(encoding="utf-8"))


def is_ours(name: str) -> bool:
    """Whether a word with a slash is a path of the repository: it begins in one of its folders."""
    return any((base / name.split("/", maxsplit=1)[0]).is_dir() for base in BASES)


def is_there(name: str) -> bool:
    """Whether a dotted name is a module of ours, or a word in one."""
    base, _, last = (ROOT / "src" / name.replace(".", "/")).as_posix().rpartition("/")
    if Path(base, last).is_dir() or Path(base, f"{last}.py").exists():
        return True
    within = Path(base, "__init__.py") if Path(base).is_dir() else Path(f"{base}.py")
    return within.exists() and re.search(rf"\b{last}\b", within.read_text(encoding="utf-8")) is not None


# ---- the site, without building it


def entries(entry: object) -> Iterator[str]:
    """Every page of the navigation."""
    if isinstance(entry, str):
        yield entry
    elif isinstance(entry, dict):
        for value in entry.values():
            yield from entries(value)
    elif isinstance(entry, list):
        for value in entry:
            yield from entries(value)


def test_every_page_is_in_the_navigation_once() -> None:
    told = sorted(entries(yaml.safe_load(NAVIGATION.read_text(encoding="utf-8"))["nav"]))
    assert len(told) == len(set(told))
    folders = {entry.removesuffix("/*") for entry in told if entry.endswith("/*")}
    made = {pages.place(path) for path in pages.sources()} | set(reference.pages())
    named = {place for place in made if str(Path(place).parent) not in folders}
    assert {entry for entry in told if not entry.endswith("/*")} - {"reference/index.md"} == named
    assert folders == {str(Path(place).parent) for place in made - named}


def test_every_public_name_is_in_the_reference() -> None:
    told = "".join(reference.pages().values())
    for module in ("carson.api", *reference.MODULES):
        for name in reference.exported(module):
            assert told.count(f"::: {module}.{name}\n") == 1, name


def test_every_ruling_has_its_place() -> None:
    places = pages.ruling_places()
    assert places["R-GOV-TAX"] == "rulings/city/13-characters-9-19.md#r-gov-tax"
    page = pages.on_site("src/carson/city/rulings/05-duels.md")
    assert "## `R-DUEL-ALLROLL` Three or more in one duel { #r-duel-allroll }" in page
    assert "([EX-01](05-duels.md#ex-01))" in page


def test_links_of_the_site_lead_to_its_pages() -> None:
    readme = pages.on_site("README.md")
    assert "[Records](record.md)" in readme
    assert "[NOTICE](NOTICE.md)" in readme
    bots = pages.on_site("docs/bots.md")
    assert "[ladder.toml](src/carson/arena/ladder.toml.md)" in bots
    assert "src/carson/arena/ladder.toml" in pages.shown_files()
