"""The moves of a game for those who look back: who moved, in which round, and what happened."""

from collections import defaultdict

from carson.core.match import Node
from carson.core.state import CHANCE, State
from carson.core.view import seen
from carson.server.tables.game_log import LoggedMatch
from carson.server.tables.table import Table
from carson.server.wire.messages import LogLine, MoveOut
from carson.server.words import say


def moves_of(table: Table) -> list[MoveOut]:
    """Every move that stands. What the log does not tell of it is told once the game is over."""
    return told_moves(table.match, table.settings.state == "over")


def told_moves(match: LoggedMatch, over: bool, since: int = 0) -> list[MoveOut]:
    """The moves that stand, after the first so many; `over`: nothing about them is secret any more."""
    path = match.path()
    state = match.state_at(match.version_of(path[since - 1]) if since else 0)
    versions = _first_versions(match)
    lines = _lines(match)
    made: list[MoveOut] = []
    for index in path[since:]:
        move, version = match.nodes[index], versions[index]
        told = lines[version]
        text = " ".join(line.text for line in told) or (_answer(match, state, move) if over else "")
        state.play(move.seat, move.action)
        places = list(dict.fromkeys(place for line in told for place in line.places))
        seat = None if move.seat == CHANCE else move.seat
        made.append(MoveOut(version, seat, match.face.round_of(seen(state)), text, places))
    return made


def _first_versions(match: LoggedMatch) -> dict[int, int]:
    """The version at which each node was first reached."""
    versions: dict[int, int] = {}
    for version, node in enumerate(match.history):
        versions.setdefault(node, version)
    return versions


def _lines(match: LoggedMatch) -> dict[int, list[LogLine]]:
    """The lines of the log by the version they were told at."""
    lines: dict[int, list[LogLine]] = defaultdict(list)
    for line in match.lines_after(0):
        lines[line.version].append(line)
    return lines


def _answer(match: LoggedMatch, state: State, move: Node) -> str:
    """The answer that was given, as it was offered; nothing for a die or a draw."""
    if move.seat == CHANCE:
        return ""
    offered = match.face.choices(seen(state, move.seat), match.names)
    label = next(one.label for one in offered if one.action == move.action)
    return say("moves.answer", name=match.names[move.seat], answer=label)
