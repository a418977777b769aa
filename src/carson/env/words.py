"""Words: what carson.env says to people."""

from functools import partial

from carson.core.sentence import Sentence

PACKAGE = "carson.env"
later = partial(Sentence, PACKAGE)
