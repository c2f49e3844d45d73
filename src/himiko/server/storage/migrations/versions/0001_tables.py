"""People, tables, their entries, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables of the first version."""
    _people()
    _tables()
    _talk()


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("account", sa.String(40)),
        sa.Column("password", sa.Text),
        sa.Column("code", sa.LargeBinary(32)),
        sa.Column("merged_into", sa.String(32)),
        sa.Column("deleted", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("account", name="uq_people_account"),
        sa.UniqueConstraint("code", name="uq_people_code"),
        sa.ForeignKeyConstraint(["merged_into"], ["people.id"], name="fk_people_merged_into"),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_devices"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_devices_person"),
    )
    op.create_index("ix_devices_person", "devices", ["person"])


def _tables() -> None:
    op.create_table(
        "editions",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_editions"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("creator", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("edition", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seed", sa.LargeBinary(16), nullable=False),
        sa.Column("salt", sa.LargeBinary(16), nullable=False),
        sa.Column("origin", sa.Text),
        sa.Column("origin_ply", sa.Integer),
        sa.Column("rematch_of", sa.String(32)),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("listed", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["creator"], ["people.id"], name="fk_tables_creator"),
        sa.ForeignKeyConstraint(["edition"], ["editions.hash"], name="fk_tables_edition"),
    )
    op.create_index("ix_tables_creator", "tables", ["creator"])
    op.create_index("ix_tables_lobby", "tables", ["listed", "status", "updated"])
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("level", sa.String(20)),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_seats_person"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "entries",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="pk_entries"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_entries_table"),
        sqlite_with_rowid=False,
    )


def _talk() -> None:
    op.create_table(
        "chats",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="pk_chats"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_chats_table"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_chats_person"),
    )
    op.create_index("ix_chats_person", "chats", ["person"])
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("person", "other", name="pk_mutes"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_mutes_person"),
        sa.ForeignKeyConstraint(["other"], ["people.id"], name="fk_mutes_other"),
    )
