"""What a list of tables shows lies in the table's row; logs are chained and told; commits are counted."""

import sqlalchemy as sa
from alembic import op

from carson.server.db.chain import START, chained
from carson.server.db.models import BIG

revision = "0004"
down_revision = "people"
branch_labels = None
depends_on = None

COLUMNS = (
    sa.Column("version", sa.Integer(), nullable=False, server_default="0"),
    sa.Column("chain", sa.String(length=16), nullable=False, server_default=START),
    sa.Column("actors", sa.JSON(), nullable=True),
    sa.Column("status", sa.Text(), nullable=True),
    sa.Column("wake_at", sa.DateTime(timezone=True), nullable=True),
    sa.Column("open_moves", sa.Integer(), nullable=False, server_default="0"),
    sa.Column("trouble", sa.Text(), nullable=True),
)


def upgrade() -> None:
    with op.batch_alter_table("game_table", schema=None) as batch_op:
        for column in COLUMNS:
            batch_op.add_column(column._copy())
    with op.batch_alter_table("entry", schema=None) as batch_op:
        batch_op.add_column(sa.Column("told", sa.Text(), nullable=True))
    ledger = op.create_table(
        "ledger",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("commits", BIG, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_ledger")),
    )
    op.bulk_insert(ledger, [{"id": 1, "commits": 0}])
    _chain_logs(op.get_bind())


def _chain_logs(connection: sa.Connection) -> None:
    """From now on every log is as it is today, or longer."""
    in_order = sa.text("SELECT seat, action FROM entry WHERE table_id = :table ORDER BY ply")
    note = sa.text("UPDATE game_table SET version = :version, chain = :chain WHERE id = :table")
    for (table,) in connection.execute(sa.text("SELECT id FROM game_table")).all():
        entries = [(seat, action) for seat, action in connection.execute(in_order, {"table": table})]
        known = {"version": len(entries), "chain": chained(START, entries), "table": table}
        connection.execute(note, known)


def downgrade() -> None:
    op.drop_table("ledger")
    with op.batch_alter_table("entry", schema=None) as batch_op:
        batch_op.drop_column("told")
    with op.batch_alter_table("game_table", schema=None) as batch_op:
        for column in COLUMNS:
            batch_op.drop_column(column.name)
