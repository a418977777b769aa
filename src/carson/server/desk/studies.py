"""Studies: a game taken to the desk, as far as everybody may know it and nobody is treated unfairly."""

from carson.server.desk.walk import step_text
from carson.server.refusal import Refused
from carson.server.tables.live import LiveTable
from carson.server.wire.desk_messages import Studied
from carson.server.words import later


def studied(table: LiveTable, person: str, version: int) -> Studied:
    """A game from its beginning to where it stands, and the place of a version in it.

    A game that goes on only by who plays it alone, where hints are allowed; answers that others may not see
    yet are left out. The dice to come are those of the desk, never those of the table.
    """
    _check(table, person)
    match = table.match
    if not 0 <= version <= match.version:
        raise Refused(later("refused.no-move"), "illegal", 404)
    here = match.path(match.settled(match.history[version]))
    standing = match.path(match.settled(match.history[-1]))
    path = standing if standing[: len(here)] == here else here
    moves = [match.nodes[node] for node in path]
    return Studied(
        position=match.game.write_position(match.state_at(0)),
        steps=[step_text(match, move.seat, move.action) for move in moves],
        names=match.names,
        at=len(here),
    )


def _check(table: LiveTable, person: str) -> None:
    over, match = table.settings.state == "over", table.match
    if table.settings.state == "open":
        raise Refused(later("refused.not-begun"), "stale", 409)
    if not over and not (table.mine(person) and table.is_alone(person)):
        raise Refused(later("refused.study-together"), "illegal", 409)
    if not table.hints.in_a_copy:
        raise Refused(later("refused.study-no-hints"), "illegal", 409)
    if not over and match.game.keeps_secrets(match.options):
        raise Refused(later("refused.study-secrets"), "illegal", 409)
