"""The gate: every entry of the agenda can be written, and every complaint has its sentence."""

from itertools import pairwise

import pytest

from carson.city.position.entries import FORMS, MORE_CHECKS
from carson.city.position.forms import BEFORE_FIRST, steps
from carson.city.position.players import WORDS
from carson.city.position.table_lines import LINES
from carson.city.table.agenda import FRAME_NAMES
from carson.city.table.schedule import ROUND_STEPS
from carson.city.words.terms import TEXTS
from tests.budget import SOURCES
from tests.code import complaints


def test_every_entry_of_the_agenda_has_a_form() -> None:
    lacking = [name for number, name in FRAME_NAMES.items() if number not in FORMS]
    assert not lacking, f"no room has a form (FORMS of its position.py) for {', '.join(lacking)}"
    assert set(MORE_CHECKS) <= set(FORMS)


def test_entries_lie_on_what_exists() -> None:
    known = set(FRAME_NAMES.values()) | steps(*ROUND_STEPS) | {BEFORE_FIRST}
    unknown = {
        FRAME_NAMES[number]: form.under - known for number, form in FORMS.items() if form.under - known
    }
    assert not unknown, f"these entries lie on something that does not exist: {unknown}"


def test_no_two_lines_are_written_at_the_same_place() -> None:
    for places in ([line.place for line in LINES.values()], [word.place for word in WORDS.values()]):
        assert all(one < other for one, other in pairwise(places))


@pytest.mark.once(SOURCES)
def test_every_complaint_has_its_sentence() -> None:
    assert len(complaints("carson.city")) > 100
    assert [key for key in sorted(complaints("carson.city")) if not TEXTS.has(key)] == []
