"""`carson review`: the moves of a finished game that cost most."""

import json
from dataclasses import asdict
from typing import Annotated

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from carson.cli import files
from carson.cli.chosen import USUAL_WORK
from carson.cli.progress import bar
from carson.cli.screen import STYLES, Screen, clean
from carson.cli.seating import people_among
from carson.cli.words import later, say
from carson.core.advisers import USUAL, adviser_named, usual_adviser
from carson.core.bot import dismiss, welcome
from carson.core.bot_names import exact_name
from carson.core.clock import UNHURRIED
from carson.core.errors import BadOption
from carson.core.game import Game
from carson.core.record import Record, verify
from carson.core.review import EACH, WIN, Slip, costliest, decisions, slip_of, weigh
from carson.core.sentence import read

File = Annotated[str, typer.Argument(metavar="RECORD")]
Bot = Annotated[str | None, typer.Option("--bot", metavar="NAME")]
Top = Annotated[int, typer.Option("--top", metavar="N", min=1)]
Json = Annotated[bool, typer.Option("--json")]


def review(file: File, bot: Bot = None, top: Top = EACH, as_json: Json = False) -> None:
    """Mark the moves of a finished game that cost most.

    A bot looks at every choice that people had, without knowing more than they knew, and compares what they
    did with what it would have done. Games of bots alone are reviewed as well.
    """
    record = files.load_record(file)
    with files.blaming(file):
        verify(record)
    if record.totals is None:
        raise BadOption(later("review.not-over", file=file))
    name = exact_name(record.game, bot or _usual(record.game), outside=True)
    found = costliest(_slips(record, name), top)
    if as_json:
        _print_json(record, name, found)
    else:
        _show(record, name, found)


def _usual(game: Game) -> str:
    name = usual_adviser(game)
    return USUAL_WORK if name == USUAL else name


def _slips(record: Record, name: str) -> list[Slip]:
    """Every move that cost something, with a bar that tells how far it is when somebody is looking."""
    game = record.game
    seats = people_among(game, record.options, record.names) or list(range(len(record.names)))
    moves = [(move.seat, move.action) for move in record.moves]
    adviser = adviser_named(game, name, "review", outside=True)
    welcome([adviser])
    asked = list(decisions(game, record.options, moves, seats, record.commitment))
    screen = Screen(stderr=True)
    slips: list[Slip] = []
    with bar(screen, say("review.looking"), len(asked)) as advance:
        for decision in asked:
            weighed = weigh(adviser, decision.view, decision.action, UNHURRIED)
            slip = slip_of(game, record.names, decision, weighed)
            if slip is not None:
                slips.append(slip)
            advance()
    for note in dismiss([adviser]):
        screen.say(read(note), "wrong")
    return slips


def _print_json(record: Record, name: str, found: list[Slip]) -> None:
    moves = [{**asdict(slip), "player": record.names[slip.seat]} for slip in found]
    told = {"game": record.game.name, "bot": name, "moves": moves}
    typer.echo(json.dumps(told, indent=2, ensure_ascii=False))


def _show(record: Record, name: str, found: list[Slip]) -> None:
    screen = Screen()
    screen.say(say("review.title", game=record.game.title, bot=name), "title")
    if not found:
        screen.say(say("review.nothing"))
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("round", "move", "player", "done", "better", "cost"):
        left = heading in ("player", "done", "better")
        table.add_column(say(f"heading.{heading}"), justify="left" if left else "right")
    for slip in found:
        table.add_row(
            str(slip.round),
            str(slip.ply),
            Text(clean(record.names[slip.seat]), STYLES.get(f"seat-{slip.seat}", "bold")),
            Text(clean(slip.done)),
            Text(clean(slip.better)),
            cost_text(slip),
        )
    screen.show(table)
    unit = say("review.chance") if found[0].unit == WIN else say("review.points")
    screen.say(say("review.legend", unit=unit), "dim")


def cost_text(slip: Slip) -> str:
    return f"{slip.cost:.0%}" if slip.unit == WIN else f"{slip.cost:.1f}"
