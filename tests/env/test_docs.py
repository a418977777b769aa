"""docs/research.md promises a policy in twenty lines; tests/docs runs it."""

from tests.docs.blocks import in_language

TWENTY = 20  # lines


def test_training_is_short() -> None:
    (training,) = [block.text for block in in_language("python") if "weights -=" in block.text]
    assert len([line for line in training.splitlines() if line.strip()]) <= TWENTY
