"""Language: who reads decides it. It is set where something is made for a reader, and nowhere else."""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, wraps
from typing import ParamSpec, TypeVar

ENGLISH = "en"
READER: ContextVar[str] = ContextVar("the language of the reader", default=ENGLISH)

Given = ParamSpec("Given")
Made = TypeVar("Made")


def fitting(wanted: Iterable[str], known: Collection[str]) -> str:
    """The first wanted language that is known, itself or as the one it is a dialect of; else English."""
    for language in wanted:
        for spoken in (language, language.partition("-")[0]):
            if spoken in known:
                return spoken
    return ENGLISH


@contextmanager
def reading(language: str) -> Iterator[None]:
    """Everything said inside is said in this language."""
    token = READER.set(language)
    try:
        yield
    finally:
        READER.reset(token)


def kept(make: Callable[Given, Made]) -> Callable[Given, Made]:
    """`functools.cache` for what is said: kept for each language."""
    said: defaultdict[str, Callable[..., Made]] = defaultdict(lambda: cache(make))

    @wraps(make)
    def ask(*args: Given.args, **options: Given.kwargs) -> Made:
        return said[READER.get()](*args, **options)

    return ask
