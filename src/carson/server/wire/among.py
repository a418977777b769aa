"""Among others: what this process does for its neighbours, and what it hears from them."""

from typing import Any

from carson.server.accounts.accounts import Accounts
from carson.server.accounts.sessions import Visitor
from carson.server.homes.forwarding import answer_requests
from carson.server.homes.letters import AnyLetter, Changed, Ended, Guessed, Ordered
from carson.server.homes.neighbours import Neighbours
from carson.server.order.watch import Watch
from carson.server.tables.keeper import Keeper
from carson.server.tables.registry import TableRegistry
from carson.server.wire.far import FarLines
from carson.server.wire.guests import Guests


class Among:
    """Everything that one process has to do with the others."""

    def __init__(
        self, homes: Neighbours, tables: TableRegistry, keeper: Keeper, accounts: Accounts, watch: Watch
    ) -> None:
        self.homes = homes
        self.tables = tables
        self.keeper = keeper
        self.accounts = accounts
        self.watch = watch
        self.sessions = accounts.sessions
        self.far_lines = FarLines(homes, tables)
        self.guests = Guests(homes, tables)
        homes.now = tables.services.running.now
        homes.on_outdated = tables.let_go
        homes.on_gone.append(lambda _: keeper.look_now())
        homes.listeners.append(self._hear)
        self.sessions.on_ended = lambda ended: homes.tell_all(Ended(ended))
        self.sessions.on_changed = lambda one: homes.tell_all(Changed(one.id, one.name, one.login))
        watch.on_decided = lambda: homes.tell_all(Ordered())
        accounts.guesses.on_guess = lambda *guess: homes.tell_all(Guessed(*guess))
        homes.gauges["carson_lines_elsewhere"] = lambda: len(self.far_lines.open)
        homes.gauges["carson_lines_from_elsewhere"] = lambda: len(self.guests.lines)

    def answer_for(self, app: Any) -> None:
        """Others ask us about our tables."""
        answer_requests(self.homes, app)
        self.homes.answer_infos(self.tables.info)

    def _hear(self, _: str, letter: AnyLetter) -> None:
        if isinstance(letter, Ended):
            self.sessions.are_over(letter.sessions)
        elif isinstance(letter, Changed):
            self.sessions.hear_of(Visitor(letter.person, letter.name, letter.login))
        elif isinstance(letter, Guessed):
            self.accounts.guesses.hear_of(letter.login, letter.address, letter.right)
        elif isinstance(letter, Ordered):
            self.watch.look_now()

    async def hand_over(self) -> None:
        """This process ends: what was begun is carried out, and the tables are given away at once."""
        self.homes.closing = True
        await self.guests.finish()
        await self.tables.awake.rest()
        await self.homes.hand_over()
        self.guests.send_away()
