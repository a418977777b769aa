"""The schema: people, sessions, tables and seats, the append-only log of entries, chat, outbox, counters."""

from datetime import datetime
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Text,
    UniqueConstraint,
    false,
)
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

BIG = BigInteger().with_variant(Integer(), "sqlite")  # SQLite's numbers are all this large


@compiles(String, "postgresql")
def _any_length(_type: String, _compiler: object, **_how: Any) -> str:
    """Lengths tell the reader what to expect; SQLite cuts and refuses nothing, so neither does PostgreSQL."""
    return "VARCHAR"


class Base(DeclarativeBase):
    """All tables of the server."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_name)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class Person(Base):
    """Somebody who plays: a guest, or an account when there is a login."""

    __tablename__ = "person"
    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    name: Mapped[str] = mapped_column(String(40), index=True)
    login: Mapped[str | None] = mapped_column(String(40), unique=True)
    password: Mapped[str | None] = mapped_column(String(200))
    role: Mapped[str] = mapped_column(String(8), server_default="")  # admin, or nothing
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True))


class Session(Base):
    """One signed-in browser; logging out deletes it, so an old cookie is worth nothing."""

    __tablename__ = "session"
    id: Mapped[str] = mapped_column(String(43), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id"), index=True)
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    seen: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))  # last used, to the hour
    device: Mapped[str] = mapped_column(String(60), server_default="")  # "Firefox on Linux"
    proven: Mapped[datetime | None] = mapped_column(
        DateTime(timezone=True)
    )  # when its person last showed who


class Passkey(Base):
    """A key on a device of somebody's, which signs in without a password; only its public half is here."""

    __tablename__ = "passkey"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id"), index=True)
    name: Mapped[str] = mapped_column(String(40))
    credential: Mapped[str] = mapped_column(Text, unique=True)  # what the device calls it
    public_key: Mapped[str] = mapped_column(Text)
    counter: Mapped[int] = mapped_column(BIG)  # how often the device says it was used; 0 where none counts
    transports: Mapped[list[str]] = mapped_column(JSON)  # how a browser reaches the device
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    used: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))


class UsedChallenge(Base):
    """What a passkey has signed once it must not sign again; kept for as long as it would be good."""

    __tablename__ = "used_challenge"
    code: Mapped[str] = mapped_column(String(43), primary_key=True)
    expires: Mapped[datetime] = mapped_column(DateTime(timezone=True), index=True)


class Transfer(Base):
    """A one-time code that makes another device the same person."""

    __tablename__ = "transfer"
    code: Mapped[str] = mapped_column(String(43), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id"))
    expires: Mapped[datetime] = mapped_column(DateTime(timezone=True))


class RemoteBotRow(Base):
    """A bot on another machine; of its token there is a hash alone."""

    __tablename__ = "remote_bot"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id"), index=True)
    name: Mapped[str] = mapped_column(String(40))
    folded: Mapped[str] = mapped_column(String(80), unique=True)  # the name without upper and lower case
    token: Mapped[str] = mapped_column(String(64), unique=True)
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True))


class GameTable(Base):
    """A table: one game from the first invitation to the final score."""

    __tablename__ = "game_table"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    name: Mapped[str] = mapped_column(String(60))
    game: Mapped[str] = mapped_column(String(20))
    rules: Mapped[str] = mapped_column(String(20))  # version of the rules
    options: Mapped[dict[str, str]] = mapped_column(JSON)
    public: Mapped[bool]
    invite: Mapped[str] = mapped_column(String(24))
    host_id: Mapped[str] = mapped_column(ForeignKey("person.id"), index=True)
    clock: Mapped[dict[str, Any]] = mapped_column(JSON)
    seed: Mapped[str] = mapped_column(String(64))
    state: Mapped[str] = mapped_column(String(10))  # open, playing, over
    forked: Mapped[bool]  # a copy: its first dice come from another seed
    abandoned: Mapped[bool] = mapped_column(server_default=false())  # it ended without a result
    closed: Mapped[str | None] = mapped_column(Text)  # why an admin has ended it
    hints: Mapped[bool | None]  # as the host has set it; without a word one who plays against bots gets them
    lesson: Mapped[bool] = mapped_column(server_default=false())  # a guided first game that was not left
    rematch_id: Mapped[str | None] = mapped_column(String(16))
    version: Mapped[int] = mapped_column(server_default="0")  # how many entries its log has
    chain: Mapped[str] = mapped_column(String(16), server_default="")  # of the last of them
    actors: Mapped[list[int] | None] = mapped_column(
        JSON
    )  # who is asked; null when the row does not know yet
    status: Mapped[str | None] = mapped_column(Text)  # where the game stands, in words
    wake_at: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))  # a bot or a clock is due then
    open_moves: Mapped[int] = mapped_column(server_default="0")  # how many standing moves anybody may see
    trouble: Mapped[str | None] = mapped_column(Text)  # why it is set aside, for the host
    fence: Mapped[int] = mapped_column(server_default="0")  # how often it has found a home, of many processes
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    updated: Mapped[datetime] = mapped_column(DateTime(timezone=True))

    __table_args__ = (Index("ix_table_state_public", "state", "public"),)


class Seat(Base):
    """Who sits where. Several seats may belong to one person: people who share a device."""

    __tablename__ = "seat"
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(8))  # person, bot, open, virtual
    person_id: Mapped[str | None] = mapped_column(ForeignKey("person.id"), index=True)
    name: Mapped[str] = mapped_column(String(40))
    bot: Mapped[str | None] = mapped_column(String(40))
    left_at: Mapped[float | None]  # when its person left, in running time; empty while the person is here
    forfeited: Mapped[bool] = mapped_column(server_default=false())  # its program failed and plays no more
    colour: Mapped[int | None]  # one of COLOURS; without one by the order of the seats


class Hidden(Base):
    """A table that somebody does not want to see in a list."""

    __tablename__ = "hidden"
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True, index=True)


class Note(Base):
    """What somebody on a seat has written down for nobody else."""

    __tablename__ = "note"
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id"), primary_key=True, index=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    text: Mapped[str] = mapped_column(Text)


class StoredReview(Base):
    """What a bot has thought of a finished game."""

    __tablename__ = "review"
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    version: Mapped[int]  # of the end that was reviewed
    told: Mapped[str] = mapped_column(Text)  # moves and curve as JSON


class Share(Base):
    """The link of a finished game for people without a seat; taking it back deletes it."""

    __tablename__ = "share"
    code: Mapped[str] = mapped_column(String(24), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), unique=True)
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True))


class Entry(Base):
    """One line of a table's log; lines are only ever added."""

    __tablename__ = "entry"
    id: Mapped[int] = mapped_column(BIG, primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"))
    ply: Mapped[int]
    seat: Mapped[int]  # a seat, CHANCE, or BACK
    action: Mapped[int] = mapped_column(BIG)  # an action, an outcome, or the version gone back to
    told: Mapped[str | None] = mapped_column(Text)  # the lines that told it, as JSON: seat, kind, text
    at: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    ran: Mapped[float | None]  # the same moment in running time; old entries have none

    __table_args__ = (UniqueConstraint("table_id", "ply", name="one_entry_per_ply"),)


class ChatLine(Base):
    """Something somebody said at a table."""

    __tablename__ = "chat_line"
    id: Mapped[int] = mapped_column(BIG, primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), index=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id"))
    seat: Mapped[int | None]
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[datetime] = mapped_column(DateTime(timezone=True))


class Channel(Base):
    """A way to somebody who is not here: a browser, a mailbox, or a room of a chat service."""

    __tablename__ = "channel"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id"), index=True)
    kind: Mapped[str] = mapped_column(String(10))  # push, mail, or the name of a service
    address: Mapped[str] = mapped_column(Text)
    keys: Mapped[str] = mapped_column(Text, server_default="")  # of a browser, as JSON
    label: Mapped[str] = mapped_column(String(100))  # what its person knows it by
    state: Mapped[str] = mapped_column(String(6))  # asked, on, off, dead, left
    changed: Mapped[datetime] = mapped_column(DateTime(timezone=True), index=True)


class Wishes(Base):
    """What somebody wants to hear of, and when; without a row it is as usual."""

    __tablename__ = "wishes"
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id"), primary_key=True)
    kinds: Mapped[list[str]] = mapped_column(JSON)
    pace: Mapped[str] = mapped_column(String(6))  # once, hour, day
    daily_at: Mapped[int]  # the hour of what comes once a day
    quiet_from: Mapped[int | None]  # an hour
    quiet_until: Mapped[int | None]
    zone: Mapped[str] = mapped_column(String(40))  # whose hours these are
    language: Mapped[str] = mapped_column(String(12))


class Outgoing(Base):
    """The outbox: what is to be told over a channel. What was told, or is true no more, is deleted."""

    __tablename__ = "outbox"
    id: Mapped[int] = mapped_column(BIG, primary_key=True)
    channel_id: Mapped[str] = mapped_column(ForeignKey("channel.id"), index=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id"), index=True)
    table_id: Mapped[str | None] = mapped_column(ForeignKey("game_table.id"), index=True)
    kind: Mapped[str] = mapped_column(String(10))  # one of notices/kinds.py
    facts: Mapped[str] = mapped_column(Text, server_default="")  # what is to be said, as a stored sentence
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    due: Mapped[datetime] = mapped_column(DateTime(timezone=True), index=True)
    tries: Mapped[int] = mapped_column(server_default="0")
    claim: Mapped[str | None] = mapped_column(String(22), index=True)  # of whoever is about to tell it
    claimed_until: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))


class Running(Base):
    """One row: the seconds this server has run since it was first started."""

    __tablename__ = "running"
    id: Mapped[int] = mapped_column(primary_key=True)
    seconds: Mapped[float]


class Ledger(Base):
    """One row: how many commits there were."""

    __tablename__ = "ledger"
    id: Mapped[int] = mapped_column(primary_key=True)
    commits: Mapped[int] = mapped_column(BIG)
