"""`carson rules`: every rule that editions see differently, in plain words."""

from __future__ import annotations

from carson.city.facts.editions import SWITCHES
from tests.cli.conftest import Carson


def test_the_rules_command_lists_every_switch_in_words(carson: Carson) -> None:
    shown = carson("rules", "city").stdout
    assert all(switch.name in shown for switch in SWITCHES)


def test_the_rules_command_compares_editions(carson: Carson) -> None:
    shown = carson("rules", "city", "--edition", "2015", "--diff", "2023").stdout
    named = {switch.name for switch in SWITCHES if switch.name in shown}
    assert named == {
        "city-hall-at-setup",
        "station-houses",
        "river-mountains",
        "gold-rush-mountains",
        "outlaw-move",
    }
    assert "No rule differs" in carson("rules", "city", "--diff", "2023").stdout
    assert "cannot be “2011”" in carson("rules", "city", "--diff", "2011").stderr
