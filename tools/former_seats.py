"""Seats of another revision: plays along with games that are played elsewhere and answers for its seats.

`tools/strength.py` runs it with the Python of that revision, so it uses only what both revisions have. Each
line it reads is a message in JSON:

    ["begin", game, options, seed, bot]   the same deal here
    ["act", seat, action]                 what somebody did over there, as a word
    ["ask", seat]                         answers with the action of the bot, as a word
    ["end"]                               answers with the score of every seat
"""

import json
import sys

from carson.core import registry
from carson.core.bot import Bot
from carson.core.bot_names import bot_maker
from carson.core.clock import UNHURRIED
from carson.core.match import Match


class Table:
    """One game, and the bot of every seat that has been asked."""

    def __init__(self, name: str, options: dict[str, str], seed: str, bot: str) -> None:
        self.game = registry.game(name)
        settled = self.game.settle(options)
        self.match = Match.start(self.game, settled, seed, ["?"] * self.game.seats(settled))
        self.bot = bot
        self.bots: dict[int, Bot] = {}

    def act(self, seat: int, text: str) -> None:
        self.match.act(seat, self.game.parse_action(text))

    def ask(self, seat: int) -> str:
        if seat not in self.bots:
            self.bots[seat] = bot_maker(self.game, self.bot)(f"{self.match.dealer.seed}/{seat}")
        legal = self.match.state.legal(seat)
        return self.game.action_text(self.bots[seat].choose(self.match.view(seat), legal, UNHURRIED))

    def end(self) -> list[int]:
        result = self.match.state.result()
        return [] if result is None else [result.total(seat) for seat in range(len(self.match.names))]


def main() -> None:
    for line in sys.stdin:
        kind, *rest = json.loads(line)
        if kind == "begin":
            table = Table(*rest)
        elif kind == "act":
            table.act(*rest)
        else:
            print(json.dumps(table.ask(*rest) if kind == "ask" else table.end()), flush=True)


if __name__ == "__main__":
    main()
