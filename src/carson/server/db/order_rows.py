"""The schema of keeping order: restrictions, quotas, names, announcements, reports, orders, the audit log."""

from datetime import datetime

from sqlalchemy import DateTime, ForeignKey, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from carson.server.db.models import BIG, Base


class Restriction(Base):
    """Somebody may not speak, or may not come in; without an end for ever."""

    __tablename__ = "restriction"
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id"), primary_key=True)
    kind: Mapped[str] = mapped_column(String(4), primary_key=True)  # mute, ban
    until: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))
    reason: Mapped[str] = mapped_column(Text)
    since: Mapped[datetime] = mapped_column(DateTime(timezone=True))


class OwnQuota(Base):
    """A person's own limit in place of the usual one."""

    __tablename__ = "own_quota"
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id"), primary_key=True)
    kind: Mapped[str] = mapped_column(String(12), primary_key=True)  # one of order/quotas.py
    most: Mapped[int]


class ReservedName(Base):
    """A name, or a pattern of names, that the host keeps from everybody."""

    __tablename__ = "reserved_name"
    pattern: Mapped[str] = mapped_column(String(60), primary_key=True)
    since: Mapped[datetime] = mapped_column(DateTime(timezone=True))


class Announcement(Base):
    """A line for everybody; one that is withdrawn is deleted."""

    __tablename__ = "announcement"
    id: Mapped[int] = mapped_column(BIG, primary_key=True)
    text: Mapped[str] = mapped_column(Text)
    since: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    until: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))


class Report(Base):
    """Somebody minds what another has done. It stands by itself: the table and the people may go."""

    __tablename__ = "report"
    id: Mapped[int] = mapped_column(BIG, primary_key=True)
    at: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    table_id: Mapped[str] = mapped_column(String(16))
    table_name: Mapped[str] = mapped_column(String(60))
    reporter_id: Mapped[str] = mapped_column(String(24), index=True)
    reporter: Mapped[str] = mapped_column(String(40))
    person_id: Mapped[str] = mapped_column(String(24), index=True)  # whom it is about
    name: Mapped[str] = mapped_column(String(40))  # by which they went there
    reason: Mapped[str] = mapped_column(Text)
    line: Mapped[str] = mapped_column(String(40))  # the moment of a line of the chat; empty for the person
    context: Mapped[str] = mapped_column(Text)  # what was said lately, as JSON
    state: Mapped[str] = mapped_column(String(6), index=True)  # open, closed
    decision: Mapped[str] = mapped_column(Text, server_default="")
    decided: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))
    decider: Mapped[str] = mapped_column(String(40), server_default="")


class Removed(Base):
    """The host of a table does not want to see somebody there."""

    __tablename__ = "removed"
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id"), primary_key=True, index=True)
    name: Mapped[str] = mapped_column(String(40))  # by which they went there


class TableOrder(Base):
    """What is to happen at a table, as soon as the process it lives in sees this; done, it is deleted."""

    __tablename__ = "table_order"
    id: Mapped[int] = mapped_column(BIG, primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), index=True)
    kind: Mapped[str] = mapped_column(String(6))  # close, delete, aside, rename
    person_id: Mapped[str] = mapped_column(String(24), server_default="")
    text: Mapped[str] = mapped_column(Text, server_default="")  # the reason, or the new name
    old: Mapped[str] = mapped_column(String(40), server_default="")  # the name that goes


class Audit(Base):
    """What was done to keep order. Rows are only ever added: the database refuses everything else."""

    __tablename__ = "audit"
    id: Mapped[int] = mapped_column(BIG, primary_key=True)
    at: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    actor_id: Mapped[str] = mapped_column(String(24))  # empty: somebody at the server's machine
    actor: Mapped[str] = mapped_column(String(40))
    what: Mapped[str] = mapped_column(String(20))  # one of order/audit.py
    person_id: Mapped[str] = mapped_column(String(24), index=True)  # on whom; empty where it is nobody
    table_id: Mapped[str] = mapped_column(String(16))
    whom: Mapped[str] = mapped_column(Text)  # the name of the person, the table, or the thing
    why: Mapped[str] = mapped_column(Text)
    facts: Mapped[str] = mapped_column(Text, server_default="")  # what else there is to know: until when
