"""Whose values are played with where only the printed pieces show them (docs/components.md)."""

from carson.city.facts.provenance import PROVENANCE, RECONSTRUCTED
from carson.city.words.terms import say


def with_source(what: str, text: str) -> str:
    """A text about a variant or the solo game, followed by the source of its values if they need one."""
    note = source_note(what)
    return f"{text} {note}" if note else text


def source_note(what: str) -> str:
    """Where the values of a variant or the solo game come from; nothing if the rulebook tells them."""
    source = PROVENANCE.get(what, "")
    if not source:
        return ""
    return say(f"provenance.{'reconstructed' if source == RECONSTRUCTED else 'own'}", source=source)
