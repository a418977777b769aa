"""Bot turns: asks the bots of a table, one after the other, until a person is to answer."""

import asyncio

import structlog

from carson.server.bots.fair_queue import Asker, Urgency
from carson.server.bots.lane import BotFailed
from carson.server.bots.pool import Forfeited
from carson.server.refusal import Refused
from carson.server.remote.remotes import is_remote
from carson.server.tables.bot_timing import BotTiming
from carson.server.tables.play import Play
from carson.server.tables.seat_changes import SeatChanges
from carson.server.tables.seats import needs_nobody
from carson.server.tables.table import Table

log = structlog.get_logger()


class BotTurns:
    """Plays the seats of bots. Where one gives no answer the game waits, and the host is told."""

    def __init__(self, table: Table, timing: BotTiming, play: Play, seat_changes: SeatChanges) -> None:
        self.table = table
        self.timing = timing
        self.play = play
        self.seat_changes = seat_changes

    async def run(self) -> None:
        """Bot moves until no bot is due."""
        while bots := self.table.due_bots:
            seat = await self.timing.next_bot(bots)
            if seat is not None:
                await self._turn(seat)

    async def _turn(self, seat: int) -> None:
        table, version = self.table, self.table.version
        try:
            action = await self._choice_of(seat)
        except BotFailed as failure:
            if version == table.version and seat in table.due_bots:
                self._give_up(seat, failure)
            return
        async with table.queue:
            if table.seats[seat].kind != "bot":
                return  # its person has come back meanwhile
            try:
                await self.play.act(seat, action, version)
            except Refused as refused:
                if refused.code == "busy":
                    log.error("bot move not stored", table=table.settings.id, reason=refused.reason)
                    await asyncio.sleep(1.0)

    async def _choice_of(self, seat: int) -> int:
        """What the bot of a seat wants; a program that has failed plays the first legal actions instead."""
        table, place = self.table, self.table.seats[seat]
        scripted = table.coach.reply(seat) if table.coach else None
        if scripted is not None:
            return scripted
        first = table.match.state.legal(seat)[0]
        if is_remote(place.bot):
            remotes = table.services.remotes
            return await remotes.choose(table.match, seat, place.bot or "", table.settings.id)
        if not place.forfeited:
            try:
                asker = Asker(table.settings.host, table.settings.id)
                bots, urgency = table.services.bots, self._urgency()
                return await bots.choose(table.match, seat, place.bot or "", asker, urgency)
            except Forfeited:
                await self.seat_changes.forfeit(seat)
        return first

    def _urgency(self) -> Urgency:
        """People who play or look on come first."""
        table = self.table
        return Urgency.ALONE if needs_nobody(table.seats) and not table.connections else Urgency.MOVE

    def _give_up(self, seat: int, failure: BotFailed) -> None:
        table = self.table
        log.error(
            "bot gives no answer",
            table=table.settings.id,
            seat=seat,
            bot=table.seats[seat].bot,
            version=table.version,
            reason=str(failure),
            exc_info=failure.__cause__,
        )
        self.seat_changes.stop_at(seat)
