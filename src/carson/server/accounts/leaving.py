"""Leaving for good: everything a server has of a person goes; games of others stay whole."""

import structlog

from carson.server.accounts.proof import Proof
from carson.server.accounts.sessions import Sessions, Visitor
from carson.server.db.writer import Clash
from carson.server.refusal import Refused
from carson.server.remote.remotes import Remotes
from carson.server.tables.expiry import deletion_of_people
from carson.server.tables.parting import Parting
from carson.server.words import later

log = structlog.get_logger()

ROUNDS = 3  # somebody may sit down at a table meanwhile, on another device


class Leaving:
    """Deletes a person. Tables come first: whoever is cut off in between can begin again."""

    def __init__(self, sessions: Sessions, proof: Proof, parting: Parting, remotes: Remotes) -> None:
        self.sessions = sessions
        self.proof = proof
        self.parting = parting
        self.remotes = remotes

    async def leave(self, visitor: Visitor) -> None:
        """Their tables forget them, then all else of theirs goes in one go; the login is free again."""
        for bot in self.remotes.book.of(visitor.id):
            self.remotes.dismiss(await self.remotes.book.revoke(visitor.id, bot.id))
        for _ in range(ROUNDS):
            await self.parting.everywhere(visitor.id, visitor.name)
            try:
                await self.sessions.end_all(visitor.id, *deletion_of_people([visitor.id]))
            except Clash:
                continue
            log.info("somebody has left for good")
            return
        raise Refused(later("refused.still-sitting"), status=409)
