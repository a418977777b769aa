"""Shares: links to finished games for people without a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "share",
        sa.Column("code", sa.String(length=24), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_share_table_id_game_table")),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_share")),
        sa.UniqueConstraint("table_id", name=op.f("uq_share_table_id")),
    )


def downgrade() -> None:
    op.drop_table("share")
