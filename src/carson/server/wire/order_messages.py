"""The JSON about keeping order, as types; the rest is in messages.py."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from carson.server.wire.account_messages import Name
from carson.server.wire.messages import AnnouncedOut, SeatNumber, Strict

Reason = Annotated[str, Meta(min_length=1, max_length=500)]
Moment = Annotated[str, Meta(max_length=40)]  # "2h", "3d", a moment; empty for ever


# ---- for everybody


class NewsOut(Struct):
    announced: list[AnnouncedOut]
    reports: int | None  # how many wait for an admin; null for everybody else


class NewReport(Strict):
    reason: Reason
    seat: SeatNumber | None = None  # of whom it is about
    line: Moment = ""  # or the moment of a line of the chat


class Reported(Struct):
    reported: bool


class InvitedAgain(Strict):
    person: Annotated[str, Meta(max_length=24)]


# ---- for admins


class HeldOut(Struct):
    kind: str  # mute, ban
    until: str | None  # null for ever
    reason: str


class PersonOut(Struct):
    id: str
    name: str
    login: str | None  # null for guests
    admin: bool
    created: str
    seen: str | None  # when they were last here, to the hour
    held: list[HeldOut]


class PeopleList(Struct):
    people: list[PersonOut]
    more: str | None  # where the rest begins


class QuotaOut(Struct):
    kind: str
    usual: int
    most: int | None  # of this person alone


class TableOfPerson(Struct):
    id: str
    name: str
    game: str
    state: str
    updated: str


class ReportOut(Struct):
    id: int
    at: str
    table: str
    table_name: str
    reporter: str
    reporter_id: str
    person: str
    name: str
    reason: str
    line: str
    context: list[dict[str, Any]]
    state: str
    decision: str
    decided: str | None
    decider: str


class ReportList(Struct):
    reports: list[ReportOut]
    more: str | None


class AuditOut(Struct):
    id: int
    at: str
    actor: str
    what: str
    whom: str
    person: str
    table: str
    why: str
    facts: dict[str, Any]


class AuditList(Struct):
    rows: list[AuditOut]
    more: str | None


class PersonPage(Struct):
    person: PersonOut
    quotas: list[QuotaOut]
    tables: list[TableOfPerson]
    reports: list[ReportOut]
    log: list[AuditOut]


class AdminTable(Struct):
    id: str
    name: str
    game: str
    state: str
    public: bool
    host: str
    people: list[str]
    updated: str
    ordered: str  # close or delete, while that is under way


class AdminTables(Struct):
    tables: list[AdminTable]
    more: str | None


class NamesOut(Struct):
    usual: list[str]
    own: list[str]


class Restrict(Strict):
    reason: Reason
    until: Moment = ""


class OtherName(Strict):
    name: Name
    reason: Annotated[str, Meta(max_length=500)] = ""


class OwnLimit(Strict):
    kind: Literal["tables", "bot-tables", "daily-tables", "bots"]
    most: Annotated[int, Meta(ge=0, le=100_000)] | None = None  # null: as everybody


class Ordered(Strict):
    kind: Literal["close", "delete"]
    reason: Reason


class NewName(Strict):
    pattern: Annotated[str, Meta(min_length=1, max_length=60)]


class Announce(Strict):
    text: Reason
    until: Moment = ""


class Decision(Strict):
    decision: Reason
