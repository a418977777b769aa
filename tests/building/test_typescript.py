"""What the web app knows of scenes is what the server sends."""

from pathlib import Path

import pytest
from msgspec import Struct

from tools.typescript import FILES, written


@pytest.mark.parametrize(("path", "scene"), FILES.items(), ids=lambda one: getattr(one, "stem", ""))
def test_the_types_of_the_web_app_are_current(path: Path, scene: type[Struct]) -> None:
    assert path.read_text(encoding="utf-8") == written(scene), "run python -m tools.typescript"
