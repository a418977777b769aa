"""How a game ended, as a table of every line of every score."""

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from carson.cli.screen import STYLES, Screen, clean
from carson.cli.words import say
from carson.core.dealer import commitment
from carson.core.game import Game, Options
from carson.core.result import Result, ScoreLine
from carson.core.words import listed


def show_result(
    screen: Screen, game: Game, options: Options, result: Result, names: Sequence[str], seed: str | None
) -> None:
    """The table, why the game ended, and what proves the dice."""
    screen.show(_table(game, options, result, names))
    screen.say(f"{game.face().reason(result, options)} {_victory(result, names)}")
    if seed is not None:
        screen.say(say("scores.seed", seed=seed, commitment=commitment(seed)), "dim")


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


def _table(game: Game, options: Options, result: Result, names: Sequence[str]) -> Table:
    face = game.face()
    table = Table(box=box.SIMPLE_HEAD, show_footer=True, pad_edge=False)
    table.add_column("", footer=say("scores.total"))
    for place, seat in enumerate(result.ranking, 1):
        style = STYLES.get(f"seat-{seat}", "bold")
        table.add_column(
            Text(f"{place}. {clean(names[seat])}", style),
            footer=Text(str(result.total(seat)), style),
            justify="right",
        )
    for key in _keys(result):
        label = face.score_label(key, options)
        table.add_row(label, *(_cell(result.scores[seat], key) for seat in result.ranking))
    return table


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
