"""The JSON of docs/protocol.md as types. Requests refuse unknown fields and nonsense by themselves."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from carson.core.face import Choice

SeatNumber = Annotated[int, Meta(ge=0, le=7)]
ColourNumber = Annotated[int, Meta(ge=0, le=5)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]


class Strict(Struct, forbid_unknown_fields=True):
    """A request: what it does not name is refused."""


# ---- games and tables


class PageLink(Struct):
    """A page of rulings."""

    name: str
    title: str


class TopicOut(Struct):
    name: str  # by which a screen finds a picture of it
    title: str
    text: str
    short: str  # the same in two sentences, for a start in two minutes; empty for what can wait
    rulings: list[PageLink]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["none", "live", "days"] = "none"
    minutes: Annotated[int, Meta(ge=0, le=600)] = 0
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    days: Annotated[int, Meta(ge=0, le=60)] = 0
    timeout: Literal["ask", "bot"] = "ask"  # when time is up: the others are asked, or a bot takes over


class SeatWish(Strict):
    kind: Literal["me", "local", "bot", "open"]
    name: Annotated[str, Meta(max_length=40)] = ""
    bot: Annotated[str, Meta(max_length=40)] = ""
    colour: ColourNumber | None = None


class NewTable(Strict):
    game: Annotated[str, Meta(max_length=20)]
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=400)]]
    seats: Annotated[list[SeatWish], Meta(max_length=8)]
    name: Annotated[str, Meta(max_length=60)] = ""
    public: bool = True
    clock: Clock = Clock()
    hints: bool | None = None


class SeatInfo(Struct):
    seat: int
    kind: str
    name: str
    colour: int  # of those that screens have, each with a shape of its own
    bot: str | None
    strength: str | None  # which bot it is, for people
    online: bool
    you: bool
    forfeited: bool  # the program that plays it has failed; the first legal actions are taken for it
    stuck: bool  # its bot gives no answer: the game waits until somebody sees to it


class RemovedOut(Struct):
    """Somebody whom the host has removed."""

    person: str
    name: str


class TableInfo(Struct):
    id: str
    name: str
    game: str
    about: str  # what is played, in words
    options: dict[str, str]
    public: bool
    state: str
    seats: list[SeatInfo]
    clock: Clock
    actors: list[int]
    version: int
    status: str
    host: bool
    invite: str | None
    mine: list[int]
    kept: list[int]  # your seats that a bot plays until you want them back
    rematch: str | None
    hints: str | None  # who gives hints here, by name; null where there are none
    updated: str
    trouble: str | None  # why it cannot be played here: older-rules, damaged
    copy: bool  # to try things out: it waits for nobody
    abandoned: bool  # over without a result
    closed: str | None  # why an admin has ended it
    watching: int  # how many people without a seat look at it now
    removed: list[RemovedOut] = []  # for the host alone


class TableList(Struct):
    """Some tables of a list; `more` is where the rest begins, null when there is none."""

    tables: list[TableInfo]
    more: str | None


class Lobby(Struct):
    """The beginning of each list; `more` tells where its rest begins."""

    mine: list[TableInfo]
    copies: list[TableInfo]
    open: list[TableInfo]
    watch: list[TableInfo]
    hidden: int  # how many tables of yours you do not want to see here
    more: dict[str, str]


class Join(Strict):
    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=40)] = ""
    name: Annotated[str, Meta(max_length=40)] = ""
    colour: ColourNumber | None = None


class Colour(Strict):
    seat: SeatNumber
    colour: ColourNumber


class SeatBot(Strict):
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)]


class Fill(Strict):
    bot: Annotated[str, Meta(max_length=40)] = ""


class OneSeat(Strict):
    seat: SeatNumber


class StuckSeat(Strict):
    seat: SeatNumber


class Fork(Strict):
    version: Count


class ActionIn(Strict):
    seat: SeatNumber
    action: Annotated[int, Meta(ge=0, le=65535)]
    version: Count


class HintIn(Strict):
    seat: SeatNumber
    version: Count


class HintOption(Struct):
    action: int
    win: float | None  # chance to win
    points: float | None
    visits: int  # how often it was tried
    reasons: list[str]  # what follows: from the best beside the next best, from the others beside the best


class Hint(Struct):
    version: int
    seat: int
    bot: str
    options: list[HintOption]  # the best first


class ReviewedMove(Struct, rename="camel"):
    version: int  # at which the choice was open
    round: int
    seat: int
    done: str
    better: str
    done_at: str  # the place it points at, or its word
    better_at: str
    cost: float
    unit: str  # win: a part of the chance to win; points


class WinChance(Struct):
    """What a bot thinks of a seat's chance to win with what it chose at a version."""

    version: int
    seat: int
    win: float


class ReviewOut(Struct):
    state: str  # none, running, done, failed
    bot: str
    done: int
    total: int
    moves: list[ReviewedMove]
    curve: list[WinChance]  # of every choice; empty when the bot counts points


class NoteText(Strict):
    text: Annotated[str, Meta(max_length=4000)]


class ShareOut(Struct):
    code: str | None  # of the link /game/{code}


class Accepted(Struct):
    version: int


class Charts(Struct):
    rounds: list[int]
    vp: list[list[int]]
    cash: list[list[int]]


class MoveOut(Struct):
    """A move that stands: what it led to is seen at its version."""

    version: int
    seat: int | None  # None for a die or a draw
    round: int  # in which the game is after it
    text: str  # what happened, in words; empty while that is nobody else's business
    places: list[str]


class Verdict(Struct):
    commitment: str
    seed: str | None
    matches: bool
    draws: int


# ---- play


class StandingOut(Struct):
    """An answer that may be given once for all questions of the kind, as long as `until` is the same."""

    action: int
    label: str
    until: str


class Asked(Struct, omit_defaults=True):
    seat: int
    question: str
    choices: list[Choice]
    idle: int | None = None  # the answer that does nothing, where nothing else changes anything now
    standing: StandingOut | None = None


class LessonOut(Struct):
    """What the coach of a guided first game says."""

    done: int  # steps that lie behind
    steps: int
    told: str  # what came of the last answer
    said: str  # what to do now
    lit: list[int]  # the answers to choose from; none while others play, and when the lesson is over
    aside: str  # for somebody who wants another one


class LogLine(Struct):
    version: int
    seat: int | None
    kind: str
    text: str
    places: list[str]
    amount: int | None
    undone: bool = False
    bonus: int | None = None  # what is added to the amount: the firepower to a die


class Mark(Struct):
    """Lines of the log, by their versions, that have been undone or stand again."""

    since: int
    until: int
    undone: bool


class OptionWords(Struct):
    label: str
    value: str


class StoredLog(Struct):
    """A table as the disk tells it: for those whose rules are not here any more."""

    table: TableInfo
    options: list[OptionWords]
    lines: list[LogLine]


class UndoOut(Struct):
    last: bool
    turn: bool
    ask: bool  # there is a choice to go back to, if the others agree


class Clocks(Struct):
    left: list[int]
    running: list[int]


class ScoreLineOut(Struct):
    label: str
    detail: str  # what it was counted from: "$26", "5 of them"
    points: int


class SeatScore(Struct):
    total: int
    lines: list[ScoreLineOut]


class Outcome(Struct):
    reason: str
    ranking: list[int]
    scores: list[SeatScore]
    winners: int = 1  # how many of the first share the victory
    story: str = ""  # the game in a line: "74 minutes, 11 duels, 20 buildings"


class Update(Struct, tag="update"):
    """The state of play for one reader. Whoever has one is sent `changes` from then on (docs/protocol.md)."""

    table: TableInfo
    version: int
    scene: Struct
    asked: Raw
    waiting: str
    whole: bool  # the log starts anew; otherwise its lines come after those sent before
    log: Raw
    marks: Raw  # what has become of lines sent before
    undo: UndoOut
    clocks: Clocks | None
    lesson: LessonOut | None
    commitment: str
    seed: str | None
    result: Outcome | None


class Past(Struct):
    version: int
    scene: dict[str, Any]
    log: list[LogLine]


class AnnouncedOut(Struct):
    """A line of the host for everybody."""

    id: int
    text: str
    until: str | None  # when it is of the past


class ChatOut(Struct):
    at: str
    seat: int | None
    name: str
    text: str


class Poll(Struct):
    kind: str
    text: str
    seat: int
    version: int
    yes: list[int]
    no: list[int]
    mine: bool
