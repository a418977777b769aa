"""The random number generator gives the published numbers, in bounds, and can be copied."""

import pytest

from carson.core.rng import Rng

# Reference outputs of SplitMix64, all 64 bits.
SEED_0 = [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]
SEED_1234567 = [0x599ED017FB08FC85, 0x2C73F08458540FA5, 0x883EBCE5A3F27C77]


@pytest.mark.parametrize(("seed", "outputs"), [(0, SEED_0), (1234567, SEED_1234567)])
def test_next32_gives_the_upper_halves_of_the_reference_outputs(seed: int, outputs: list[int]) -> None:
    rng = Rng(seed)
    assert [rng.next32() for _ in outputs] == [output >> 32 for output in outputs]


@pytest.mark.parametrize("seed", [-(2**63), -1, 0, 1, 2**63 - 1])
def test_the_state_stays_a_signed_64_bit_number(seed: int) -> None:
    rng = Rng(seed)
    for step in range(1, 100):
        rng.next32()
        unsigned = (seed + step * 0x9E3779B97F4A7C15) % 2**64
        assert rng.state == (unsigned - 2**64 if unsigned >= 2**63 else unsigned)


@pytest.mark.parametrize("n", [1, 2, 6, 1000, 2**31])
def test_below_stays_in_bounds(n: int) -> None:
    rng = Rng(7)
    assert all(0 <= rng.below(n) < n for _ in range(2000))


def test_below_reaches_every_face_of_a_die() -> None:
    rng = Rng(7)
    assert {rng.below(6) for _ in range(200)} == set(range(6))


def test_below_scales_the_next_number() -> None:
    assert Rng(0).below(2**31) == SEED_0[0] >> 33


@pytest.mark.parametrize("n", [-1, 0, 2**31 + 1])
def test_below_refuses_other_bounds(n: int) -> None:
    with pytest.raises(ValueError, match="between 1 and"):
        Rng(0).below(n)


def test_a_clone_goes_on_alike_and_alone() -> None:
    rng = Rng(99)
    rng.next32()
    copy = rng.clone()
    ahead = [rng.next32() for _ in range(5)]
    assert [copy.next32() for _ in range(5)] == ahead
    rng.next32()
    assert rng.state != copy.state
