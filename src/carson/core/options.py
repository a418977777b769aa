"""Options: what was decided before a game."""

from __future__ import annotations

Options = dict[str, str]  # the value of each option by its name
