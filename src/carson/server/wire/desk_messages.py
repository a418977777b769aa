"""The JSON of the position desk (docs/protocol.md)."""

from typing import Annotated

from msgspec import Meta, Struct, field

from carson.server.wire.messages import HintOption, MoveOut, SeatNumber, Strict, Update

LONGEST_POSITION = 20_000
LONGEST_LINE = 2_000
ROUNDS = 6  # how often a bot that searches looks at a position

Text = Annotated[str, Meta(max_length=LONGEST_POSITION)]
Step = Annotated[str, Meta(max_length=60)]
Name = Annotated[str, Meta(max_length=40)]


class Line(Strict):
    """A position and a line from there; what `Place`, `Target` and `Search` ask is asked of its end."""

    position: Text
    steps: Annotated[list[Step], Meta(max_length=LONGEST_LINE)] = field(
        default_factory=list
    )  # as in a record: "A d4"
    names: Annotated[list[Name], Meta(max_length=8)] = field(default_factory=list)
    seats: Annotated[list[SeatNumber], Meta(max_length=8)] | None = None  # that look; all of them without any
    puzzle: bool = False  # no bot is asked here


class Place(Line):
    """What is to be seen at the end of a line."""

    known: Annotated[int, Meta(ge=0, le=LONGEST_LINE)] = 0  # steps whose words are known already


class Target(Line):
    """What is known about a thing."""

    target: Annotated[str, Meta(max_length=60)] = ""


class Search(Line):
    """What a bot would answer."""

    seat: SeatNumber = 0
    round: Annotated[int, Meta(ge=0, lt=ROUNDS)] = 0


class Lot(Struct):
    """What a die or a draw could have been."""

    step: str
    text: str
    weight: int


class StepOut(Struct):
    """A step of the line in words; one of chance with all it could have been."""

    step: str
    move: MoveOut
    lots: list[Lot]


class DeskOut(Struct):
    """The end of a line, as a table shows it; `steps` are those whose words were not known."""

    update: Update
    steps: list[StepOut]
    length: int  # of the whole line
    position: str  # the end of the line as a text


class Advised(Struct):
    """The best answers of a round, the best first. Rounds are independent: visits can be added up."""

    seat: int
    bot: str
    rounds: int  # there are in all
    options: list[HintOption]


class Studied(Struct):
    """A game as a line: where it begins, all that stands, and how much of it led to a version."""

    position: str
    steps: list[str]
    names: list[str]
    at: int
