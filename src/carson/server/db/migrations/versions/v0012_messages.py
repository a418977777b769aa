"""Messages to people who are not here: ways to them, what they wish to hear, and the outbox."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)
BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "channel",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("keys", sa.Text(), server_default="", nullable=False),
        sa.Column("label", sa.String(length=100), nullable=False),
        sa.Column("state", sa.String(length=6), nullable=False),
        sa.Column("changed", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_channel_person_id_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_channel")),
    )
    op.create_table(
        "wishes",
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("kinds", sa.JSON(), nullable=False),
        sa.Column("pace", sa.String(length=6), nullable=False),
        sa.Column("daily_at", sa.Integer(), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_until", sa.Integer(), nullable=True),
        sa.Column("zone", sa.String(length=40), nullable=False),
        sa.Column("language", sa.String(length=12), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_wishes_person_id_person")),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_wishes")),
    )
    op.create_table(
        "outbox",
        sa.Column("id", BIG, nullable=False),
        sa.Column("channel_id", sa.String(length=16), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=True),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("facts", sa.Text(), server_default="", nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("due", MOMENT, nullable=False),
        sa.Column("tries", sa.Integer(), server_default="0", nullable=False),
        sa.Column("claim", sa.String(length=22), nullable=True),
        sa.Column("claimed_until", MOMENT, nullable=True),
        sa.ForeignKeyConstraint(["channel_id"], ["channel.id"], name=op.f("fk_outbox_channel_id_channel")),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_outbox_person_id_person")),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_outbox_table_id_game_table")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
    )
    for table, columns in INDEXED.items():
        with op.batch_alter_table(table, schema=None) as batch_op:
            for column in columns:
                batch_op.create_index(batch_op.f(f"ix_{table}_{column}"), [column], unique=False)


INDEXED = {
    "channel": ("person_id", "changed"),
    "outbox": ("channel_id", "person_id", "table_id", "due", "claim"),
}


def downgrade() -> None:
    for table in ("outbox", "wishes", "channel"):
        op.drop_table(table)
