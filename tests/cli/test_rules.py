"""`carson rules`: every rule that editions see differently, in plain words."""

import re

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
        "townhouse-consent",
        "river-mountains",
        "gold-rush-mountains",
        "dynamite-of-grocer",
        "outlaw-move",
        "round-end",
        "white-cowboy",
        "red-sheriff",
        "cancelled-attack",
    }
    assert "No rule differs" in carson("rules", "city", "--diff", "2023").stdout
    assert "cannot be “2011”" in carson("rules", "city", "--diff", "2011").stderr


def test_the_first_box_is_told_by_what_is_in_it(carson: Carson) -> None:
    """B-EDITIONS: nothing about outlaws or the City Hall; compared, also who can play and what with."""
    shown = carson("rules", "city", "--edition", "2009").stdout
    assert {switch.name for switch in SWITCHES if switch.name in shown} == {
        switch.name for switch in SWITCHES if switch.concerns("2009")
    }
    assert "City Hall" not in shown
    assert "Outlaws" not in shown
    assert "townhouse-consent" not in shown
    diff = carson("rules", "city", "--diff", "2009").stdout
    assert all(name in diff for name in ("players", "building-types", "characters", "variants"))
    assert "outlaw-move" not in diff
    bigger = carson("rules", "city", "--edition", "2009", "--expansions", "horses-heroes").stdout
    assert "2 to 6 players." in bigger
    assert "Characters 0-8, 15, 16" in bigger


def test_every_source_is_a_line_of_a_book() -> None:
    for switch in SWITCHES:
        for book in switch.books.split("; "):
            assert re.match(r"00[0234] L\d+( |$)", book)


def test_a_ruling_is_printed_with_its_reasons(carson: Carson) -> None:
    shown = carson("rules", "R-START-REVOLVER").stdout
    assert shown.startswith("R-START-REVOLVER: A revolver at the start\nSet-up\n")
    assert "Why: both big boxes" in shown
    assert "2023, 2015" in shown
    assert carson("rules", "r-start-revolver").stdout == shown
    assert carson("rules", "a45").stdout.startswith("A45: Only skulls left in the pile")


def test_the_beginning_of_a_name_lists_the_rulings_that_begin_so(carson: Carson) -> None:
    shown = [line.split()[0] for line in carson("rules", "r-gov").stdout.splitlines()]
    assert shown == ["R-GOV-NEWPARCEL", "R-GOV-TIMING", "R-GOV-TAX"]


def test_an_unknown_ruling_gets_the_nearest_ones(carson: Carson) -> None:
    refused = carson("rules", "r-govtax")
    assert refused.exit_code != 0
    assert "there is no ruling “r-govtax”; perhaps you mean R-GOV-TAX" in refused.stderr
    assert "neither a game (city, cards" in carson("rules", "poker").stderr


def test_every_source_of_a_switch_is_a_ruling_that_can_be_printed(carson: Carson) -> None:
    for switch in SWITCHES:
        assert carson("rules", switch.ruling).stdout.startswith(f"{switch.ruling}: ")
