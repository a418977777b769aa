"""The test run uses the engine it was started for."""

import os

import pytest

from carson.engine import engine

EXPECTED = os.environ.get("CARSON_ENGINE_EXPECTED")


@pytest.mark.skipif(EXPECTED is None, reason="CARSON_ENGINE_EXPECTED is not set")
def test_the_expected_engine_runs() -> None:
    assert engine() == EXPECTED
