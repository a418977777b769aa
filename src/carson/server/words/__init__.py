"""Words: what the server says to people; its catalogues lie beside what says them."""

from __future__ import annotations

from carson.core.catalogue import words

TEXTS = words("carson.server")
say = TEXTS.text
