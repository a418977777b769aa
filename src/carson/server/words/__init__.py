"""Words: what the server says to people; its catalogues lie beside what says them."""

from functools import partial

from carson.core.catalogue import words
from carson.core.sentence import Sentence

PACKAGE = "carson.server"
TEXTS = words(PACKAGE)
say = TEXTS.text
later = partial(Sentence, PACKAGE)
