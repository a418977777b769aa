"""The calculation of docs/scale.md: it adds up, and the page says what it says."""

import re
from pathlib import Path

from tools.crowd import Guessed, Measured, need, percentile, waits

PAGE = (Path(__file__).parent.parent / "docs" / "scale.md").read_text(encoding="utf-8")


def test_the_page_has_what_the_calculation_says() -> None:
    for column, people in enumerate((10_000, 1_000_000), start=1):
        found = need(people, Measured(), Guessed())
        rows = {
            cells[0]: cells
            for line in PAGE.splitlines()
            if len(cells := re.split(r" ?\| ?", line)[1:-1]) == 3
        }
        assert rows["tables"][column] == f"{found.tables:,.0f}"
        assert rows["cores for bots that think"][column] == f"{found.bot_cores:,.0f}"
        assert rows["dollars a month"][column] == f"{found.dollars_month:,.0f}"


def test_a_process_that_is_fuller_makes_people_wait_longer() -> None:
    times = [percentile(waits(load, Measured(), 20, 1), 0.99) for load in (0.3, 0.7, 0.95)]
    assert times == sorted(times)
    assert min(waits(0.3, Measured(), 20, 1)) >= Measured().commit_ms


def test_twice_the_people_need_twice_as_much() -> None:
    one, two = (need(people, Measured(), Guessed()) for people in (10_000, 20_000))
    assert two.moves == 2 * one.moves
    assert two.bytes_out == 2 * one.bytes_out
