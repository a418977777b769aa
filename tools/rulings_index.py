"""Write the lists in docs/rulings/README.md anew: every ruling by topic and by name, with links to the pages.

    .venv/bin/python tools/rulings_index.py

The pages themselves are in src/carson/*/rulings, so that they are installed with the game.
"""

from pathlib import Path

from carson.core import registry
from carson.core.rulings import Ruling, page_files

INDEX = Path(__file__).parent.parent / "docs" / "rulings" / "README.md"

MADE = "<!-- from here on made by tools/rulings_index.py -->\n"


def index() -> str:
    """The whole file: what people have written above the mark, and the lists."""
    written = INDEX.read_text(encoding="utf-8").partition(MADE)[0]
    topics, rows = [], []
    for name in registry.GAMES:
        game = registry.game(name)
        topics += ["", f"## {game.title}", ""]
        for file, page in zip(page_files(f"carson.{name}"), game.rulings(), strict=True):
            path = f"../../src/carson/{name}/rulings/{file}"
            topics.append(f"- [{page.title}]({path}): {page.intro.splitlines()[0]}")
            rows += [_row(ruling, path, page.title) for ruling in page.rulings]
    table = ["", "## By name", "", "| name | about | topic |", "|---|---|---|", *sorted(rows)]
    return written + MADE + "\n".join([*topics, *table]) + "\n"


def _row(ruling: Ruling, path: str, topic: str) -> str:
    return f"| [{ruling.id}]({path}#{ruling.id.lower()}) | {ruling.title} | {topic} |"


if __name__ == "__main__":
    INDEX.write_text(index(), encoding="utf-8")
