"""The catalogue fills texts, chooses between one and many, and never hands out a blank in silence."""

import sys
from pathlib import Path

import pytest

from carson.core.catalogue import Catalogue, MissingText

TABLES = {
    "greeting": "Howdy, {name}!",
    "log": {"passed": "{name} passes.", "left": {"one": "{number} horse", "many": "{number} horses"}},
}


@pytest.fixture
def catalogue() -> Catalogue:
    return Catalogue("en", TABLES)


def test_keys_are_dotted_and_ascending(catalogue: Catalogue) -> None:
    assert catalogue.keys() == ["greeting", "log.left.many", "log.left.one", "log.passed"]


def test_placeholders_are_filled(catalogue: Catalogue) -> None:
    assert catalogue.text("greeting", name="Ada") == "Howdy, Ada!"
    assert catalogue.text("log.passed", name="{curly}") == "{curly} passes."


@pytest.mark.parametrize(("number", "text"), [(0, "0 horses"), (1, "1 horse"), (2, "2 horses")])
def test_one_and_many(catalogue: Catalogue, number: int, text: str) -> None:
    assert catalogue.counted("log.left", number) == text


@pytest.mark.parametrize("key", ["", "log", "log.", "log.failed", "greeting.name"])
def test_a_missing_text_is_named(catalogue: Catalogue, key: str) -> None:
    with pytest.raises(MissingText, match=f"“en” has no text “{key}”"):
        catalogue.text(key)


def test_a_missing_value_is_named(catalogue: Catalogue) -> None:
    with pytest.raises(MissingText, match=r"“log\.passed” needs a value for 'name'"):
        catalogue.text("log.passed", nom="Ada")


def test_only_texts_may_stand_in_a_catalogue() -> None:
    with pytest.raises(MissingText, match=r"“log\.number” is not a text"):
        Catalogue("en", {"log": {"number": 7}})


def test_a_text_may_stand_in_one_part_only() -> None:
    with pytest.raises(MissingText, match=r"has the text “log\.passed” twice"):
        Catalogue("en", {"log": {"passed": "one"}}, {"log": {"passed": "two"}})


def test_load_reads_the_files_of_a_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "spoken_words"
    package.mkdir()
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / "en.toml").write_text('[log]\npassed = "{name} passes, très bien."\n', encoding="utf-8")
    (package / "en.horses.toml").write_text('[log]\nrode = "{name} rides."\n', encoding="utf-8")
    for room, text in (("duels", 'won = "{name} wins."'), ("not_a_package", 'won = "twice"')):
        (package / room).mkdir()
        (package / room / "en.toml").write_text(f"[log]\n{text}\n", encoding="utf-8")
    (package / "duels" / "__init__.py").write_text("", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    try:
        assert Catalogue.load("spoken_words").text("log.won", name="Ada") == "Ada wins."
        assert Catalogue.load("spoken_words").text("log.passed", name="Ada") == "Ada passes, très bien."
        assert Catalogue.load("spoken_words").text("log.rode", name="Ada") == "Ada rides."
        with pytest.raises(MissingText, match="spoken_words has no catalogue for the language “nl”"):
            Catalogue.load("spoken_words", "nl")
    finally:
        sys.modules.pop("spoken_words", None)
