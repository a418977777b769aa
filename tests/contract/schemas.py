"""What programs are sent, held against the published schema."""

import json
from functools import cache
from typing import Any

import jsonschema_rs

from carson.core.game import Game
from carson.core.schema import ASK, VIEW, schema_of
from carson.core.state import State
from carson.core.wire import DEFS


@cache
def validators(kind: type[Game]) -> tuple[Any, Any]:
    """What checks the messages of a game: a whole question, and a view alone."""
    schema = schema_of(kind())
    views = {**schema, "$ref": f"{DEFS}{VIEW}"}
    return jsonschema_rs.Draft202012Validator(schema), jsonschema_rs.Draft202012Validator(views)


def question(game: Game, state: State, seat: int) -> dict[str, object]:
    """A question as a program hears it."""
    legal = [{"action": action, "text": game.action_text(action)} for action in state.legal(seat)]
    return {"type": ASK, "seat": seat, "view": state.view(seat), "legal": legal}


def check_message(game: Game, state: State, seat: int) -> None:
    """Raise ValidationError unless what this seat is sent now fits the schema."""
    asks, views = validators(type(game))
    if state.legal(seat):
        asks.validate(json.loads(json.dumps(question(game, state, seat))))
    else:
        views.validate(json.loads(json.dumps(state.view(seat))))
