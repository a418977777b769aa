"""What admins are shown of people, reports, tables and the log: on the page, and by `carson admin`."""

import json
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from carson.core.sentence import read
from carson.server.order import people, reports, tables
from carson.server.order.audit import SHOWN, read_log
from carson.server.order.facts import Facts, in_utc, read_facts
from carson.server.order.kinds import ADMIN, BAN, MUTE, QUOTAS, usual_quota
from carson.server.order.people import Somebody
from carson.server.settings import Settings
from carson.server.wire.order_messages import (
    AdminTable,
    AdminTables,
    AuditList,
    AuditOut,
    HeldOut,
    PeopleList,
    PersonOut,
    PersonPage,
    QuotaOut,
    ReportList,
    ReportOut,
    TableOfPerson,
)


async def facts_of(engine: AsyncEngine) -> Facts:
    async with engine.connect() as connection:
        return await read_facts(connection)


async def people_list(engine: AsyncEngine, text: str, who: str, after: str = "") -> PeopleList:
    facts, found = await facts_of(engine), await people.search(engine, text, who, after)
    shown = found[: people.LISTED]
    more = shown[-1].id if len(found) > people.LISTED else None
    return PeopleList([_person(one, facts) for one in shown], more)


async def person_page(engine: AsyncEngine, settings: Settings, person: str) -> PersonPage:
    facts, known = await facts_of(engine), await people.see(engine, person)
    async with engine.connect() as connection:
        rows = await read_log(connection, person=person)
    is_guest = known.person.login is None
    return PersonPage(
        _person(known.person, facts),
        [
            QuotaOut(kind, usual_quota(settings, kind, is_guest), facts.quotas.get((kind, person)))
            for kind in QUOTAS
        ],
        [TableOfPerson(row.id, row.name, row.game, row.state, moment(row.updated)) for row in known.tables],
        [_report(row) for row in known.reports],
        [_audit(row) for row in rows],
    )


async def report_list(engine: AsyncEngine, state: str, before: int = 0) -> ReportList:
    found = await reports.listed(engine, state, before)
    shown = found[: reports.LISTED]
    more = str(shown[-1].id) if len(found) > reports.LISTED else None
    return ReportList([_report(row) for row in shown], more)


async def table_list(engine: AsyncEngine, text: str, state: str, after: str = "") -> AdminTables:
    found = await tables.search(engine, text, state, after)
    shown = found[: tables.LISTED]
    more = shown[-1].id if len(found) > tables.LISTED else None
    return AdminTables([AdminTable(*one[:-2], moment(one.updated), one.ordered) for one in shown], more)


async def audit_list(engine: AsyncEngine, before: int = 0, most: int = SHOWN) -> AuditList:
    async with engine.connect() as connection:
        rows = await read_log(connection, before, most=most + 1)
    more = str(rows[most - 1].id) if len(rows) > most else None
    return AuditList([_audit(row) for row in rows[:most]], more)


def _person(one: Somebody, facts: Facts) -> PersonOut:
    held = [(kind, facts.held.get((kind, one.id))) for kind in (MUTE, BAN)]
    return PersonOut(
        one.id,
        one.name,
        one.login,
        one.role == ADMIN,
        moment(one.created),
        None if one.seen is None else moment(one.seen),
        [
            HeldOut(kind, None if what.until is None else moment(what.until), what.reason)
            for kind, what in held
            if what is not None and what.in_force
        ],
    )


def _report(row: Any) -> ReportOut:
    return ReportOut(
        row.id,
        moment(row.at),
        row.table_id,
        row.table_name,
        row.reporter,
        row.reporter_id,
        row.person_id,
        row.name,
        row.reason,
        row.line,
        msgspec.json.decode(row.context, type=list[dict[str, Any]]),
        row.state,
        row.decision,
        None if row.decided is None else moment(row.decided),
        row.decider,
    )


def _audit(row: Any) -> AuditOut:
    return AuditOut(
        row.id,
        moment(row.at),
        row.actor,
        row.what,
        read(row.whom),
        row.person_id,
        row.table_id,
        row.why,
        json.loads(row.facts) if row.facts else {},
    )


def moment(at: datetime) -> str:
    known = in_utc(at)
    assert known is not None
    return known.isoformat()
