"""Write the JSON Schema of what programs are sent, for every game: python -m tools.schemas

It is made from the types of the views and the tables of questions (carson.core.schema); a test keeps it
current.
"""

import json
from pathlib import Path

from carson.core import registry
from carson.core.schema import schema_of

FOLDER = Path(__file__).parent.parent / "docs" / "schema"
FILES = {name: FOLDER / f"{name}.json" for name in registry.GAMES}


def written(name: str) -> str:
    """The schema of a game as text."""
    return json.dumps(schema_of(registry.game(name)), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, path in FILES.items():
        path.write_text(written(name), encoding="utf-8")
        print(path)
