"""Preset: settings with a name, for those who want to play without deciding about every option."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

USUAL: Final = "usual"  # of a game that has no presets of its own


@dataclass(frozen=True)
class Preset:
    """What somebody may want to play: the options that are not as usual, and who takes the empty seats."""

    name: str
    options: Mapping[str, str] = field(default_factory=dict)
    bot: str = ""  # the usual one without a name
