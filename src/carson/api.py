"""What programs of others may rely on: games, states, matches, bots and records, under names that stay.

Everything else is an inside part and may change from one version to the next (docs/api.md).
"""

from carson.core.advice import Advice, Adviser
from carson.core.bot import Bot, Param, RandomBot, Tunable
from carson.core.bot_names import bot_maker
from carson.core.clock import UNHURRIED, Clock
from carson.core.dealer import Dealer
from carson.core.effect import Effect
from carson.core.errors import (
    BadAction,
    BadBot,
    BadFile,
    BadOption,
    BadPosition,
    BadRecord,
    BadSnapshot,
    BadStep,
    BotFailure,
    CarsonError,
    IllegalAction,
    MissingPackage,
    StaleAction,
    WrongSeat,
)
from carson.core.events import Event
from carson.core.face import Choice, Explanation, Face, Line, Picture, Reason, Span, Standing, Topic, Worth
from carson.core.following import Follower, Following, Played, known_moves
from carson.core.game import BotMaker, Game, Option, Options, Revision, RuleLine, When
from carson.core.legend import Bounds, Legend, Part
from carson.core.lesson import Lesson, load_lesson
from carson.core.match import Match
from carson.core.origin import Origin
from carson.core.pace import Pace
from carson.core.playout import playout
from carson.core.preset import Preset
from carson.core.record import Move, Record, Step, read_record, replay, verify, write_record
from carson.core.registry import game, restore
from carson.core.result import Result, ScoreLine
from carson.core.rng import Rng
from carson.core.schema import schema_of
from carson.core.snapshot import layout_of
from carson.core.state import CHANCE, NOBODY, State, numbers_in
from carson.core.tensor import Tensor
from carson.core.view import View, view_of

__all__ = [
    "CHANCE",
    "NOBODY",
    "UNHURRIED",
    "Advice",
    "Adviser",
    "BadAction",
    "BadBot",
    "BadFile",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSnapshot",
    "BadStep",
    "Bot",
    "BotFailure",
    "BotMaker",
    "Bounds",
    "CarsonError",
    "Choice",
    "Clock",
    "Dealer",
    "Effect",
    "Event",
    "Explanation",
    "Face",
    "Follower",
    "Following",
    "Game",
    "IllegalAction",
    "Legend",
    "Lesson",
    "Line",
    "Match",
    "MissingPackage",
    "Move",
    "Option",
    "Options",
    "Origin",
    "Pace",
    "Param",
    "Part",
    "Picture",
    "Played",
    "Preset",
    "RandomBot",
    "Reason",
    "Record",
    "Result",
    "Revision",
    "Rng",
    "RuleLine",
    "ScoreLine",
    "Span",
    "StaleAction",
    "Standing",
    "State",
    "Step",
    "Tensor",
    "Topic",
    "Tunable",
    "View",
    "When",
    "Worth",
    "WrongSeat",
    "bot_maker",
    "game",
    "known_moves",
    "layout_of",
    "load_lesson",
    "numbers_in",
    "playout",
    "read_record",
    "replay",
    "restore",
    "schema_of",
    "verify",
    "view_of",
    "write_record",
]
