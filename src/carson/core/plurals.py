"""Plurals: which form of a word a whole number takes in a language (one, two, few, many, other)."""

import re
import tomllib
from collections.abc import Callable
from functools import cache
from importlib.resources import files

OTHER = "other"
CARDINAL = "cardinal"  # 1 road, 2 roads
ORDINAL = "ordinal"  # 1st, 2nd

Plural = Callable[[int], str]

_RELATION = re.compile(r"n(?: % (\d+))? (!?=) (.+)")


@cache
def plural(language: str, kind: str = CARDINAL) -> Plural:
    """The form a number takes: by the rules of the language, else of the one it is a dialect of."""
    rules = _rules(kind)
    forms = rules.get(language, rules.get(language.partition("-")[0], {}))
    tests = [(form, _any_of(rule)) for form, rule in forms.items()]

    @cache
    def form_of(number: int) -> str:
        return next((form for form, fits in tests if fits(abs(number))), OTHER)

    return form_of


@cache
def _rules(kind: str) -> dict[str, dict[str, str]]:
    """The rule of every form, by language."""
    text = files("carson.core").joinpath("plurals.toml").read_text(encoding="utf-8")
    found: dict[str, dict[str, str]] = {}
    for group in tomllib.loads(text)[kind]:
        forms = {form: rule for form, rule in group.items() if form != "languages"}
        found |= dict.fromkeys(group["languages"].split(), forms)
    return found


def _any_of(rule: str) -> Callable[[int], bool]:
    """`n = 1 or n % 10 = 2..4 and n % 100 != 12..14`."""
    branches = [[_relation(part) for part in branch.split(" and ")] for branch in rule.split(" or ")]
    return lambda number: any(all(fits(number) for fits in branch) for branch in branches)


def _relation(text: str) -> Callable[[int], bool]:
    match = _RELATION.fullmatch(text)
    if match is None:
        raise ValueError(text)
    modulus, sign, ranges = match.groups()
    spans = [part.partition("..") for part in ranges.split(",")]
    wanted = {n for first, dots, last in spans for n in range(int(first), int(last if dots else first) + 1)}

    def fits(number: int) -> bool:
        return ((number % int(modulus) if modulus else number) in wanted) == (sign == "=")

    return fits
