"""The web app is checked again when something in it has changed, and until its checks are green."""

from pathlib import Path

import pytest

from building import web
from building.errors import WebError


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for folder in ("web/src", "web/node_modules", ".venv"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "web/package-lock.json").write_text("{}")
    (tmp_path / "web/src/main.ts").write_text("one")
    return tmp_path


def test_what_was_green_is_checked_again_when_it_has_changed(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, ...]] = []
    monkeypatch.setattr(web, "_npm", lambda _, *words: asked.append(words))
    assert not web.web_is_checked(root)
    web.check_web(root)
    assert asked[-2:] == [("run", "check"), ("test",)]
    assert web.web_is_checked(root)
    (root / "web/src/new.ts").write_text("two")
    assert not web.web_is_checked(root)


def test_what_was_red_is_not_taken_for_checked(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def red(_: Path, *words: str) -> None:
        if words == ("test",):
            raise WebError("red")

    monkeypatch.setattr(web, "_npm", red)
    with pytest.raises(WebError):
        web.check_web(root)
    assert not web.web_is_checked(root)
