"""Rulings: their names in the code, in the tests and on the pages are the same."""

import re
from pathlib import Path

from carson.core import registry
from carson.core.rulings import Ruling
from tools.rulings_index import INDEX, index

ROOT = Path(__file__).parent.parent
NAME = re.compile(r"(?<![\w-])(?:[RBC]-[A-Z][A-Z0-9-]*[A-Z0-9]|EX-\d+b?|D-\d\d)(?!\w)")
CARD_NAME = re.compile(r"(?<![\w-])[AT]\d\d(?!\w)")  # in other folders such words mean something else

PAGES = [page for game in registry.GAMES for page in registry.game(game).rulings()]
RULINGS = [ruling for page in PAGES for ruling in page.rulings]
NAMES = {ruling.id for ruling in RULINGS}
EDITIONS = ["2023", "2015", "H&H", "2009"]


def names_in(folder: str) -> dict[str, str]:
    """Every ruling that the files of a folder name, and the last file that does."""
    found: dict[str, str] = {}
    for path in sorted(ROOT.joinpath(folder).rglob("*")):
        if path.suffix not in (".py", ".toml") or path == Path(__file__):
            continue
        text = path.read_text(encoding="utf-8")
        pattern = [NAME, CARD_NAME] if "cards" in path.parts else [NAME]
        found |= {name: str(path.relative_to(ROOT)) for each in pattern for name in each.findall(text)}
    return found


USED = names_in("src") | names_in("tests")


def texts(ruling: Ruling) -> str:
    return "\n".join([ruling.text, ruling.why, *[reading.text for reading in ruling.readings]])


def test_every_ruling_that_is_named_is_written() -> None:
    assert {name: where for name, where in USED.items() if name not in NAMES} == {}


def test_every_ruling_that_is_written_is_used_unless_it_only_explains() -> None:
    assert [ruling.id for ruling in RULINGS if ruling.id not in USED and not ruling.explains] == []


def test_every_name_is_written_once() -> None:
    assert len(RULINGS) == len(NAMES)


def test_rulings_point_only_at_rulings_that_exist() -> None:
    pointed = {name for ruling in RULINGS for name in NAME.findall(texts(ruling))}
    assert sorted(pointed - NAMES) == []


def test_pages_have_names_and_introductions_of_their_own() -> None:
    assert len({page.name for page in PAGES}) == len(PAGES)
    assert [page.name for page in PAGES if not page.intro or page.name == "rulings"] == []


def test_texts_are_sentences() -> None:
    for ruling in RULINGS:
        assert ruling.title[-1] not in ".:", ruling.id
        for text in texts(ruling).splitlines():
            assert not text or text[-1] == ".", f"{ruling.id}: {text}"


def test_editions_are_named_from_the_newest_to_the_oldest() -> None:
    for ruling in RULINGS:
        named = [name for reading in ruling.readings for name in reading.editions.split(", ")]
        assert named == [name for name in EDITIONS if name in named], ruling.id


def test_the_index_lists_every_ruling() -> None:
    assert INDEX.read_text(encoding="utf-8") == index(), "make it anew: python tools/rulings_index.py"
