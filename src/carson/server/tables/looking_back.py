"""Looking at a table: past scenes, explanations, charts and whether the dice were fair."""

from typing import Any

import msgspec

from carson.core.dealer import Dealer
from carson.core.record import write_record
from carson.core.state import CHANCE, NOBODY
from carson.core.view import seen
from carson.server.refusal import Refused
from carson.server.tables.table import Table
from carson.server.wire.messages import Charts, Past
from carson.server.words import later


def past(table: Table, person: str, version: int) -> Past:
    """The scene at an earlier version, and what led to it."""
    _check_version(table, version)
    match = table.match
    view = match.view_at(version, table.eyes(table.mine(person)))
    scene = msgspec.to_builtins(match.face.shown(view, match.names))
    return Past(version, scene, match.lines_at(version))


def _check_version(table: Table, version: int) -> None:
    if not 0 <= version <= table.version:
        raise Refused(later("refused.no-move"), "illegal", 404)


def explain(table: Table, person: str, target: str, version: int | None = None) -> dict[str, Any]:
    """What is known about a place, a piece or a player, now or at an earlier version."""
    match = table.match
    version = match.version if version is None else version
    _check_version(table, version)
    seat = table.eyes(table.mine(person))
    if seat == NOBODY:
        seat = next(iter(table.mine(person)), NOBODY)
    explanation = match.face.explain(match.view_at(version, seat), target, match.names)
    made: dict[str, Any] = msgspec.to_builtins(explanation)
    return made


def charts(table: Table) -> Charts:
    """The numbers at the end of each round, from the moves that stand."""
    match, face = table.match, table.match.face
    state = match.game.new(match.options)
    points: dict[int, dict[str, list[int]]] = {}
    for move in match.moves:
        state.play(move.seat, move.action)
        view = seen(state)
        now = face.round_of(view)
        if points and now < max(points):
            points.clear()  # the game has begun anew
        points[now] = face.charts(view)
    rounds = sorted(points)
    return Charts(
        rounds, [points[n].get("vp", []) for n in rounds], [points[n].get("cash", []) for n in rounds]
    )


def record(table: Table) -> str:
    """The record as text: without its seed and without what is hidden while the game goes on."""
    match, over = table.match, table.settings.state == "over"
    if not over and match.game.keeps_secrets(match.options):
        raise Refused(later("refused.secret-record"), status=409)
    made = match.record()
    if not over or table.settings.forked:
        made.seed = None
    if not over:
        made.moves = made.moves[: len(match.path(match.settled(match.history[-1])))]
    return write_record(made)


def dice_follow_the_seed(table: Table) -> bool:
    """Draw every outcome again and compare."""
    match = table.match
    state = match.game.new(match.options)
    dealer = Dealer(match.dealer.seed)
    for move in match.moves:
        if move.seat == CHANCE and dealer.draw(state.chance()) != move.action:
            return False
        state.play(move.seat, move.action)
    return True
