"""`make check` tests what was changed."""

import pytest

from tools.changed_tests import CORE, ROOMS, ROOT, chosen_tests


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        ([], CORE),
        (["LICENSE"], CORE),
        (["src/carson/server/app.py"], ["tests/server"]),
        (["src/carson/core/outside/bot.py"], ["tests/outside"]),
        (["tests/city/test_gate.py"], ["tests/city/test_gate.py"]),
        (["tests/city/test_gate.py", "src/carson/city/flow.py"], ["tests/city", "tests/contract"]),
        (["tests/oracle/duel.py"], ["tests/oracle"]),
        (["tests/conftest.py"], CORE),
    ],
)
def test_the_chosen_tests_a_change(changed: list[str], tests: list[str]) -> None:
    assert chosen_tests(changed) == tests


def test_every_room_is_there() -> None:
    for room, tests in ROOMS.items():
        assert all((ROOT / path).exists() for path in [room, *tests])
