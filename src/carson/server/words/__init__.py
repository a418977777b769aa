"""Words: every sentence the server says to people, from the catalogue `en.toml` beside this file."""

from __future__ import annotations

from carson.core.catalogue import words

TEXTS = words("carson.server")
say = TEXTS.text
