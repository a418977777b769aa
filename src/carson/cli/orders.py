"""What a person can type at the prompt besides an action."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from carson.cli import files, keyboard
from carson.cli.choosing import Form
from carson.cli.desk import Desk
from carson.cli.hints import hint
from carson.cli.scores import sections
from carson.cli.words import later, say
from carson.core.errors import CarsonError
from carson.core.match import Match
from carson.core.sentence import Sentence

LOG_LINES = 20


class Leave(Exception):
    """Somebody wants to stop playing."""


@dataclass(frozen=True)
class Order:
    """A word to type, what it does, and the doing. It returns whether the question must be asked anew."""

    usage: str | Sentence
    help: Sentence
    obey: Callable[[Desk, str], bool]


def _undo(desk: Desk, rest: str) -> bool:
    """Go back to before the last action that a person took, whoever it was."""
    match = desk.match
    before = match.moves
    with keyboard.uninterrupted():
        if not match.undo(desk.people):
            raise CarsonError(later("orders.nothing-to-undo"))
        desk.given.clear()
        while _is_idle(desk) and match.undo(desk.people):
            pass
        desk.returned = match.version
        left = len(match.moves)
        desk.told = [told for told in desk.told if told.ply <= left]
        desk.keep()
    undone = next(move for move in before[left:] if move.seat in desk.people)
    name, word = match.names[undone.seat], match.game.action_text(undone.action)
    hidden = undone.secret and len(desk.people) > 1
    key = "orders.undone-secret" if hidden else "orders.undone"
    desk.notices.append(say(key, name=name, action=word))
    return True


def _is_idle(desk: Desk) -> bool:
    """Whether nobody decided anything here: the question was answered by itself."""
    seat = desk.match.state.actors()[0]
    return seat in desk.people and desk.by_itself(seat) is not None


def _all(desk: Desk, wanted: str) -> bool:
    """Ask everything, or only what can change something."""
    desk.asks_all = not desk.asks_all
    desk.screen.say(say("orders.asks-all" if desk.asks_all else "orders.asks-less"))
    return False


def _save(desk: Desk, name: str) -> bool:
    """Write the record; over another game, or a file that is no game, only if that is wanted."""
    if not name:
        raise CarsonError(later("orders.save-what"))
    if _is_something_else(desk, name):
        kind = say("orders.another-game") if files.is_record(name) else say("orders.no-game")
        question = say("orders.overwrite", name=name, kind=kind)
        if not keyboard.agrees(desk.screen, question, default=False):
            desk.screen.say(say("orders.nothing-saved"))
            return False
    files.write_text(name, desk.match.text())
    desk.screen.say(say("orders.saved", name=name))
    return False


def _is_something_else(desk: Desk, name: str) -> bool:
    """Whether a file exists that is not an earlier moment of this game."""
    if not Path(name).expanduser().is_file():
        return False
    try:
        there = files.load_record(name)
    except CarsonError:
        return True
    match = desk.match
    moves = [(move.seat, move.action) for move in there.moves]
    now = [(move.seat, move.action) for move in match.moves[: len(moves)]]
    same = (there.seed, there.options, there.names) == (match.dealer.seed, match.options, match.names)
    return not same or moves != now


def _load(desk: Desk, name: str) -> bool:
    if not name:
        raise CarsonError(later("orders.load-what"))
    record = files.load_record(name)
    with files.blaming(name):
        match = Match.resume(record)
    if desk.touched:
        desk.keep()
    desk.begin(match)
    desk.screen.say(say("orders.loaded", name=name))
    return True


def _help(desk: Desk, wanted: str) -> bool:
    topics = desk.face.topics(desk.match.options)
    titles = [topic.title for topic in topics]
    if not wanted:
        _show_orders(desk, titles)
        return False
    for topic in topics:
        if topic.title.casefold().startswith(wanted.casefold()):
            desk.screen.say(topic.title, "title")
            desk.screen.say(topic.text)
            return False
    for item in desk.offered:
        if wanted.casefold() in (item.key, item.word.casefold()):
            desk.screen.say(f"{item.word}: {item.choice.label}")
            return False
    raise CarsonError(later("orders.no-help", wanted=wanted, topics=", ".join(titles)))


def _show_orders(desk: Desk, topics: list[str]) -> None:
    screen = desk.screen
    screen.say(say("orders.besides"))
    widest = max(len(str(order.usage)) for order in ORDERS.values())
    for order in dict.fromkeys(ORDERS.values()):
        screen.say(f"  {order.usage!s:<{widest}}  {order.help}")
    if topics:
        screen.say(say("orders.topics", first=topics[0].lower(), topics=", ".join(topics)))


def _explain(desk: Desk, target: str) -> bool:
    """How a number on the table comes about."""
    if not target:
        raise CarsonError(later("orders.explain-what"))
    view = desk.match.view(desk.match.state.actors()[0])
    told = desk.face.explain(view, target.lower(), desk.match.names)
    if not (told.text or told.total or told.lines or told.note):
        raise CarsonError(later("orders.no-explanation", target=target))
    desk.screen.say(told.title, "title")
    desk.screen.say(" ".join(part for part in (told.text, told.total) if part))
    for line in told.lines:
        where = f" ({', '.join(line.places)})" if line.places else ""
        desk.screen.say(f"  {line.amount:>4}  {line.text}{where}")
    if told.note:
        desk.screen.say(told.note)
    return False


def _list(desk: Desk, rest: str) -> bool:
    desk.show_choices(Form.WHOLE)
    return False


def _board(desk: Desk, rest: str) -> bool:
    desk.show_board()
    return False


def _count(desk: Desk, wanted: str) -> bool:
    """Show sections of what the game counts: all titles, or those that begin as wanted."""
    game, state = desk.match.game, desk.match.state
    counted = sections(game, state, game.inspect(state, state.actors()[0]))
    found = [title for title in counted if wanted and title.casefold().startswith(wanted.casefold())]
    if not found:
        desk.screen.say(say("orders.count-what", titles=", ".join(counted)))
    for title in found:
        desk.screen.show(counted[title])
    return False


def _log(desk: Desk, rest: str) -> bool:
    lines = desk.told if rest == "all" else desk.told[-LOG_LINES:]
    desk.screen.tell((told.seat, told.text) for told in lines)
    return False


def _leave_lesson(desk: Desk, rest: str) -> bool:
    """Play on without the coach."""
    if desk.lead is None:
        raise CarsonError(later("orders.no-lesson"))
    desk.coach = None
    desk.notices.append(say("orders.left"))
    return True


def _quit(desk: Desk, rest: str) -> bool:
    raise Leave


_HELP = Order(later("orders.usage-help"), later("orders.help"), _help)
_QUIT = Order("quit", later("orders.quit"), _quit)

ORDERS = {
    "undo": Order("undo", later("orders.undo"), _undo),
    "save": Order(later("orders.usage-save"), later("orders.save"), _save),
    "load": Order(later("orders.usage-load"), later("orders.load"), _load),
    "list": Order("list", later("orders.list"), _list),
    "board": Order("board", later("orders.board"), _board),
    "explain": Order(later("orders.usage-explain"), later("orders.explain"), _explain),
    "count": Order(later("orders.usage-count"), later("orders.count"), _count),
    "hint": Order(later("orders.usage-hint"), later("orders.hint"), hint),
    "ask": Order("ask", later("orders.ask"), _all),
    "leave": Order("leave", later("orders.leave"), _leave_lesson),
    "log": Order(later("orders.usage-log"), later("orders.log", lines=LOG_LINES), _log),
    "help": _HELP,
    "?": _HELP,
    "quit": _QUIT,
    "exit": _QUIT,
}
