"""Words: what the parts that know no game say."""

from __future__ import annotations

from functools import partial

from carson.core.catalogue import words
from carson.core.sentence import Sentence

PACKAGE = "carson.core"
say = words(PACKAGE).text
later = partial(Sentence, PACKAGE)
