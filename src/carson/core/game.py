"""Game: the immutable description of a game, and the door to everything else about it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property

from carson.core.action_texts import ActionTexts
from carson.core.bot import Bot, RandomBot
from carson.core.catalogue import words
from carson.core.easel import Easel
from carson.core.errors import BadOption, BadSnapshot
from carson.core.face import Face
from carson.core.lanes import LANES
from carson.core.legend import Bounds, Legend, Part
from carson.core.lesson import Lesson, load_lesson
from carson.core.options import Options
from carson.core.pace import Pace
from carson.core.preset import USUAL, Preset
from carson.core.rulings import Page, load_pages
from carson.core.sentence import Sentence
from carson.core.snapshot import opened, read_head
from carson.core.state import NOBODY, State
from carson.core.tensor import Recorded, Tensor
from carson.core.wire import Wire
from carson.core.words import later, listed, players, say

__all__ = ["BotMaker", "Game", "Option", "Options", "Pace", "Preset", "Revision", "RuleLine", "When"]

MOST_STARS = 5

BEGUN = 64  # kinds of games whose snapshots are restored quickly, all at a time
BotMaker = Callable[[str], Bot]  # makes a bot from a seed; a Tunable also takes parameters


@dataclass(frozen=True)
class When:
    """Another option that has one of these values."""

    option: str
    values: tuple[str, ...]


@dataclass(frozen=True)
class Option:
    """One thing to decide before a game: enough to print help, build a form and refuse nonsense."""

    name: str
    help: str | Sentence
    default: str
    choices: tuple[str, ...]
    many: bool = False  # a comma-separated list of choices instead of a single one
    repeat: bool = False  # the list keeps its order, and the same choice may come more than once
    preset: bool = False  # stands for a whole set of rules, so that two values can be compared
    when: When | None = None  # of use only then


@dataclass(frozen=True)
class RuleLine:
    """One rule that options can change: its name, its value, what that means, and where it is written."""

    name: str
    value: str
    text: str
    source: str = ""


def _touches_none(_options: Options) -> bool:
    return False


@dataclass(frozen=True)
class Revision:
    """A version of the rules: a new one only when seeded games change, and then with those that do.

    Games begun by an earlier version go on unless a revision after it touches them.
    """

    name: str
    touches: Callable[[Options], bool] = _touches_none


class Game(ABC):
    """What a game is called, which options it takes, how it starts, and how it is written down.

    `game.settle({"seats": "3"})` makes options complete, `game.new(options)` is the first state. A game holds
    no state itself: one object serves any number of games at once. `carson.api.game(name)` finds one.
    """

    name: str  # in commands and records
    title: str  # for people
    actions: ActionTexts  # the word of every action, unless `action_text` makes them up
    version: str  # of the rules here, with a mark if an owner's values are among them
    layout: str  # which byte of `State.pack` means what: `layout_of` the names of its fields
    action_count: int  # every action and outcome is a number below this one, a multiple of eight
    most_answers: int  # that all seats together can give in a game
    revisions: tuple[Revision, ...] = ()  # of the rules, the present one last
    reveals: frozenset[str] = frozenset()  # kinds of events that show what was hidden: not to be taken back
    package: str = ""  # with its catalogue, its lesson and its rulings, if it has all three

    # ---- options

    @abstractmethod
    def options(self) -> tuple[Option, ...]:
        """Every option the game declares."""

    @abstractmethod
    def check_options(self, options: Options) -> None:
        """Raise BadOption for values that do not go together."""

    @abstractmethod
    def seats(self, options: Options) -> int:
        """How many seats a game with these options has."""

    def virtual(self, options: Options) -> dict[int, str]:
        """The seats that never act because the rules play them, with the name each goes by."""
        return {}

    def keeps_secrets(self, options: Options) -> bool:
        """Whether seats hide something from each other all the time, and not only an answer for a moment."""
        return False

    def settle(self, given: Mapping[str, str]) -> Options:
        """All options with their values: the given ones checked, the others by default."""
        known = {option.name: option for option in self.options()}
        for name in given:
            if name not in known:
                raise BadOption(later("option.no-option", name=name, game=self.title, known=", ".join(known)))
        settled = {name: _checked(option, given.get(name, option.default)) for name, option in known.items()}
        self.check_options(settled)
        return settled

    def presets(self) -> tuple[Preset, ...]:
        """What most people want to play, the first game of somebody first."""
        return (Preset(USUAL),)

    def first_game(self) -> Options:
        """The options for somebody's first game."""
        return self.settle(self.presets()[0].options)

    def summary(self, options: Options) -> str:
        """A game with these options in a few words: what is not as usual, and how many play."""
        face, usual = self.face(), self.settle({})
        parts = [self.title]
        for option in self.options():
            value = options[option.name]
            if value != usual[option.name] and option.name != "seats":
                values = [part for part in value.split(",") if part] if option.many else [value]
                labels = listed([face.choice_label(option.name, part) for part in values])
                parts.append(say("summary.option", option=face.option_label(option.name), value=labels))
        return say("list.comma").join([*parts, players(self.seats(options) - len(self.virtual(options)))])

    def pace(self, options: Options) -> Pace | None:
        """How long a game with these options lasts; None when nobody has looked at a clock yet."""
        return None

    def asked(self, options: Options) -> tuple[str, ...]:
        """The options that a guided start asks for when it knows how many play, besides that number."""
        return ()

    def rules(self, options: Options) -> list[RuleLine]:
        """The rules that differ between presets, as these options set them."""
        return []

    def lesson(self) -> Lesson | None:
        """A guided first game, if there is one."""
        return load_lesson(self.package) if self.package else None

    def rulings(self) -> tuple[Page, ...]:
        """How the doubtful sentences of its rulebooks were decided, page by page."""
        return load_pages(self.package) if self.package else ()

    # ---- versions

    def marks(self, options: Options) -> tuple[str, ...]:
        """The mark of the owner's values that a game with these options uses, then any it went by before."""
        return ("",)

    def version_of(self, options: Options) -> str:
        """The version of the rules that a game with these options uses."""
        return self.version.partition("+")[0] + self.marks(options)[0]

    def plays(self, version: str, options: Options) -> bool:
        """Whether a game with these options, begun by some version of the rules, goes on by these."""
        rules, plus, mark = version.partition("+")
        if plus + mark not in self.marks(options):
            return False
        if self.is_present(version):
            return True
        names = [revision.name for revision in self.revisions]
        if rules not in names:
            return False
        later = self.revisions[names.index(rules) + 1 :]
        return not any(revision.touches(options) for revision in later)

    def is_present(self, version: str) -> bool:
        """Whether a version is that of the rules here, whatever values are used."""
        return version.partition("+")[0] == self.version.partition("+")[0]

    # ---- states

    @abstractmethod
    def new(self, options: Options) -> State:
        """The first state of a game with settled options."""

    def restore(self, snapshot: bytes) -> State:
        """The state that `State.snapshot` wrote; BadSnapshot for another game or build, or damaged bytes."""
        head, fields = opened(snapshot)
        first = self._begun.get(head)
        if first is None:
            first = self._begin(head)
        return self.unpacked(first, fields)

    def unpacked(self, first: State, fields: bytes) -> State:
        """A state like this first one, with these fields; a game may know a quicker way than copying."""
        state = first.clone()
        state.unpack(fields)
        return state

    @cached_property
    def _begun(self) -> dict[bytes, State]:
        """First states by the heads of snapshots; others of the same kind are restored from copies."""
        return {}

    def _begin(self, head: bytes) -> State:
        told = read_head(head)
        if told.game != self.name:
            raise BadSnapshot(later("snapshot.other-game", found=told.game, wanted=self.name))
        try:
            options = self.settle(told.options)
            fits = told.layout == self.layout and self.plays(told.version, options)
        except BadOption:
            fits = False
        if not fits:
            own = {"own_version": self.version, "own_layout": self.layout}
            raise BadSnapshot(later("snapshot.other-build", version=told.version, layout=told.layout, **own))
        if len(self._begun) >= BEGUN:
            self._begun.clear()
        self._begun[head] = self.new(options)
        return self._begun[head]

    def options_of(self, state: State) -> Options:
        """The settled options a state was made with."""
        origin = state.origin()
        if origin.game != self.name:
            raise BadOption(later("state.other-game"))
        return dict(origin.options)

    # ---- tensors

    def legend(self, options: Options) -> Legend:
        """What each number of `State.observe` means in games with these options."""
        noted: list[Recorded] = []
        onto = Tensor(parts=noted)
        self.new(options).encode(NOBODY, onto)
        onto.finish()
        parts = [Part(name, start, shape, self.part_text(name)) for name, start, shape in noted]
        return Legend(tuple(parts), int(onto.at) * LANES)

    def part_text(self, name: str) -> str:
        """What a part of an observation tells, in a few words."""
        return words(self.package).text(f"tensor.{name}") if self.package else ""

    def bounds(self, options: Options) -> Bounds:
        """How large numbers of actions, games and returns can become."""
        share = 1 / self.seats(options)
        return Bounds(self.action_count, self.most_answers, -share, 1 - share)

    # ---- text forms

    def action_text(self, action: int) -> str:
        """An action as a short word, the same in every state."""
        return self.actions.text(action)

    def parse_action(self, text: str) -> int:
        """The inverse of `action_text`; BadAction when the text names no action."""
        return self.actions.parse(text)

    def wire(self) -> Wire:
        """What programs are sent, as types; without any a view may be any object."""
        return Wire()

    @abstractmethod
    def write_position(self, state: State) -> str:
        """A state as a text that people can read and edit."""

    @abstractmethod
    def read_position(self, text: str) -> State:
        """The inverse of `write_position`; BadPosition with the line when it cannot be read."""

    def easel(self) -> Easel | None:
        """How positions are changed piece by piece; None where only their texts can be."""
        return None

    # ---- for people

    @abstractmethod
    def inspect(self, state: State, seat: int | None = None) -> dict[str, object]:
        """Everything that can be counted in a state, as plain JSON data, one key for each section.

        With a seat only as far as that seat may know.
        """

    def bots(self) -> dict[str, BotMaker]:
        """The bots that play this game, by name, the default one first; any game can be played at random."""
        return {"random": RandomBot}

    def stars(self, bot: str) -> int:
        """How strong a bot of this game is, from one star to MOST_STARS; 0 when that is not known."""
        return 0

    @abstractmethod
    def face(self) -> Face:
        """How the game looks and speaks."""


def _checked(option: Option, value: str) -> str:
    """The value if the option can have it; a list is put in the order of the choices."""
    if not option.many:
        if value not in option.choices:
            known = ", ".join(choice for choice in option.choices if choice)
            wrong = say("option.no-value", name=option.name, value=value, known=known)
            raise BadOption(wrong, option.name)
        return value
    parts = [part.strip() for part in value.split(",") if part.strip()]
    for part in parts:
        if part not in option.choices:
            wrong = say("option.no-part", name=option.name, part=part, known=", ".join(option.choices))
            raise BadOption(wrong, option.name)
    return ",".join(parts if option.repeat else [choice for choice in option.choices if choice in parts])
