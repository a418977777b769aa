"""Letters: what processes write to each other."""

from msgspec import Struct

Line = tuple[str, int]  # of somebody whose socket is in another process: that process, and its own number


class Letter(Struct, array_like=True, tag_field="kind"):
    """One thing to tell."""


class Question(Letter, tag="ask"):
    """Something is asked; the answer carries the same number."""

    number: int
    about: str
    body: bytes


class Answer(Letter, tag="answer"):
    """None when nothing came of the question."""

    number: int
    body: bytes | None


class Open(Letter, tag="open"):
    """Somebody looks at a table of yours."""

    line: int
    table: str
    person: str
    name: str
    login: str | None
    address: str
    language: str


class Say(Letter, tag="say"):
    """A command of somebody whose line is open. `again`: it may have been carried out already."""

    line: int
    data: bytes
    again: bool = False


class Gone(Letter, tag="gone"):
    """They have left."""

    line: int


class Tell(Letter, tag="tell"):
    """Messages for whoever is at a line; `heard`: so many of its commands have been carried out by now."""

    line: int
    texts: list[bytes]
    version: int
    heard: int


class Close(Letter, tag="close"):
    """A line ends, or with MOVED its table lives elsewhere now."""

    line: int
    code: int
    reason: str


class Ended(Letter, tag="ended"):
    """Sessions that are over."""

    sessions: list[str]


class Changed(Letter, tag="changed"):
    """Somebody goes by another name."""

    person: str
    name: str
    login: str | None


class Guessed(Letter, tag="guessed"):
    """Somebody has tried to sign in."""

    login: str
    address: str
    right: bool


class Ordered(Letter, tag="ordered"):
    """An admin has decided something."""


class Nudge(Letter, tag="nudge"):
    """Nothing new; but whoever has missed something notices."""


AnyLetter = Question | Answer | Open | Say | Gone | Tell | Close | Ended | Changed | Guessed | Ordered | Nudge


class Envelope(Struct, array_like=True):
    """Letters that go out together.

    The numbers of a sender are without gaps for each addressee; those of workers, who only answer, are 0.
    """

    sender: str
    number: int
    letters: list[AnyLetter]
