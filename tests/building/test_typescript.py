"""What the web app knows of scenes and events is what the server sends."""

from pathlib import Path

import pytest
from msgspec import Struct

from carson.core.events import Kinds
from tools.typescript import FILES, written


@pytest.mark.parametrize(("path", "told"), FILES.items(), ids=lambda one: getattr(one, "stem", ""))
def test_the_types_of_the_web_app_are_current(path: Path, told: tuple[type[Struct], Kinds]) -> None:
    assert path.read_text(encoding="utf-8") == written(*told), "run python -m tools.typescript"
