"""Words: what carson.data says to people."""

from functools import partial

from carson.core.catalogue import words
from carson.core.sentence import Sentence

PACKAGE = "carson.data"
say = words(PACKAGE).text
later = partial(Sentence, PACKAGE)
