"""Words: what carson.arena says to people."""

from functools import partial

from carson.core.catalogue import words
from carson.core.sentence import Sentence

PACKAGE = "carson.arena"
say = words(PACKAGE).text
later = partial(Sentence, PACKAGE)
