"""Every block of code on a page is run, or at least read by whom it is for; blocks.py lists the latter."""

import contextlib
import doctest
import io
import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

from building.web import node_path
from carson.cli.app import app
from carson.core import registry
from tests.budget import SOURCES
from tests.docs.blocks import (
    BLOCKS,
    LANGUAGES,
    MISSING_MODULES,
    NO_COMMANDS,
    PAGES,
    SHORTER,
    Block,
    blocks_of,
    in_language,
)
from tests.docs.commands import commands_in, wrong_with
from tools.site.pages import ROOT

pytestmark = pytest.mark.once(SOURCES)
EXAMPLES = {
    path.read_text(encoding="utf-8") for path in (ROOT / "docs/examples/bots").iterdir() if path.is_file()
}
PYTHON_PAGES = sorted({block.path for block in in_language("python")})
POSITION = re.compile(r"carson (\w+) position 1\n")
INLINE = re.compile(r"(?<!`)`(carson [a-z][^`\n]*)`(?!`)")


def test_every_block_says_what_it_is() -> None:
    assert [block.where for block in BLOCKS if block.language not in LANGUAGES] == []


# ---- Python


def runnable(block: Block) -> bool:
    """Whether it can be run here; what is shown of a file is run with the file."""
    missing = [name for name in MISSING_MODULES if f"import {name}\n" in block.text]
    if missing or block.text in EXAMPLES:
        compile(block.text, block.where, "exec")
        return False
    return True


def run(block: Block, names: dict[str, object]) -> None:
    """A session must say what it says on the page, anything else must not fail."""
    text = block.text
    for long, short in SHORTER.items():
        text = text.replace(long, short)
    if ">>> " not in text:
        exec(compile(text, block.where, "exec"), names)
        return
    session = doctest.DocTestParser().get_doctest(text, names, block.where, str(block.path), block.line)
    said = io.StringIO()
    runner = doctest.DocTestRunner()
    runner.run(session, out=said.write, clear_globs=False)
    names.update(session.globs)
    assert runner.summarize(verbose=False).failed == 0, said.getvalue()


@pytest.mark.parametrize("path", PYTHON_PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_python_runs_in_the_order_of_the_page(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    names: dict[str, object] = {"__name__": "page"}
    with contextlib.redirect_stdout(io.StringIO()):
        for block in blocks_of(path):
            if block.language == "python" and runnable(block):
                run(block, names)
    if path.name == "research.md":
        assert getattr(names["weights"], "any")()  # noqa: B009  something was learned


def test_what_is_not_run_is_on_some_page() -> None:
    everything = "".join(block.text for block in in_language("python"))
    assert [name for name in MISSING_MODULES if f"import {name}\n" not in everything] == []
    assert [long for long in SHORTER if long not in everything] == []


# ---- commands


@pytest.fixture
def somewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of its own, with what commands look for in the environment."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CARSON_BOT_LOG", "")
    monkeypatch.setenv("CARSON_TOKEN", "carson_token")
    monkeypatch.setenv("CARSON_DATABASE", "postgresql+asyncpg://carson@localhost/carson")


@pytest.mark.usefixtures("somewhere")
def test_every_command_is_understood() -> None:
    found = [(block.where, words) for block in in_language("sh") for words in commands_in(block.text)]
    found += [
        (block.where, words)
        for block in in_language("text")
        for line in re.findall(r"^\$ (.*)$", block.text, re.MULTILINE)
        for words in commands_in(line)
    ]
    assert len(found) > 50
    assert [(where, words, wrong) for where, words in found if (wrong := wrong_with(words))] == []


@pytest.mark.usefixtures("somewhere")
def test_commands_inside_sentences_are_understood() -> None:
    """Those that are written out; `carson rules [ID]`, `...` and a flag without its value are forms."""
    wrong = []
    for path in PAGES:
        for command in INLINE.findall(path.read_text(encoding="utf-8")):
            if command not in NO_COMMANDS and not re.search(r"\[|\.\.\.|…|\|", command):
                told = wrong_with(next(iter(commands_in(command))))
                if told and not re.search(r"requires an argument|Missing", told):
                    wrong.append((path.name, command, told))
    assert wrong == []


def test_shells_read_the_scripts() -> None:
    scripts = "\n".join(block.text for block in in_language("sh"))
    ran = subprocess.run(["sh", "-n"], input=scripts, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


CHEAP = {"arena": ["--games", "1", "--jobs", "1"], "statistics": ["--games", "1", "--jobs", "1"]}
DEAR = ("exec:", "onnx:", "py:", "marshal", "--cluster", "--plot")  # run by the tests of these


def cheap_commands() -> list[list[str]]:
    """Those of the arena among simple bots, one game each."""
    every = [words for block in in_language("sh") for words in commands_in(block.text)]
    return [
        [*words[1:], *CHEAP[words[1]]]
        for words in every
        if words[0] == "carson" and words[1] in CHEAP and not any(dear in " ".join(words) for dear in DEAR)
    ]


@pytest.mark.usefixtures("somewhere")
def test_cheap_commands_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(cheap_commands()) >= 8
    for number, words in enumerate(cheap_commands()):
        (tmp_path / str(number)).mkdir()
        monkeypatch.chdir(tmp_path / str(number))
        given = [word.replace("$strategy", "urban") for word in words]
        ran = CliRunner().invoke(app, given)
        assert ran.exit_code == 0, (given, ran.output)


# ---- everything else


def test_data_can_be_read() -> None:
    for block in in_language("toml"):
        tomllib.loads(block.text)
    for block in in_language("json"):
        json.loads(block.text)


def test_javascript_is_that_of_the_examples() -> None:
    assert [block.where for block in in_language("js") if block.text not in EXAMPLES] == []


def test_positions_can_be_read() -> None:
    found = [(block, begun[1]) for block in in_language("text") if (begun := POSITION.match(block.text))]
    assert len(found) >= 7
    for block, game in found:
        assert registry.game(game).read_position(block.text).actors(), block.where


def test_typescript_has_no_errors_of_syntax_and_no_unknown_names() -> None:
    node, package = shutil.which("node", path=node_path()), ROOT / "web/node_modules/typescript"
    if node is None or not package.exists():
        pytest.skip("there is no TypeScript here: make tools brings it")
    pages: dict[Path, list[str]] = {}
    for block in in_language("ts"):
        pages.setdefault(block.path, []).append(block.text)
    script = (
        f"const ts = require({json.dumps(str(package))}); const wrong = [];"
        "for (const text of JSON.parse(require('fs').readFileSync(0, 'utf8')))"
        " for (const one of ts.transpileModule(text, {reportDiagnostics: true}).diagnostics)"
        "  wrong.push(ts.flattenDiagnosticMessageText(one.messageText, ' ') + ': ' +"
        "   text.slice(one.start, one.start + 60));"
        "console.log(JSON.stringify(wrong))"
    )
    texts = json.dumps([text for page in pages.values() for text in page])
    ran = subprocess.run([node, "-e", script], input=texts, capture_output=True, text=True, check=True)
    assert json.loads(ran.stdout) == []
    for path, page in pages.items():
        code = re.sub(r"//.*|'[^']*'", "", "\n".join(page))
        known = set(re.findall(r"\btype (\w+)", code)) | {"Record", "Partial", "Omit"}
        assert set(re.findall(r"\b[A-Z]\w+", code)) - known == set(), path.name
