"""Words: what carson.llm says to language models."""

from functools import partial

from carson.core.catalogue import words
from carson.core.sentence import Sentence

PACKAGE = "carson.llm"
say = words(PACKAGE).text
later = partial(Sentence, PACKAGE)
