"""Tensors, number by number: what compiled code puts where is what plain Python puts there."""

from array import array

from librt.vecs import vec
from mypy_extensions import i64

from carson.core.tensor import LANES, Tensor


def numbers(tensor: Tensor) -> list[int]:
    return list(array("h", tensor.data()))


def test_a_set_of_one_has_its_number_where_it_belongs() -> None:
    for one in range(64):
        tensor = Tensor(16)
        tensor.ones("one", vec[i64]([one]), 64)
        assert [at for at, number in enumerate(numbers(tensor)) if number] == [one]


def test_painting_changes_one_number_of_a_canvas() -> None:
    tensor = Tensor(4 * LANES)
    start = int(tensor.canvas("canvas", 1, 4))
    painted = [0] * 16
    for round_ in range(1, 3):
        for at in range(16):
            tensor.paint(start + at, at * round_ + 1)
            painted[at] = at * round_ + 1
            assert numbers(tensor)[:16] == painted
