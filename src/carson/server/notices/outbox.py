"""The outbox: rows that are stored, or deleted, together with what makes them true."""

from collections.abc import Collection, Iterable
from datetime import datetime, timedelta

from sqlalchemy import DateTime, String, Text, bindparam, delete, text

from carson.server.db.models import Outgoing
from carson.server.db.writer import Statement
from carson.server.notices.kinds import BEGUN, ON, OVER, TURN, VOTE
from carson.server.tables.seats import SeatState

# One row for each way to a person: which there are is looked up where it is stored.
ADD = text(
    "INSERT INTO outbox (channel_id, person_id, table_id, kind, facts, created, due, tries)"
    " SELECT channel.id, channel.person_id, :b_table, :b_kind, :b_facts, :b_created, :b_due, 0"
    " FROM channel WHERE channel.person_id = :b_person AND channel.state = :b_state"
).bindparams(
    bindparam("b_table", type_=String()),
    bindparam("b_kind", type_=String()),
    bindparam("b_facts", type_=Text()),
    bindparam("b_created", type_=DateTime(timezone=True)),
    bindparam("b_due", type_=DateTime(timezone=True)),
    bindparam("b_person", type_=String()),
    bindparam("b_state", type_=String()),
)


def told(
    table: str, people: Collection[str], kind: str, at: datetime, grace: float, facts: str = ""
) -> list[Statement]:
    """These people are to be told something about a table."""
    if not people:
        return []
    fixed = {
        "b_table": table,
        "b_kind": kind,
        "b_facts": facts,
        "b_created": at,
        "b_due": at + timedelta(seconds=grace),
        "b_state": ON,
    }
    return [(ADD, [{**fixed, "b_person": person} for person in sorted(people)])]


def forgotten(table: str, people: Iterable[str], *kinds: str) -> list[Statement]:
    """What these people were to be told of a table is true no more."""
    whom = sorted(people)
    if not whom:
        return []
    where = (Outgoing.table_id == table) & Outgoing.person_id.in_(whom) & Outgoing.kind.in_(kinds)
    return [(delete(Outgoing).where(where), None)]


def asked_people(seats: list[SeatState], actors: Collection[int]) -> set[str]:
    """The people who are to answer."""
    places = [seats[seat] for seat in actors]
    return {place.person for place in places if place.kind == "person" and place.person is not None}


class News:
    """What has changed at a table for people who may not be there."""

    def __init__(self, table: str, seats: list[SeatState], listeners: Collection[str], grace: float) -> None:
        """`listeners` are those who want to hear anything; whoever plays alone hears nothing."""
        people = {seat.person for seat in seats if seat.person is not None}
        self.table = table
        self.people = {one for one in people if one in listeners} if len(people) > 1 else set()
        self.grace = grace

    def of_a_move(
        self, before: set[str], after: set[str], at: datetime, *, began: bool = False, over: bool = False
    ) -> list[Statement]:
        """Who was asked before a move and who is asked after it; whether it began or ended the game."""
        if not self.people:
            return []
        if over:
            stale = forgotten(self.table, self.people, TURN, VOTE, BEGUN)
            return [*stale, *told(self.table, self.people, OVER, at, self.grace)]
        rows = forgotten(self.table, (before - after) & self.people, TURN, BEGUN)
        if began:
            rows += told(self.table, self.people, BEGUN, at, self.grace)
        return [*rows, *told(self.table, (after - before) & self.people, TURN, at, self.grace)]

    def of_a_vote(self, voters: set[str], at: datetime, question: str) -> list[Statement]:
        """Whether it still stands is asked of the table when it is told: votes are not stored."""
        return told(self.table, voters & self.people, VOTE, at, self.grace, question)
