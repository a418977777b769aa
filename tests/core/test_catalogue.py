"""The catalogue fills sentences, reads every room, and never hands out a blank in silence."""

import sys
from pathlib import Path

import pytest

from carson.core.catalogue import Catalogue, MissingText, Words
from carson.core.language import kept, reading

SOURCE = """
greeting = Howdy, { $name }!

## The log
log-passed = { $name } passes.
log-left =
    { $number ->
        [one] { $number } cowboy left
       *[other] { $number } cowboys left
    }
"""


@pytest.fixture
def catalogue() -> Catalogue:
    return Catalogue("en", SOURCE)


def test_keys_are_ids_ascending(catalogue: Catalogue) -> None:
    assert catalogue.ids() == ["greeting", "log-left", "log-passed"]


def test_variables_are_filled(catalogue: Catalogue) -> None:
    assert catalogue.text("greeting", name="Ada") == "Howdy, Ada!"
    assert catalogue.text("log.passed", name="{curly}") == "{curly} passes."


@pytest.mark.parametrize(
    ("number", "text"), [(0, "0 cowboys left"), (1, "1 cowboy left"), (2, "2 cowboys left")]
)
def test_plurals(catalogue: Catalogue, number: int, text: str) -> None:
    assert catalogue.text("log.left", number=number) == text


@pytest.mark.parametrize("key", ["", "log", "log.passed.on", "nothing"])
def test_a_missing_text_is_named(catalogue: Catalogue, key: str) -> None:
    with pytest.raises(MissingText, match=f"“en” has no text “{key.replace('.', '-')}”"):
        catalogue.text(key)


def test_a_missing_value_is_named(catalogue: Catalogue) -> None:
    with pytest.raises(MissingText, match=r"“log\.passed” needs a value for 'name'"):
        catalogue.text("log.passed", nom="Ada")


def test_what_is_not_fluent_is_named() -> None:
    with pytest.raises(MissingText, match=r"the text “broken” in “en” cannot be read: Expected token"):
        Catalogue("en", "broken = { $name").text("broken")


def test_a_text_may_stand_in_one_part_only() -> None:
    with pytest.raises(MissingText, match="has the text “log-passed” twice"):
        Catalogue("en", "log-passed = one", "log-passed = two")


def test_what_a_language_does_not_say_is_said_in_the_other(catalogue: Catalogue) -> None:
    dutch = Catalogue("nl", "greeting = Hallo, { $name }!", instead=catalogue)
    assert dutch.text("greeting", name="Ada") == "Hallo, Ada!"
    assert dutch.text("log.passed", name="Ada") == "Ada passes."


def test_the_reader_decides_the_language(catalogue: Catalogue) -> None:
    words = Words("nowhere")
    words.teach(catalogue)
    words.teach(Catalogue("nl", "greeting = Hallo, { $name }!", instead=catalogue))

    @kept
    def greeted(name: str) -> str:
        return words.text("greeting", name=name)

    assert greeted("Ada") == "Howdy, Ada!"
    with reading("nl"):
        assert greeted("Ada") == "Hallo, Ada!"
    assert greeted("Ada") == "Howdy, Ada!"


def test_load_reads_the_files_of_a_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "spoken_words"
    for room in ("duels", "not_a_package"):
        (package / room).mkdir(parents=True)
    for folder in (package, package / "duels"):
        (folder / "__init__.py").write_text("", encoding="utf-8")
    (package / "en.ftl").write_text("log-passed = { $name } passes, très bien.\n", encoding="utf-8")
    (package / "en.horses.ftl").write_text("log-rode = { $name } rides.\n", encoding="utf-8")
    (package / "duels" / "en.ftl").write_text("log-won = { $name } wins.\n", encoding="utf-8")
    (package / "not_a_package" / "en.ftl").write_text("log-won = twice\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    try:
        catalogue = Catalogue.load("spoken_words")
        assert catalogue.text("log.passed", name="Ada") == "Ada passes, très bien."
        assert catalogue.text("log.rode", name="Ada") == "Ada rides."
        assert catalogue.text("log.won", name="Ada") == "Ada wins."
        with pytest.raises(MissingText, match="spoken_words has no catalogue for the language “nl”"):
            Catalogue.load("spoken_words", "nl")
    finally:
        sys.modules.pop("spoken_words", None)
