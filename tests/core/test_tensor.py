"""Tensors, number by number: what compiled code puts where is what plain Python puts there."""

from array import array

from librt.vecs import vec
from mypy_extensions import i64

from carson.core.lanes import LANES
from carson.core.rng import Rng
from carson.core.tensor import Recorded, Tensor


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


def write(tensor: Tensor, draw: Rng) -> None:
    """One part of every kind, from the side of any seat of five."""
    tensor.begin(0)
    tensor.face(draw.below(5), 5)
    tensor.number("number", draw.below(9) - 4)
    tensor.numbers("numbers", drawn(5, draw))
    tensor.table("table", drawn(15, draw), 3)
    tensor.split("split", draw.below(1 << 20), 4, 5)
    tensor.splits("splits", drawn(5, draw), 1, 2)
    tensor.zeros(7)
    tensor.seats("seats", draw.below(32))
    tensor.places("places", vec[i64]([2, 4, -1, 0, -1]))
    tensor.planes("planes", drawn(5, draw))
    tensor.seat_flags("flags", drawn(5, draw), 12)
    tensor.long_flags("long", drawn(2, draw), 76)
    tensor.seat_ones("ones", drawn(5, draw), 8)
    tensor.finish()


def drawn(count: int, draw: Rng) -> vec[i64]:
    return vec[i64]([int(draw.below(5)) for _ in range(count)])


def test_what_is_written_over_something_else_is_what_is_written_on_nothing() -> None:
    used = Tensor()
    for seed in range(40):
        fresh = Tensor()
        write(fresh, Rng(seed))
        write(used, Rng(seed))
        assert (used.at, used.sets) == (fresh.at, fresh.sets)
        assert numbers(used)[: used.at * LANES] == numbers(fresh)[: fresh.at * LANES]


def test_rows_by_seat_begin_with_the_seat_that_looks() -> None:
    tensor, parts = Tensor(4), list[Recorded]()
    tensor.parts = parts
    tensor.face(1, 3)
    tensor.numbers("cash", vec[i64]([10, -11, 12]))
    tensor.seat("mayor", 0)
    tensor.places("order", vec[i64]([2, 0, -1]))
    tensor.finish()
    assert numbers(tensor)[:9] == [-11, 12, 10, 0, 0, 1, 0, 1, 2]
    assert [(name, start) for name, start, _ in parts] == [("cash", 0), ("mayor", 3), ("order", 6)]
