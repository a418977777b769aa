"""Words: what carson.search says to people."""

from functools import partial

from carson.core.catalogue import words
from carson.core.sentence import Sentence

PACKAGE = "carson.search"
say = words(PACKAGE).text
later = partial(Sentence, PACKAGE)
