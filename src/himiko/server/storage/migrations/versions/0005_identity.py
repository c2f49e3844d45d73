"""Separate devices, passkeys, names nobody else can have; reports, bans, an audit log."""

import secrets

import sqlalchemy as sa
from alembic import op

from himiko.server.names import folded, skeleton
from himiko.server.names.skeleton import LONGEST_SKELETON

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_people = sa.table(
    "people",
    *(sa.column(name) for name in ("id", "name", "created", "account", "merged_into", "deleted")),
    *(sa.column(name) for name in ("code", "skeleton", "verified")),
)


def upgrade() -> None:
    """Add what is new, void old links to devices, and give accounts their names."""
    _last_entries()
    _columns()
    _ways_in()
    _care()
    connection = op.get_bind()
    connection.execute(sa.update(_people).values(code=None))
    _give_names(connection)


def _last_entries() -> None:
    op.add_column("tables", sa.Column("last", sa.Integer))
    op.execute(
        "UPDATE tables SET last ="
        ' (SELECT max(number) FROM entries WHERE entries."table" = tables.id)'
    )


def _columns() -> None:
    op.add_column("people", sa.Column("code_until", sa.BigInteger))
    op.add_column("people", sa.Column("code_agent", sa.String(40)))
    op.add_column("people", sa.Column("skeleton", sa.String(200)))
    op.add_column("people", sa.Column("verified", sa.String(200)))
    op.create_index("ix_people_skeleton", "people", ["skeleton"])
    op.create_index("ix_people_merged_into", "people", ["merged_into"])
    op.create_index("uq_people_verified", "people", ["verified"], unique=True)
    op.add_column("devices", sa.Column("seen", sa.BigInteger))
    op.add_column("devices", sa.Column("agent", sa.String(40)))
    op.add_column("devices", sa.Column("proved", sa.BigInteger))


def _ways_in() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.LargeBinary(1023), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("agent", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_passkeys_person"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("value", sa.LargeBinary(32), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("value", name="pk_challenges"),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_recovery_codes"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_recovery_codes_person"),
    )
    op.create_index("ix_recovery_codes_person", "recovery_codes", ["person"])


def _care() -> None:
    op.create_table(
        "hidden_lines",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person", "table", "number", name="pk_hidden_lines"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_hidden_lines_person"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_hidden_lines_table"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("table", sa.String(32)),
        sa.Column("number", sa.Integer),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("reason", sa.String(20), nullable=False),
        sa.Column("decided", sa.BigInteger),
        sa.Column("decision", sa.String(500)),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.ForeignKeyConstraint(["reporter"], ["people.id"], name="fk_reports_reporter"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_reports_person"),
    )
    op.create_index("ix_reports_reporter", "reports", ["reporter"])
    op.create_index("ix_reports_person", "reports", ["person"])
    op.create_table(
        "bans",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("reason", sa.String(500), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_bans"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_bans_person"),
    )
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("operator", sa.String(60), nullable=False),
        sa.Column("did", sa.String(30), nullable=False),
        sa.Column("subject", sa.String(60), nullable=False),
        sa.Column("detail", sa.String(1000), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_audit"),
    )


def _give_names(connection: sa.Connection) -> None:
    """Let each account show its own name; of two that look alike the older one is verified.

    A guest who wears an account's name gets a number behind it.
    """
    living = sa.select(_people).where(_people.c.deleted.is_(None)).order_by(_people.c.created)
    rows = connection.execute(living).all()
    taken: set[str] = set()
    accounts = {row.account for row in rows}
    for row in (row for row in rows if row.account is not None):
        name = row.name if row.name.casefold() == row.account else row.account
        look, account = _look(name), folded(row.account)
        values = {
            "name": name,
            "account": row.account if account in accounts else account,
            "skeleton": look,
            "verified": None if look in taken else look,
        }
        taken.add(look)
        connection.execute(sa.update(_people).where(_people.c.id == row.id).values(values))
    for row in (row for row in rows if row.account is None):
        name = row.name
        if row.merged_into is None and _look(name) in taken:
            name = f"{name[:35].rstrip()} {secrets.randbelow(10_000):04}"
        values = {"name": name, "skeleton": _look(name)}
        connection.execute(sa.update(_people).where(_people.c.id == row.id).values(values))


def _look(name: str) -> str:
    return skeleton(name)[:LONGEST_SKELETON]
