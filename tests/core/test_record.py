"""Records as text: whatever a name or a seed consists of, it comes back, and no line is taken for another."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from carson.core import registry
from carson.core.errors import BadRecord
from carson.core.match import Match
from carson.core.record import Record, read_record, write_record

TEXT = st.text(st.characters(codec="utf-8"), max_size=12)


def start(seed: str = "7") -> Record:
    game = registry.game("city")
    return Match.start(game, game.settle({"seats": "2"}), seed, ["Ann", "Ben"]).record()


RECORD = start()


@given(st.tuples(TEXT, TEXT), TEXT.filter(bool))
@example(("\u202eAnn\u200b", "Ben\nmoves"), "a\u2028b")
@example((" Ann ", "\\u{41} \\"), " ")
@example(("", "\\u{5c}u{5c}"), "\\")
@example(("\x85\xa0\u3000", "\x1c\x0b"), "\x00")
def test_odd_characters_survive(names: tuple[str, str], seed: str) -> None:
    record = Record(**{**vars(RECORD), "names": list(names), "seed": seed})
    text = write_record(record)
    assert all(line.isprintable() for line in text.split("\n"))
    read = read_record(text)
    assert (read.names, read.seed) == (list(names), seed)
    assert [move.action for move in read.moves] == [move.action for move in record.moves]
    assert write_record(read) == text


def test_older_records_are_read_as_they_were() -> None:
    """A backslash was an ordinary letter, and still is unless it begins a number in braces."""
    text = write_record(RECORD).replace("name A Ann", "name A C:\\users \\u41 \\u{} \\u{xyz}")
    assert read_record(text).names[0] == "C:\\users \\u41 \\u{} \\u{xyz}"


@pytest.mark.parametrize("number", ["d800", "110000", "ffffff"])
def test_no_such_character(number: str) -> None:
    text = write_record(RECORD).replace("name A Ann", f"name A \\u{{{number}}}")
    with pytest.raises(BadRecord, match="a character that does not exist"):
        read_record(text)
