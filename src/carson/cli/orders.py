"""What a person can type at the prompt besides an action."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from carson.cli import files, keyboard
from carson.cli.choosing import Form
from carson.cli.hints import hint
from carson.cli.sections import section
from carson.core.errors import CarsonError
from carson.core.match import Match

if TYPE_CHECKING:
    from carson.cli.session import Session

LOG_LINES = 20


class Leave(Exception):
    """Somebody wants to stop playing."""


@dataclass(frozen=True)
class Order:
    """A word to type, what it does, and the doing. It returns whether the question must be asked anew."""

    usage: str
    help: str
    obey: Callable[[Session, str], bool]


def _undo(session: Session, rest: str) -> bool:
    """Go back to before the last action that a person took, whoever it was."""
    match = session.match
    before = match.moves
    with keyboard.uninterrupted():
        if not match.undo(session.people):
            raise CarsonError("there is nothing to take back yet")
        left = len(match.moves)
        session.told = [told for told in session.told if told.ply <= left]
        session.keep()
    undone = before[left]
    word = match.game.action_text(undone.action)
    session.screen.say(f"Taken back: {match.names[undone.seat]}, {word}, and all that followed.", "dim")
    return True


def _save(session: Session, name: str) -> bool:
    """Write the record; over another game, or a file that is no game, only if that is wanted."""
    if not name:
        raise CarsonError("type a file name after it, such as “save evening.txt”")
    if _is_something_else(session, name):
        kind = "another game" if files.is_record(name) else "not a saved game"
        question = f"{name} is there already and is {kind}. Overwrite it?"
        if not keyboard.agrees(session.screen, question, default=False):
            session.screen.say("Nothing was saved.")
            return False
    files.write_text(name, session.match.text())
    session.screen.say(f"Saved in {name}.")
    return False


def _is_something_else(session: Session, name: str) -> bool:
    """Whether a file exists that is not an earlier moment of this game."""
    if not Path(name).expanduser().is_file():
        return False
    try:
        there = files.load_record(name)
    except CarsonError:
        return True
    match = session.match
    moves = [(move.seat, move.action) for move in there.moves]
    now = [(move.seat, move.action) for move in match.moves[: len(moves)]]
    same = (there.seed, there.options, there.names) == (match.dealer.seed, match.options, match.names)
    return not same or moves != now


def _load(session: Session, name: str) -> bool:
    if not name:
        raise CarsonError("type a file name after it, such as “load evening.txt”")
    record = files.load_record(name)
    with files.blaming(name):
        match = Match.resume(record)
    if session.touched:
        session.keep()
    session.begin(match)
    session.screen.say(f"Loaded {name}.")
    return True


def _help(session: Session, wanted: str) -> bool:
    topics = session.face.topics(session.match.options)
    if not wanted:
        _show_orders(session, list(topics))
        return False
    for title, text in topics.items():
        if title.casefold().startswith(wanted.casefold()):
            session.screen.say(title, "title")
            session.screen.say(text)
            return False
    for item in session.offered:
        if wanted.casefold() in (item.key, item.word.casefold()):
            session.screen.say(f"{item.word}: {item.choice.label}")
            return False
    raise CarsonError(f"there is no help on “{wanted}”; there is help on {', '.join(topics)}")


def _show_orders(session: Session, topics: list[str]) -> None:
    screen = session.screen
    screen.say("Type the number or the word of a choice, or the beginning of its word. Besides:")
    widest = max(len(order.usage) for order in ORDERS.values())
    for order in dict.fromkeys(ORDERS.values()):
        screen.say(f"  {order.usage:<{widest}}  {order.help}")
    if topics:
        screen.say(f"Help on the game, such as “help {topics[0].lower()}”: {', '.join(topics)}.")


def _explain(session: Session, target: str) -> bool:
    """How a number on the table comes about."""
    if not target:
        raise CarsonError("type what to explain after it, by the word of a choice")
    view = session.match.view(session.match.state.actors()[0])
    told = session.face.explain(view, target.lower(), session.match.names)
    if not (told.text or told.total or told.lines or told.note):
        raise CarsonError(f"there is nothing to explain about “{target}”")
    session.screen.say(told.title, "title")
    session.screen.say(" ".join(part for part in (told.text, told.total) if part))
    for line in told.lines:
        where = f" ({', '.join(line.places)})" if line.places else ""
        session.screen.say(f"  {line.amount:>4}  {line.text}{where}")
    if told.note:
        session.screen.say(told.note)
    return False


def _list(session: Session, rest: str) -> bool:
    session.show_choices(Form.WHOLE)
    return False


def _board(session: Session, rest: str) -> bool:
    session.show_board()
    return False


def _count(session: Session, wanted: str) -> bool:
    """Show sections of what the game counts: all titles, or those that begin as wanted."""
    state = session.match.state
    counted = session.match.game.inspect(state, state.actors()[0])
    found = [title for title in counted if wanted and title.casefold().startswith(wanted.casefold())]
    if not found:
        session.screen.say(f"Type “count” and one of: {', '.join(counted)}.")
    for title in found:
        session.screen.show(section(title, counted[title]))
    return False


def _log(session: Session, rest: str) -> bool:
    lines = session.told if rest == "all" else session.told[-LOG_LINES:]
    session.screen.tell((told.seat, told.text) for told in lines)
    return False


def _quit(session: Session, rest: str) -> bool:
    raise Leave


_HELP = Order("help [TOPIC]", "this list, or a topic of the game", _help)
_QUIT = Order("quit", "stop; the game is kept", _quit)

ORDERS = {
    "undo": Order("undo", "take back the last action a person took", _undo),
    "save": Order("save FILE", "write the game to a file", _save),
    "load": Order("load FILE", "go on with a saved game", _load),
    "list": Order("list", "every choice in full; Enter alone lists them in short", _list),
    "board": Order("board", "draw the board again", _board),
    "explain": Order("explain WHAT", "how the numbers of a place or a piece come about", _explain),
    "count": Order("count [WHAT]", "what the game can count for you", _count),
    "hint": Order("hint [BOT]", "what a bot would do, and how good it thinks that is", hint),
    "log": Order("log [all]", f"the last {LOG_LINES} lines of the log, or all", _log),
    "help": _HELP,
    "?": _HELP,
    "quit": _QUIT,
    "exit": _QUIT,
}
