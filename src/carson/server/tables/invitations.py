"""Invitations: somebody one has played with hears of an open table, if they wish to."""

from datetime import UTC, datetime
from typing import NamedTuple

from sqlalchemy import func, select
from sqlalchemy.orm import aliased

from carson.server.accounts.sessions import Visitor
from carson.server.allowance import Allowances
from carson.server.db.models import Channel, Person, Seat, Wishes
from carson.server.notices.kinds import INVITED, ON
from carson.server.notices.outbox import told
from carson.server.refusal import Refused
from carson.server.tables.seat_changes import let_in
from carson.server.tables.services import Services
from carson.server.tables.table import Table
from carson.server.words import later

MOST = 20  # people who are listed
A_DAY = 1 / 86_400  # nobody is called to the same table again before that


class Companion(NamedTuple):
    """Somebody one has sat at a table with."""

    id: str
    name: str


class Invitations:
    """Calls people to a table that waits for them."""

    def __init__(self, services: Services) -> None:
        self.engine = services.engine
        self._called = Allowances(A_DAY, 1)
        services.homes.share("invitations", self._called)

    async def companions(self, table: Table, visitor: Visitor) -> list[Companion]:
        """Whom one may call: those one has played with who want to be called, the usual company first."""
        mine, theirs = aliased(Seat), aliased(Seat)
        query = (
            select(Person.id, Person.name, Wishes.kinds)
            .join(theirs, theirs.person_id == Person.id)
            .join(mine, (mine.table_id == theirs.table_id) & (mine.person_id == visitor.id))
            .outerjoin(Wishes, Wishes.person_id == Person.id)
            .where(Person.id.in_(select(Channel.person_id).where(Channel.state == ON)))
            .where(Person.id.not_in([visitor.id, *(seat.person for seat in table.seats if seat.person)]))
            .group_by(Person.id, Person.name, Wishes.person_id)
            .order_by(func.count().desc(), Person.name)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        found = [Companion(row.id, row.name) for row in rows if row.kinds is None or INVITED in row.kinds]
        return found[:MOST]

    async def call(self, table: Table, visitor: Visitor, person: str) -> None:
        """Invite somebody, once a day."""
        async with table.queue:
            if table.settings.state != "open":
                raise Refused(later("refused.has-begun"), status=409)
            if table.settings.host != visitor.id and not table.mine(visitor.id):
                raise Refused(later("refused.players-only"), "seat", 403)
            if person not in [one.id for one in await self.companions(table, visitor)]:
                raise Refused(later("refused.no-companion"), status=404)
            if not self._called.spend(f"{table.settings.id} {person}"):
                raise Refused(later("refused.called-already"), status=409)
            removed = person in table.settings.removed
            if removed and table.settings.host != visitor.id:
                raise Refused(later("refused.removed-by-host"), status=403)
            again = [let_in(table.settings.id, person)] if removed else []
            said = later("notice.invitation", name=visitor.name, table=table.settings.name).stored()
            call = told(table.settings.id, [person], INVITED, datetime.now(UTC), 0.0, said)
            await table.store(*again, *call)
            table.settings.removed.pop(person, None)
