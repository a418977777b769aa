"""Rancher at the board game: the best answer of the raters."""

from carson.city.evaluator.evaluator import evaluator_of
from carson.search.rancher import RancherBot


def rancher(seed: str) -> RancherBot:
    """A Rancher; the seed decides between answers that are equally good."""
    return RancherBot(seed, evaluator_of)
