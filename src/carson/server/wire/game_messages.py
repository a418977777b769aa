"""What a form knows about games (docs/protocol.md)."""

from msgspec import Struct


class ChoiceInfo(Struct):
    value: str
    label: str
    help: str
    picture: str
    tone: str
    holds: list[str]


class WhenInfo(Struct):
    """Another option, and the values at which this one is of use."""

    option: str
    values: list[str]


class OptionInfo(Struct):
    name: str
    label: str
    help: str
    default: str
    many: bool
    repeat: bool
    when: WhenInfo | None
    choices: list[ChoiceInfo]


class BotInfo(Struct):
    name: str
    title: str
    text: str
    stars: int  # how strong it is, of five; 0 when nobody knows


class PresetInfo(Struct):
    """Settings with a name, and what they are like for one person among bots."""

    name: str
    label: str
    text: str
    options: dict[str, str]  # those that are not as usual
    bot: str  # who takes the empty seats
    about: str
    lasts: str  # empty when nobody knows


class GameInfo(Struct):
    name: str
    title: str
    options: list[OptionInfo]
    bots: list[BotInfo]
    presets: list[PresetInfo]
    lesson: bool  # whether there is a guided first game
    puzzles: bool


class Described(Struct):
    """A table in words, before it is opened."""

    about: str
    lasts: str  # empty when nobody knows
    problem: str = ""  # why it cannot be opened like this
