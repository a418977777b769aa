"""Every command and every parameter has its help in the catalogue, and the catalogue has no other."""

import pytest
import typer

from carson.cli.app import app
from carson.cli.spoken import language_of
from carson.cli.words import TEXTS
from carson.core.catalogue import Catalogue
from carson.core.language import fitting, reading

GROUP = typer.main.get_group(app)
ADMIN = {f"admin-{name}": one for name, one in GROUP.commands["admin"].commands.items()}  # type: ignore[attr-defined]
COMMANDS = {"carson": GROUP, **GROUP.commands, **ADMIN}


def key_of(command: str, parameter: str) -> str:
    own = f"help-{command}-{parameter.replace('_', '-')}"
    return own if TEXTS.has(own) else f"help-any-{parameter.replace('_', '-')}"


def test_the_catalogue_has_the_help_that_is_shown() -> None:
    shown = {f"help-{name}" for name in COMMANDS}
    shown |= {key_of(name, str(param.name)) for name, command in COMMANDS.items() for param in command.params}
    assert shown == {key for key in TEXTS.ids() if key.startswith("help-")}


def test_the_help_is_in_the_language_of_the_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TEXTS, "_catalogues", {})
    TEXTS.teach(Catalogue("nl", "help-options = Toon de opties.", instead=TEXTS.catalogue()))
    with reading("nl"):
        spoken = typer.main.get_group(app).commands
    assert (spoken["options"].help, spoken["bench"].help) == ("Toon de opties.", COMMANDS["bench"].help)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "nl_BE.UTF-8"}, "nl"),
        ({"LANG": "nl_BE.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "nl", "LANG": "en_US"}, "nl"),
        ({"LANG": "sv_SE.UTF-8"}, "en"),
    ],
)
def test_the_terminal_says_what_its_person_reads(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TEXTS, "_catalogues", {})
    TEXTS.teach(Catalogue("nl", "", instead=TEXTS.catalogue()))
    assert language_of(environment) == language


def test_a_dialect_is_as_good_as_its_language() -> None:
    assert fitting(["sv", "pt-BR", "nl"], {"pt", "nl"}) == "pt"
    assert fitting([], {"nl"}) == "en"
