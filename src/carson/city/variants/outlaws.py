"""Outlaws: strangers who sit on buildings and land from the second round on, until somebody beats them."""

from __future__ import annotations

from carson.city.facts.rules import Rules
from carson.core.game import Options


def change(rules: Rules, options: Options) -> None:
    rules.outlaws = True


def check(options: Options) -> None:
    """They go with everything else."""
