"""People: when and on which device a session was last used; who left a seat; the running time of entries."""

from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "people"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("session", schema=None) as batch_op:
        batch_op.add_column(sa.Column("seen", sa.DateTime(timezone=True), nullable=True))
        batch_op.add_column(sa.Column("device", sa.String(length=60), nullable=False, server_default=""))
    session = sa.table("session", sa.column("seen", sa.DateTime(timezone=True)))
    op.execute(session.update().values(seen=datetime.now(UTC)))
    with op.batch_alter_table("seat", schema=None) as batch_op:
        batch_op.add_column(sa.Column("left_at", sa.Float(), nullable=True))
        batch_op.add_column(sa.Column("forfeited", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("entry", schema=None) as batch_op:
        batch_op.add_column(sa.Column("ran", sa.Float(), nullable=True))
    op.create_table(
        "running",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("seconds", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_running")),
    )
    op.execute("INSERT INTO running (id, seconds) VALUES (1, 0.0)")


def downgrade() -> None:
    op.drop_table("running")
    with op.batch_alter_table("entry", schema=None) as batch_op:
        batch_op.drop_column("ran")
    with op.batch_alter_table("seat", schema=None) as batch_op:
        batch_op.drop_column("forfeited")
        batch_op.drop_column("left_at")
    with op.batch_alter_table("session", schema=None) as batch_op:
        batch_op.drop_column("device")
        batch_op.drop_column("seen")
