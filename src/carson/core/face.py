"""Face: how a game looks and speaks, for any screen. It is given views, never states, and decides nothing."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from msgspec import Struct

from carson.core.effect import Effect
from carson.core.events import Event
from carson.core.options import Options
from carson.core.result import Result, ScoreLine
from carson.core.sentence import Sentence
from carson.core.view import View
from carson.core.words import later, listed, say


@dataclass(frozen=True)
class Span:
    """A piece of a line. Its style is a meaning ("seat-0", "road", "legal"); a screen gives it a colour."""

    text: str
    style: str = ""


Line = list[Span]  # of a text: pieces, each with its meaning


@dataclass(frozen=True)
class ScoreRow:
    """A part of a line of the score: the line, what the part is called, and its points for each seat."""

    key: str
    label: str
    points: tuple[int | None, ...]  # None for a seat that does not have it


class Worth(Struct, frozen=True, gc=False):
    """What an answer is worth to whoever is asked, as things stand: short enough for a chip, and in words."""

    amount: int
    unit: str  # DOLLARS or POINTS: amounts of one unit can be compared
    chip: str  # "$8"
    text: str  # "for you now $8"; empty where the label of the answer tells it


DOLLARS = "dollars"
POINTS = "points"


class Choice(Struct, omit_defaults=True, gc=False):
    """One legal action in plain words, and the group it belongs to ("Spaces", "Land", ...)."""

    action: int
    label: str
    group: str
    at: str | None = None  # the place on the board it points at, by its text name; None for a plain button
    mark: str = "plain"  # "free" or "fight" where a screen marks the place
    amount: int | None = None  # the number it stands for: dollars, points or pieces
    price: int | None = None  # the dollars it costs, at once or when its place is used
    text: str = ""  # the action as a word; where a face leaves it out, it is filled in where choices are sent
    worth: Worth | None = None
    odds: int | None = None  # per cent: how likely the fight it starts is won, as things stand
    deed: str = ""  # what a button says that takes it, where the label only names a place

    @property
    def told(self) -> str:
        """The label with all that is known about the answer besides."""
        more = [self.worth.text] if self.worth is not None and self.worth.text else []
        if self.odds is not None:
            more.append(say("face.odds", odds=self.odds))
        return say("face.choice-told", label=self.label, more=listed(more)) if more else self.label


@dataclass(frozen=True)
class Standing:
    """An answer that somebody may give once for all questions of the kind, as long as `until` is the same."""

    action: int
    label: str
    word: str  # to type
    until: str


@dataclass(frozen=True)
class Reason:
    """One line of an explanation: what it is, what it adds, and the places it comes from."""

    text: str
    amount: str = ""
    places: tuple[str, ...] = ()
    value: int | None = None  # the amount as a number
    apart: bool = False  # no part of the total: what pays nothing and why, or what would pay elsewhere


def reason(text: str, value: int, places: tuple[str, ...] = ()) -> Reason:
    """A line with a plain number."""
    return Reason(text, str(value), places, value)


@dataclass(frozen=True)
class Explanation:
    """What is known about one thing on the table, and how its number comes about."""

    title: str
    text: str = ""
    total: str = ""
    lines: tuple[Reason, ...] = ()
    note: str = ""


class Picture(Struct, frozen=True):
    """The table from above as the inside of an SVG, for previews and films: shapes and drawings, no words.

    `<use href="#b-mine">` is a drawing of the icon sheet, `#p-seat-0` the shape of a seat. Classes are
    meanings, as of a `Span`: `land`, `line`, `plate`, `road`, `water`, `ink`, `seat-0` ...; whoever paints it
    gives them colours.
    """

    width: int
    height: int
    body: str


class Drawing(Struct, frozen=True):
    """The scene of a game without a screen of its own: the table as lines of text."""

    lines: list[Line]


@dataclass(frozen=True)
class Topic:
    """A topic of the help."""

    name: str  # by which screens find a picture of it
    title: str
    text: str
    short: str = ""  # the same in two sentences, for a start in two minutes; empty for what can wait
    rulings: tuple[str, ...] = ()  # the pages of rulings about it, by name


@dataclass(frozen=True)
class ChoiceArt:
    """How a form draws a choice: a drawing, the colour of its frame, and the choices it stands for."""

    picture: str = ""
    tone: str = ""
    holds: tuple[str, ...] = ()


class Face(ABC):
    """Drawings and sentences. `names` are the players' names by seat."""

    @abstractmethod
    def board(self, view: View, names: Sequence[str]) -> list[Line]:
        """The whole table as lines of at most 100 columns, with the legal targets marked."""

    def small_board(self, view: View, names: Sequence[str], wide: int) -> list[Line] | None:
        """What the seat needs to see for its question, for a window that the whole table does not fit into.

        Lines of at most so many columns; None when the game has only the whole table.
        """
        return None

    @abstractmethod
    def question(self, view: View, names: Sequence[str]) -> str:
        """What the seat is asked, in one sentence."""

    def question_name(self, view: View) -> str:
        """What the question is called in scripts; empty in a game that asks one thing only."""
        return ""

    @abstractmethod
    def choices(self, view: View, names: Sequence[str]) -> list[Choice]:
        """Every legal action of the seat in plain words, with what it costs or gives."""

    def standing(self, view: View) -> Standing | None:
        """An answer that the seat may give for longer than this question; None when there is none."""
        return None

    def idle(self, view: View) -> int | None:
        """The answer that does nothing, where nothing that is offered changes anything for the seat now.

        A screen may give it without asking; None for every other question.
        """
        return None

    @abstractmethod
    def tell(self, event: Event, names: Sequence[str]) -> str:
        """A line for the log; empty when the event is not worth one."""

    @abstractmethod
    def topics(self, options: Options | None = None) -> list[Topic]:
        """Help, topic by topic, by the rules of a game; of all there is without one."""

    @abstractmethod
    def score_label(self, key: str, options: Options) -> str:
        """A line of the score of a game with these options in plain words."""

    def score_detail(self, line: ScoreLine) -> str:
        """What a line of the score was counted from, in a word or two; empty when the points say it all."""
        return "" if line.count == line.points else str(line.count)

    def score_rows(self, view: View) -> list[ScoreRow]:
        """The parts of single lines of the score, where these say too little."""
        return []

    def place(self, result: Result, seat: int) -> int:
        """The place of a seat: those who share the victory are first, the others one behind the other."""
        at = result.ranking.index(seat)
        return 1 if at < result.winners else at + 1

    @abstractmethod
    def reason(self, result: Result, options: Options) -> str:
        """Why a game with these options ended, in one sentence."""

    def highlights(self, events: Iterable[Event]) -> list[str]:
        """What happened in a whole game, counted: "11 duels", "20 buildings"; nothing when nothing is."""
        return []

    def private(self, view: View) -> list[Line]:
        """What only the seat may see, for a screen that several people share."""
        return []

    # ---- for graphical screens; a game that gives nothing better still gets a plain, usable table

    def scene(self, view: View) -> Struct | None:
        """Everything that the game's own screen draws for the seat; None when it has no such screen."""
        return None

    def shown(self, view: View, names: Sequence[str]) -> Struct:
        """What graphical screens are sent: the scene, or the table as lines of text."""
        return self.scene(view) or Drawing([*self.board(view, names), *self.private(view)])

    def picture(self, view: View) -> Picture | None:
        """The table as a picture; None when the game has only lines of text."""
        return None

    def status(self, view: View) -> Sentence:
        """Where the game stands, in a few words; kept with a table that sleeps."""
        return later("face.in-play" if view.actors else "face.over")

    def waiting(self, view: View, names: Sequence[str]) -> str:
        """Who is thinking, for those who are not asked."""
        return say("face.to-move", name=names[view.actors[0]])

    def places(self, event: Event) -> list[str]:
        """The places on the board an event is about, by their text names."""
        return []

    def amount(self, event: Event) -> int | None:
        """The number an event is about: dollars, points, pips; None when there is none."""
        return event.data.get("amount")

    def bonus(self, event: Event) -> int | None:
        """What is added to the number of an event: the firepower to a die; None when there is none."""
        return None

    def explain(self, view: View, target: str, names: Sequence[str]) -> Explanation:
        """What is known about a place, a piece or a player."""
        return Explanation(target)

    def charts(self, view: View) -> dict[str, list[int]]:
        """Numbers worth a curve over the rounds, by name, one for each seat."""
        return {}

    def round_of(self, view: View) -> int:
        """The round a moment belongs to; charts have a point for the end of each."""
        return 0

    def effect(self, effect: Effect, seat: int, names: Sequence[str]) -> str:
        """What follows from an answer, for a seat that asks for advice; empty when the game has no words."""
        return ""

    # ---- for forms

    def option_label(self, option: str) -> str:
        """What an option is called."""
        return option.replace("-", " ").capitalize()

    def option_note(self, option: str) -> str:
        """What a form adds to the help of an option."""
        return ""

    def choice_label(self, option: str, value: str) -> str:
        """What a value of an option is called."""
        return value.replace("-", " ").capitalize()

    def choice_help(self, option: str, value: str) -> str:
        """What a value of an option means."""
        return ""

    def choice_art(self, option: str, value: str) -> ChoiceArt:
        """How a form draws a choice."""
        return ChoiceArt()

    def preset_label(self, preset: str) -> str:
        """What a preset is called; empty when it goes by the name of the game."""
        return ""

    def preset_help(self, preset: str) -> str:
        """For whom it is, in a line."""
        return ""

    def bot_label(self, bot: str) -> str:
        """What a bot is called."""
        return bot.replace("-", " ").capitalize()

    def bot_help(self, bot: str) -> str:
        """What a bot is like, in a line."""
        return ""
