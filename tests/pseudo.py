"""A pseudo-language: every sentence of the catalogues in brackets, to find what depends on English."""

from collections.abc import Iterator

import pytest

from carson.core.catalogue import Catalogue, Words, words
from carson.core.fluent import Values

PSEUDO = "en-XA"
PACKAGES = ("core", "arena", "search", "cli", "city", "cards", "server")
OPEN, CLOSE = "⟦", "⟧"


class Bracketed(Catalogue):
    """What another catalogue says, in brackets."""

    def __init__(self, english: Catalogue) -> None:
        super().__init__(PSEUDO, instead=english)

    def filled(self, key: str, values: Values) -> str:
        text = super().filled(key, values)
        return f"{OPEN}{text}{CLOSE}" if text else ""


def is_pseudo(text: str) -> bool:
    """Whether somebody said it in the pseudo-language."""
    return text.startswith(OPEN) and text.endswith(CLOSE)


@pytest.fixture
def pseudo_language() -> Iterator[None]:
    """Everybody here can speak it."""
    spoken: list[Words] = [words(f"carson.{package}") for package in PACKAGES]
    for one in spoken:
        one.teach(Bracketed(one.catalogue()))
    try:
        yield
    finally:
        for one in spoken:
            one.forget(PSEUDO)
