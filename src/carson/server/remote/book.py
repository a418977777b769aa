"""The book of remote bots: accounts of people who let programs play from elsewhere, each with a token."""

import hashlib
import secrets
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from carson.server.accounts.names import LONGEST_NAME, plain
from carson.server.accounts.sessions import Visitor
from carson.server.db.models import RemoteBotRow
from carson.server.db.writer import Clash, Writer
from carson.server.order.rules import Rules
from carson.server.refusal import Refused
from carson.server.words import later

PREFIX: Final = "remote:"  # of the name that a remote bot has at tables
TOKEN: Final = "carson_"  # how tokens begin, so that people know one when they see it


@dataclass(frozen=True)
class RemoteBot:
    """A program elsewhere that plays here; its token is known to nobody but its owner."""

    id: str
    person: str
    name: str
    created: datetime

    @property
    def bot(self) -> str:
        """What it is called on a seat."""
        return PREFIX + self.id


class RemoteBook:
    """Makes, finds and revokes remote bots. There are few: all of them are kept in memory."""

    def __init__(self, engine: AsyncEngine, writer: Writer, most: int, rules: Rules) -> None:
        self.engine = engine
        self.writer = writer
        self.most = most  # of one person, unless an admin has decided otherwise
        self.rules = rules
        self.bots: dict[str, RemoteBot] = {}
        self._hashes: dict[str, str] = {}  # of tokens -> ids

    async def read(self) -> None:
        """All there are, as they are stored."""
        async with self.engine.connect() as connection:
            rows = (await connection.execute(select(RemoteBotRow))).all()
        self.bots = {
            row.id: RemoteBot(row.id, row.person_id, row.name, row.created.replace(tzinfo=UTC))
            for row in rows
        }
        self._hashes = {row.token: row.id for row in rows}

    def of(self, person: str) -> list[RemoteBot]:
        """The bots of a person, the oldest first."""
        return sorted(
            (bot for bot in self.bots.values() if bot.person == person), key=lambda bot: bot.created
        )

    async def find(self, token: str) -> RemoteBot | None:
        """The bot of a token, also of one that was made or revoked in another process just now."""
        if not token.startswith(TOKEN):
            return None
        hashed = _hash(token)
        if await self._is_stored(hashed) != (hashed in self._hashes):
            await self.read()
        return self.bots.get(self._hashes.get(hashed, ""))

    async def _is_stored(self, hashed: str) -> bool:
        async with self.engine.connect() as connection:
            query = select(RemoteBotRow.id).where(RemoteBotRow.token == hashed)
            return (await connection.execute(query)).scalar_one_or_none() is not None

    async def create(self, visitor: Visitor, wished: str) -> tuple[RemoteBot, str]:
        """A new bot and its token, which is told this once and stored as a hash alone."""
        name = plain(wished)[:LONGEST_NAME]
        if visitor.login is None:
            raise Refused(later("refused.bots-of-accounts"), status=403)
        if not name:
            raise Refused(later("refused.nameless"), field="name")
        self.rules.check_name(name, visitor.id)
        most = self.rules.quota("bots", visitor.id, self.most)
        if len(self.of(visitor.id)) >= most:
            raise Refused(later("refused.many-remotes", number=most), status=409)
        token = TOKEN + secrets.token_urlsafe(32)
        bot = RemoteBot(secrets.token_hex(8), visitor.id, name, datetime.now(UTC))
        row = {
            "id": bot.id,
            "person_id": bot.person,
            "name": name,
            "folded": name.casefold(),
            "token": _hash(token),
            "created": bot.created,
        }
        try:
            await self.writer.store((insert(RemoteBotRow), row))
        except Clash:
            raise Refused(later("refused.remote-taken", name=name), status=409, field="name") from None
        self.bots[bot.id] = bot
        self._hashes[_hash(token)] = bot.id
        return bot, token

    async def revoke(self, person: str, id_: str) -> RemoteBot:
        """The token of somebody's bot is worth nothing from now on, and its name is free."""
        bot = self.bots.get(id_)
        if bot is None or bot.person != person:
            raise Refused(later("refused.no-remote"), status=404)
        await self.writer.store((delete(RemoteBotRow).where(RemoteBotRow.id == id_), None))
        del self.bots[id_]
        self._hashes = {token: one for token, one in self._hashes.items() if one != id_}
        return bot


def _hash(token: str) -> str:
    """Of a secret that nobody can guess a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()
