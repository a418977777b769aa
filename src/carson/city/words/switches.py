"""The switches of the editions in plain words."""

from carson.city.facts.editions import SWITCHES
from carson.city.words.terms import say
from carson.core.game import RuleLine


def rule_lines(values: dict[str, str]) -> list[RuleLine]:
    """What each switch means at its value, and where the books say so."""
    lines: list[RuleLine] = []
    for switch in SWITCHES:
        value = values[switch.name]
        books = [f"{edition}: {source}" for edition, source in switch.sources.items()]
        lines.append(
            RuleLine(
                switch.name, value, say(f"switch.{switch.name}.{value}"), "; ".join([switch.ruling, *books])
            )
        )
    return lines
