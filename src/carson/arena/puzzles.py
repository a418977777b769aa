"""Looks for puzzles in games of strong bots: decisions of which one answer is clearly the best.

A game is played by bots that search a little for every move. Where that finds one answer ahead, two long
searches look at the moment again, with other seeds and by different forecasts: both must take the same
answer. Then it is tried against the next best ones without prejudice, and must stay ahead of each by more
than chance explains. All of this is done twice, from different seeds.
"""

import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from typing import Final

from carson.core import registry
from carson.core.advice import Advice, Adviser
from carson.core.advisers import adviser_named
from carson.core.clock import UNHURRIED
from carson.core.dealer import Dealer
from carson.core.game import Game
from carson.core.position_text import COMMENT
from carson.core.puzzle import EASY, FORMAT, HARD, Head, Look, Plan, Puzzle, Said, Table, plan_of
from carson.core.state import CHANCE, NOBODY
from carson.core.view import View, seen, view_of

PLAYER: Final = "marshal:playouts=300"  # it searches, but so briefly that a game takes seconds
JUDGES: Final = (
    "marshal:playouts=6000",
    "legend:playouts=6000",
)  # twenty times the work, forecasts of two kinds
RATER: Final = "rancher"  # what looks best at first sight
GLANCE: Final = "marshal:playouts=40"  # what a moment's thought finds

FEWEST: Final = 4  # answers; with fewer one guesses
LIKELY: Final = 0.03  # lead in the search of the player: of those below it hardly any stands the long ones
MARGIN: Final = 0.04  # lead in the chance to win: four times what a review speaks of
SURE: Final = 3.0  # times the error that the number of tries leaves at most
TRIED: Final = 60  # tries of six thousand: what a long search tries less often it thinks little of
LOOKED_AT: Final = 3  # answers that bots try in earnest: a mere yes or no is no riddle
RIVALS: Final = 3  # next best answers that the best is tried against
TRIES: Final = 10  # moments of a game that are searched for long
IN_A_GAME: Final = 3  # puzzles, no two of the same question in one round: more would look alike
SHOWN: Final = 8  # answers that something is said about
DECIMALS: Final = 3
LOOKS: Final = {"": SURE, "/again": 0.0}  # what follows the seed of each look; the second confirms the first


@dataclass(frozen=True)
class Hunt:
    """In which games puzzles are looked for, and by whom."""

    game: str
    seed: str
    player: str = PLAYER
    judges: tuple[str, ...] = JUDGES
    theme: str = ""  # the only one that is looked for; any when empty

    def head(self) -> Head:
        """The first line of a file of these puzzles."""
        rules = registry.game(self.game).version
        player = "" if self.player == PLAYER else f" --player {shlex.quote(self.player)}"
        command = f"carson puzzles {self.game} --seed {self.seed}{player}"
        return Head(FORMAT, self.game, rules, self.seed, self.player, list(self.judges), MARGIN, command)


@dataclass(frozen=True)
class Field:
    """A game to look through: its number, and the traits of which there are enough puzzles."""

    number: int
    full: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Riddle:
    """A position that may be a puzzle."""

    name: str
    options: dict[str, str]
    round: int
    seat: int
    position: str


@dataclass(frozen=True)
class Judgement:
    """What the last judge says about the answers, and how far the best one was ahead with everybody."""

    advice: list[Advice]
    look: Look


@dataclass(frozen=True)
class Moment:
    """A decision that may be a puzzle."""

    move: int
    view: View
    best: int
    lead: float
    easy: bool  # it looks best at first sight, too
    question: str
    round: int


def traits(round_: int, themes: list[str], level: int | None = None) -> set[str]:
    """What there should not be too much of: a round, a theme, a level."""
    return {f"round {round_}", f"theme {themes[0]}"} | (set() if level is None else {f"level {level}"})


def find(hunt: Hunt, field: Field) -> list[Puzzle]:
    """The puzzles of one game."""
    game = registry.game(hunt.game)
    plan = plan_of(game)
    number = numbered(hunt, field.number)
    seed = f"{hunt.seed}/{number}"
    table = _table(plan, hunt.theme, Dealer(f"{seed}/table"))
    moments = sorted(_moments(game, table, hunt, seed), key=lambda one: (one.easy, -one.lead))
    found: list[Puzzle] = []
    used: set[tuple[str, int]] = set()
    tries = 0
    for moment in moments:
        if tries == TRIES or len(found) == IN_A_GAME:
            break
        themes = plan.themes_of(game, moment.view, moment.best)
        if (moment.question, moment.round) in used or not _is_wanted(hunt, field, moment.round, themes):
            continue
        tries += 1
        text = compact(game, moment.view)
        name, seat = f"{number}-{moment.move}", moment.view.seat
        puzzle = looked_at(hunt, Riddle(name, table.options, moment.round, seat, text))
        if puzzle is not None and _is_wanted(hunt, field, puzzle.round, puzzle.themes, puzzle.level):
            found.append(puzzle)
            used.add((moment.question, moment.round))
    return found


def numbered(hunt: Hunt, number: int) -> str:
    """The name of a game."""
    return f"{hunt.theme}-{number}" if hunt.theme else str(number)


def _is_wanted(hunt: Hunt, field: Field, round_: int, themes: list[str], level: int | None = None) -> bool:
    """Whether a puzzle with these themes is one of those that are looked for."""
    if hunt.theme:
        return hunt.theme in themes
    return bool(themes) and not traits(round_, themes, level) & field.full


def _table(plan: Plan, theme: str, dealer: Dealer) -> Table:
    """One of the tables, those made for a theme if there are any."""
    tables = [table for table in plan.tables if theme in table.themes] or list(plan.tables)
    return tables[dealer.draw([(at, table.often) for at, table in enumerate(tables)])]


# ---- playing


def _moments(game: Game, table: Table, hunt: Hunt, seed: str) -> Iterator[Moment]:
    """Play a game; the decisions at which one answer seems to be the best."""
    dealer, face = Dealer(f"{seed}/deal"), game.face()
    state = game.new(game.settle(table.options))
    bots: dict[int, Adviser] = {}
    rater = adviser_named(game, RATER, seed)
    move = 0
    while (seat := int(state.actor())) != NOBODY:
        move += 1
        if seat == CHANCE:
            state.play(CHANCE, dealer.draw(state.chance()))
            continue
        legal = state.legal(seat)
        best = legal[0]
        if len(legal) > 1:
            bot = bots.setdefault(seat, adviser_named(game, hunt.player, f"{seed}/{seat}", outside=True))
            view = view_of(state, seat, seed, move)
            advice = bot.explain(view, legal, UNHURRIED)
            best = advice[0].action
            lead = lead_of(advice)
            riddle = len(legal) >= FEWEST and len(advice) >= LOOKED_AT
            if riddle and lead >= LIKELY and face.idle(view) is None:
                easy = rater.explain(view, legal, UNHURRIED)[0].action == best
                yield Moment(move, view, best, lead, easy, face.question_name(view), face.round_of(view))
        state.play(seat, best)


# ---- judging


def lead_of(advice: list[Advice], tries: int = 1) -> float:
    """How far the first answer is ahead of all others that were tried so often; below zero: it is not."""
    best, others = advice[0], [one for one in advice[1:] if one.visits >= tries]
    if best.win is None:
        return -1.0
    return min([best.win - (one.win or 0.0) for one in others], default=best.win)


def is_clear(advice: list[Advice], sure: float = SURE) -> bool:
    """Whether the first answer is ahead of the others, and by more than chance explains."""
    best = advice[0]
    return all(
        (best.win or 0.0) - (one.win or 0.0) >= max(MARGIN, sure * _error(best, one)) for one in advice[1:]
    )


def _error(one: Advice, other: Advice) -> float:
    """The most that a difference of two mean chances can be off by accident: chances are between 0 and 1."""
    return sqrt(sum((a.win or 0.0) * (1.0 - (a.win or 0.0)) / a.visits for a in (one, other)))


def judged(
    game: Game, view: View, judges: tuple[str, ...], seed: str, sure: float = SURE
) -> Judgement | None:
    """What the last judge says, if all agree that the same answer is clearly the best."""
    legal = view.legal()
    bests: set[int] = set()
    leads: list[float] = []
    for number, name in enumerate(judges):
        judge = adviser_named(game, name, f"{seed}/{number}")
        advice = judge.explain(view, legal, UNHURRIED)
        bests.add(advice[0].action)
        leads.append(lead_of(advice, TRIED))
        if len(bests) > 1 or leads[-1] < MARGIN:
            return None
    next_best = [one.action for one in advice[1 : RIVALS + 1]]
    evenly = judge.explain(view, sorted([*bests, *next_best]), UNHURRIED)
    if len(evenly) < LOOKED_AT or evenly[0].action not in bests or not is_clear(evenly, sure):
        return None
    others = [one for one in advice[1:] if one.visits >= TRIED and one.action not in next_best]
    told = [evenly[0], *sorted([*evenly[1:], *others], key=lambda one: -(one.win or 0.0))]
    leads.append(lead_of(evenly))
    look = Look(seed, game.action_text(evenly[0].action), [round(lead, DECIMALS) for lead in leads])
    return Judgement(told, look)


def looked_at(hunt: Hunt, riddle: Riddle) -> Puzzle | None:
    """A moment as a puzzle, judged as it will be shown; None when it is not clear enough at every look."""
    game = registry.game(hunt.game)
    view = seen(game.read_position(riddle.position), riddle.seat)
    found: list[Judgement] = []
    for suffix, sure in LOOKS.items():
        judgement = judged(game, view, hunt.judges, f"{hunt.seed}/{riddle.name}{suffix}", sure)
        if judgement is None or (found and judgement.look.answer != found[0].look.answer):
            return None
        found.append(judgement)
    advice, looks = found[0].advice, [one.look for one in found]
    themes = plan_of(game).themes_of(game, view, advice[0].action)
    if not themes:
        return None
    level = _level(game, view, advice[0].action, hunt.seed)
    said = [_said(game, one) for one in advice[:SHOWN]]
    told = (riddle.name, riddle.options, riddle.round, riddle.seat)
    return Puzzle(*told, themes, level, riddle.position, said, looks)


def looked_at_again(hunt: Hunt, puzzle: Puzzle) -> tuple[str, Puzzle | None]:
    """A puzzle judged anew, by its id; None when its answer is not clearly the best at every look."""
    riddle = Riddle(puzzle.id, puzzle.options, puzzle.round, puzzle.seat, puzzle.position)
    again = looked_at(hunt, riddle)
    return puzzle.id, again if again and again.answer == puzzle.answer else None


def _level(game: Game, view: View, best: int, seed: str) -> int:
    """How soon one finds the answer: at first sight, after a moment, or only by thinking."""
    for level, name in enumerate((RATER, GLANCE), EASY):
        if adviser_named(game, name, seed).explain(view, view.legal(), UNHURRIED)[0].action == best:
            return level
    return HARD


def _said(game: Game, advice: Advice) -> Said:
    effects = [(one.thing, one.seat, round(one.amount, DECIMALS)) for one in advice.effects]
    return Said(game.action_text(advice.action), round(advice.win or 0.0, DECIMALS), effects)


def compact(game: Game, view: View) -> str:
    """The position of a view without what means nothing: comments, empty lines and spaces at the end."""
    lines = (line.rstrip() for line in game.write_position(view.state).splitlines())
    return "\n".join(line for line in lines if line and not line.startswith(COMMENT)) + "\n"
