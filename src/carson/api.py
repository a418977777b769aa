"""What programs of others may rely on: games, states, matches, bots and records, under names that stay.

Everything else is an inside part and may change from one version to the next (docs/api.md).
"""

from carson.core.advice import Advice, Adviser
from carson.core.bot import Bot, Param, RandomBot, Tunable
from carson.core.bot_names import bot_maker
from carson.core.clock import UNHURRIED, Clock
from carson.core.dealer import Dealer
from carson.core.dump import Dump, dump_state, layout_of, load_state
from carson.core.effect import Effect
from carson.core.errors import (
    BadAction,
    BadDump,
    BadFile,
    BadOption,
    BadPosition,
    BadRecord,
    CarsonError,
    IllegalAction,
    StaleAction,
    WrongSeat,
)
from carson.core.events import Event
from carson.core.face import Choice, Explanation, Face, Line, Picture, Reason, Span, Standing, Topic, Worth
from carson.core.game import BotMaker, Game, Option, Options, Revision, RuleLine, When
from carson.core.lesson import Lesson, load_lesson
from carson.core.match import Match
from carson.core.pace import Pace
from carson.core.playout import playout
from carson.core.preset import Preset
from carson.core.record import Move, Record, Step, read_record, replay, verify, write_record
from carson.core.registry import game
from carson.core.result import Result, ScoreLine
from carson.core.rng import Rng
from carson.core.state import CHANCE, NOBODY, State
from carson.core.view import View, view_of

__all__ = [
    "CHANCE",
    "NOBODY",
    "UNHURRIED",
    "Advice",
    "Adviser",
    "BadAction",
    "BadDump",
    "BadFile",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Bot",
    "BotMaker",
    "CarsonError",
    "Choice",
    "Clock",
    "Dealer",
    "Dump",
    "Effect",
    "Event",
    "Explanation",
    "Face",
    "Game",
    "IllegalAction",
    "Lesson",
    "Line",
    "Match",
    "Move",
    "Option",
    "Options",
    "Pace",
    "Param",
    "Picture",
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
    "Topic",
    "Tunable",
    "View",
    "When",
    "Worth",
    "WrongSeat",
    "bot_maker",
    "dump_state",
    "game",
    "layout_of",
    "load_lesson",
    "load_state",
    "playout",
    "read_record",
    "replay",
    "verify",
    "view_of",
    "write_record",
]
