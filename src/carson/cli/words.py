"""Words: what carson.cli says to people."""

from functools import partial

from carson.core.catalogue import words
from carson.core.sentence import Sentence

PACKAGE = "carson.cli"
TEXTS = words(PACKAGE)
say = TEXTS.text
later = partial(Sentence, PACKAGE)
