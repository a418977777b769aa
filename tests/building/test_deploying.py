"""The files for containers and systemd: linted, and every command in them is one that Carson understands."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from typer.main import get_command

from carson.cli.app import app

EXAMPLES = Path(__file__).parent.parent.parent / "docs" / "examples"
CONTAINER, COMPOSE = EXAMPLES / "container" / "Containerfile", EXAMPLES / "container" / "compose.yaml"
UNITS = sorted((EXAMPLES / "systemd").iterdir())
PROGRAM = "/opt/carson/bin/carson"


def commands() -> dict[str, list[str]]:
    """By where it is written, what `carson` is given."""
    told = CONTAINER.read_text(encoding="utf-8")
    found = {CONTAINER.name: re.findall(r'"([^"]*)"', re.findall(r"^CMD (.*)", told, re.MULTILINE)[-1])}
    for name, service in yaml.safe_load(COMPOSE.read_text(encoding="utf-8"))["services"].items():
        if "build" in service:
            found[f"{COMPOSE.name}: {name}"] = [str(word) for word in service["command"]]
    for unit in UNITS:
        for line in re.findall(rf"{PROGRAM} (.*)", unit.read_text(encoding="utf-8")):
            found[unit.name] = shlex.split(line.rstrip("'").replace("%i", "8001").replace("%%", "%"))
    return found


@pytest.mark.parametrize("where", commands())
def test_every_command_is_understood(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARSON_DATABASE", "postgresql+asyncpg://carson@localhost/carson")
    monkeypatch.setenv("CARSON_REDIS", "redis://localhost:6379")
    name, *given = commands()[where]
    command = get_command(app).commands[name]  # type: ignore[attr-defined]
    context = command.make_context(name, given)
    assert context.params


def test_two_servers_share_what_they_must() -> None:
    services = yaml.safe_load(COMPOSE.read_text(encoding="utf-8"))["services"]
    first, second, worker = services["first"], services["second"], services["worker"]
    assert first == second
    assert "CARSON_DATABASE" in first["environment"]
    assert first["environment"]["CARSON_REDIS"] == worker["environment"]["CARSON_REDIS"]
    assert set(services["caddy"]["depends_on"]) == {"first", "second"}


def test_the_compose_file_keeps_to_the_specification() -> None:
    lint = pytest.importorskip("compose_spec", reason="compose-spec is not here: make tools brings its wheel")
    services = yaml.safe_load(COMPOSE.read_text(encoding="utf-8"))  # what it takes from elsewhere filled in
    found = lint.PyCompose.from_yaml(yaml.safe_dump(services))
    assert set(found.service_names()) == set(services["services"])
    services["services"]["redis"]["restrat"] = "always"
    with pytest.raises(ValueError, match="restrat"):
        lint.PyCompose.from_yaml(yaml.safe_dump(services))


def test_the_containerfile_is_linted() -> None:
    hadolint = Path(sys.executable).parent / "hadolint"
    if not hadolint.exists():
        pytest.skip("hadolint is not here: make tools brings it where there is a wheel")
    ran = subprocess.run([hadolint, CONTAINER], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (0, "")


def test_systemd_understands_the_units(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd-analyze here")
    files = [tmp_path / unit.name.replace("@", "@8001") for unit in UNITS]
    for unit, file in zip(UNITS, files, strict=True):
        file.write_text(unit.read_text(encoding="utf-8").replace(PROGRAM, "/bin/true"), encoding="utf-8")
    ran = subprocess.run(["systemd-analyze", "verify", *files], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
