"""A small net that learns."""

import pytest
from librt.vecs import vec

from carson.core.rng import UNIT, Rng
from carson.search.network import SCALE, Network


def rows(number: int, seed: int) -> tuple[vec[float], list[float]]:
    """Points in a square, and a hill over it that no straight line follows."""
    rng = Rng(seed)
    spots = [2 * float(rng.next32()) / UNIT - 1 for _ in range(2 * number)]
    wanted = [SCALE * (1 - spots[2 * n] ** 2 - spots[2 * n + 1] ** 2) for n in range(number)]
    return vec[float](spots), wanted


def mean_square(network: Network, spots: vec[float], wanted: list[float]) -> float:
    errors = [network.guess(spots, 2 * n) - wanted[n] for n in range(len(wanted))]
    return sum(error**2 for error in errors) / len(errors)


def taught(seed: int) -> Network:
    network = Network(2, 8)
    network.begin(Rng(seed), 0.0)
    spots, wanted = rows(200, 1)
    for _ in range(40):
        for n in range(200):
            network.note(spots, 2 * n, network.guess(spots, 2 * n) - wanted[n])
            if n % 20 == 19:
                network.step(0.03, 20.0, 0.0)
    return network


def test_it_learns_a_hill_and_knows_places_it_has_not_seen() -> None:
    spots, wanted = rows(100, 2)
    flat = sum((w - sum(wanted) / 100) ** 2 for w in wanted) / 100
    assert mean_square(taught(3), spots, wanted) < flat / 10


def test_at_first_it_says_what_its_first_input_says() -> None:
    network = Network(3, 5)
    network.begin(Rng(1), 40.0)
    assert network.guess(vec[float]([0.7, -2.0, 5.0]), 0) == pytest.approx(40 + SCALE * 0.7)


def test_the_slopes_are_those_of_the_error() -> None:
    """Each weight is moved a little: the error changes as its slope says."""
    network = Network(2, 3)
    network.begin(Rng(4), 0.0)
    spots, wanted = rows(1, 5)
    for n in range(len(network.weights)):
        network.weights[n] += 0.1 * float((n * 7) % 5 - 2)
    network.note(spots, 0, network.guess(spots, 0) - wanted[0])
    for n in range(len(network.weights)):
        halves: list[float] = []
        for step in (-1e-5, 1e-5):
            network.weights[n] += step
            halves.append(((network.guess(spots, 0) - wanted[0]) / SCALE) ** 2 / 2)
            network.weights[n] -= step
        assert network.slope[n] == pytest.approx((halves[1] - halves[0]) / 2e-5, abs=1e-6)


def test_the_same_seed_teaches_the_same() -> None:
    assert list(taught(3).weights) == list(taught(3).weights)
    assert list(taught(3).weights) != list(taught(4).weights)
