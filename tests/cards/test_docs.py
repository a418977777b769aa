"""docs/cards.md names every bot, option, line and entry of the agenda."""

import re
from pathlib import Path

from carson.cards.position.players import HOLDINGS
from carson.cards.position.table_lines import ERA_GONE, LINES
from carson.cards.table.agenda import FRAME_NAMES
from carson.cards.table.schedule import THE_ROUND
from tests.cards.table import GAME

PAGE = (Path(__file__).parents[2] / "docs" / "cards.md").read_text(encoding="utf-8")
PLAYING, _, REST = PAGE.partition("## The deck")
POSITIONS = REST.partition("## Positions")[2].partition("## The scene")[0]


def test_every_bot_and_option_is_named() -> None:
    for bot in GAME.bots():
        assert f"| `{bot}` |" in PLAYING
    for option in GAME.options():
        assert f"| `{option.name}` |" in PLAYING
        assert all(f"`{choice}`" in PLAYING for choice in option.choices if not choice.isdecimal())


def test_every_line_of_a_position_is_named() -> None:
    for word in ("option", *LINES, ERA_GONE, "player", "city", "land", "agenda"):
        assert re.search(rf"^\| `{word}[ `]", POSITIONS, re.MULTILINE), word
    assert all(f" {word} " in POSITIONS for word in HOLDINGS)


def test_every_entry_of_the_agenda_is_named() -> None:
    for name in FRAME_NAMES.values():
        assert re.search(rf"^\| `{name}[ `]", POSITIONS, re.MULTILINE), name
    assert all(f"`{name}`" in POSITIONS for name, _, _ in THE_ROUND)
