"""What decides how the engine is built, a compiler, a cache: each wrong one is told in a sentence."""

from pathlib import Path

import pytest

from building import choice
from building.cache import cache_folder
from building.errors import BadSetting


def test_a_cache_that_cannot_be_written_costs_time_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "a-file"
    blocked.touch()
    monkeypatch.setenv("CARSON_CACHE", str(blocked / "cache"))
    warnings: list[str] = []
    with cache_folder(warnings.append) as folder:
        assert (folder / "objects").is_dir()
    assert not folder.exists()
    assert warnings == [
        f"the cache {blocked / 'cache'} cannot be written (Not a directory): all is compiled, nothing kept"
    ]


@pytest.mark.parametrize(
    ("variable", "value", "problem"),
    [
        ("CARSON_COMPILE", "yes", "CARSON_COMPILE is 'yes'; it must be one of: auto, never, require"),
        ("CARSON_OPT", "9", "CARSON_OPT is '9'; it must be one of: 0, 1, 2, 3"),
        ("CARSON_JOBS", "0", "CARSON_JOBS is '0'; it must be a number from 1 up"),
    ],
)
def test_bad_settings_are_told(
    monkeypatch: pytest.MonkeyPatch, variable: str, value: str, problem: str
) -> None:
    monkeypatch.setenv(variable, value)
    ask = {"CARSON_COMPILE": choice.compile_mode, "CARSON_OPT": choice.opt_level, "CARSON_JOBS": choice.jobs}
    with pytest.raises(BadSetting) as caught:
        ask[variable]()
    assert str(caught.value) == problem


def test_without_a_compiler_plain_python_is_meant(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.delenv("CARSON_COMPILE", raising=False)
    assert not choice.should_compile()
    assert choice.missing_for_compiling() == "no C compiler found (no-such-compiler)"
