"""Walking: a position of a text, and a line of answers and dice from there, as words of a record."""

from carson.core.any_position import read_any_position
from carson.core.errors import BadAction, BadPosition, IllegalAction
from carson.core.seats import parse_seat, seat_text
from carson.core.state import CHANCE
from carson.server.accounts.names import LONGEST_NAME, local_name, plain
from carson.server.refusal import Refused
from carson.server.tables.game_log import LoggedMatch
from carson.server.wire.desk_messages import Line
from carson.server.words import later


def walked(line: Line) -> LoggedMatch:
    """The match at the end of a line; what nobody has chosen of the dice is drawn, always in the same way."""
    try:
        game, state = read_any_position(line.position)
    except BadPosition as error:
        raise Refused(str(error), field="position", line=error.line) from error
    options = game.options_of(state)
    names = _names(line.names, game.seats(options), game.virtual(options))
    match = LoggedMatch(game, options, f"desk/{state.fingerprint()}", names, state)
    for number, step in enumerate(line.steps, 1):
        try:
            _take(match, step)
        except (BadAction, IllegalAction) as error:
            raise Refused(
                later("refused.step", number=number, step=step, problem=error), "illegal", 409, "steps"
            ) from error
    match.deal()
    return match


def _take(match: LoggedMatch, step: str) -> None:
    """One step: a seat, or * for chance, and an action."""
    who, _, word = step.partition(" ")
    seat, action = parse_seat(who), match.game.parse_action(word)
    if seat != CHANCE:
        match.deal()
    match.state.check(seat, action)
    match.enter(seat, action)


def step_text(match: LoggedMatch, seat: int, action: int) -> str:
    """The inverse of taking a step."""
    return f"{seat_text(seat)} {match.game.action_text(action)}"


def steps_of(match: LoggedMatch) -> list[str]:
    """All steps, those of chance among them."""
    return [step_text(match, move.seat, move.action) for move in match.moves]


def _names(given: list[str], seats: int, virtual: dict[int, str]) -> list[str]:
    """What the seats are called; those without a name by their numbers."""
    wished = [plain(name)[:LONGEST_NAME] for name in given[:seats]]
    wished += [""] * (seats - len(wished))
    return [virtual.get(seat) or name or local_name(seat) for seat, name in enumerate(wished)]
