"""Numbers are named once, by the constants of their module."""

from typing import Final

import pytest

from carson.core.constants import names_of
from carson.core.events import kinds_of

TAKE_CARD: Final = 3
MARK: Final = 3
COLOURS: Final = ("red",)
HERE = names_of(__name__, "MARK")


def test_names_are_written_as_texts_have_them() -> None:
    assert HERE == {3: "take-card"}
    assert names_of(__name__, prefix="TAKE_") == {3: "card"}


def test_kinds_carry_what_is_said() -> None:
    kinds = kinds_of({0: "won", 1: "over"}, {"place strength": "won"})
    assert kinds == {0: ("won", ("place", "strength")), 1: ("over", ())}


def test_a_kind_must_be_known() -> None:
    with pytest.raises(ValueError, match="lost"):
        kinds_of({0: "won"}, {"place": "lost"})
