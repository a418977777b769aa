"""`carson` with the toy as its only game: python -m tests.cli.toy_carson play"""

from carson.core import registry

WHERE = "tests.cli.toy:Pebbles"

if __name__ == "__main__":
    registry.GAMES.clear()
    registry.GAMES["pebbles"] = WHERE
    registry.DEFAULT = "pebbles"
    from carson.cli import main

    main()
