"""Editions that people keep by name."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of the shelf."""
    op.create_table(
        "shelf",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("edition", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("shared", sa.Integer, nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("id", name="pk_shelf"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_shelf_person"),
        sa.ForeignKeyConstraint(["edition"], ["editions.hash"], name="fk_shelf_edition"),
    )
    op.create_index("ix_shelf_person", "shelf", ["person"])
