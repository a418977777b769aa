"""Reading a page of rulings."""

import pytest

from carson.core.rulings import BadPage, Page, Reading, Ruling, read_page

PAGE = """\
# Duels

Who shoots first.

## ONE
**The first shot**

Somebody shoots.

- The other: shoots back.

*Why:* it is a duel.

- **2023, 2015:** at once.
- **2009:** later.

## EX-01
**A duel**

*Only explains.*

Bang.
"""


def test_a_page_is_read() -> None:
    one = Ruling(
        "ONE",
        "The first shot",
        "Somebody shoots.\n- The other: shoots back.",
        "it is a duel.",
        (Reading("2023, 2015", "at once."), Reading("2009", "later.")),
        False,
    )
    example = Ruling("EX-01", "A duel", "Bang.", "", (), True)
    assert read_page("05-duels.md", PAGE) == Page("duels", "Duels", "Who shoots first.", (one, example))


@pytest.mark.parametrize(
    ("page", "problem"),
    [
        ("Duels\n", "05-duels.md must begin with “# ” and a title"),
        ("# Duels\n\n## ONE\nNo title.", "ONE needs a title in bold"),
        ("# Duels\n\n## ONE", "ONE needs a title in bold"),
        ("# Duels\n\n## ONE\n**Title**\n", "ONE says nothing"),
        ("# Duels\n\n## ONE\n**Title**\nText.\n*Why:* so.\nMore.", "ONE goes on after its reasons: “More.”"),
    ],
)
def test_a_page_that_is_written_otherwise_is_refused(page: str, problem: str) -> None:
    with pytest.raises(BadPage) as refusal:
        read_page("05-duels.md", page)
    assert problem in str(refusal.value)
