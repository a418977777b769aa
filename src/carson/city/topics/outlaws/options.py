"""Outlaws: strangers who sit on buildings and land from the second round on, until somebody beats them."""

from carson.city.facts.rules import Rules
from carson.city.variant import Variant
from carson.core.game import Options


def change(rules: Rules, options: Options) -> None:
    rules.outlaws = True


VARIANT = Variant("outlaws", 5, ("2023", "2015"), change, minutes=2.0)
