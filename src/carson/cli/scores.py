"""How a game ended, as a table of every line of every score."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import convert
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from carson.cli.screen import STYLES, Screen, clean
from carson.cli.sections import heading, section
from carson.cli.words import say
from carson.core.dealer import commitment
from carson.core.face import Face, ScoreRow
from carson.core.game import Game, Options
from carson.core.in_short import in_short
from carson.core.record import Record, replay
from carson.core.result import Result, ScoreLine
from carson.core.seats import parse_seat, seat_text
from carson.core.state import State
from carson.core.view import seen
from carson.core.words import listed

SCORES, RANKING = "scores", "ranking"  # sections that every game counts


def show_result(
    screen: Screen,
    game: Game,
    state: State,
    result: Result,
    names: Sequence[str],
    seed: str | None,
    story: str = "",
) -> None:
    """The table, why the game ended, what it was like in a line, and what proves the dice."""
    options = game.options_of(state)
    screen.show(score_table(game.face(), options, result, names, game.face().score_rows(seen(state))))
    screen.say(f"{game.face().reason(result, options)} {_victory(result, names)}")
    if story:
        screen.say(story)
    if seed is not None:
        screen.say(say("scores.seed", seed=seed, commitment=commitment(seed)), "dim")


def story_of(record: Record, seconds: float | None = None) -> str:
    """A finished game in a line."""
    events = (event for step in replay(record) for event in step.events)
    return in_short(record.game.face(), events, len(record.moves), seconds)


def _victory(result: Result, names: Sequence[str]) -> str:
    """Who wins, and that points alone did not decide."""
    winners = [clean(names[seat]) for seat in result.ranking[: result.winners]]
    if len(winners) > 1:
        return say("scores.together", names=listed(winners))
    tied = [s for s in result.ranking[1:] if result.total(s) == result.total(result.ranking[0])]
    if not tied:
        return say("scores.wins", name=winners[0])
    others = listed([clean(names[seat]) for seat in tied])
    return say("scores.tie-break", name=winners[0], others=others)


def score_table(
    face: Face, options: Options, result: Result, names: Sequence[str], parts: Sequence[ScoreRow] = ()
) -> Table:
    """Every line of every score in words, with its parts below it; equal places have the same number."""
    table = Table(box=box.SIMPLE_HEAD, show_footer=True, pad_edge=False)
    table.add_column("", footer=say("scores.total"))
    for seat in result.ranking:
        style = STYLES.get(f"seat-{seat}", "bold")
        table.add_column(
            Text(f"{face.place(result, seat)}. {clean(names[seat])}", style),
            footer=Text(str(result.total(seat)), style),
            justify="right",
        )
    for key in _keys(result):
        label = face.score_label(key, options)
        table.add_row(label, *(_cell(result.scores[seat], key) for seat in result.ranking))
        for part in parts:
            if part.key == key:
                table.add_row(f"  {part.label}", *(_part(part.points[seat]) for seat in result.ranking))
    return table


def _part(points: int | None) -> Text:
    return Text("" if points is None else f"{points}", "dim")


def _keys(result: Result) -> list[str]:
    """Every key of every score, each once, in the order of the scores."""
    return list(dict.fromkeys(line.key for lines in result.scores for line in lines))


def _cell(lines: Sequence[ScoreLine], key: str) -> Text:
    """The points, and what they were given for when that is another number."""
    found = [line for line in lines if line.key == key]
    if not found:
        return Text("-", "dim")
    points = sum(line.points for line in found)
    count = sum(line.count for line in found)
    if count == points:
        return Text(str(points))
    return Text.assemble((f"({count}) ", "dim"), str(points))


# ---- of a moment


def sections(game: Game, state: State, counted: Mapping[str, object]) -> dict[str, RenderableType]:
    """What a game has counted, as a table for each section; the scores and the ranking are one, in words."""
    shown = {title: section(title, data) for title, data in counted.items() if title != RANKING}
    if SCORES in counted and RANKING in counted:
        result = convert({"reason": "", SCORES: _lines(counted), RANKING: _seats(counted)}, Result)
        names = [seat_text(seat) for seat in range(len(result.scores))]
        face = game.face()
        table = score_table(face, game.options_of(state), result, names, face.score_rows(seen(state)))
        shown[SCORES] = Group(heading(SCORES), table)
    return shown


def _lines(counted: Mapping[str, object]) -> list[object]:
    scores = convert(counted[SCORES], list[dict[str, Any]])
    return [score["lines"] for score in scores]


def _seats(counted: Mapping[str, object]) -> list[int]:
    return [parse_seat(letter) for letter in convert(counted[RANKING], list[str])]
