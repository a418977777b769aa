"""Editing: positions changed piece by piece, as the game's easel says; nothing is kept."""

from carson.core.any_position import read_any_position
from carson.core.easel import Easel
from carson.core.errors import BadAction, BadOption, BadPosition
from carson.core.registry import game
from carson.server.refusal import Refused
from carson.server.wire.desk_messages import Change, Edit, Edited
from carson.server.words import later


def edited(edit: Edit) -> Edited:
    """The position after a change. One that is impossible comes back all the same, with the reason."""
    easel = _easel(edit.position)
    try:
        text = _changed(easel, edit.position, edit.change) if edit.change else edit.position
        sheet = easel.sheet(text)
    except BadAction as error:
        raise Refused(str(error), "illegal", 409) from error
    except BadPosition as error:  # of options that do not exist
        raise Refused(str(error), field="position", line=error.line) from error
    except (LookupError, ValueError) as error:
        raise Refused(later("refused.not-drawn"), field="position") from error
    try:
        read_any_position(text)
    except BadPosition as error:
        return Edited(text, sheet, str(error), error.line)
    return Edited(text, sheet, "", 0)


def _easel(text: str) -> Easel:
    words = text.split(maxsplit=2)
    name = words[1] if len(words) > 1 else ""
    try:
        easel = game(name).easel()
    except BadOption as error:
        raise Refused(str(error), field="position", line=1) from error
    if easel is None:
        raise Refused(later("refused.no-easel"), "illegal", 409)
    return easel


def _changed(easel: Easel, text: str, change: Change) -> str:
    if change.field:
        return easel.write(text, change.field, change.value)
    if change.origin:
        text = easel.take(text, change.piece, change.origin)
    return easel.put(text, change.piece, change.to) if change.to else text
