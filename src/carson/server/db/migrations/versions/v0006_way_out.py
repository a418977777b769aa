"""A way out: games that end without a result, tables somebody does not want to see; names by an index."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("game_table", schema=None) as batch_op:
        batch_op.add_column(sa.Column("abandoned", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "hidden",
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_hidden_person_id_person")),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_hidden_table_id_game_table")),
        sa.PrimaryKeyConstraint("person_id", "table_id", name=op.f("pk_hidden")),
    )
    with op.batch_alter_table("hidden", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_hidden_table_id"), ["table_id"], unique=False)
    with op.batch_alter_table("person", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_person_name"), ["name"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("person", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_person_name"))
    op.drop_table("hidden")
    with op.batch_alter_table("game_table", schema=None) as batch_op:
        batch_op.drop_column("abandoned")
