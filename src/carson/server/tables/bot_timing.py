"""Bot timing: bots wait a little so that people can follow, and never run ahead of them.

Where people may act at the same time and the order of commands counts, a bot gives a command only after every
person who is here has given as many and one more, or has let some time pass.
"""

import asyncio
from collections import Counter

from carson.server.tables.table import Table


class BotTiming:
    """Decides which bot of a table moves next, and when."""

    def __init__(self, table: Table) -> None:
        self.table = table

    async def next_bot(self, bots: list[int]) -> int | None:
        """The bot that moves now, after a pause; None when something has come between, so look again."""
        settings = self.table.services.settings
        if not self._is_race():
            await self._rest(settings.bot_pause)
            return bots[0] if bots[0] in self.table.actors else None
        commands = self._commands()
        seat = min(bots, key=lambda bot: commands[bot])
        people = self._people()
        here = [person for person in people if self.table.online(self.table.seats[person].person)]
        if people and not here:
            await self._interrupted(None)  # people who are away are waited for, as in any other turn
            return None
        if any(commands[seat] >= commands[person] for person in here):
            if await self._interrupted(settings.bot_patience):
                return None
        else:
            await self._rest(settings.bot_pause)
        return seat if seat in self.table.actors else None

    def goes_on_alone(self) -> bool:
        """Whether a bot moves next though nobody is here: it does not run ahead of people who may act too."""
        return bool(self.table.due_bots) and not (self._is_race() and self._people())

    async def _rest(self, seconds: float) -> None:
        if self.table.connections:
            await asyncio.sleep(seconds)

    async def _interrupted(self, seconds: float | None) -> bool:
        """Let time pass; whether something has happened meanwhile."""
        news = self.table.news
        news.clear()
        try:
            await asyncio.wait_for(news.wait(), seconds)
        except TimeoutError:
            return False
        return True

    def _is_race(self) -> bool:
        """Whether several seats may act now, each as often as it likes."""
        return len(self.table.actors) > 1 and not self.table.match.state.sealed()

    def _people(self) -> list[int]:
        """The people who may act now."""
        return [seat for seat in self.table.actors if self.table.seats[seat].kind == "person"]

    def _commands(self) -> Counter[int]:
        """How many commands each seat has given since the race began."""
        match = self.table.match
        counted: Counter[int] = Counter()
        node = match.history[-1]
        while match.nodes[node].crowded:
            counted[match.nodes[node].seat] += 1
            node = match.nodes[node].parent
        return counted
