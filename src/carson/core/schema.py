"""The JSON Schema of what programs are sent: what a seat may know, and every question with its answers.

`python -m tools.schemas` writes it to docs/schema.
"""

from __future__ import annotations

from typing import Any

import msgspec

from carson.core.game import Game
from carson.core.wire import DEFS, Asked, Words, ref

DRAFT = "https://json-schema.org/draft/2020-12/schema"
VIEW = "View"
ASK = "ask"
ANSWER = "Answer"

Schema = dict[str, Any]


def schema_of(game: Game) -> Schema:
    """The message `ask` of a game; `$defs` has the view and each question under a name of its own."""
    wire = game.wire()
    (view,), parts = msgspec.json.schema_components([wire.view], ref_template=f"{DEFS}{{name}}")
    questions = {name: _question(name, asked) for name, asked in wire.questions.items()}
    return {
        "$schema": DRAFT,
        "$id": f"carson/{game.name}.json",
        "title": f"{game.title}: a question to a program",
        "$comment": f"rules {game.version}",
        **ref(ASK),
        "$defs": {
            ASK: _ask(list(questions)),
            **({VIEW: view} if VIEW not in parts else {}),
            ANSWER: _answer(game),
            **dict(sorted(parts.items())),
            **{name: _words(words) for name, words in wire.words.items()},
            **questions,
        },
    }


def _ask(questions: list[str]) -> Schema:
    seat = {"type": "integer", "minimum": 0}
    told: Schema = {
        "type": {"const": ASK},
        "seat": {**seat, "description": "Who is asked"},
        "view": ref(VIEW),
        "legal": {"type": "array", "items": ref(ANSWER), "minItems": 1},
    }
    one_of = {"oneOf": [ref(name) for name in questions]} if questions else {}
    return {"type": "object", "properties": told, "required": list(told), **one_of}


def _answer(game: Game) -> Schema:
    told: Schema = {
        "action": {"type": "integer", "minimum": 0, "exclusiveMaximum": game.action_count},
        "text": {"type": "string", "description": "The action as a word, the same in every state"},
    }
    return {"type": "object", "properties": told, "required": list(told)}


def _question(name: str, asked: Asked) -> Schema:
    """What makes a message this question, and which answers it can have."""
    kinds = [answer for answer in asked.answers if answer[0].isupper()]
    words = [answer for answer in asked.answers if not answer[0].isupper()]
    either: list[Schema] = [ref(kind) for kind in kinds] + ([{"enum": words}] if words else [])
    view = {"properties": {"asked": {"properties": {"kind": {"const": name}}, "required": ["kind"]}}}
    told: Schema = {"properties": {"view": view}}
    if either:
        text = either[0] if len(either) == 1 else {"anyOf": either}
        told["properties"]["legal"] = {"items": {"properties": {"text": text}}}
    return {"description": asked.entry, **told} if asked.entry else told


def _words(words: Words) -> Schema:
    return {"type": "string", "pattern": words} if isinstance(words, str) else {"enum": list(words)}
