"""Bots on other machines, with the hashes of their tokens."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "remote_bot",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("folded", sa.String(length=80), nullable=False),
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_remote_bot_person_id_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_remote_bot")),
        sa.UniqueConstraint("folded", name=op.f("uq_remote_bot_folded")),
        sa.UniqueConstraint("token", name=op.f("uq_remote_bot_token")),
    )
    with op.batch_alter_table("remote_bot", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_remote_bot_person_id"), ["person_id"], unique=False)


def downgrade() -> None:
    op.drop_table("remote_bot")
