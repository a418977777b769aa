"""Keeping order: roles, restrictions, quotas, names, announcements, reports, orders, the audit log."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)
BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
PERSON = sa.String(length=24)
TABLE = sa.String(length=16)
NAME = sa.String(length=40)

INDEXED = {
    "report": ("reporter_id", "person_id", "state"),
    "removed": ("person_id",),
    "table_order": ("table_id",),
    "audit": ("person_id",),
}
NEW = (
    "audit",
    "table_order",
    "removed",
    "report",
    "announcement",
    "reserved_name",
    "own_quota",
    "restriction",
)


def upgrade() -> None:
    with op.batch_alter_table("person", schema=None) as batch_op:
        batch_op.add_column(sa.Column("role", sa.String(length=8), nullable=False, server_default=""))
    with op.batch_alter_table("game_table", schema=None) as batch_op:
        batch_op.add_column(sa.Column("closed", sa.Text(), nullable=True))
    _about_people()
    _about_everybody()
    _about_tables()
    op.create_table(
        "audit",
        sa.Column("id", BIG, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("actor_id", PERSON, nullable=False),
        sa.Column("actor", NAME, nullable=False),
        sa.Column("what", sa.String(length=20), nullable=False),
        sa.Column("person_id", PERSON, nullable=False),
        sa.Column("table_id", TABLE, nullable=False),
        sa.Column("whom", sa.Text(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("facts", sa.Text(), server_default="", nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
    )
    for table, columns in INDEXED.items():
        with op.batch_alter_table(table, schema=None) as batch_op:
            for column in columns:
                batch_op.create_index(batch_op.f(f"ix_{table}_{column}"), [column], unique=False)
    _keep_the_log()


def _about_people() -> None:
    op.create_table(
        "restriction",
        sa.Column("person_id", PERSON, nullable=False),
        sa.Column("kind", sa.String(length=4), nullable=False),
        sa.Column("until", MOMENT, nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("since", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_restriction_person_id_person")),
        sa.PrimaryKeyConstraint("person_id", "kind", name=op.f("pk_restriction")),
    )
    op.create_table(
        "own_quota",
        sa.Column("person_id", PERSON, nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_own_quota_person_id_person")),
        sa.PrimaryKeyConstraint("person_id", "kind", name=op.f("pk_own_quota")),
    )


def _about_everybody() -> None:
    op.create_table(
        "reserved_name",
        sa.Column("pattern", sa.String(length=60), nullable=False),
        sa.Column("since", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("pattern", name=op.f("pk_reserved_name")),
    )
    op.create_table(
        "announcement",
        sa.Column("id", BIG, nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("since", MOMENT, nullable=False),
        sa.Column("until", MOMENT, nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_announcement")),
    )
    op.create_table(
        "report",
        sa.Column("id", BIG, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("table_id", TABLE, nullable=False),
        sa.Column("table_name", sa.String(length=60), nullable=False),
        sa.Column("reporter_id", PERSON, nullable=False),
        sa.Column("reporter", NAME, nullable=False),
        sa.Column("person_id", PERSON, nullable=False),
        sa.Column("name", NAME, nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("line", NAME, nullable=False),
        sa.Column("context", sa.Text(), nullable=False),
        sa.Column("state", sa.String(length=6), nullable=False),
        sa.Column("decision", sa.Text(), server_default="", nullable=False),
        sa.Column("decided", MOMENT, nullable=True),
        sa.Column("decider", NAME, server_default="", nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_report")),
    )


def _about_tables() -> None:
    op.create_table(
        "removed",
        sa.Column("table_id", TABLE, nullable=False),
        sa.Column("person_id", PERSON, nullable=False),
        sa.Column("name", NAME, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_removed_table_id_game_table")),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_removed_person_id_person")),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_removed")),
    )
    op.create_table(
        "table_order",
        sa.Column("id", BIG, nullable=False),
        sa.Column("table_id", TABLE, nullable=False),
        sa.Column("kind", sa.String(length=6), nullable=False),
        sa.Column("person_id", PERSON, server_default="", nullable=False),
        sa.Column("text", sa.Text(), server_default="", nullable=False),
        sa.Column("old", NAME, server_default="", nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_table_order_table_id_game_table")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_table_order")),
    )


def _keep_the_log() -> None:
    """Nobody changes or deletes a row of the audit log, by whatever program."""
    if op.get_bind().dialect.name == "sqlite":
        for what in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER audit_no_{what.lower()} BEFORE {what} ON audit "
                "BEGIN SELECT RAISE(ABORT, 'the audit log is only ever added to'); END"
            )
        return
    op.execute(
        "CREATE FUNCTION audit_is_kept() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN RAISE EXCEPTION 'the audit log is only ever added to'; END $$"
    )
    op.execute(
        "CREATE TRIGGER audit_is_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit "
        "FOR EACH STATEMENT EXECUTE FUNCTION audit_is_kept()"
    )


def downgrade() -> None:
    for table in NEW:
        op.drop_table(table)
    if op.get_bind().dialect.name != "sqlite":
        op.execute("DROP FUNCTION audit_is_kept()")
    with op.batch_alter_table("game_table", schema=None) as batch_op:
        batch_op.drop_column("closed")
    with op.batch_alter_table("person", schema=None) as batch_op:
        batch_op.drop_column("role")
