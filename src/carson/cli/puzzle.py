"""`carson puzzle`: find the move, in the terminal."""

from datetime import UTC, datetime
from typing import Annotated

import typer
from rich.text import Text

from carson.cli import choosing, keyboard
from carson.cli.chosen import GameName, chosen_game
from carson.cli.screen import Screen, clean
from carson.cli.seating import seated
from carson.cli.words import later, say
from carson.core.errors import BadAction, BadOption, CarsonError
from carson.core.puzzle import EASY, HARD, Book, Puzzle, book_of
from carson.core.solving import Opinion, Solving
from carson.core.words import listed

PROMPT = "> "
SHOW = "show"  # typed by whoever gives up
SHOWN = 4  # answers that something is said about

Id = Annotated[str | None, typer.Option("--id", metavar="ID")]
Theme = Annotated[str | None, typer.Option("--theme", metavar="THEME")]
Level = Annotated[int | None, typer.Option("--level", metavar="N", min=EASY, max=HARD)]


def puzzle(name: GameName = None, wanted: Id = None, theme: Theme = None, level: Level = None) -> None:
    """Find the best move in a position of a game of strong bots.

    Without options it is the puzzle of the day.
    """
    game = chosen_game(name)
    book = book_of(game.name)
    if book is None:
        raise BadOption(later("puzzle.none", game=game.title))
    riddle = _chosen(book, wanted, theme, level)
    names = seated(game, game.settle(riddle.options), 0, [])
    names[riddle.seat] = say("puzzle.you")
    solving = Solving(game, riddle, names)
    screen = Screen()
    _show(screen, book, solving)
    try:
        while not _solved(screen, solving):
            pass
    except (EOFError, KeyboardInterrupt):
        screen.say()


def _chosen(book: Book, wanted: str | None, theme: str | None, level: int | None) -> Puzzle:
    """The puzzle of this name, or that of the day among those of a theme and a level."""
    if wanted is not None:
        if wanted not in book.by_id:
            raise BadOption(later("puzzle.no-puzzle", id=wanted))
        return book.by_id[wanted]
    if theme is not None and theme not in book.themes:
        raise BadOption(later("puzzle.no-theme", theme=theme, known=", ".join(book.themes)))
    found = book.of_day(datetime.now(UTC).date(), theme, level)
    if found is None:
        raise BadOption(later("puzzle.nothing"))
    return found


def _show(screen: Screen, book: Book, solving: Solving) -> None:
    puzzle, face, view = solving.puzzle, solving.face, solving.view
    themes = listed([book.theme_label(theme) for theme in puzzle.themes])
    screen.draw(face.board(view, solving.names))
    if private := face.private(view):
        screen.draw(private)
    screen.say(
        say("puzzle.title", id=puzzle.id, level=say(f"puzzle.level-{puzzle.level}"), themes=themes), "title"
    )
    screen.say(face.question(view, solving.names), f"seat-{puzzle.seat}")
    screen.write(choosing.listing(_offered(solving), screen.width))
    screen.say(say("puzzle.how", show=SHOW), "dim")


def _offered(solving: Solving) -> list[choosing.Keyed]:
    return choosing.keyed(solving.game, list(solving.choices.values()))


def _solved(screen: Screen, solving: Solving) -> bool:
    """Whether what is typed ends it: the right answer, or the wish to see it."""
    typed = keyboard.line(PROMPT)
    if typed.casefold() == SHOW:
        _explain(screen, solving)
        return True
    try:
        action = _meant(solving, typed)
    except CarsonError as error:
        screen.say(keyboard.sentence(error), "wrong")
        return False
    if action == solving.right:
        screen.say(say("puzzle.right"), "title")
        _explain(screen, solving)
        return True
    opinion = solving.opinion(action)
    if opinion is None:
        screen.say(say("puzzle.hardly"), "wrong")
    else:
        screen.say(say("puzzle.worse", less=f"{solving.cost(opinion):.0%}"), "wrong")
    return False


def _meant(solving: Solving, typed: str) -> int:
    offered = _offered(solving)
    action = choosing.understand(typed, offered) if typed else None
    if action is None and typed:
        action = choosing.complete(solving.game, typed, offered)
    if action is None:
        raise BadAction(later("puzzle.no-choice", typed=typed[:40]))
    return action


def _explain(screen: Screen, solving: Solving) -> None:
    """What the bot says about the answers, the right one first."""
    for at, opinion in enumerate(solving.opinions()[:SHOWN]):
        share = say("hints.win", share=f"{opinion.win:.0%}")
        screen.write([Text.assemble("  ", clean(opinion.choice.told), (f"  {share}", "dim"))])
        if why := _why(opinion, at == 0):
            screen.write([Text(f"    {clean(why)}", "dim")])


def _why(opinion: Opinion, best: bool) -> str:
    key = "hints.best" if best else "hints.other"
    return say(key, reasons=listed(list(opinion.reasons))) if opinion.reasons else ""
